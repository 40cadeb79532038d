// Computes which part of a planned leg, with its breaks and reloads, is still ahead of a van. Pure.
import { clockLegs, countBeforeDriving, splitAtArrival, type LegPart } from '@dropwise/contracts'
import { timeLegs, type Roads } from '@dropwise/planner/clock'

export const NO_STAY = { opensAt: null, serviceMs: 0 }

interface Pause {
  start: number
  end: number
}

/** Start and end of the breaks, reloads and handovers of a leg that starts at `leftAt`, in sequence. */
function pausesOf(leg: readonly LegPart[], leftAt: number, pace: number, roads?: Roads): Pause[] {
  const timed = timeLegs(leftAt, clockLegs(leg, NO_STAY, pace), roads)
  return timed.flatMap(({ breaks, begin, depart }, i) => [
    ...breaks.map(({ start, depart: end }) => ({ start, end })),
    ...(i < timed.length - 1 ? [{ start: begin, end: depart }] : []),
  ])
}

/** Parts of a leg that end after `now`; a running pause keeps its remaining time. */
export function partsAhead(
  leg: readonly LegPart[],
  leftAt: number,
  now: number,
  pace: number,
  roads?: Roads,
): LegPart[] {
  const pauses = pausesOf(leg, leftAt, pace, roads)
  let k = 0
  return leg.flatMap((part): LegPart[] => {
    if (part.kind === 'travel') return [part]
    const { start, end } = pauses[k++]!
    if (end <= now) return []
    if (start > now) return [part]
    return [
      { ...part, seconds: (end - now) / 1000, ...(part.kind === 'break' ? { from: EVER, to: NEVER } : {}) },
    ]
  })
}

const EVER = new Date(0).toISOString()
const NEVER = new Date(8e15).toISOString()

/** Splits a leg into the pauses that a van takes before it drives, and the rest. */
function splitAtDrive(leg: readonly LegPart[]): [before: LegPart[], after: LegPart[]] {
  const count = countBeforeDriving(leg)
  return [leg.slice(0, count), leg.slice(count)]
}

/** The rest of the leg of a van that could have left its place at `freeAt` but has not. */
export function aheadWhileStanding(leg: readonly LegPart[], freeAt: number, now: number): LegPart[] {
  const [before, after] = splitAtDrive(leg)
  return [...partsAhead(before, freeAt, now, 1), ...after]
}

/**
 * The leg of a van that was free at `freeAt` and left at `leftAt`. Positions do not show a break at a door, so
 * a pause counts as taken when the van stayed for more than half of it.
 */
export function aheadAfterLeaving(
  leg: readonly LegPart[],
  freeAt: number,
  leftAt: number,
): { parts: LegPart[]; pausedMs: number } {
  const [before, after] = splitAtDrive(leg)
  const pastPauses = pausesOf(before, freeAt, 1).filter(({ start, end }) => (start + end) / 2 < leftAt)
  return {
    parts: [...withoutPauses(before, pastPauses.length), ...after],
    pausedMs: Math.min(leftAt, pastPauses.at(-1)?.end ?? freeAt) - freeAt,
  }
}

/**
 * Splits the leg of a van that left at `leftAt` and has stood at its end since `arrivedAt`. A break planned after the
 * last drive still has to be taken at the door, unless the van arrived so late that more than half of it is over.
 */
export function splitOnArrival(
  leg: readonly LegPart[],
  leftAt: number | null,
  arrivedAt: number,
  roads?: Roads,
): { way: LegPart[]; atDoor: LegPart[] } {
  const [way, atDoor] = splitAtArrival(leg)
  const pauses =
    leftAt === null
      ? pausesAsPlanned(atDoor)
      : pausesOf(leg, leftAt, 1, roads).slice(leg.filter(isPause).length - atDoor.length)
  const pausesBefore = pauses.filter(({ start, end }) => (start + end) / 2 <= arrivedAt).length
  return { way: [...way, ...atDoor.slice(0, pausesBefore)], atDoor: atDoor.slice(pausesBefore) }
}

const isPause = ({ kind }: LegPart): boolean => kind !== 'travel'

const pausesAsPlanned = (parts: readonly LegPart[]): Pause[] =>
  parts.flatMap((part) => {
    if (part.kind === 'travel') return []
    const start = Date.parse(part.startAt)
    return [{ start, end: start + part.seconds * 1000 }]
  })

function withoutPauses(leg: readonly LegPart[], count: number): LegPart[] {
  let k = 0
  return leg.filter(({ kind }) => kind === 'travel' || ++k > count)
}

/** Shortens driving to `seconds` in total, from the first part on. */
export function withTravel(parts: readonly LegPart[], seconds: number): LegPart[] {
  let ahead = seconds
  const rest = parts.toReversed().flatMap((part): LegPart[] => {
    if (part.kind !== 'travel') return [part]
    const driven = Math.min(part.seconds, ahead)
    ahead -= driven
    return driven > 0 ? [{ ...part, seconds: driven }] : []
  })
  const more = ahead > 0 ? [{ kind: 'travel' as const, seconds: ahead }] : []
  return [...more, ...rest.toReversed()]
}
