// Which of the twelve hues a route is drawn in: the database chooses for the vans of a day (decision 0412), and it is told here before
// their routes are drawn. Plates stand on public pages too: this file brings nothing but what they need.
import { chooseHues, hueOfNumber } from '@dropwise/contracts/route-hues'

type Hues = ReadonlyMap<number, number>

let company = ''
let shown = ''
/** By day: what the database said. */
const told = new Map<string, Hues>()
/** By day: what it will choose for routes that it has not heard of yet, such as a van that was dragged to a moment ago. */
const guessed = new Map<string, Hues>()

/** The company and day that the page shows: plates and lines are in its hues. Called before anything below is drawn. */
export function showHuesOf(tenantId: string, day: string): void {
  if (tenantId !== company) {
    told.clear()
    guessed.clear()
  }
  company = tenantId
  shown = day
}

/** The company whose hues these are. */
export const companyOfHues = (): string => company

/** False while the database has not told all of these. */
export const areHuesTold = (day: string, numbers: readonly number[]): boolean =>
  numbers.every((number) => told.get(day)?.has(number))

/** What the database said of some routes of a day. */
export function tellHues(day: string, hues: Iterable<readonly [number: number, hue: number]>): void {
  told.set(day, new Map([...(told.get(day) ?? []), ...hues]))
}

/** Of routes that are here before the database has them. */
export function guessHues(day: string, numbers: readonly number[]): void {
  const known = told.get(day) ?? new Map<number, number>()
  if (numbers.every((number) => known.has(number) || guessed.get(day)?.has(number))) return
  guessed.set(day, chooseHues(known, numbers))
}

/** 1 to 12. Where no day is shown, as in samples, or before its routes are known, by the number alone. */
export function hueOf(routeNumber: number): number {
  return told.get(shown)?.get(routeNumber) ?? guessed.get(shown)?.get(routeNumber) ?? hueOfNumber(routeNumber)
}
