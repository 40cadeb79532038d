// Hues of routes: the database assigns them per day (decision 0412), and pages load them before drawing.
// Public pages use plates too, so this file imports little.
import { chooseHues, hueOfNumber, strokesOf, type RouteStroke } from '@dropwise/contracts/route-hues'

type Hues = ReadonlyMap<number, number>

let company = ''
let publishedKey = ''
/** Hues from the database, by day. */
const huesByDay = new Map<string, Hues>()
/** Strokes of routes by day and number; made when first read, forgotten when a hue changes. */
const strokesByDay = new Map<string, ReadonlyMap<number, RouteStroke>>()
/** Predicted hues by day, for routes unknown to the database, such as a van just added by a drag. */
const guessed = new Map<string, Hues>()

/** Sets the company and day whose hues plates and lines use. Call before anything below renders. */
export function showHuesOf(tenantId: string, day: string): void {
  if (tenantId !== company) {
    huesByDay.clear()
    guessed.clear()
    strokesByDay.clear()
  }
  company = tenantId
  publishedKey = day
}

/** The company of these hues. */
export const companyOfHues = (): string => company

/** False until the database has returned all of these. */
export const hasHues = (day: string, numbers: readonly number[]): boolean =>
  numbers.every((number) => huesByDay.get(day)?.has(number))

/** Stores hues from the database. */
export function publishHues(day: string, hues: Iterable<readonly [number: number, hue: number]>): void {
  huesByDay.set(day, new Map([...(huesByDay.get(day) ?? []), ...hues]))
  strokesByDay.delete(day)
}

/** Predicts hues of routes that the database does not know yet. */
export function guessHues(day: string, numbers: readonly number[]): void {
  const dayHues = huesByDay.get(day) ?? new Map<number, number>()
  if (numbers.every((number) => dayHues.has(number) || guessed.get(day)?.has(number))) return
  guessed.set(day, chooseHues(dayHues, numbers))
  strokesByDay.delete(day)
}

/** 1 to 12. From the number alone when no day is set (samples), or its routes are not loaded. */
export function hueOf(routeNumber: number): number {
  return (
    huesByDay.get(publishedKey)?.get(routeNumber) ??
    guessed.get(publishedKey)?.get(routeNumber) ??
    hueOfNumber(routeNumber)
  )
}

/** How lines and pins of a route differ from those of another with its hue. */
export function strokeOf(routeNumber: number): RouteStroke {
  const day = publishedKey
  let strokes = strokesByDay.get(day)
  if (!strokes) {
    strokes = strokesOf(new Map([...(guessed.get(day) ?? []), ...(huesByDay.get(day) ?? [])]))
    strokesByDay.set(day, strokes)
  }
  return strokes.get(routeNumber) ?? 'solid'
}
