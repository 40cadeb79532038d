// Which range of arrival a recipient was shown one hour before service began. Pure.
import { RANGE_AIM_PERCENT } from '@dropwise/contracts'

/** The range that counts was shown this long before service began. */
const AHEAD_MS = 3_600_000
/** No van is earlier than its forecast by more. */
const EARLIEST_MS = 2 * AHEAD_MS
/** Ranges within this time count as one, so that a route's state stays small. */
const STEP_MS = 5 * 60_000
/** Score of a range that no width would have made right, since the window or the promise ends it. */
export const NEVER_HELD = 99
/** Ranges end on whole minutes, which widens each side by half of one on average. */
const ROUNDING_MS = 30_000

/** The range of a forecast, in milliseconds. */
export interface EtaRange {
  from: number
  to: number
  /** Distance of an uncalibrated end from the forecast. */
  half: number
  /** Whether the window or the promise sets the end. */
  isFromBound: boolean
  isToBound: boolean
}

/**
 * A range since `at` (0: since before the van left). `eta` and `half` are 0 for a range of the plan, not of a
 * forecast. All times in seconds since 1970, `half` in seconds: the distance of an uncalibrated end from the forecast.
 */
interface ShownRange {
  at: number
  from: number
  to: number
  eta: number
  half: number
  /** Ends that the window or the promise set: 1 the first, 2 the last; 4: calibrated. */
  flags: number
}
/** By stop, as stored with a route: the numbers of `toNumbers` for each range, one after the other. */
export type ShownRanges = Record<string, number[]>

const FROM_BOUND = 1
const TO_BOUND = 2
const CALIBRATED = 4

interface StopOfRanges {
  id: string
  status: string
  arrivedAt: number | null
  departedAt: number | null
  windowStart: number | null
  /** The range that is shown before this update. */
  etaFrom: number | null
  etaTo: number | null
  hasRange: boolean
}

/** The range to store with a stop's arrival. */
export interface RecordedRange {
  id: string
  from: number
  to: number
  score: number | null
  aim: number | null
}

export interface NewRange {
  etaAt: number
  range: EtaRange
  isCalibrated: boolean
}

const seconds = (ms: number): number => Math.round(ms / 1000)

/**
 * Adds the ranges of this update, records those of stops that ended, and drops what no arrival can need. `seenUntil`: the
 * newest fix before this update, since arrivals are found after it.
 */
export function keepRanges(
  shown: ShownRanges,
  stops: readonly StopOfRanges[],
  forecasts: ReadonlyMap<string, NewRange>,
  { clock, seenUntil }: { clock: number; seenUntil: number | null },
): { shown: ShownRanges; recorded: RecordedRange[] } {
  const next: ShownRanges = {}
  const recorded: RecordedRange[] = []
  for (const stop of stops) {
    const numbers = shown[stop.id]
    const entries = numbers ? fromNumbers(numbers) : rangeOfPlan(stop)
    if (isOver(stop)) {
      if (stop.hasRange) continue
      const range = rangeAtArrival(entries, stop, clock)
      if (range) recorded.push(range)
      // The next update must not take the last range for that of the plan.
      else next[stop.id] = []
      continue
    }
    const forecast = forecasts.get(stop.id)
    const isKept = numbers !== undefined || stop.arrivedAt !== null
    if (!isKept && (!forecast || forecast.etaAt - clock > EARLIEST_MS + AHEAD_MS)) continue
    const added = forecast ? add(entries, forecast, clock) : entries
    // A stop that was reached keeps its ranges until it ends.
    const needed = stop.arrivedAt === null ? dropOld(added, neededSince(added, seenUntil ?? clock)) : added
    next[stop.id] = needed.flatMap(toNumbers)
  }
  return { shown: next, recorded }
}

const isOver = ({ status, departedAt }: StopOfRanges): boolean =>
  status === 'served' || status === 'failed' || status === 'skipped' || departedAt !== null

function rangeOfPlan({ etaFrom, etaTo }: StopOfRanges): ShownRange[] {
  if (etaFrom === null || etaTo === null) return []
  return [{ at: 0, from: seconds(etaFrom), to: seconds(etaTo), eta: 0, half: 0, flags: 0 }]
}

function add(
  entries: readonly ShownRange[],
  { etaAt, range, isCalibrated }: NewRange,
  clock: number,
): ShownRange[] {
  const last = entries.at(-1)
  const isSameStep = last !== undefined && last.at > 0 && clock - last.at * 1000 < STEP_MS
  const entry: ShownRange = {
    at: isSameStep ? last.at : seconds(clock),
    from: seconds(range.from),
    to: seconds(range.to),
    eta: seconds(etaAt),
    half: seconds(range.half),
    flags:
      (range.isFromBound ? FROM_BOUND : 0) +
      (range.isToBound ? TO_BOUND : 0) +
      (isCalibrated ? CALIBRATED : 0),
  }
  return [...(isSameStep ? entries.slice(0, -1) : entries), entry]
}

/** The moment an hour before the earliest arrival that is still possible. */
const neededSince = (entries: readonly ShownRange[], seenUntil: number): number =>
  Math.max(seenUntil, (entries.at(-1)?.eta ?? 0) * 1000 - EARLIEST_MS) - AHEAD_MS

/** Numbers of a stored range. */
const NUMBERS = 6

/** Times after `at`, which are short. */
const toNumbers = ({ at, from, to, eta, half, flags }: ShownRange): number[] => [
  at,
  from - at,
  to - at,
  eta - at,
  half,
  flags,
]

function fromNumbers(numbers: readonly number[]): ShownRange[] {
  return Array.from({ length: numbers.length / NUMBERS }, (_, index) => {
    const [at, from, to, eta, half, flags] = numbers.slice(index * NUMBERS, (index + 1) * NUMBERS) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { at, from: from + at, to: to + at, eta: eta + at, half, flags }
  })
}

/** Keeps the range in force at a moment, and all later ones. */
function dropOld(entries: readonly ShownRange[], before: number): ShownRange[] {
  const first = entries.findLastIndex(({ at }) => at * 1000 <= before)
  return entries.slice(Math.max(0, first))
}

function rangeAtArrival(
  entries: readonly ShownRange[],
  { id, arrivedAt, windowStart, status }: StopOfRanges,
  clock: number,
): RecordedRange | undefined {
  if (arrivedAt === null || status === 'skipped') return undefined
  const beganAt = Math.max(arrivedAt, windowStart ?? arrivedAt)
  const shownAt = Math.min(beganAt - AHEAD_MS, clock)
  const entry = entries.findLast(({ at }) => at * 1000 <= shownAt)
  if (!entry) return undefined
  return {
    id,
    from: entry.from * 1000,
    to: entry.to * 1000,
    score: scoreOf(entry, beganAt),
    aim: entry.flags & CALIBRATED ? RANGE_AIM_PERCENT : null,
  }
}

/** The factor on the uncalibrated width that would just have held; null for a range of the plan. */
export function scoreOf({ from, to, eta, half, flags }: ShownRange, beganAt: number): number | null {
  if (half === 0) return null
  const isMissed = (flags & FROM_BOUND && beganAt < from * 1000) || (flags & TO_BOUND && beganAt > to * 1000)
  if (isMissed) return NEVER_HELD
  return Math.min(NEVER_HELD, Math.max(0, Math.abs(beganAt - eta * 1000) - ROUNDING_MS) / (half * 1000))
}
