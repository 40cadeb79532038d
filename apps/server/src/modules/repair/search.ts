// The problem that a repair searches in: every rule of the day, moved as far as the day passes it already, and promises that
// may be broken at a price.
import { score, type Order, type Plan, type Problem } from '@dropwise/planner'
import { allow } from '../../platform/van-day/allow.ts'
import type { LiveProblem } from './problem.ts'

/** What a broken promise, or another van than the one that was loaded, weighs: minor units. */
const PROMISE_PRICE_MINOR = 3_000
/** A stop that is late may become later by as much, in seconds: nobody is served late without end. */
const LATE_SLACK_SECONDS = 3_600

/**
 * What a search may choose from. `breakable` are orders whose promise may be broken; undefined for all. Those that are late
 * already may always be.
 */
export function toSearchProblem(live: LiveProblem, clock: number, breakable?: ReadonlySet<string>): Problem {
  const now = Math.round((clock - live.origin) / 1000)
  const plan = score(live.rules, live.current)
  const begins = beginsIn(plan)
  const orders = live.rules.orders.map((order) =>
    keepOnBoard(mayBeLate(order, live, { now, begin: begins.get(order.id), breakable }), plan),
  )
  const problem = { ...live.rules, orders }
  const once = allowPresent(problem, plan)
  // A break that is left away for want of time changes what else is passed.
  return allowPresent(once, score(once, live.current))
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

/** A promise is kept for a price; one that is broken already may be broken a while longer. */
function mayBeLate(
  order: Order,
  { promiseEnd, keptBy }: LiveProblem,
  {
    now,
    begin = 0,
    breakable,
  }: { now: number; begin: number | undefined; breakable: ReadonlySet<string> | undefined },
): Order {
  const id = String(order.id)
  const end = promiseEnd.get(id)
  // Nobody was promised one of several windows yet.
  if (end === undefined || (order.windows?.length ?? 0) > 1) return order
  const isHeld = breakable !== undefined && begin <= end && !breakable.has(id)
  const to = isHeld ? Math.max(0, end) : Math.max(0, end, begin, now) + LATE_SLACK_SECONDS
  const from = Math.min(order.windows?.[0]?.[0] ?? 0, to)
  const vehicle = keptBy.get(id)
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

/** What a van has on board against a rule stays there: somebody decided so. */
function keepOnBoard(order: Order, { violations }: Plan): Order {
  const broken = violations.find(
    ({ code, order: id }) => id === order.id && (code === 'skills' || code === 'vehicle'),
  )
  if (broken?.vehicle === undefined) return order
  const { forbiddenVehicles: _, ...free } = order
  return { ...free, skills: [], allowedVehicles: [broken.vehicle] }
}
