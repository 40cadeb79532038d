// `npm run bench planner-rich`: fleets of several kinds and optional orders, made of the X files by published recipes
// (mixed fleets after Pessoa, Sadykov and Uchoa 2018; prizes after Bulhões et al. 2018). One line for each.
// --seconds 10 --filter TEXT --data FOLDER (default ../shared/bench), --planner FOLDER for another copy of the sources.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plan, Problem, SolveOptions, Vehicle } from '../packages/planner/src/index.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

const data = resolve(option('data', join(here, '../../shared/bench')))
const planner = resolve(option('planner', join(here, '../packages/planner')))
const load = async <T>(path: string): Promise<T> =>
  (await import(pathToFileURL(join(planner, path)).href)) as T
const { solve } = await load<{ solve: (problem: Problem, options: SolveOptions) => Promise<Plan> }>(
  'src/index.ts',
)
const { readVrplib } = await load<{ readVrplib: (text: string) => { problem: Problem } }>(
  'src/formats/vrplib.ts',
)

/** Sizes of vans as shares of the file's capacity, and what they cost for each unit of distance. */
const SIZES = [0.4, 0.7, 1, 1.6]
const UNIT_COSTS = [10, 11, 13, 16]

interface Fleet {
  /** Price of a van for each unit of distance to the middle of the customers, at capacity 1. */
  fixed: number
  unitCosts: boolean
  /** Total capacity over total demand; 0 leaves the fleet unlimited. */
  room: number
}

/** The file's customers with vans of four sizes; prices of larger vans grow less than their capacity. */
function mixedFleet(file: string, fleet: Fleet): Problem {
  const { problem } = readVrplib(readFileSync(join(data, 'x', file), 'utf8'))
  const [van] = problem.vehicles
  const { durations, n } = problem.matrices['plane']!
  const mean = problem.orders.reduce((sum, o) => sum + durations[o.location]!, 0) / (n - 1)
  const total = problem.orders.reduce((sum, o) => sum + (o.delivery?.[0] ?? 0), 0)
  const capacity = van!.capacity[0]!
  const vehicles: Vehicle[] = SIZES.flatMap((size, k) => {
    const cap = Math.round(capacity * size)
    const most = fleet.room > 0 ? (total * fleet.room) / SIZES.length / cap : (total / cap) * 1.3 + 5
    return Array.from({ length: Math.max(1, Math.round(most)) }, (_, i) => ({
      ...van!,
      id: `${k}-${i}`,
      capacity: [cap],
      costs: {
        fixed: Math.round(10 * fleet.fixed * mean * size ** 0.85),
        perHour: 3600 * (fleet.unitCosts ? UNIT_COSTS[k]! : 10),
        perKm: 0,
      },
    }))
  })
  return { ...problem, vehicles }
}

/** Every customer is optional; a prize is worth about what the customer costs in a good plan. */
function prizes(file: string, share: number): Problem {
  const { problem } = readVrplib(readFileSync(join(data, 'x', file), 'utf8'))
  const { durations, n } = problem.matrices['plane']!
  const orders = problem.orders.map((o, k) => {
    const near = Math.min(
      ...problem.orders.map((x) => (x === o ? Infinity : durations[o.location * n + x.location]!)),
    )
    const worth = near + (2 * durations[o.location]!) / 12
    return { ...o, prize: Math.round(worth * share * (0.5 + ((k * 7919) % 101) / 100)) }
  })
  return { ...problem, orders }
}

const RUNS: [string, () => Problem][] = [
  ['limited n120', () => mixedFleet('X-n120-k6.vrp', { fixed: 0.5, unitCosts: true, room: 1.12 })],
  ['unit n242', () => mixedFleet('X-n242-k48.vrp', { fixed: 0, unitCosts: true, room: 1.6 })],
  ['fixed n195', () => mixedFleet('X-n195-k51.vrp', { fixed: 2, unitCosts: false, room: 0 })],
  ['fixed+unit n502', () => mixedFleet('X-n502-k39.vrp', { fixed: 2, unitCosts: true, room: 0 })],
  ['fixed+unit n979', () => mixedFleet('X-n979-k58.vrp', { fixed: 2, unitCosts: true, room: 0 })],
  ['prizes n242', () => prizes('X-n242-k48.vrp', 3)],
  ['prizes n502', () => prizes('X-n502-k39.vrp', 3)],
  ['prizes n979', () => prizes('X-n979-k58.vrp', 3)],
]

const filter = option('filter', '')
const seconds = Number(option('seconds', '10'))
for (const [name, make] of RUNS.filter(([label]) => label.includes(filter))) {
  const problem = make()
  const plan = await solve(problem, { threads: 1, seed: 1, timeLimitMs: seconds * 1000, cpuClock: true })
  const sizes = Map.groupBy(plan.routes, ({ vehicle }) => String(vehicle).split('-')[0]!)
  const vans = [...sizes]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([size, routes]) => `${size}:${routes.length}`)
  console.log(
    `${name.padEnd(18)} ${plan.search.engine.padEnd(10)} ${String(plan.cost).padStart(10)}  unserved ${plan.unserved.length}  routes ${plan.routes.length} (${vans.slice(0, 8).join(' ')})  ${plan.search.iterations} steps`,
  )
}
