// Simulated days: predicted misses come true on days that are driven independently, and edges of a day.
import { travelMs, type LegPart } from '@dropwise/contracts'
import { solve } from '@dropwise/planner'
import { describe, expect, it } from 'vitest'
import { driveOf } from '../../../../test/driven-day/drive.ts'
import { drawCompany, drawFrom } from '../../../../test/random-company.ts'
import { listPlaces, toProblem } from '../problem.ts'
import { toProposal, type ProposedRoute } from '../proposal.ts'
import type { Snapshot } from '../snapshot.ts'
import { expectedMisses, NoisyDays, SIMULATED_DAYS, type RouteToSimulate } from './noisy-days.ts'
import { learnSpreads, USUAL_SPREADS, type DrivenRoute, type Spreads } from './spreads.ts'
import { roadsOfDay, simulationOf } from './to-simulate.ts'

const MINUTE = 60_000
const NINE = Date.parse('2026-04-16T09:00:00Z')
const AS_PLANNED: Spreads = {
  driving: { median: 1, ofRoute: 0, ofLeg: 0 },
  service: { median: 1, ofStop: 0 },
  departureMs: 0,
}

/** Ten minutes to each stop and five there; the window of stop `i` ends at `closes[i]` minutes after nine. */
const routeOf = (
  closes: readonly (number | null)[],
  shiftMinutes: number | null = null,
): RouteToSimulate => ({
  vehicleId: 'van',
  departAt: NINE,
  stops: closes.map((minutes, i) => ({
    orderId: `order ${i}`,
    leg: [{ kind: 'travel', seconds: 600 }],
    opensAt: null,
    closesAt: minutes === null ? null : NINE + minutes * MINUTE,
    serviceMs: 5 * MINUTE,
  })),
  returnLeg: [{ kind: 'travel', seconds: 600 }],
  shiftEndsAt: shiftMinutes === null ? null : NINE + shiftMinutes * MINUTE,
})
const days = (spreads = USUAL_SPREADS, seed = 1) => new NoisyDays(spreads, { seed })
const missesOf = (route: RouteToSimulate, spreads?: Spreads, seed?: number) =>
  days(spreads, seed)
    .simulate(route)
    .stops.map(({ missedDays }) => missedDays)

describe('simulated days', () => {
  it('count no promise where there is no window', () => {
    expect(days().simulate(routeOf([null, null]))).toEqual({
      vehicleId: 'van',
      stops: [
        { orderId: 'order 0', missedDays: null },
        { orderId: 'order 1', missedDays: null },
      ],
      lateEndDays: null,
    })
    expect(days().simulate(routeOf([])).stops).toEqual([])
  })

  it('count a window that the plan already misses on every day, and a generous one on none', () => {
    expect(missesOf(routeOf([2, 10_000]))).toEqual([SIMULATED_DAYS, 0])
    expect(missesOf(routeOf([1, 2, 3]), AS_PLANNED)).toEqual([SIMULATED_DAYS, SIMULATED_DAYS, SIMULATED_DAYS])
  })

  it('keep a promise that the plan meets to the second when nothing differs from the plan', () => {
    expect(missesOf(routeOf([10, 25, 40]), AS_PLANNED)).toEqual([0, 0, 0])
    expect(days(AS_PLANNED).simulate(routeOf([null], 25)).lateEndDays).toBe(0)
    expect(days(AS_PLANNED).simulate(routeOf([null], 24)).lateEndDays).toBe(SIMULATED_DAYS)
  })

  it('miss about half of the days a window that ends with the planned start of the only stop', () => {
    const [missed] = missesOf(routeOf([10]), { ...USUAL_SPREADS, departureMs: 0 })
    expect(missed! / SIMULATED_DAYS).toBeGreaterThan(0.4)
    expect(missed! / SIMULATED_DAYS).toBeLessThan(0.6)
  })

  it('give the same counts for the same seed, and others for another', () => {
    const route = routeOf([12, 27, 44, 58, 75])
    expect(missesOf(route)).toEqual(missesOf(route))
    expect(missesOf(route, USUAL_SPREADS, 2)).not.toEqual(missesOf(route))
  })

  it('wait for a window to open, which makes up for delays', () => {
    const route = routeOf([null, 80])
    route.stops[0]!.opensAt = NINE + 60 * MINUTE
    expect(missesOf(route)[1]).toBeLessThan(missesOf(routeOf([null, 27]))[1]!)
  })

  it('take 200 stops on 200 days in well under a second', () => {
    const routes = Array.from({ length: 10 }, (_, k) => ({
      ...routeOf(Array.from({ length: 20 }, (_, i) => 12 + 15 * i)),
      vehicleId: `van ${k}`,
    }))
    const times = Array.from({ length: 5 }, () => {
      const simulated = days()
      const began = performance.now()
      for (const route of routes) simulated.simulate(route)
      return performance.now() - began
    })
    // The best of five, since other tests share the processor. Alone it takes 10 ms, and 190 ms the first time.
    expect(Math.min(...times)).toBeLessThan(500)
  })
})

/** A generated company's proposed routes, solved quickly. */
async function dayOf(seed: number): Promise<{ snapshot: Snapshot; routes: ProposedRoute[] }> {
  const { snapshot, matrix } = drawCompany(seed)
  const problem = toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix })
  const plan = await solve(problem, { threads: 0, iterationLimit: 20, seed })
  return { snapshot, routes: toProposal(snapshot, plan).routes }
}

/** The route as its van drove it: begins of service, and what its history shows. */
function driveDay(route: ProposedRoute, snapshot: Snapshot, seed: number) {
  const { moves, begins } = driveOf(route, snapshot.orders, 'usual', drawFrom(seed))
  const onlyTravel = (leg: readonly LegPart[]) => leg.length > 0 && leg.every(({ kind }) => kind === 'travel')
  const history: DrivenRoute = {
    delayMs: moves[0]!.from - Date.parse(route.depart_at),
    drives: [],
    services: [],
  }
  for (const [i, stop] of route.stops.entries()) {
    const [drive, stay] = moves.filter(({ leg }) => leg === i).slice(-2)
    if (onlyTravel(stop.leg))
      history.drives.push({ planned: travelMs(stop.leg), actual: drive!.to - drive!.from })
    const planned = Date.parse(stop.depart_at) - Date.parse(stop.service_at)
    history.services.push({ planned, actual: stay!.to - begins[i]! })
  }
  return { begins, history }
}

/** Companies whose days are learnt from, and as many whose days are predicted. */
const COMPANIES = 24
const REPLAYS = 100

describe('predicted misses', () => {
  it('[M4.15] match days that are driven independently, with spreads learnt from other days', async () => {
    const seeds = Array.from({ length: 2 * COMPANIES }, (_, i) => i + 1)
    const companies = await Promise.all(seeds.map(dayOf))
    const past = companies
      .slice(0, COMPANIES)
      .flatMap(({ snapshot, routes }, c) =>
        routes.flatMap((route) =>
          [1, 2, 3].map(
            (time) => driveDay(route, snapshot, 1_000 * (c + 1) + 10 * route.number + time).history,
          ),
        ),
      )
    const spreads = learnSpreads(past)!
    let [predicted, missed, promises, gaps] = [0, 0, 0, 0]
    for (const [c, { snapshot, routes }] of companies.slice(COMPANIES).entries()) {
      const simulate = simulationOf(snapshot)
      const simulated = new NoisyDays(spreads, { seed: 1 })
      for (const route of routes) {
        const input = simulate(route)
        const roads = roadsOfDay(snapshot.speeds, snapshot.date)
        const risk = simulated.simulate(input, roads)
        const counted = input.stops.map(() => 0)
        for (let replay = 0; replay < REPLAYS; replay += 1) {
          const { begins } = driveDay(
            route,
            snapshot,
            77 + 7_919 * (c * 100 + route.number) + 104_729 * replay,
          )
          for (const [i, { closesAt }] of input.stops.entries())
            if (closesAt !== null && begins[i]! > closesAt) counted[i]! += 1
        }
        predicted += expectedMisses(risk, SIMULATED_DAYS)
        for (const [i, { missedDays }] of risk.stops.entries()) {
          if (missedDays === null) continue
          promises += 1
          missed += counted[i]! / REPLAYS
          gaps += Math.abs(missedDays / SIMULATED_DAYS - counted[i]! / REPLAYS)
        }
      }
    }
    expect(promises).toBeGreaterThan(100)
    // Measured: 18.0 of 100 predicted, 19.6 missed, and 1.9 points between the two at a stop.
    expect(Math.abs(predicted - missed) / promises).toBeLessThan(0.03)
    expect(gaps / promises).toBeLessThan(0.04)
  })
})
