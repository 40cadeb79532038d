// The direction field of streets (Chen et al. 2008): each ingredient is a tensor, and their weighted sum
// gives two perpendicular directions at every point. Sampled once on a raster, with distances to water and
// parks.
import type { Layout } from './layout.ts'
import { isInside, nearestOnLine, type Xy } from './shapes.ts'

/** Metres between samples. */
const SAMPLE = 40

export interface Field {
  /** Direction of family 0 (radians, modulo π); family 1 is perpendicular. */
  angle(x: number, y: number): number
  /** Metres to the nearest water's edge, negative on water. */
  shore(x: number, y: number): number
  /** The same for river and sea separately. */
  river(x: number, y: number): number
  sea(x: number, y: number): number
  /** Metres to the nearest park's edge, negative inside. */
  park(x: number, y: number): number
  bypass(x: number, y: number): number
  isOnMap(x: number, y: number): boolean
  /** 0 in the centre to 1 at the edge of the town, above 1 outside. */
  rim(x: number, y: number): number
}

export function makeField(layout: Layout): Field {
  const { frame } = layout
  // A city twice as wide bends half as much, so its raster may be coarser.
  const CELL = Math.max(SAMPLE, (frame.east - frame.west) / 400)
  const columns = Math.ceil((frame.east - frame.west) / CELL) + 2
  const rows = Math.ceil((frame.north - frame.south) / CELL) + 2
  const raster = () => new Float32Array(columns * rows)
  const [cos2, sin2, river, sea, park, bypass] = [raster(), raster(), raster(), raster(), raster(), raster()]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = frame.west + column * CELL
      const y = frame.south + row * CELL
      const at = row * columns + column
      const toRiver = nearestOnLine(layout.river.line, x, y)
      river[at] = toRiver.distance - layout.river.halfWidth(toRiver.index)
      const toCoast = nearestOnLine(layout.coast, x, y)
      sea[at] = isInside(layout.sea, x, y) ? -toCoast.distance : toCoast.distance
      park[at] = parkDistance(layout, x, y)
      const toBypass = nearestOnLine(layout.bypass, x, y)
      bypass[at] = toBypass.distance
      const add = (angle: number, weight: number) => {
        cos2[at] += weight * Math.cos(2 * angle)
        sin2[at] += weight * Math.sin(2 * angle)
      }
      add(toRiver.angle, 1.5 * Math.exp(-Math.max(0, river[at]) / 260))
      add(toCoast.angle, 1.5 * Math.exp(-Math.max(0, sea[at]) / 330))
      add(toBypass.angle, 0.9 * Math.exp(-toBypass.distance / 300))
      const [cx, cy] = layout.centre
      const fromCentre = Math.hypot(x - cx, y - cy)
      // Rays meet in the centre, which has no direction: fade them out near it.
      add(
        Math.atan2(y - cy, x - cx),
        0.55 * Math.exp(-((fromCentre / 1500) ** 2)) * (1 - Math.exp(-((fromCentre / 420) ** 2))),
      )
      for (const district of layout.districts) {
        if (district.grid === null) continue
        const d = Math.hypot(x - district.at[0], y - district.at[1])
        add(district.grid, Math.exp(-((d / district.radius) ** 2)))
      }
      // A slow swell keeps the plain between districts from becoming one grid.
      add(0.35 * Math.sin(x / 1700 + 1) + 0.3 * Math.cos(y / 1300), 0.12)
    }
  const sample = (values: Float32Array, x: number, y: number): number => {
    const u = Math.min(columns - 1.001, Math.max(0, (x - frame.west) / CELL))
    const v = Math.min(rows - 1.001, Math.max(0, (y - frame.south) / CELL))
    const i = Math.floor(u)
    const j = Math.floor(v)
    const [fu, fv] = [u - i, v - j]
    const at = j * columns + i
    return (
      (values[at] * (1 - fu) + values[at + 1] * fu) * (1 - fv) +
      (values[at + columns] * (1 - fu) + values[at + columns + 1] * fu) * fv
    )
  }
  const halfX = (layout.box.east - layout.box.west) / 2
  const halfY = (layout.box.north - layout.box.south) / 2
  const middle: Xy = [layout.box.west + halfX, layout.box.south + halfY]
  return {
    angle: (x, y) => Math.atan2(sample(sin2, x, y), sample(cos2, x, y)) / 2,
    river: (x, y) => sample(river, x, y),
    sea: (x, y) => sample(sea, x, y),
    shore: (x, y) => Math.min(sample(river, x, y), sample(sea, x, y)),
    park: (x, y) => sample(park, x, y),
    bypass: (x, y) => sample(bypass, x, y),
    isOnMap: (x, y) => x > frame.west && x < frame.east && y > frame.south && y < frame.north,
    rim: (x, y) => {
      const u = Math.abs(x - middle[0]) / halfX
      const v = Math.abs(y - middle[1]) / halfY
      const wobble = 0.05 * Math.sin(x / 420) * Math.cos(y / 370) + 0.03 * Math.sin((x + y) / 190)
      return (u ** 3.4 + v ** 3.4) ** (1 / 3.4) + wobble
    },
  }
}

function parkDistance(layout: Layout, x: number, y: number): number {
  let best = 1e6
  for (const { ring, centre } of layout.parks) {
    if (Math.hypot(x - centre[0], y - centre[1]) > 1200 + best) continue
    const { distance } = nearestOnLine([...ring, ring[0]], x, y)
    const signed = isInside(ring, x, y) ? -distance : distance
    if (signed < best) best = signed
  }
  return best
}
