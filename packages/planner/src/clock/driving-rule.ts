// The longest driving without a rest over a timed sequence of legs.
import type { DrivingRule } from '../model/problem.ts'
import type { TimedLeg } from './time-legs.ts'

/** In seconds, from departure at `startAt`; includes driving since the last rest before that. */
export function longestDriving(
  startAt: number,
  legs: readonly TimedLeg[],
  { rest, counts, driven = 0 }: DrivingRule,
): number {
  let since = driven
  let longest = since
  let t = startAt
  const driveTo = (arrive: number) => {
    since += arrive - t
    longest = Math.max(longest, since)
  }
  const standUntil = (depart: number, rested: number) => {
    if (rested >= rest) since = 0
    t = depart
  }
  for (const { breaks, arrive, depart } of legs) {
    for (const one of breaks) {
      driveTo(one.arrive)
      standUntil(one.depart, one.depart - (counts === 'breaks' ? one.start : one.arrive))
    }
    driveTo(arrive)
    standUntil(depart, counts === 'breaks' ? 0 : depart - arrive)
  }
  return longest
}
