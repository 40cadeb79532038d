// The forecast of a day that goes as planned equals the plan to the second, for every kind of van and order.
import { solve } from '@dropwise/planner'
import { expect, it } from 'vitest'
import { listPlaces, toProblem } from '../planning/problem.ts'
import { toProposal, type ProposedRoute } from '../planning/proposal.ts'
import type { Snapshot } from '../planning/snapshot.ts'
import { drawCompany } from '../../../test/random-company.ts'
import { forecastRoute, type RouteToForecast, type StopToForecast } from './forecast.ts'

const COMPANIES = 24
/** A dispatched route in the form that live follows. */
function follow(route: ProposedRoute, { orders, speeds }: Snapshot) {
  const stops = route.stops.map((stop): StopToForecast => {
    const order = orders.find(({ id }) => id === stop.order_id)!
    const serviceAt = Date.parse(stop.service_at)
    const others = order.otherWindows.map(({ from }) => from)
    const first = order.windowStart?.getTime() ?? null
    // Dispatch promises the window that the stop was planned into.
    const promised = [first ?? 0, ...others].toSorted((a, b) => a - b).findLast((from) => from <= serviceAt)
    return {
      id: stop.order_id,
      sequence: stop.sequence,
      status: 'pending',
      lat: order.lat,
      lng: order.lng,
      serviceSeconds: order.serviceSeconds,
      arrivedAt: null,
      departedAt: null,
      windowStart: others.length > 0 ? (promised ?? first) : first,
      plannedServiceAt: serviceAt,
      plannedDepartAt: Date.parse(stop.depart_at),
      promisedTo: null,
      leg: stop.leg,
      learntServiceSeconds: null,
    }
  })
  const followed: RouteToForecast = {
    departAt: Date.parse(route.depart_at),
    returnAt: Date.parse(route.return_at),
    startedAt: null,
    depot: { lat: 50, lng: 7 },
    returnLeg: route.return_leg,
    speeds,
  }
  return { followed, stops }
}

it.each(Array.from({ length: COMPANIES }, (_, i) => i + 1))('[M41] company %i', async (seed) => {
  const { snapshot, matrix } = drawCompany(seed)
  const problem = toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix })
  const plan = await solve(problem, { threads: 0, iterationLimit: 60, seed })
  expect(plan.violations).toEqual([])
  for (const route of toProposal(snapshot, plan).routes) {
    const { followed, stops } = follow(route, snapshot)
    const arrivals = route.stops.map((stop) => Date.parse(stop.arrive_at))
    for (let servedCount = 0; servedCount <= stops.length; servedCount += 1) {
      // Driven as planned so far: the van leaves its depot or the last stop that is done.
      const now = servedCount === 0 ? followed.departAt : stops[servedCount - 1]!.plannedDepartAt
      const driven = stops.map((stop, i): StopToForecast =>
        i < servedCount
          ? { ...stop, status: 'served', arrivedAt: arrivals[i]!, departedAt: stop.plannedDepartAt }
          : stop,
      )
      const forecast = forecastRoute({
        route: { ...followed, startedAt: servedCount === 0 ? null : followed.departAt },
        stops: driven,
        clock: now,
        position: null,
        secondsToNext: null,
      })
      expect(forecast.stops.map(({ etaAt }) => new Date(etaAt).toISOString())).toEqual(
        route.stops.slice(servedCount).map((stop) => stop.service_at),
      )
      expect(new Date(forecast.etaReturnAt).toISOString()).toBe(route.return_at)
      expect(forecast).toMatchObject({ pace: 1, driftSeconds: 0 })
    }
  }
})
