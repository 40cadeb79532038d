// Moves overlapping pins slightly apart at the current zoom. Pure.

export interface PlacedPin {
  lat: number
  lng: number
  /** Radius in px. */
  radius: number
}

/** Cell size of the neighbour search, in px: the largest pin's width. */
const CELL_PX = 24
/** Neighbours may touch: least distance as a share of the radii's sum. */
const CLOSENESS = 0.95
/** Maximum distance of a pin from its door, in px. */
const REACH_PX = 20
const ROUNDS = 12
/** Width of the world in px at zoom 0 (512-px tiles, as MapLibre counts). */
const WORLD_PX = 512

/**
 * Relaxes overlaps in Web-Mercator pixels: each round pushes close pairs apart by half the missing distance
 * and pulls pins back within reach. Pins at one point start on a golden-angle spiral. Deterministic.
 */
export function declutterPins<Pin extends PlacedPin>(pins: readonly Pin[], zoom: number): Pin[] {
  const scale = WORLD_PX * 2 ** zoom
  const home = pins.map(({ lat, lng }) => {
    const sin = Math.sin((lat * Math.PI) / 180)
    return {
      x: ((lng + 180) / 360) * scale,
      y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale,
    }
  })
  const at = home.map(({ x, y }, i) => {
    const angle = i * 2.399963
    return { x: x + Math.cos(angle) * 0.01, y: y + Math.sin(angle) * 0.01 }
  })
  let hasMoved = false
  for (let round = 0; round < ROUNDS; round++) {
    const cells = new Map<string, number[]>()
    at.forEach(({ x, y }, i) => {
      const key = `${Math.floor(x / CELL_PX)},${Math.floor(y / CELL_PX)}`
      const cell = cells.get(key)
      if (cell) cell.push(i)
      else cells.set(key, [i])
    })
    let isTight = false
    at.forEach((a, i) => {
      const cx = Math.floor(a.x / CELL_PX)
      const cy = Math.floor(a.y / CELL_PX)
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (const j of cells.get(`${cx + dx},${cy + dy}`) ?? []) {
            if (j <= i) continue
            const b = at[j]
            if (!b) continue
            const distance = Math.hypot(b.x - a.x, b.y - a.y)
            const gap = CLOSENESS * ((pins[i]?.radius ?? 0) + (pins[j]?.radius ?? 0))
            if (distance >= gap) continue
            isTight = true
            const push = (gap - distance) / 2 / Math.max(distance, 1e-6)
            const px = (b.x - a.x) * push
            const py = (b.y - a.y) * push
            a.x -= px
            a.y -= py
            b.x += px
            b.y += py
          }
        }
      }
    })
    if (!isTight) break
    hasMoved = true
    at.forEach((point, i) => {
      const origin = home[i]
      if (!origin) return
      const away = Math.hypot(point.x - origin.x, point.y - origin.y)
      if (away <= REACH_PX) return
      point.x = origin.x + ((point.x - origin.x) * REACH_PX) / away
      point.y = origin.y + ((point.y - origin.y) * REACH_PX) / away
    })
  }
  if (!hasMoved) return [...pins]
  return pins.map((pin, i) => {
    const point = at[i]
    if (!point) return pin
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * point.y) / scale))) * 180) / Math.PI
    return { ...pin, lat, lng: (point.x / scale) * 360 - 180 }
  })
}
