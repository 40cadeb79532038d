// Assigns the theme's twelve hues to a day's routes (decision 0412). Pure.

const HUES = 12

/**
 * Vivid hues first, each the farthest from all before it in OKLab, by the closer of light and dark theme, so
 * that any first few look most different. The database uses the same order (`app.choose_hues`).
 */
const FARTHEST_FIRST = [1, 7, 4, 11, 3, 5, 6, 10, 2, 12, 8, 9]

/** Hues for route numbers without one; repeats none while another is free among `numbers`. */
export function chooseHues(
  previous: ReadonlyMap<number, number>,
  numbers: readonly number[],
): Map<number, number> {
  const hues = new Map(previous)
  const uses = new Map<number, number>()
  const take = (hue: number) => uses.set(hue, (uses.get(hue) ?? 0) + 1)
  const inUse = [...new Set(numbers)].toSorted((a, b) => a - b)
  for (const number of inUse) {
    const hue = hues.get(number)
    if (hue !== undefined) take(hue)
  }
  for (const number of inUse) {
    if (hues.has(number)) continue
    const least = Math.min(...FARTHEST_FIRST.map((hue) => uses.get(hue) ?? 0))
    const hue = FARTHEST_FIRST.find((each) => (uses.get(each) ?? 0) === least) ?? 1
    hues.set(number, hue)
    take(hue)
  }
  return hues
}

/** Hue from 1 to 12 by number alone: for samples, and until the day's hues are loaded. */
export function hueOfNumber(number: number): number {
  return ((((number - 1) % HUES) + HUES) % HUES) + 1
}

/** Strokes of lines and pins, for the first, second … route of one hue: with twelve hues, 48 routes look different. */
const ROUTE_STROKES = ['solid', 'double', 'dashed', 'dotted'] as const
export type RouteStroke = (typeof ROUTE_STROKES)[number]

/** The stroke of each route, by the hues of the day. */
export function strokesOf(hues: ReadonlyMap<number, number>): Map<number, RouteStroke> {
  const uses = new Map<number, number>()
  const strokes = new Map<number, RouteStroke>()
  for (const [number, hue] of [...hues].toSorted(([a], [b]) => a - b)) {
    const earlier = uses.get(hue) ?? 0
    strokes.set(number, ROUTE_STROKES[earlier % ROUTE_STROKES.length]!)
    uses.set(hue, earlier + 1)
  }
  return strokes
}
