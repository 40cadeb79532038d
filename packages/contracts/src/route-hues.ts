// Which of the twelve hues of the theme a route is drawn in on a day (decision 0412). Pure.

export const HUES = 12

/**
 * Vivid hues first, each the one farthest from those before it in OKLab, by the nearer of the light and the dark theme: however
 * few vans drive, neighbours in the list look least alike. The database has the same order (`app.choose_hues`).
 */
const FARTHEST_FIRST = [1, 7, 4, 11, 3, 5, 6, 10, 2, 12, 8, 9]

/** Hues for route numbers that have none, so that none is taken twice while another is free among `numbers`. */
export function chooseHues(
  known: ReadonlyMap<number, number>,
  numbers: readonly number[],
): Map<number, number> {
  const hues = new Map(known)
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

/** By the number alone: for samples, and until the hue of the day is known. 1 to 12. */
export function hueOfNumber(number: number): number {
  return ((((number - 1) % HUES) + HUES) % HUES) + 1
}
