// `npm run bench planner-steps`: a fixed number of steps on a few instances of each kernel, with cost and CPU
// time. Versions with equal costs make the same plans; the CPU column then shows what a change costs.
// --data FOLDER has the instances (default ../shared/bench), --planner FOLDER another copy of the planner's
// sources.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { BenchmarkFile } from '../packages/planner/src/formats/benchmark.ts'
import type { Plan, Problem, SolveOptions } from '../packages/planner/src/index.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

const data = resolve(option('data', join(here, '../../shared/bench')))
const planner = resolve(option('planner', join(here, '../packages/planner')))

async function load<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(planner, path)).href)) as T
}

const { solve } = await load<{ solve: (problem: Problem, options: SolveOptions) => Promise<Plan> }>(
  'src/index.ts',
)
interface Readers {
  readSolomon: (text: string) => BenchmarkFile
  readLiLim: (text: string) => BenchmarkFile
}
const { readSolomon, readLiLim } = await load<Readers>('src/formats/solomon.ts')
const { readVrplib } = await load<{ readVrplib: (text: string) => BenchmarkFile }>('src/formats/vrplib.ts')
const { randomProblem } = await load<{
  randomProblem: (seed: number, size: number, fleet: number, features: string[]) => Problem
}>('test/random-problem.ts')

const shared = (file: string) => (): Problem => {
  const text = readFileSync(join(data, file), 'utf8')
  if (file.endsWith('.vrp')) return readVrplib(text).problem
  return (file.startsWith('lilim') ? readLiLim(text) : readSolomon(text)).problem
}

/** Two van sizes with one tariff, and drivers paid by the day. */
function companyDay(): Problem {
  const problem = randomProblem(7, 300, 20, ['twoLoads', 'windows', 'skills', 'maxDuration'])
  problem.vehicles.forEach((vehicle, k) => {
    vehicle.capacity = vehicle.capacity.map((most) => Math.ceil(most * (k % 3 === 0 ? 1.5 : 1)))
    vehicle.costs = { fixed: 400 + (k % 3 === 0 ? 300 : 0), perHour: 0, perKm: 40, perPaidHour: 2200 }
  })
  return problem
}

/** Name, problem, steps. */
const RUNS: [string, () => Problem, number][] = [
  ['X-n110', shared('x/X-n110-k13.vrp'), 400],
  ['R1_2_4', shared('homberger/R1_2_4.txt'), 300],
  ['R1_10_3', shared('homberger/R1_10_3.txt'), 300_000],
  ['X-n979', shared('x/X-n979-k58.vrp'), 300_000],
  ['company 300', companyDay, 150_000],
  ['two tariffs 300', () => randomProblem(3, 300, 30, ['mixedFleet', 'windows', 'loads']), 300],
  ['Li & Lim lrc105', shared('lilim/100/lrc105.txt'), 5000],
  ['rich 120', () => randomProblem(5, 120, 10, ['windows', 'loads', 'breaks', 'prize', 'setup']), 3000],
]
const filter = option('filter', '')

for (const [name, read, iterationLimit] of RUNS.filter(([name]) => name.includes(filter))) {
  const problem = read()
  const before = process.cpuUsage()
  const plan = await solve(problem, { threads: 0, seed: 1, iterationLimit })
  const { user, system } = process.cpuUsage(before)
  console.log(
    `${name.padEnd(20)} ${plan.search.engine.padEnd(10)} ${String(plan.cost).padStart(12)}  ${plan.unserved.length} unserved  ${((user + system) / 1e6).toFixed(2)} s CPU`,
  )
}
