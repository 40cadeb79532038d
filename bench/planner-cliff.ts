// `npm run bench planner-cliff`: measures what a feature costs when it does not restrict the plan. Each row solves
// an instance with a feature switched on so that the best plan without it stays valid. The cost of the plan and the
// steps of the search should hardly change.
// --seconds 10 (CPU) --seed 1 --filter TEXT,TEXT (features) --days TEXT,TEXT --data FOLDER (default
// ../shared/bench), --planner FOLDER for another copy of the sources.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readSolomon } from '../packages/planner/src/formats/solomon.ts'
import type { Matrix, Plan, PlanRoute, Problem, SolveOptions } from '../packages/planner/src/index.ts'
import { companyDay } from './rich-days.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

const data = resolve(option('data', join(here, '../../shared/bench')))
const planner = resolve(option('planner', join(here, '../packages/planner')))
const { solve } = (await import(pathToFileURL(join(planner, 'src/index.ts')).href)) as {
  solve: (problem: Problem, options: SolveOptions) => Promise<Plan>
}
const seconds = Number(option('seconds', '10'))
const seed = Number(option('seed', '1'))

const homberger = (file: string) => (): Problem =>
  readSolomon(readFileSync(join(data, 'homberger', `${file}.txt`), 'utf8')).problem

const DAYS: [name: string, read: () => Problem][] = [
  ['R2_4_3', homberger('R2_4_3')],
  ['RC1_10_5', homberger('RC1_10_5')],
  ['company 200', () => companyDay(200, 2)],
]

/** Switches a feature on so that `plan`, the best one without it, stays valid. */
type Feature = (problem: Problem, plan: Plan) => void

const FEATURES: [name: string, switchOn: Feature][] = [
  ['same profile twice', (p) => drive(p, 1, (_, k) => k % 2 === 1)],
  ['slower spare van', (p, plan) => drive(p, 1.2, (_, k) => k === spareVan(p, plan))],
  ['one pinned stop', (p, plan) => pin(p, plan, 1, 1)],
  ['five pinned sequences', (p, plan) => pin(p, plan, 5, 3)],
  ['stop bound to its van', (p, plan) => allowOnly(p, plan.routes[0]!)],
  ['one shipment', (p, plan) => pair(p, plan, 1)],
  ['ten shipments', (p, plan) => pair(p, plan, 10)],
  ['faster roads at night', (p) => slowDown(p, lastHour(p), 0.9)],
  ['slower roads for a second', (p) => slowDown(p, 0, 1.1, 1)],
  ['fewest vehicles', (p) => (p.options = { ...p.options, fewestVehicles: true })],
  ['a second kind of load', (p) => carry(p)],
  ['a skill', (p) => qualify(p)],
  ['times by vehicle type', (p, plan) => typeTimes(p, plan)],
]

function spareVan(problem: Problem, plan: Plan): number {
  const usedVehicles = new Set(plan.routes.map(({ vehicleIndex }) => vehicleIndex))
  return problem.vehicles.findLastIndex((_, k) => !usedVehicles.has(k))
}

/** Gives the chosen vans a profile of their own, slower by `factor`. */
function drive(
  problem: Problem,
  factor: number,
  isChosen: (van: Problem['vehicles'][0], k: number) => boolean,
): void {
  const profile = problem.vehicles[0]!.profile
  const matrix = problem.matrices[profile]!
  const copy = (table: Int32Array): Int32Array => table.map((x) => Math.round(x * factor))
  const other: Matrix = {
    ...matrix,
    durations: copy(matrix.durations),
    distances: copy(matrix.distances),
    ...(matrix.costs && { costs: copy(matrix.costs) }),
  }
  problem.matrices['other'] = other
  for (const [k, van] of problem.vehicles.entries()) if (isChosen(van, k)) van.profile = 'other'
}

const ordersOf = (route: PlanRoute): (string | number)[] =>
  route.steps.flatMap(({ type, id }) => (type === 'order' ? [id!] : []))

function pin(problem: Problem, plan: Plan, routes: number, stops: number): void {
  for (const route of plan.routes.slice(0, routes))
    problem.vehicles[route.vehicleIndex]!.pinned = ordersOf(route).slice(0, stops)
}

function allowOnly(problem: Problem, route: PlanRoute): void {
  const [first] = ordersOf(route)
  problem.orders.find(({ id }) => id === first)!.allowedVehicles = [route.vehicle]
}

/** Makes a shipment without load of the first and last stop of each of the first routes. */
function pair(problem: Problem, plan: Plan, many: number): void {
  const orders = new Map(problem.orders.map((o) => [o.id, o]))
  for (const [k, route] of plan.routes.slice(0, many).entries()) {
    const stops = ordersOf(route).map((id) => orders.get(id)!)
    const mandatory = stops.filter(({ prize }) => prize === undefined)
    const [from, to] = [mandatory[0], mandatory.at(-1)]
    if (!from || !to || from === to) continue
    from.pair = { id: `shipment ${k}`, role: 'pickup' }
    to.pair = { id: `shipment ${k}`, role: 'delivery' }
    from.delivery = from.delivery?.map(() => 0) ?? []
    to.delivery = to.delivery?.map(() => 0) ?? []
  }
}

const lastHour = (problem: Problem): number => Math.max(...problem.vehicles.map(({ shift }) => shift[1])) + 60

function slowDown(problem: Problem, from: number, factor: number, length?: number): void {
  const begin = from === 0 ? Math.min(...problem.vehicles.map(({ shift }) => shift[0])) : from
  const traffic = [{ from: begin, factor }]
  if (length !== undefined) traffic.push({ from: begin + length, factor: 1 })
  problem.options = { ...problem.options, traffic }
}

function carry(problem: Problem): void {
  for (const order of problem.orders) order.delivery = [...(order.delivery ?? []), 1]
  for (const van of problem.vehicles) van.capacity = [...van.capacity, problem.orders.length]
}

function qualify(problem: Problem): void {
  for (const order of problem.orders.slice(0, 10)) order.skills = [...(order.skills ?? []), 'careful']
  for (const van of problem.vehicles) van.skills = [...(van.skills ?? []), 'careful']
  problem.vehicles.at(-1)!.skills = []
}

/** One order takes longer with a van that the plan leaves idle. */
function typeTimes(problem: Problem, plan: Plan): void {
  problem.vehicles[spareVan(problem, plan)]!.type = 'old'
  problem.orders[0]!.serviceByType = { old: problem.orders[0]!.service + 600 }
}

const options = { threads: 0, seed, timeLimitMs: seconds * 1000, cpuClock: true }
const matches = (name: string, filter: string): boolean =>
  filter.split(',').some((text) => name.includes(text))
const gaps: number[] = []

for (const [day, read] of DAYS.filter(([name]) => matches(name, option('days', '')))) {
  const plain = await solve(read(), options)
  print(day, 'without', plain, plain)
  for (const [name, switchOn] of FEATURES.filter(([name]) => matches(name, option('filter', '')))) {
    const problem = read()
    switchOn(problem, plain)
    const plan = await solve(problem, options)
    print(day, name, plan, plain)
    gaps.push(100 * (plan.cost / plain.cost - 1))
  }
}
console.log(`Mean ${mean(gaps).toFixed(2)} %, worst ${Math.max(...gaps).toFixed(2)} %`)

function mean(values: number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length)
}

function print(day: string, feature: string, plan: Plan, plain: Plan): void {
  const { iterations, engine } = plan.search
  const columns = [
    day.padEnd(12),
    feature.padEnd(28),
    engine.padEnd(10),
    plan.cost.toFixed(0).padStart(9),
    `${(100 * (plan.cost / plain.cost - 1)).toFixed(2)} %`.padStart(8),
    `${iterations} steps (${Math.round((100 * iterations) / Math.max(1, plain.search.iterations))} %)`,
    `${plan.routes.length} routes`,
    plan.unserved.length === plain.unserved.length ? '' : `${plan.unserved.length} left out`,
    plan.feasible ? '' : `NOT FEASIBLE: ${plan.violations[0]?.message}`,
  ]
  console.log(columns.join('  ').trimEnd())
}
