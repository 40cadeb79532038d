// `npm run bench planner-live`: CPU milliseconds of queries on a live day: best insertion of a new order, and
// a repair with a price on moved promises.
// Days of 300 stops from `rich-days.ts`. --stops 300.
import type { Plan, Problem } from '../packages/planner/src/index.ts'
import { prepareInsertion, solve } from '../packages/planner/src/index.ts'
import { companyDay } from './rich-days.ts'

const NEW_ORDERS = 40

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The same day without breaks, skills, second windows and optional orders. */
function plain({ matrices, vehicles, orders }: Problem): Problem {
  return {
    matrices,
    vehicles: vehicles.map(({ breaks: _, skills: __, ...vehicle }) => vehicle),
    orders: orders.map(({ skills: _, prize: __, windows, ...order }) => ({
      ...order,
      ...(windows ? { windows: windows.slice(0, 1) } : {}),
    })),
  }
}

const routesOf = (plan: Plan) =>
  plan.routes.map(({ vehicle, steps }) => ({
    vehicle,
    orders: steps.flatMap((step) => (step.type === 'order' && step.id !== undefined ? [step.id] : [])),
  }))

/** Promises the plan's vehicle and 15 minutes around its time, and prices moving away from it. */
function promised(problem: Problem, plan: Plan): Problem {
  const positions = new Map(
    plan.routes.flatMap(({ vehicle, steps }) =>
      steps.flatMap((step) =>
        step.type === 'order'
          ? [
              [
                step.id,
                { vehicle, window: [step.start - 900, step.start + 900] as [number, number] },
              ] as const,
            ]
          : [],
      ),
    ),
  )
  const orders = problem.orders.map((order) => {
    const promise = positions.get(order.id)
    return promise ? { ...order, promise: { ...promise, price: 2000 } } : order
  })
  return { ...problem, orders }
}

const stops = Number(option('stops', '300'))
const rich = companyDay(stops + NEW_ORDERS, 1)
for (const [name, matrix] of [
  ['plain', plain(rich)],
  ['rich', rich],
] as const) {
  const orderIds = matrix.orders.slice(0, NEW_ORDERS).map(({ id }) => id)
  const day = { ...matrix, orders: matrix.orders.slice(NEW_ORDERS) }
  const plan = await solve(day, { threads: 0, iterationLimit: 2000, seed: 1 })
  const routes = routesOf(plan)
  const began = cpuMs()
  const query = prepareInsertion(matrix, { routes })
  const prepared = cpuMs() - began
  const times = orderIds.map((id) => {
    const before = cpuMs()
    query.offers(id)
    return cpuMs() - before
  })
  times.sort((a, b) => a - b)
  const before = cpuMs()
  const repaired = await solve(promised(matrix, plan), {
    threads: 0,
    initial: { routes },
    iterationLimit: 500,
    seed: 1,
  })
  const was = new Map(routes.flatMap(({ vehicle, orders }) => orders.map((id) => [id, vehicle] as const)))
  const moved = routesOf(repaired).flatMap(({ vehicle, orders }) =>
    orders.filter((id) => was.has(id) && was.get(id) !== vehicle),
  )
  console.log(
    [
      name.padEnd(6),
      `${routes.reduce((sum, { orders }) => sum + orders.length, 0)} stops`,
      `prepared ${prepared.toFixed(1)} ms`,
      `offers p50 ${times[NEW_ORDERS / 2]!.toFixed(2)} ms, slowest ${times.at(-1)!.toFixed(2)} ms`,
      `repair of 500 steps (${repaired.search.engine}) ${((cpuMs() - before) / 1000).toFixed(2)} s`,
      `left out ${repaired.unserved.length}, on another van ${moved.length}`,
    ].join('  '),
  )
}
