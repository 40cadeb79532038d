// `npm run bench planner-soak`: random rich days with little time. A plan must keep every rule, leave out no
// order that fits a vehicle, serve as many as the quick construction, give valid reasons, and cost no less
// than its bound.
// --days 1000 --from 1 (the first seed) --limits 50,200,1000,2000 (ms). Prints each failing seed.
import type { Problem } from '../packages/planner/src/index.ts'
import { solve } from '../packages/planner/src/index.ts'
import { Random } from '../packages/planner/src/search/random.ts'
import { faultsOf } from '../packages/planner/test/faults.ts'
import { FEATURES, randomProblem } from '../packages/planner/test/random-problem.ts'

function option(name: string, fallback: string): string {
  const at = process.argv.indexOf(`--${name}`)
  return at >= 0 ? (process.argv[at + 1] ?? fallback) : fallback
}

function dayOf(seed: number): { problem: Problem; features: string[] } {
  const random = new Random(seed)
  const share = 0.05 + 0.3 * random.unit()
  const features = FEATURES.filter((feature) => feature !== 'fewestVehicles' && random.unit() < share)
  const size = Math.round(5 * 60 ** random.unit())
  return { problem: randomProblem(seed, size, 1 + random.below(2 + Math.ceil(size / 8)), features), features }
}

const days = Number(option('days', '1000'))
const from = Number(option('from', '1'))
const limits = option('limits', '50,200,1000,2000').split(',').map(Number)
let failed = 0
let leftOut = 0
let cutShort = 0
for (let seed = from; seed < from + days; seed++) {
  const { problem, features } = dayOf(seed)
  const timeLimitMs = limits[seed % limits.length]!
  const plan = await solve(problem, { threads: seed % 3, timeLimitMs, seed })
  const faults = faultsOf(problem, plan)
  leftOut += plan.unserved.length
  cutShort += plan.unserved.filter(({ code }) => code === 'search_cut_short').length
  if (faults.length > 0) {
    failed++
    console.log(`seed ${seed}, ${problem.orders.length} orders, ${timeLimitMs} ms, ${features.join(' ')}`)
    for (const fault of faults) console.log(`  ${fault}`)
  }
  if ((seed - from + 1) % 50 === 0) console.log(`${seed - from + 1} days, ${failed} failed`)
}
console.log(
  `${days} days from seed ${from}: ${failed} failed, ${leftOut} orders left out, ${cutShort} for want of time`,
)
process.exitCode = failed > 0 ? 1 : 0
