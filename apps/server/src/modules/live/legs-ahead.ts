// The part of a planned leg that is still ahead of a van: which breaks and reloads it has had. Pure.
import { clockLegs, countBeforeDriving, splitAtArrival, type LegPart } from '@dropwise/contracts'
import { timeLegs } from '@dropwise/planner/clock'

export const NO_STAY = { opensAt: null, serviceMs: 0 }

interface Pause {
  start: number
  end: number
}

/** Breaks, reloads and handovers of a leg that starts at a moment, in their order. */
function pausesOf(leg: readonly LegPart[], leftAt: number, pace: number): Pause[] {
  const timed = timeLegs(leftAt, clockLegs(leg, NO_STAY, pace))
  return timed.flatMap(({ breaks, begin, depart }, i) => [
    ...breaks.map(({ start, depart: end }) => ({ start, end })),
    ...(i < timed.length - 1 ? [{ start: begin, end: depart }] : []),
  ])
}

/** Parts of a leg that end after `now`; a running pause keeps its remaining time. */
export function partsAhead(leg: readonly LegPart[], leftAt: number, now: number, pace: number): LegPart[] {
  const pauses = pausesOf(leg, leftAt, pace)
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

/** Splits a leg behind the pauses that a van has where it stands. */
function splitAtDrive(leg: readonly LegPart[]): [before: LegPart[], after: LegPart[]] {
  const count = countBeforeDriving(leg)
  return [leg.slice(0, count), leg.slice(count)]
}

/** The leg of a van that stands where it was free to leave at `freeAt`. */
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
  const taken = pausesOf(before, freeAt, 1).filter(({ start, end }) => (start + end) / 2 < leftAt)
  return {
    parts: [...withoutPauses(before, taken.length), ...after],
    pausedMs: Math.min(leftAt, taken.at(-1)?.end ?? freeAt) - freeAt,
  }
}

/**
 * Splits the leg of a van that left at `leftAt` and stands at its end since `arrivedAt`. A break behind the last
 * drive is still to come at the door, unless the van arrived so late that it has had more than half of it.
 */
export function splitOnArrival(
  leg: readonly LegPart[],
  leftAt: number | null,
  arrivedAt: number,
): { way: LegPart[]; atDoor: LegPart[] } {
  const [way, atDoor] = splitAtArrival(leg)
  const pauses =
    leftAt === null
      ? pausesAsPlanned(atDoor)
      : pausesOf(leg, leftAt, 1).slice(leg.filter(isPause).length - atDoor.length)
  const taken = pauses.filter(({ start, end }) => (start + end) / 2 <= arrivedAt).length
  return { way: [...way, ...atDoor.slice(0, taken)], atDoor: atDoor.slice(taken) }
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

/** Parts with this much driving in total, reduced from the first part on. */
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
