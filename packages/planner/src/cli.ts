// `npm run solve -- FILE`: solves one file and prints one line.
import { readFileSync, writeFileSync } from 'node:fs'
import type { BenchmarkFile } from './formats/benchmark.ts'
import { isDay, readDay, type DayFile } from './formats/day-file.ts'
import { isLiLim, readLiLim, readSolomon } from './formats/solomon.ts'
import { readVrplib } from './formats/vrplib.ts'
import { readVroom } from './formats/vroom-in.ts'
import type { VroomProblem, VroomSolution } from './formats/vroom-types.ts'
import { answerVroom, vroomFailure } from './formats/vroom.ts'
import type { Plan, Problem, SolveOptions } from './model/problem.ts'
import { solve } from './run/solve.ts'

const USAGE = 'npm run solve -- FILE [--seconds 10] [--threads 2] [--seed 1] [--out FILE.sol] [--cpu] [-c]'
/** Time reserved for checking and writing the plan. */
const FINISH_MS = 60

interface Arguments {
  file: string
  seconds: number
  threads: number
  seed: number
  out: string | null
  cpu: boolean
  /** VROOM's plan mode: times the routes in the file's `steps`. */
  planMode: boolean
}

function parse(argv: string[]): Arguments {
  const result: Arguments = {
    file: '',
    seconds: 10,
    threads: 2,
    seed: 1,
    out: null,
    cpu: false,
    planMode: false,
  }
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]
    const value = (): number => {
      const text = argv[++i]
      const x = Number(text)
      if (text === undefined || text === '' || !Number.isFinite(x) || x < 0)
        throw new Error(`${word} needs a number, not ${text ?? 'nothing'}.`)
      return x
    }
    if (word === '--seconds') result.seconds = value()
    else if (word === '--threads') result.threads = Math.max(1, Math.round(value()))
    else if (word === '--seed') result.seed = Math.round(value())
    else if (word === '--cpu') result.cpu = true
    else if (word === '-c') result.planMode = true
    else if (word === '--out') result.out = argv[++i] ?? null
    else if (word.startsWith('-')) throw new Error(`${word} is not known.`)
    else if (result.file === '') result.file = word
    else throw new Error(`${word} is one file too many.`)
  }
  if (result.file === '') throw new Error('Which file?')
  return result
}

/** Seconds since the process started, on the chosen clock. */
function spentMs(cpu: boolean): number {
  const { user, system } = process.cpuUsage()
  return cpu ? (user + system) / 1000 : performance.now()
}

async function run(argv: string[]): Promise<void> {
  const args = parse(argv)
  const text = readFileSync(args.file, 'utf8')
  const limit = (): SolveOptions => ({
    seed: args.seed,
    threads: args.threads,
    cpuClock: args.cpu,
    timeLimitMs: Math.max(1, args.seconds * 1000 - spentMs(args.cpu) - FINISH_MS),
  })
  const day = readDayFile(text)
  let line: string
  if (day) {
    const plan = await solveChecked(day.problem, {
      ...(day.options.initial && { initial: day.options.initial }),
      ...limit(),
    })
    if (args.out) writeFileSync(args.out, JSON.stringify(plan))
    line = summary(String(plan.cost), plan.routes.length, plan.unserved.length)
  } else if (/^\s*\{/.test(text)) {
    const solution = await solveVroomFile(text, args, limit)
    if (args.out) writeFileSync(args.out, JSON.stringify(solution))
    if (solution.code !== 0) throw new Error(solution.error)
    const { cost, routes, unassigned } = solution.summary
    line = summary(String(cost), routes, unassigned)
  } else {
    const benchmark = readBenchmark(text)
    const plan = await solveChecked(benchmark.problem, limit())
    const cost = (plan.cost / benchmark.scale).toFixed(benchmark.digits)
    if (args.out) writeFileSync(args.out, solutionText(plan, cost))
    line = summary(cost, plan.routes.length, plan.unserved.length)
  }
  console.log(line)
}

/** The day in a file that the server saved for a replay; null for other files. */
function readDayFile(text: string): DayFile | null {
  if (!/^\s*\{/.test(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    return isDay(value) ? readDay(value) : null
  } catch (error) {
    // Invalid JSON gets VROOM's error message.
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Solves a VROOM file; limits on the command line override those in the file. Errors have VROOM's format. */
async function solveVroomFile(
  text: string,
  args: Arguments,
  limit: () => SolveOptions,
): Promise<VroomSolution> {
  try {
    const input = JSON.parse(text) as VroomProblem
    if (args.planMode) input.options = { ...input.options, c: true }
    const reading = await readVroom(input)
    return await answerVroom(input, reading, limit(), Math.round(performance.now()))
  } catch (error) {
    if (error instanceof SyntaxError) return { code: 2, error: `Invalid JSON: ${error.message}` }
    return vroomFailure(error)
  }
}

function readBenchmark(text: string): BenchmarkFile {
  if (/DIMENSION/.test(text)) return readVrplib(text)
  return isLiLim(text) ? readLiLim(text) : readSolomon(text)
}

async function solveChecked(problem: Problem, options: SolveOptions): Promise<Plan> {
  const plan = await solve(problem, options)
  if (!plan.feasible) throw new Error(`The plan failed its check: ${plan.violations[0]?.message}`)
  return plan
}

function summary(cost: string, routes: number, unserved: number): string {
  return `cost ${cost} routes ${routes} unserved ${unserved} seconds ${(performance.now() / 1000).toFixed(2)}`
}

function solutionText(plan: Plan, cost: string): string {
  const routes = plan.routes.map((route, k) => {
    const stops = route.steps.filter((s) => s.type === 'order').map((s) => s.id)
    return `Route #${k + 1}: ${stops.join(' ')}`
  })
  return [...routes, `Cost ${cost}`, ''].join('\n')
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(`${(error as Error).message}\n${USAGE}`)
  process.exitCode = 1
}
