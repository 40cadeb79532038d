// Pins that would lie on one another become one with their number: a block of flats, or a quarter seen from afar. Pure.

export interface Clusterable {
  id: string
  route: number
  lat: number
  lng: number
}

/** One pin, or the first of several with all that it stands for. */
export type Gathered<Pin> = Pin & { members: readonly Pin[] }

/** Width of the world in px at zoom 0 (512-px tiles, as MapLibre counts). */
const WORLD_PX = 512
/** Up to so many at one door fan out; more are a stack. */
const FAN_MOST = 5
/** Doors closer than this are one, in degrees (about a metre). */
const DOOR = 1e-5

/**
 * Gathers pins of one route. `reachPx` 0 stacks only what shares a door and is too much to fan out; otherwise all pins of a cell
 * that wide become one. Those of `keep` stay single. Order is kept by first member. Same input, same output.
 */
export function clusterPins<Pin extends Clusterable>(
  pins: readonly Pin[],
  zoom: number,
  reachPx: number,
  keep: (pin: Pin) => boolean,
): Gathered<Pin>[] {
  const cells = new Map<string, Pin[]>()
  const scale = WORLD_PX * 2 ** zoom
  for (const pin of pins) {
    const key = keep(pin) ? `alone ${pin.id}` : `${pin.route} ${cellOf(pin, scale, reachPx)}`
    const cell = cells.get(key)
    if (cell) cell.push(pin)
    else cells.set(key, [pin])
  }
  return [...cells.values()].flatMap((members) => {
    const [first] = members
    if (!first) return []
    if (members.length === 1 || (reachPx === 0 && members.length <= FAN_MOST))
      return members.map((pin) => ({ ...pin, members: [pin] }))
    const middle = (side: (pin: Pin) => number) =>
      members.reduce((sum, pin) => sum + side(pin), 0) / members.length
    return [{ ...first, lat: middle((pin) => pin.lat), lng: middle((pin) => pin.lng), members }]
  })
}

function cellOf({ lat, lng }: Clusterable, scale: number, reachPx: number): string {
  if (reachPx === 0) return `${Math.round(lat / DOOR)},${Math.round(lng / DOOR)}`
  const sin = Math.sin((lat * Math.PI) / 180)
  const x = ((lng + 180) / 360) * scale
  const y = (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * scale
  return `${Math.floor(x / reachPx)},${Math.floor(y / reachPx)}`
}
