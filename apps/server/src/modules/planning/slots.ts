// Windows for an order that is still being typed: the cheapest place for it in each day's plan, which stays as
// it is.
import {
  clockOf,
  dayOf,
  daysFrom,
  instantOf,
  parseClock,
  type DayString,
  type OrderSlot,
  type OrderSlots,
  type SlotDay,
  type SlotsQuery,
} from '@dropwise/contracts'
import { openLivePlan, type LivePlan, type Placement } from '@dropwise/planner'
import { RoadsError } from '@dropwise/roads'
import type { Clock } from '../../platform/clock.ts'
import type { Member } from '../../platform/member.ts'
import { readRules, readTimeZone } from './company-rules.ts'
import { openSession, type EditDeps, type EditSession } from './edit-session.ts'
import { withBalance } from './even-days.ts'
import { measureDay } from './prepare-run.ts'
import { originOf } from './problem.ts'
import { listPlans, type PlanRow } from './queries.ts'
import { readOpenOrders, type Snapshot, type SnapshotOrder } from './snapshot.ts'

type Deps = EditDeps & { clock: Clock }
/** An order without its window. */
type Draft = Omit<SnapshotOrder, 'windowStart' | 'windowEnd'>

/** Plans of a day to look through, newest first. */
const PLANS_MOST = 10
/** Open orders outside of the plan that are placed first; more take too long while somebody types. */
const PENDING_MOST = 50
const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600

export async function findSlots(deps: Deps, member: Member, query: SlotsQuery): Promise<OrderSlots> {
  const { scopes, clock } = deps
  const { tenantId } = member
  const now = new Date(clock.now())
  const { timeZone, rules } = await scopes.asService('slots: company', async ({ trx }) => ({
    timeZone: await readTimeZone(trx, tenantId),
    rules: await readRules(trx, tenantId),
  }))
  const draft = toDraft(query, rules.serviceMinutes)
  const first = query.from ?? dayOf(now, timeZone)
  const days = daysFrom(first, query.days)
  const priced: { slots: OrderSlot[]; day: SlotDay }[] = []
  // One after the other: each holds the road table of its day.
  for (const date of days) priced.push(await priceDay(deps, member, { date, draft, now, query }))
  return {
    slots: priced
      .flatMap(({ slots }) => slots)
      .toSorted((a, b) => a.costMinor - b.costMinor || (a.date < b.date ? -1 : 1))
      .slice(0, query.limit),
    days: priced.map(({ day }) => day),
  }
}

function toDraft(query: SlotsQuery, usualMinutes: number): Draft {
  return {
    id: 'new',
    reference: '',
    type: query.type,
    lat: query.lat,
    lng: query.lng,
    packages: query.packages,
    weightGrams: Math.round(query.weightKg * 1_000),
    volumeLitres: query.volumeLitres,
    palletTenths: Math.round(query.pallets * 10),
    serviceSeconds: (query.serviceMinutes ?? usualMinutes) * 60,
    setupSeconds: 0,
    skills: (query.skills ?? '').split(',').flatMap((name) => name.trim() || []),
    priority: 0,
    prizeMinor: 0,
    lateMinor: 0,
    onlyVehicles: [],
    notVehicles: [],
    pair: null,
    turn: 'any',
    afterOrders: [],
    beforeOrders: [],
    together: null,
    otherWindows: [],
  }
}

/** Seconds after local midnight. */
interface ClockWindow {
  from: number
  to: number
}

/**
 * Whether each window of a day has a van with room for an order; null while the day has no plan. On a
 * dispatched day none has.
 */
export async function roomOfDay(
  deps: Deps,
  member: Member,
  { date, query, windows }: { date: DayString; query: SlotsQuery; windows: readonly ClockWindow[] },
): Promise<boolean[] | null> {
  const { scopes, clock } = deps
  const rules = await scopes.asService('room of a day: company', ({ trx }) => readRules(trx, member.tenantId))
  const draft = toDraft(query, rules.serviceMinutes)
  const now = new Date(clock.now())
  const { slots, day } = await priceDay(deps, member, { date, draft, now, query, windows })
  if (day.state === 'dispatched') return windows.map(() => false)
  if (day.state !== 'priced' && day.state !== 'no_room') return null
  return windows.map(({ from, to }) =>
    slots.some((slot) => parseClock(slot.windowStart) === from && parseClock(slot.windowEnd) === to),
  )
}

interface DayRequest {
  date: DayString
  draft: Draft
  now: Date
  query: SlotsQuery
  /** Absent: windows of the query's length within the shifts. */
  windows?: readonly ClockWindow[]
}

async function priceDay(
  deps: Deps,
  member: Member,
  { date, draft, now, query, windows: requestedWindows }: DayRequest,
): Promise<{ slots: OrderSlot[]; day: SlotDay }> {
  const nothing = (state: SlotDay['state'], planId: string | null = null) => ({
    slots: [],
    day: { date, state, planId, pending: 0, isEstimated: false },
  })
  const plans = await deps.scopes.asService('slots: plans', ({ trx }) =>
    listPlans(trx, member.tenantId, { date, limit: PLANS_MOST }),
  )
  const plan = plans.find((row) => isReady(row) && !row.is_out_of_date)
  if (!plan) return nothing(stateWithout(plans))
  try {
    const session = await openSession(deps, member, plan.id)
    const pending = await deps.scopes.asService('slots: open orders', async ({ trx }) => {
      const all = { date, depotId: null, vehicleIds: null, orderIds: null }
      const open = await readOpenOrders(trx, member.tenantId, all)
      const planned = new Set(session.snapshot.orders.map(({ id }) => id))
      return open.filter(({ id }) => !planned.has(id)).slice(0, PENDING_MOST)
    })
    const windows = (requestedWindows ?? windowsOfShifts(session.snapshot, query.windowMinutes))
      .map((window) => instantsOf(session.snapshot, window))
      .filter(({ windowStart }) => windowStart > now)
    const drafts = windows.map((window, i) => ({ ...draft, ...window, id: `new ${i}` }))
    const snapshot = { ...session.snapshot, orders: [...session.snapshot.orders, ...pending, ...drafts] }
    const { problem, isOnRoads } = await measureDay(deps.roads, snapshot)
    const live = openLivePlan(withBalance(problem, 0))
    const routes = placeAll(live, session, pending)
    const slots = drafts.flatMap((order) => {
      const best = cheapest(live, routes, order.id)
      return best ? [toSlot(snapshot, order, best)] : []
    })
    const state = slots.length > 0 ? ('priced' as const) : ('no_room' as const)
    return { slots, day: { date, state, planId: plan.id, pending: pending.length, isEstimated: !isOnRoads } }
  } catch (error) {
    if (error instanceof RoadsError) return nothing('no_roads', plan.id)
    throw error
  }
}

const isReady = ({ status }: PlanRow): boolean => status === 'done' || status === 'stopped'

/** Why a day has no plan to price by. */
function stateWithout(plans: readonly PlanRow[]): SlotDay['state'] {
  const has = (...states: PlanRow['status'][]) => plans.some(({ status }) => states.includes(status))
  if (has('dispatched')) return 'dispatched'
  if (has('queued', 'running')) return 'planning'
  return has('done', 'stopped') ? 'out_of_date' : 'no_plan'
}

/** Windows of the day's shifts, in seconds after the depots' midnight. */
function windowsOfShifts({ vehicles }: Snapshot, minutes: number): ClockWindow[] {
  const spans = vehicles.map(({ shiftStart, shiftEnd }) => {
    const [from, to] = [parseClock(shiftStart) ?? 0, parseClock(shiftEnd) ?? 0]
    // An order's window is within its day; a night shift serves the part before midnight.
    return { from, to: to > from ? to : DAY_SECONDS }
  })
  if (spans.length === 0) return []
  const begin = Math.floor(Math.min(...spans.map(({ from }) => from)) / HOUR_SECONDS) * HOUR_SECONDS
  const end = Math.min(Math.max(...spans.map(({ to }) => to)), DAY_SECONDS - 60)
  const count = Math.ceil((end - begin) / (minutes * 60))
  return Array.from({ length: Math.max(0, count) }, (_, i) => {
    const from = begin + i * minutes * 60
    return { from, to: Math.min(from + minutes * 60, DAY_SECONDS - 60) }
  })
}

function instantsOf(
  { date, vehicles }: Snapshot,
  { from, to }: ClockWindow,
): { windowStart: Date; windowEnd: Date } {
  const timeZone = vehicles[0]?.depot.timeZone ?? 'UTC'
  return { windowStart: instantOf(date, from, timeZone), windowEnd: instantOf(date, to, timeZone) }
}

type Routes = Map<string, string[]>

/** The plan's routes with the day's other open orders in them, each where it costs least. */
function placeAll(live: LivePlan, session: EditSession, pending: readonly SnapshotOrder[]): Routes {
  const routes: Routes = new Map(
    session.snapshot.vehicles.map(({ id }) => [id, [...(session.sequences.get(id) ?? [])]]),
  )
  for (const { id } of pending) {
    const best = cheapest(live, routes, id)
    if (best) routes.get(String(best.vehicle))?.splice(best.position, 0, id)
  }
  return routes
}

/** Null where it breaks a rule on every van. */
function cheapest(live: LivePlan, routes: Routes, orderId: string): Placement | null {
  let best: Placement | null = null
  for (const [vehicle, orders] of routes) {
    const placement = live.place(orderId, vehicle, orders)
    if (placement.violations.length > 0) continue
    if (!best || placement.cost < best.cost) best = placement
  }
  return best
}

function toSlot(snapshot: Snapshot, order: SnapshotOrder, placement: Placement): OrderSlot {
  const van = snapshot.vehicles.find(({ id }) => id === placement.vehicle)!
  const { timeZone } = van.depot
  const step = placement.route!.steps.find(({ id }) => id === order.id)
  const serviceAt = new Date(originOf(snapshot).getTime() + (step?.start ?? 0) * 1_000)
  return {
    date: snapshot.date,
    windowStart: clockOf(order.windowStart!, timeZone),
    windowEnd: clockOf(order.windowEnd!, timeZone),
    costMinor: Math.round(placement.cost),
    extraSeconds: Math.round(placement.duration),
    extraMetres: Math.round(placement.distance),
    vehicle: { id: van.id, name: van.name },
    serviceAt: serviceAt.toISOString(),
  }
}
