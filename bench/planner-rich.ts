// `npm run bench planner-rich`: days of every kind of fleet (`rich-days.ts`), one line each, and a table by
// kind.
// --seconds 10 --filter TEXT,TEXT --data FOLDER (default ../shared/bench), --planner FOLDER for another copy
// of the sources; --untouched uses days that tuning never used, --all both; --seed 1; --threads 1 counts CPU
// seconds, more threads wall-clock seconds.
// No best costs are published for these days, so gaps are to this planner's best in results/rich-best.json;
// --keep stores better ones there.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plan, Problem, SolveOptions } from '../packages/planner/src/index.ts'
import { richDays } from './rich-days.ts'

/** The best known plan of a day, and the time limit that found it. */
interface Best {
  unserved: number
  cost: number
  seconds: number
}

const here = fileURLToPath(new URL('.', import.meta.url))
const bestFile = join(here, 'results/rich-best.json')

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}
const flag = (name: string): boolean => process.argv.includes(`--${name}`)
const readBest = (): Record<string, Best> =>
  JSON.parse(readFileSync(bestFile, 'utf8')) as Record<string, Best>

const data = resolve(option('data', join(here, '../../shared/bench')))
const planner = resolve(option('planner', join(here, '../packages/planner')))
const { solve } = (await import(pathToFileURL(join(planner, 'src/index.ts')).href)) as {
  solve: (problem: Problem, options: SolveOptions) => Promise<Plan>
}
const filter = option('filter', '').split(',')
const seconds = Number(option('seconds', '10'))
const threads = Number(option('threads', '1'))
const days = richDays(data).filter(
  ({ name, untouched }) =>
    (flag('all') || untouched === flag('untouched')) && filter.some((text) => name.includes(text)),
)
const gaps = new Map<string, number[]>()
for (const { name, make } of days) {
  const problem = make()
  const plan = await solve(problem, {
    threads,
    seed: Number(option('seed', '1')),
    timeLimitMs: seconds * 1000,
    cpuClock: threads === 1,
  })
  const isOptional = new Set(problem.orders.filter(({ prize }) => prize !== undefined).map(({ id }) => id))
  const unserved = plan.unserved.filter(({ order }) => !isOptional.has(order)).length
  const best = readBest()[name]
  const gap = best && best.unserved === unserved ? 100 * (plan.cost / best.cost - 1) : null
  if (flag('keep') && isBetter({ unserved, cost: plan.cost, seconds }, best))
    saveBest(name, unserved, plan.cost)
  const kind = name.split(' ')[0]!
  if (gap !== null) gaps.set(kind, [...(gaps.get(kind) ?? []), gap])
  const columns = [
    name.padEnd(24),
    plan.search.engine.padEnd(10),
    plan.cost.toFixed(0).padStart(10),
    gap === null ? '' : `${gap.toFixed(2)} %`,
    plan.bound === undefined ? 'no bound' : `bound ${(100 * (1 - plan.bound / plan.cost)).toFixed(1)} %`,
    `left out ${unserved}, optional ${plan.unserved.length - unserved}`,
    `routes ${plan.routes.length}`,
    `${plan.search.iterations} steps`,
    plan.feasible ? '' : `NOT FEASIBLE: ${plan.violations[0]?.message}`,
  ]
  console.log(columns.join('  '))
}
const limit = threads === 1 ? `${seconds} CPU seconds, one thread` : `${seconds} s, ${threads} threads`
console.log(`\nMean gap to the best known plan at ${limit}:`)
for (const [kind, all] of gaps) {
  const mean = all.reduce((sum, gap) => sum + gap, 0) / all.length
  console.log(`${kind.padEnd(12)} ${mean.toFixed(2).padStart(6)} %  (${all.length})`)
}

function isBetter(candidate: Best, best: Best | undefined): boolean {
  if (!best || candidate.unserved !== best.unserved) return !best || candidate.unserved < best.unserved
  return candidate.cost < best.cost
}

/** Rereads the file, since several programs may run. */
function saveBest(name: string, unserved: number, cost: number): void {
  const all = { ...readBest(), [name]: { unserved, cost: Math.round(cost * 100) / 100, seconds } }
  const names = Object.keys(all).toSorted()
  writeFileSync(bestFile, `${JSON.stringify(Object.fromEntries(names.map((n) => [n, all[n]])), null, 2)}\n`)
}
