// Assigns breaks to legs so that the day ends as early as possible, and no stop is late because of a break.
import { driveTime, takeBreak, type LegClock, type Roads, type TimedPause } from './driving.ts'
import { beginIn, type ClockLeg } from './time-legs.ts'

/** A leg before breaks are placed. */
export interface BareLeg extends Omit<ClockLeg, 'breaks'> {
  /** False when the load is too large for a break. */
  allows?: (one: number) => boolean
}

/** The breaks of each leg, in the given order. A break that fits nowhere is dropped with all after it. */
export function placeBreaks(
  startAt: number,
  legs: readonly BareLeg[],
  breaks: readonly TimedPause[],
  roads: Roads = { traffic: null },
): TimedPause[][] {
  const pausesOfLegs: TimedPause[][] = legs.map(() => [])
  const count = breaks.length
  if (count === 0) return pausesOfLegs
  const parents: Int32Array[] = []
  const clock: LegClock = { arrive: 0, breakStart: 0, rest: 0, ready: 0 }
  /** Earliest time to continue, by number of breaks taken. */
  let now = new Float64Array(count + 1).fill(Infinity)
  now[0] = startAt
  for (const { drive, windows, service, allows } of legs) {
    const after = new Float64Array(count + 1).fill(Infinity)
    const from = new Int32Array(count + 1).fill(-1)
    for (let k = 0; k <= count; k++) {
      let t = now[k]
      if (t === Infinity) continue
      let rest = drive
      for (let taken = k; ; taken++) {
        const arrive = t + driveTime(roads, t, rest)
        if (arrive < after[taken]) {
          after[taken] = arrive
          from[taken] = k
        }
        if (taken === count) break
        if (allows?.(taken) === false || !takeBreak(roads, breaks[taken], t, rest, clock)) break
        t = clock.ready
        rest = clock.rest
      }
    }
    parents.push(from)
    now = new Float64Array(count + 1)
    const latest = windows.at(-1)?.[1] ?? Infinity
    let canBeInTime = false
    for (let k = 0; k <= count; k++) {
      const t = after[k]
      // A placement that makes the arrival late must not win over one with fewer breaks before it that does not.
      now[k] = t === Infinity || (t > latest && canBeInTime) ? Infinity : beginIn(windows, t) + service
      canBeInTime ||= t <= latest
    }
  }
  let k = count
  while (k > 0 && now[k] === Infinity) k--
  for (let i = legs.length - 1; i >= 0; i--) {
    const from = parents[i][k]
    if (from < 0) break
    pausesOfLegs[i].push(...breaks.slice(from, k))
    k = from
  }
  return pausesOfLegs
}
