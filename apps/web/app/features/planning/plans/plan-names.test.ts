// Tests names of plans and remarks on them.
import type { PlanResponse } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { planName, remarksOn, runSentence } from './plan-names.ts'

const summary = (more: Partial<PlanResponse['summary']> = {}): PlanResponse['summary'] => ({
  routes: 12,
  stops: 198,
  distanceMetres: 226_600,
  durationSeconds: 1,
  driveSeconds: 1,
  waitSeconds: 0,
  unserved: 2,
  late: 1,
  cost: 1,
  lowerBound: null,
  cheapestCost: null,
  isStarved: false,
  hasUnknownLimits: false,
  baselineDistanceMetres: null,
  onRoads: true,
  roads: 'roads',
  estimate: null,
  ...more,
})
const plan = (hours: number[], more: Partial<PlanResponse> = {}) =>
  ({
    objective: 'cost',
    summary: summary(),
    progress: { limitSeconds: 10 },
    routes: hours.map((hour) => ({ durationSeconds: hour * 3600, waitSeconds: 0 })),
    ...more,
  }) as PlanResponse

it('names plans by letter until somebody names them', () => {
  const plans = [
    { id: 'a', name: null },
    { id: 'b', name: 'One van less' },
  ]
  expect(planName(plans, 'a')).toBe('Plan A')
  expect(planName(plans, 'b')).toBe('One van less')
  const many = Array.from({ length: 27 }, (_, i) => ({ id: String(i), name: null }))
  expect(planName(many, '26')).toBe('Plan 27')
})

it('summarises a run, alone and compared with the plan before', () => {
  expect(runSentence(summary(), 'km')).toBe('198 of 200 stops with 12 vans, 226.6 km.')
  expect(runSentence(summary({ unserved: 0, stops: 1, routes: 1 }), 'km')).toBe(
    'All 1 stop with 1 van, 226.6 km.',
  )
  const before = {
    name: 'Plan A',
    summary: summary({ distanceMetres: 236_600, late: 7, routes: 11, unserved: 4 }),
  }
  expect(runSentence(summary(), 'km', before)).toBe(
    '198 of 200 stops with 12 vans, 226.6 km. 10 km, 6 late stops and 2 unserved fewer, 1 van more than Plan A.',
  )
  expect(runSentence(summary(), 'km', { name: 'Plan A', summary: summary() })).toContain(
    'The same as Plan A.',
  )
})

it('remarks on odd results of a plan, with something to try', () => {
  expect(remarksOn(plan([1, 1.5, 7]))[0]).toMatchObject({
    text: '2 vans work under 2 h: try fewest vans.',
    action: { objective: 'vehicles' },
  })
  expect(remarksOn(plan([1, 1.5, 7], { objective: 'vehicles' }))).toEqual([])
  expect(remarksOn(plan([3, 7]))[0]).toMatchObject({ action: { objective: 'balance' } })
  expect(remarksOn(plan([6, 7]))).toEqual([])
  expect(
    remarksOn(plan([6, 7], { objective: 'finish', summary: summary({ isStarved: true }) })),
  ).toMatchObject([{ action: { label: 'Search for 30 s', objective: 'finish', seconds: 30 } }])
})
