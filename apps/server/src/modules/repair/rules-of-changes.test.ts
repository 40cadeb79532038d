// Breaks each hard rule of a day by each kind of change, and expects the change to report the rule.
import {
  isHardRule,
  NO_VAN_LIMITS,
  violationText,
  type PlanAdjustment,
  type PlanRules,
  type PlanViolation,
  polygonOf,
} from '@dropwise/contracts'
import { openLivePlan, prepareInsertion, score, solve, UNREACHABLE, type Matrix } from '@dropwise/planner'
import { describe, expect, it } from 'vitest'
import { restOf, tableOf } from '../../../test/violations-property.ts'
import { newlyBroken } from '../../platform/confirmed-rules.ts'
import type { VanDay, VanDepot } from '../../platform/van-day/van-day.ts'
import { Zones } from '../../platform/zones.ts'
import { listPlaces, toProblem } from '../planning/problem.ts'
import { toRoutes } from '../planning/proposal.ts'
import type { Snapshot, SnapshotOrder } from '../planning/snapshot.ts'
import type { RestOfDay } from './day.ts'
import { buildProblem } from './problem.ts'
import { toSearchProblem } from './search.ts'
import { judge } from './score-day.ts'
import { violationsOf } from './violations.ts'

const DATE = '2026-04-16'
const LEG = { seconds: 1200, metres: 20_000 }
const depot: VanDepot = {
  id: 'd',
  name: 'D',
  lat: 50,
  lng: 7,
  timeZone: 'UTC',
  opensAt: null,
  closesAt: null,
}
const van: VanDay = {
  ...NO_VAN_LIMITS,
  id: 'van',
  number: 1,
  name: 'Van',
  registration: 'V 1',
  isActive: true,
  isOnRoad: false,
  isDriverOff: false,
  driverId: 'driver',
  depot,
  end: depot,
  roadProfile: 'car',
  shiftStart: '08:00:00',
  shiftEnd: '16:00:00',
  breaks: [],
  skills: [],
  zoneIds: [],
  costFixedMinor: 0,
  costPerHourMinor: 2_200,
  overtimeAfterMinutes: null,
  costPerOvertimeHourMinor: null,
  costPerKmMinor: 35,
}
const order = (number: number, more: Partial<SnapshotOrder> = {}): SnapshotOrder => ({
  id: `order ${number}`,
  reference: `O-${number}`,
  type: 'delivery',
  lat: 51,
  lng: 7 + number / 100,
  windowStart: null,
  windowEnd: null,
  otherWindows: [],
  setupSeconds: 0,
  serviceSeconds: 300,
  packages: 1,
  weightGrams: 1_000,
  volumeLitres: 0,
  palletTenths: 0,
  priority: 0,
  prizeMinor: 0,
  lateMinor: 0,
  skills: [],
  onlyVehicles: [],
  notVehicles: [],
  pair: null,
  turn: 'any',
  afterOrders: [],
  beforeOrders: [],
  together: null,
  ...more,
})
const at = (clock: string) => new Date(`${DATE}T${clock}:00Z`)

interface Case {
  /** Row of the requirements that the case shows. */
  row?: string
  rule: string
  text: string
  /** Facts of the van or the third order that make the change break the rule. */
  van?: Partial<VanDay>
  third?: Partial<SnapshotOrder>
  /** Changes the driver's hours or other routes of the day. */
  crew?: RestOfDay['crew']
  /** Limits of the run. */
  rules?: PlanRules
  adjustment?: Partial<PlanAdjustment>
  startAt?: Date
  hasNoRoad?: boolean
  zones?: Zones
}
/** A zone around the first two orders. */
const TERRITORY = polygonOf([
  [7.005, 50.9],
  [7.025, 50.9],
  [7.025, 51.1],
  [7.005, 51.1],
])
/** The van has two stops; the change adds a third between them. */
const CASES: Case[] = [
  { rule: 'load', text: '1 parcel over', van: { capacityPackages: 2 } },
  { rule: 'load', text: '1 kg over', van: { capacityGrams: 2_000 } },
  { rule: 'max_stops', text: '1 stop over', van: { maxStops: 2 } },
  { rule: 'max_stops', text: '1 stop over', rules: { maxStops: 2 } },
  { rule: 'max_duration', text: '10 min over hours', adjustment: { maxSeconds: 85 * 60 } },
  { rule: 'delay', text: '10 min past shift', adjustment: { endAt: at('09:25').toISOString() } },
  { rule: 'load', text: '1 parcel over', adjustment: { packages: 2 } },
  { rule: 'max_distance', text: '15.0 km too far', van: { maxDistanceMetres: 65_000 } },
  { rule: 'max_duration', text: '10 min over hours', van: { maxShiftSeconds: 85 * 60 } },
  {
    rule: 'max_driving',
    text: '15 min too long without a rest',
    van: { drivingRules: [{ minutes: 65, restMinutes: 15, counts: 'breaks' }] },
  },
  { rule: 'delay', text: '10 min past shift', van: { shiftEnd: '09:25:00' } },
  {
    rule: 'missing_break',
    text: 'no time for the break of 30 min',
    van: { breaks: [{ from: '08:00', to: '08:15', minutes: 30 }] },
    startAt: at('08:30'),
  },
  { rule: 'skills', text: 'lacks a skill', third: { skills: ['fridge'] } },
  { rule: 'vehicle', text: 'outside its zones, or excluded by the order', third: { notVehicles: ['V 1'] } },
  {
    row: '[M42] ',
    rule: 'vehicle',
    text: 'outside its zones, or excluded by the order',
    van: { zoneIds: ['territory'] },
    zones: new Zones([{ id: 'territory', name: 'Territory', polygon: TERRITORY, weekdays: [] }]),
  },
  { rule: 'unreachable', text: 'no road that this vehicle may take', hasNoRoad: true },
  {
    rule: 'driver_off',
    text: 'its driver is off for 20 min',
    crew: {
      hours: [
        {
          vehicleId: 'van',
          driverId: 'driver',
          works: { from: at('08:00').getTime(), to: at('09:15').getTime() },
        },
      ],
      driven: [],
    },
  },
  {
    rule: 'overlap',
    text: '20 min on two routes at once',
    crew: {
      hours: [],
      driven: [
        {
          routeId: 'other',
          planId: null,
          vehicleId: 'other',
          driverId: 'driver',
          from: at('09:15').getTime(),
          to: at('12:00').getTime(),
        },
      ],
    },
  },
]
/** Reorders, removals and starts that break a rule although no stop is added. */
const OTHER_CHANGES = [
  {
    change: 'a pickup before the deliveries',
    rule: 'load',
    text: '2 parcels over',
    orders: [order(1, { packages: 3 }), order(2, { packages: 3 }), order(3, { type: 'pickup', packages: 2 })],
    van: { capacityPackages: 6 },
    from: [1, 2, 3],
    to: [3, 1, 2],
  },
  {
    change: 'a delivery before its pickup',
    rule: 'precedence',
    text: 'delivers before it picks up',
    orders: [order(1, { type: 'pickup', pair: 'P' }), order(2, { pair: 'P' }), order(3)],
    van: {},
    from: [1, 2, 3],
    to: [2, 1, 3],
  },
  {
    change: 'a stop before the first one [M34]',
    rule: 'sequence',
    text: 'out of its sequence',
    orders: [order(1, { turn: 'first' }), order(2), order(3)],
    van: {},
    from: [1, 2, 3],
    to: [2, 1, 3],
  },
  {
    change: 'a stop before one that it follows [M34]',
    rule: 'sequence',
    text: 'out of its sequence',
    orders: [order(1, { beforeOrders: ['o-3'] }), order(2), order(3)],
    van: {},
    from: [1, 2, 3],
    to: [3, 1, 2],
  },
  {
    change: 'loading in the way of what was loaded before [M34]',
    rule: 'sequence',
    text: 'out of its sequence',
    orders: [
      order(1, { type: 'pickup', pair: 'P' }),
      order(2, { pair: 'P' }),
      order(3, { type: 'pickup', pair: 'Q' }),
      order(4, { pair: 'Q' }),
    ],
    van: { lastInFirstOut: true },
    from: [1, 3, 4, 2],
    to: [1, 3, 2, 4],
  },
  {
    change: 'a removal of the pickup alone',
    rule: 'precedence',
    text: 'delivers before it picks up',
    orders: [order(1, { type: 'pickup', pair: 'P' }), order(2, { pair: 'P' }), order(3)],
    van: {},
    from: [1, 2, 3],
    to: [2, 3],
  },
  {
    change: 'a later start',
    rule: 'delay',
    text: '35 min past shift',
    orders: [order(1), order(2), order(3)],
    van: { shiftEnd: '10:00:00' },
    from: [1, 2, 3],
    to: [1, 2, 3],
    startAt: at('09:00'),
  },
]

/** The day of a case, both as a plan and as a day on the road. */
function dayOf(orders: SnapshotOrder[], settings: Omit<Case, 'row' | 'rule' | 'text' | 'third'>) {
  const vehicle: VanDay = { ...van, ...settings.van }
  const snapshot: Snapshot = {
    tenantId: 't',
    planId: 'p',
    date: DATE,
    objective: 'cost',
    seed: 1,
    timeLimitSeconds: 1,
    rules: settings.rules ?? {},
    adjustments: [
      {
        vehicleId: 'van',
        ...settings.adjustment,
        ...(settings.startAt ? { startAt: settings.startAt.toISOString() } : {}),
      },
    ],
    units: 'km',
    speeds: null,
    vehicles: [vehicle],
    orders,
    zones: settings.zones ?? new Zones([]),
    fingerprint: '',
  }
  const places = listPlaces(snapshot)
  const n = places.points.length
  const last = places.indexOf(orders.at(-1)!)
  const cells = (leg: number) =>
    Int32Array.from({ length: n * n }, (_, k) => {
      const [from, to] = [Math.floor(k / n), k % n]
      if (from === to) return 0
      return settings.hasNoRoad && (from === last || to === last) ? UNREACHABLE : leg
    })
  const matrix: Matrix = { n, durations: cells(LEG.seconds), distances: cells(LEG.metres) }
  const planned = toProblem(snapshot, places, { car: matrix, truck: matrix })
  const rest = restOf(snapshot)
  const day: RestOfDay = {
    ...rest,
    crew: settings.crew ?? rest.crew,
    vans: rest.vans.map((one) => ({
      ...one,
      ...(settings.startAt ? { startAt: settings.startAt } : {}),
    })),
  }
  const live = buildProblem(day, {
    vehicleIdsOut: new Set(),
    orderIdsIn: orders.map(({ id }) => id),
    handedOver: new Set(),
  })
  live.rules.matrices['car'] = tableOf(live, snapshot, matrix)
  return { snapshot, planned, day, live }
}
type Day = ReturnType<typeof dayOf>

const idsOf = (numbers: readonly number[]) => numbers.map((number) => `order ${number}`)
const onRoad = ({ day, live }: Day, numbers: readonly number[]) =>
  violationsOf(day, live, score(live.rules, { routes: [{ vehicle: 'van', orders: idsOf(numbers) }] }), [
    'van',
  ])
const inPlan = ({ snapshot, planned }: Day, numbers: readonly number[]): PlanViolation[] =>
  toRoutes(snapshot, [openLivePlan(planned).score('van', idsOf(numbers))]).flatMap(
    ({ violations }) => violations,
  )
const hard = (violations: readonly PlanViolation[]) =>
  violations.filter(isHardRule).map((one) => ({ rule: one.code, text: violationText(one, 'km') }))

const ORDERS = (third: Partial<SnapshotOrder> = {}) => [order(1), order(2), order(3, third)]

describe.each(CASES.map((one) => ({ row: '', ...one })))(
  '$row$rule, $text',
  ({ row: _row, rule, text, third, ...settings }) => {
    const day = dayOf(ORDERS(third), settings)
    const { live } = day
    const isNewByStop = rule !== 'missing_break'
    /** The planner does not know rules about crews. */
    const isOfCrew = settings.crew !== undefined
    const two = { routes: [{ vehicle: 'van', orders: idsOf([1, 2]) }] }
    const search = () => toSearchProblem({ ...live, current: two }, day.day.clock)

    it.skipIf(isOfCrew)('is reported by an edit of the plan', () => {
      expect(hard(inPlan(day, [1, 3, 2]))).toContainEqual({ rule, text })
    })
    it('is reported by a move to the van and by adding an order', () => {
      const broken = newlyBroken(onRoad(day, [1, 3, 2]), isNewByStop ? onRoad(day, [1, 2]) : [])
      expect(hard(broken)).toContainEqual({ rule, text })
    })
    it('is reported by a lock of the order that breaks it', () => {
      expect(hard(onRoad(day, [1, 3, 2]))).toContainEqual({ rule, text })
    })
    it.runIf(isNewByStop)('is not broken by any offer', () => {
      const offers = prepareInsertion(search(), two).offers('order 3')
      const offersWithinRules = offers.filter(({ position }) => {
        const numbers = [1, 2].toSpliced(position, 0, 3)
        return newlyBroken(onRoad(day, numbers), onRoad(day, [1, 2])).length === 0
      })
      expect(offersWithinRules).toEqual([])
    })
    it.runIf(isNewByStop && !isOfCrew)('is not broken by a repair', async () => {
      const plan = await solve(search(), { threads: 0, iterationLimit: 30, seed: 1 })
      expect(judge(live, plan).map(({ code }) => code)).not.toContain(rule)
      expect(plan.unserved).toHaveLength(1)
    })
  },
)

describe.each(OTHER_CHANGES)('$change', ({ rule, text, orders, from, to, van: limits, ...start }) => {
  const before = dayOf(orders, { van: limits })
  const after = dayOf(orders, { van: limits, ...start })
  it('is reported by an edit of the plan', () => {
    expect(hard(inPlan(before, from))).toEqual([])
    expect(hard(inPlan(after, to))).toContainEqual({ rule, text })
  })
  it('is reported on the road, to dispatch and to the driver', () => {
    expect(hard(newlyBroken(onRoad(after, to), onRoad(before, from)))).toContainEqual({ rule, text })
  })
})
