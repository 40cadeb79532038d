// The company's table of limits and the planner's name the same limits.
import { LIMIT_LIST, LIMIT_RULES, NO_VAN_LIMITS, NOTHING_DONE, plannerLimits } from '@dropwise/contracts'
import { LIMIT_LIST as PLANNER_LIMITS } from '@dropwise/planner'
import { expect, it } from 'vitest'

const unlimited = { rules: {}, adjustment: {} }

it('has sentences for every limit of the planner, and for no other', () => {
  expect(Object.keys(LIMIT_RULES).toSorted()).toEqual(PLANNER_LIMITS.map(({ code }) => code).toSorted())
})

it('passes the planner only limits that it reads', () => {
  const van = {
    ...NO_VAN_LIMITS,
    maxShiftSeconds: 3600,
    maxStops: 9,
    maxDistanceMetres: 5_000,
    drivingRules: [{ minutes: 60, restMinutes: 20, counts: 'breaks' as const }],
    lastInFirstOut: true,
  }
  const limits = plannerLimits(van, NOTHING_DONE, unlimited)
  const read = Object.fromEntries(PLANNER_LIMITS.map((limit) => [limit.code, limit.read(limits)]))
  expect(read).toEqual({
    max_duration: 3600,
    max_stops: 9,
    max_distance: 5_000,
    max_driving: 3600,
    max_travel: undefined,
  })
  expect(Object.keys(limits)).toHaveLength(LIMIT_LIST.filter(([, { toPlanner }]) => toPlanner).length)
})

it('subtracts what the day has used, down to 0', () => {
  const van = { ...NO_VAN_LIMITS, maxStops: 9, maxDistanceMetres: 5_000 }
  const doneOfDay = { seconds: 1800, stops: 3, metres: 6_000, parts: [] }
  const rules = { maxSeconds: 3600, maxStops: 7 }
  expect(plannerLimits(van, doneOfDay, { rules, adjustment: {} })).toEqual({
    maxDuration: 1800,
    maxStops: 4,
    maxDistance: 0,
  })
  // A limit adjusted for the van on this day replaces its own and the run's.
  expect(plannerLimits(van, doneOfDay, { rules, adjustment: { maxStops: 12 } })).toMatchObject({
    maxStops: 9,
  })
})

it('counts the driving since the last rest', () => {
  const drivingRules = [{ minutes: 60, restMinutes: 20, counts: 'breaks' as const }]
  const rest = { kind: 'break' as const, id: 1, seconds: 1200, startAt: '', from: '', to: '' }
  const parts = [
    { kind: 'travel' as const, seconds: 900 },
    rest,
    { kind: 'travel' as const, seconds: 600 },
    { ...rest, id: 2, seconds: 300 },
    { kind: 'travel' as const, seconds: 60 },
  ]
  const limits = plannerLimits({ ...NO_VAN_LIMITS, drivingRules }, { ...NOTHING_DONE, parts }, unlimited)
  expect(limits).toMatchObject({ maxDrivingWithoutRest: { seconds: 3600, rest: 1200, driven: 660 } })
})
