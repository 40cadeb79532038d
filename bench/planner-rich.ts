// `npm run bench planner-rich`: days of every kind of fleet (`rich-days.ts`), one line for each.
// --seconds 10 --filter TEXT --data FOLDER (default ../shared/bench), --planner FOLDER for another copy of the sources;
// --untouched takes the days that nothing was tuned on, --all both; --seed 1.
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plan, Problem, SolveOptions } from '../packages/planner/src/index.ts'
import { richDays } from './rich-days.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}
const flag = (name: string): boolean => process.argv.includes(`--${name}`)

const data = resolve(option('data', join(here, '../../shared/bench')))
const planner = resolve(option('planner', join(here, '../packages/planner')))
const { solve } = (await import(pathToFileURL(join(planner, 'src/index.ts')).href)) as {
  solve: (problem: Problem, options: SolveOptions) => Promise<Plan>
}
const filter = option('filter', '').split(',')
const seconds = Number(option('seconds', '10'))
const wanted = richDays(data).filter(
  ({ name, untouched }) =>
    (flag('all') || untouched === flag('untouched')) && filter.some((text) => name.includes(text)),
)
for (const { name, make } of wanted) {
  const plan = await solve(make(), {
    threads: 1,
    seed: Number(option('seed', '1')),
    timeLimitMs: seconds * 1000,
    cpuClock: true,
  })
  const columns = [
    name.padEnd(24),
    plan.search.engine.padEnd(10),
    plan.cost.toFixed(0).padStart(10),
    `unserved ${plan.unserved.length}`,
    `routes ${plan.routes.length}`,
    `${plan.search.iterations} steps`,
    plan.feasible ? '' : `NOT FEASIBLE: ${plan.violations[0]?.message}`,
  ]
  console.log(columns.join('  '))
}
