// The clock: what time it is along a sequence of legs that starts at a place and a time. Plans, checks after an edit, forecasts
// and phones all ask it, so that they tell the same times. Whole seconds, on any clock.
import type { Id, Window } from '../model/problem.ts'
import { driveTime, takeBreak, type LegClock, type Roads, type TimedPause } from './driving.ts'

/** The way to a place, with what is taken on it, and what is done there. */
export interface ClockLeg {
  /** Seconds of driving by the road table. */
  drive: number
  /** Taken on the way, in this order; one that is too late for its windows begins at once. */
  breaks: readonly TimedPause[]
  /** Service begins inside one of these, sorted; none: at any time. A late arrival begins at once. */
  windows: readonly Window[]
  /** Seconds at the place. */
  service: number
}

export interface TimedBreak {
  id: Id
  /** When it could begin. */
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

/** Begin of service when arriving at `t`. */
export function beginIn(windows: readonly Window[], t: number): number {
  for (const [from, to] of windows) if (t <= to) return Math.max(t, from)
  return t
}

/** Leaves at `startAt` and drives leg after leg. */
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
    const taken = breaks.map((one): TimedBreak => {
      const full = driveTime(roads, t, rest)
      if (!takeBreak(roads, one, t, rest, clock)) {
        // Its time is over: it is taken as soon as its turn comes.
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
    return { breaks: taken, driven: driven + drove, arrive, begin, depart: t }
  })
}
