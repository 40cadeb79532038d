// The problem of a repair's search: all rules of the day, relaxed as far as the day already breaks them, and
// promises that may be broken at a price.
import { score, type Order, type Plan, type Problem } from '@dropwise/planner'
import { allow } from '../../platform/van-day/allow.ts'
import type { LiveProblem } from './problem.ts'
import { currentPlan } from './score-day.ts'

/** Price of a broken promise, or of another van than the loaded one, in minor units. */
const PROMISE_PRICE_MINOR = 3_000
/** Maximum seconds by which a late stop may become later. */
const LATE_SLACK_SECONDS = 3_600

/**
 * The search problem. `breakable` are orders whose promise may be broken; undefined for all. Late orders are
 * always breakable.
 */
export function toSearchProblem(live: LiveProblem, clock: number, breakable?: ReadonlySet<string>): Problem {
  const now = Math.round((clock - live.origin) / 1000)
  const plan = currentPlan(live)
  const begins = beginsIn(plan)
  const orders = live.rules.orders.map((order) =>
    keepOnBoard(mayBeLate(order, live, { now, begin: begins.get(order.id), breakable }), plan),
  )
  const problem = { ...live.rules, orders }
  const once = allowPresent(problem, plan)
  // Dropping a break for lack of time changes which other limits are exceeded.
  return returnInTime(live, allowPresent(once, score(once, live.current)))
}

/** Ends the shift of vans on the road when their longest day is over, since they cannot shorten it by a later start. */
function returnInTime({ vans }: LiveProblem, problem: Problem): Problem {
  return {
    ...problem,
    vehicles: problem.vehicles.map((vehicle) => {
      const [from, to] = vehicle.shift
      const hasLeft = vans.get(String(vehicle.id))?.rest.hasLeft
      return hasLeft && vehicle.maxDuration !== undefined
        ? { ...vehicle, shift: [from, Math.max(from, Math.min(to, from + vehicle.maxDuration))] }
        : vehicle
    }),
  }
}

function allowPresent(problem: Problem, { violations }: Plan): Problem {
  return {
    ...problem,
    vehicles: problem.vehicles.map((vehicle) =>
      allow(
        vehicle,
        violations.filter((one) => one.vehicle === vehicle.id),
      ),
    ),
  }
}

function beginsIn({ routes }: Plan): Map<Order['id'], number> {
  return new Map(
    routes.flatMap(({ steps }) =>
      steps.flatMap(({ type, id, start }) =>
        type === 'order' && id !== undefined ? [[id, start] as const] : [],
      ),
    ),
  )
}

/** Gives a promise a price; one already broken may be exceeded by a little more. */
function mayBeLate(
  order: Order,
  { promiseEnd, vanByOrder }: LiveProblem,
  {
    now,
    begin = 0,
    breakable,
  }: { now: number; begin: number | undefined; breakable: ReadonlySet<string> | undefined },
): Order {
  const id = String(order.id)
  const end = promiseEnd.get(id)
  // No window is promised yet.
  if (end === undefined || (order.windows?.length ?? 0) > 1) return order
  const isHeld = breakable !== undefined && begin <= end && !breakable.has(id)
  const to = isHeld ? Math.max(0, end) : Math.max(0, end, begin, now) + LATE_SLACK_SECONDS
  const from = Math.min(order.windows?.[0]?.[0] ?? 0, to)
  const vehicle = vanByOrder.get(id)
  return {
    ...order,
    windows: [[from, to]],
    promise: {
      window: [0, Math.max(0, end)],
      price: PROMISE_PRICE_MINOR,
      ...(vehicle === undefined ? {} : { vehicle }),
    },
  }
}

/** Keeps orders on a van although they break its rules, because a person decided so. */
function keepOnBoard(order: Order, { violations }: Plan): Order {
  const broken = violations.find(
    ({ code, order: id }) => id === order.id && (code === 'skills' || code === 'vehicle'),
  )
  if (broken?.vehicle === undefined) return order
  const { forbiddenVehicles: _, ...free } = order
  return { ...free, skills: [], allowedVehicles: [broken.vehicle] }
}
