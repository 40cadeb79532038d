// Clusters overlapping pins into one with a count, such as a block of flats, or a quarter at low zoom. Pure.

export interface Clusterable {
  id: string
  route: number
  lat: number
  lng: number
}

/** One pin, or the first of several with its members. */
export type Cluster<Pin> = Pin & { members: readonly Pin[] }

/** Width of the world in px at zoom 0 (512-px tiles, as MapLibre counts). */
const WORLD_PX = 512
/** Up to this many at one door fan out; more form a stack. */
const FAN_MOST = 5
/** Doors closer than this are the same, in degrees (about a metre). */
const DOOR = 1e-5

/**
 * Clusters pins of one route. `reachPx` 0 stacks only doors with too many pins to fan out; otherwise all pins
 * in a cell of that width are merged. Pins in `keep` stay single. Keeps the order of first members;
 * deterministic.
 */
export function clusterPins<Pin extends Clusterable>(
  pins: readonly Pin[],
  zoom: number,
  reachPx: number,
  isKept: (pin: Pin) => boolean,
): Cluster<Pin>[] {
  const cells = new Map<string, Pin[]>()
  const scale = WORLD_PX * 2 ** zoom
  for (const pin of pins) {
    const key = isKept(pin) ? `alone ${pin.id}` : `${pin.route} ${cellOf(pin, scale, reachPx)}`
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
