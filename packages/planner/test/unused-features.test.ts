// Tests that unused features cost nothing: the same engine makes the same plan in the same steps.
import { describe, expect, it } from 'vitest'
import { driveTime } from '../src/clock/driving.ts'
import { compile } from '../src/model/compile.ts'
import type { Plan, Problem } from '../src/index.ts'
import { solve } from '../src/index.ts'
import { isPairs } from '../src/pairs/instance.ts'
import { trimTraffic } from '../src/run/trim-traffic.ts'
import { randomProblem } from './random-problem.ts'

const unused: [name: string, turnOn: (p: Problem) => void][] = [
  ['breaks', (p) => p.vehicles.forEach((v) => (v.breaks = []))],
  ['skills', (p) => p.vehicles.forEach((v) => (v.skills = ['lift', 'cold']))],
  ['needed skills that all have', (p) => withSkill(p)],
  ['longest day as long as the shift', (p) => p.vehicles.forEach((v) => (v.maxDuration = v.shift[1]))],
  ['longest driving as long as the shift', (p) => p.vehicles.forEach((v) => (v.maxTravel = v.shift[1]))],
  ['more stops than orders', (p) => p.vehicles.forEach((v) => (v.maxStops = 1000))],
  ['no reload', (p) => p.vehicles.forEach((v) => (v.reloads = { location: 0, service: 60, max: 0 }))],
  ['speed 1', (p) => p.vehicles.forEach((v) => (v.speedFactor = 1))],
  ['no pins', (p) => p.vehicles.forEach((v) => (v.pinned = []))],
  [
    'no price of tasks',
    (p) => p.vehicles.forEach((v) => (v.costs = { ...free, perTaskHour: 0, perPaidHour: 0 })),
  ],
  ['no set-up', (p) => p.orders.forEach((o) => (o.setup = 0))],
  ['release before the day begins', (p) => p.orders.forEach((o) => (o.release = 3600))],
  ['equal priorities', (p) => p.orders.forEach((o) => (o.priority = 40))],
  ['all vehicles allowed', (p) => p.orders.forEach((o) => (o.allowedVehicles = p.vehicles.map((v) => v.id)))],
  ['promises worth nothing', (p) => p.orders.forEach((o) => (o.promise = { window: [0, 1], price: 0 }))],
  ['traffic that never slows', (p) => (p.options!.traffic = [{ from: 30_000, factor: 1 }])],
  ['traffic after the day', (p) => (p.options!.traffic = [{ from: 700_000, factor: 0.5 }])],
  ['no balance', (p) => (p.options!.balance = 0)],
  ['another profile that nobody drives', (p) => (p.matrices['truck'] = p.matrices['car'])],
]
const free = { fixed: 0, perHour: 3600, perKm: 0 }

function withSkill(p: Problem): void {
  for (const v of p.vehicles) v.skills = ['lift']
  for (const o of p.orders) o.skills = ['lift']
}

const stops = (plan: Plan) => plan.routes.map((r) => [r.vehicle, ...r.steps.map((s) => s.id)])

describe('an ordinary day', () => {
  for (const [name, turnOn] of unused) {
    it(`is planned the same way with ${name}`, async () => {
      const options = { threads: 0, iterationLimit: 200 }
      const plain = randomProblem(3, 24, 5, ['loads', 'windows'])
      const featured = randomProblem(3, 24, 5, ['loads', 'windows'])
      turnOn(featured)
      const p = compile(trimTraffic(featured))
      expect(p.vehicles.every((v) => v.needsSimulation)).toBe(false)
      const [a, b] = [await solve(plain, options), await solve(featured, options)]
      expect(b.violations).toEqual([])
      expect(stops(b)).toEqual(stops(a))
      expect(b.search.evaluations).toBe(a.search.evaluations)
    })
  }
})

describe('[M41] a day with one speed at all hours', () => {
  it.each([0.8, 1.3])(
    'is searched without traffic at %d times the seconds, and driven with it',
    async (factor) => {
      const problem = randomProblem(5, 24, 5, ['loads', 'windows'])
      problem.vehicles[0]!.speedFactor = 0.7
      problem.options = { traffic: [{ from: 0, factor }] }
      const p = compile(trimTraffic(problem))
      expect(p.traffic).toBeNull()
      const timed = compile(problem)
      for (const [k, { time, size }] of p.vehicles.entries())
        for (let leg = 0; leg < size * size; leg++)
          expect(time[leg]).toBe(driveTime(timed, 3_000, timed.vehicles[k]!.time[leg]!))
      const plan = await solve(problem, { threads: 0, iterationLimit: 200 })
      expect(plan.violations).toEqual([])
    },
  )

  it('keeps traffic that changes within the shifts', () => {
    const problem = randomProblem(5, 24, 5, ['loads', 'windows'])
    const from = Math.min(...problem.vehicles.map(({ shift }) => shift[0]))
    problem.options = { traffic: [{ from: from + 1, factor: 1.3 }] }
    expect(compile(trimTraffic(problem)).traffic).not.toBeNull()
  })
})

describe('a day of pairs', () => {
  for (const [name, turnOn] of unused) {
    it(`keeps its kernel with ${name}`, () => {
      const problem = randomProblem(3, 24, 5, ['windows'])
      problem.orders.forEach((o, i) => {
        const role = i % 2 === 0 ? 'pickup' : 'delivery'
        Object.assign(o, { [role]: [1], pair: { id: i >> 1, role } })
      })
      turnOn(problem)
      expect(isPairs(compile(trimTraffic(problem)))).toBe(true)
    })
  }
})
