// The clock: computes times along a sequence of legs from a place and a start. Plans, edit checks, forecasts
// and phones share it, so they agree. Whole seconds, on any clock.
import type { Id, Window } from '../model/problem.ts'
import { driveTime, takeBreak, type LegClock, type Roads, type TimedPause } from './driving.ts'

/** The leg to a place with its breaks, and the service there. */
export interface ClockLeg {
  /** Driving seconds from the road table. */
  drive: number
  /** Breaks on the way, in this order; one whose windows have passed begins at once. */
  breaks: readonly TimedPause[]
  /** Service must begin inside one of these, sorted; none: any time. After the last one it begins on arrival. */
  windows: readonly Window[]
  /** Service seconds. */
  service: number
}

interface TimedBreak {
  id: Id
  /** Arrival. */
  arrive: number
  start: number
  depart: number
}

export interface TimedLeg {
  breaks: TimedBreak[]
  /** Seconds driven. */
  driven: number
  arrive: number
  /** Service begins. */
  begin: number
  depart: number
}

/** Start of service after arrival at `t`. */
export function beginIn(windows: readonly Window[], t: number): number {
  for (const [from, to] of windows) if (t <= to) return Math.max(t, from)
  return t
}

/** Starts at `startAt` and drives all legs. */
export function timeLegs(
  startAt: number,
  legs: readonly ClockLeg[],
  roads: Roads = { traffic: null },
): TimedLeg[] {
  const clock: LegClock = { arrive: 0, breakStart: 0, rest: 0, ready: 0 }
  let t = startAt
  return legs.map(({ drive, breaks, windows, service }) => {
    let rest = drive
    let driven = 0
    const timed = breaks.map((one): TimedBreak => {
      const full = driveTime(roads, t, rest)
      if (!takeBreak(roads, one, t, rest, clock)) {
        // The windows of the break have passed: take it now.
        clock.breakStart = t
        clock.ready = t + one.service
        clock.rest = rest
      }
      const drove = Math.min(clock.breakStart - t, full)
      const arrive = t + drove
      driven += drove
      rest = clock.rest
      t = clock.ready
      return { id: one.id, arrive, start: clock.breakStart, depart: t }
    })
    const drove = driveTime(roads, t, rest)
    const arrive = t + drove
    const begin = beginIn(windows, arrive)
    t = begin + service
    return { breaks: timed, driven: driven + drove, arrive, begin, depart: t }
  })
}
