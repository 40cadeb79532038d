// A generated day of a company whose orders have windows of an hour: doors on a town's grid, vans with room to spare. Pure.
import type { Matrix } from '@dropwise/planner'
import { listPlaces } from '../src/modules/planning/problem.ts'
import type { Snapshot } from '../src/modules/planning/snapshot.ts'
import { drawCompany, drawFrom } from './random-company.ts'

const MINUTE = 60_000
const DATE = '2026-04-16'
/** One grid step, in degrees. */
const STEP = 0.001

export interface WindowedDay {
  snapshot: Snapshot
  matrix: Matrix
}

/** A day of `count` orders for `vans` vans; every third order has no time window. */
export function drawWindowedDay(seed: number, { vans, count }: { vans: number; count: number }): WindowedDay {
  const draw = drawFrom(seed)
  const base = drawCompany(1).snapshot
  const depot = { ...base.vehicles[0]!.depot, lat: 51, lng: 7, opensAt: null, closesAt: null }
  const opens = Date.parse(`${DATE}T06:00:00Z`)
  const vehicles = Array.from({ length: vans }, (_, i) => ({
    ...base.vehicles[0]!,
    id: `van ${i}`,
    number: i + 1,
    depot,
    end: depot,
    shiftStart: '07:00:00',
    shiftEnd: '17:00:00',
    breaks: [],
    drivingRules: [],
    maxShiftSeconds: 10 * 3_600,
    maxDistanceMetres: null,
    maxStops: null,
    maxReloads: 0,
    capacityPackages: 100,
  }))
  const orders = Array.from({ length: count }, (_, i) => {
    const from = opens + draw(0, 14) * 30 * MINUTE
    return {
      ...base.orders[0]!,
      id: `order ${i}`,
      reference: `O-${i}`,
      type: 'delivery' as const,
      lat: 51 + STEP * draw(-60, 60),
      lng: 7 + STEP * draw(-60, 60),
      windowStart: i % 3 === 0 ? null : new Date(from),
      windowEnd: i % 3 === 0 ? null : new Date(from + 60 * MINUTE),
      otherWindows: [],
      setupSeconds: 0,
      serviceSeconds: 60 * draw(3, 8),
      packages: 1,
      lateMinor: 0,
    }
  })
  const snapshot: Snapshot = {
    ...base,
    date: DATE,
    objective: 'cost',
    speeds: null,
    timeLimitSeconds: 30,
    vehicles,
    orders,
  }
  const { points } = listPlaces(snapshot)
  const n = points.length
  /** Ten seconds and 100 metres a step. */
  const steps = Int32Array.from({ length: n * n }, (_, k) => {
    const [a, b] = [points[Math.floor(k / n)]!, points[k % n]!]
    return Math.round((Math.abs(a.lat - b.lat) + Math.abs(a.lng - b.lng)) / STEP)
  })
  return {
    snapshot,
    matrix: { n, durations: steps.map((count) => 10 * count), distances: steps.map((count) => 100 * count) },
  }
}
