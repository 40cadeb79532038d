// Draws routes on one street side by side: how far each piece of a line shifts right. Pure.

export type Line = readonly [number, number][]
export interface Piece {
  line: [number, number][]
  /** In line widths, to the right of the driving direction. */
  shift: number
}

interface Driven {
  route: number
  line: Line
}

const keyOf = ([x, y]: Line[number]): string => `${x},${y}`
/** A key shared by both directions, and the direction. */
function segment(from: Line[number], to: Line[number]): { key: string; isForward: boolean } {
  const [a, b] = [keyOf(from), keyOf(to)]
  return a < b ? { key: `${a} ${b}`, isForward: true } : { key: `${b} ${a}`, isForward: false }
}

/** Lines of the same legs, split where their shift changes. `isCentred` routes stay in the middle. */
export function shiftParallels<Leg extends Driven>(
  legs: readonly Leg[],
  isCentred: (route: number) => boolean = () => false,
): (Leg & Piece)[] {
  const routesOn = new Map<string, Set<number>>()
  for (const { route, line } of legs)
    for (let i = 1; i < line.length; i++) {
      const { key } = segment(line[i - 1]!, line[i]!)
      const routesHere = routesOn.get(key)
      if (routesHere) routesHere.add(route)
      else routesOn.set(key, new Set([route]))
    }
  const slots = new Map<string, number[]>()
  for (const [key, routes] of routesOn)
    if (routes.size > 1)
      slots.set(
        key,
        [...routes].toSorted((a, b) => a - b),
      )

  const shiftOf = (route: number, from: Line[number], to: Line[number]): number => {
    const { key, isForward } = segment(from, to)
    const slot = slots.get(key)
    if (!slot || isCentred(route)) return 0
    const shift = slot.indexOf(route) - (slot.length - 1) / 2
    // Right in one direction is left in the other.
    return shift === 0 ? 0 : isForward ? shift : -shift
  }
  return legs.flatMap((leg) => cut(leg, shiftOf))
}

function cut<Leg extends Driven>(
  leg: Leg,
  shiftOf: (route: number, from: Line[number], to: Line[number]) => number,
): (Leg & Piece)[] {
  const pieces: (Leg & Piece)[] = []
  for (let i = 1; i < leg.line.length; i++) {
    const [from, to] = [leg.line[i - 1]!, leg.line[i]!]
    const shift = shiftOf(leg.route, from, to)
    const last = pieces.at(-1)
    if (last?.shift === shift) last.line.push(to)
    else pieces.push({ ...leg, line: [from, to], shift })
  }
  return pieces
}
