// Which of the twelve hues a route is drawn in: chosen for the vans that drive on a day, and kept for that day (decision 0405).

const HUES = 12
/**
 * Vivid hues first, each the one farthest from those before it in OKLab, by the nearer of the light and the dark theme: however
 * few vans drive, neighbours in the list look least alike.
 */
const FARTHEST_FIRST = [1, 7, 4, 11, 3, 5, 6, 10, 2, 12, 8, 9]
const KEY = 'route-hues'
const DAYS_KEPT = 14

type Hues = Map<number, number>
let days: Map<string, Hues> | undefined
let shown = ''

/** By hand: plates stand on public pages too, where a schema would bring more code than this. */
function load(): Map<string, Hues> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return new Map(Object.entries(kept ?? {}).map(([day, hues]) => [day, readHues(hues)]))
  } catch {
    // Spoilt, or there is no storage: the day begins anew.
    return new Map()
  }
}

function readHues(kept: unknown): Hues {
  const known = Object.entries(kept ?? {}).filter((entry): entry is [string, number] =>
    FARTHEST_FIRST.includes(entry[1]),
  )
  return new Map(known.map(([number, hue]) => [Number(number), hue]))
}

function keep(): void {
  const newest = [...(days ?? [])].toSorted(([a], [b]) => (a < b ? 1 : -1)).slice(0, DAYS_KEPT)
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(newest.map(([day, hues]) => [day, Object.fromEntries(hues)]))),
    )
  } catch {
    // Full or switched off: hues hold as long as the page.
  }
}

/** Hues for routes that have none, so that none is taken twice while another is free among `numbers`. Pure. */
export function chooseHues(known: ReadonlyMap<number, number>, numbers: readonly number[]): Hues {
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

/** Told of every route of a day as its data comes in. A route keeps the hue that it was first seen in. */
export function noteRoutes(day: string, numbers: readonly number[]): void {
  days ??= load()
  const known = days.get(day) ?? new Map<number, number>()
  if (numbers.every((number) => known.has(number))) return
  days.set(day, chooseHues(known, numbers))
  keep()
}

/** The day that the portal shows: plates and lines are in its hues. */
export function showHuesOf(day: string): void {
  shown = day
}

/** 1 to 12. Where no day is shown, as in the driver's app, or before its routes are known, by the number alone. */
export function hueOf(routeNumber: number): number {
  const chosen = shown === '' ? undefined : (days ??= load()).get(shown)?.get(routeNumber)
  return chosen ?? ((((routeNumber - 1) % HUES) + HUES) % HUES) + 1
}
