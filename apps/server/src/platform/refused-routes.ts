// Routes that the planner's checker refuses: counted, logged, and stored as days to replay with `npm run
// solve -- FILE`.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDay, type Problem, type Refusal } from '@dropwise/planner'
import { Counter } from 'prom-client'
import { v7 as uuidV7 } from 'uuid'
import type { Logger } from './log.ts'

/** Maximum number of stored days, the newest ones. */
const DAYS_MAX = 10
/** A day with more cells in its road tables is not stored: its file would take tens of megabytes. */
const CELLS_MAX = 2_000_000

export const refusedRoutes = new Counter({
  name: 'planner_refused_routes_total',
  help: "Routes of the planner's search that its checker refused. Each is a fault of the planner.",
  registers: [],
})

/** Receives refused routes from the planner, which repairs the plan itself. */
export function createRefusalRecorder(dataDir: string, log: Logger): (refusal: Refusal) => void {
  const folder = join(dataDir, 'planner-days')
  return (refusal) => {
    const { violations } = refusal
    refusedRoutes.inc(new Set(violations.map(({ vehicle }) => vehicle)).size)
    const about = { violations: violations.slice(0, 5), orders: refusal.problem.orders.length }
    if (cellsOf(refusal.problem) > CELLS_MAX)
      return log.error(about, 'the planner refused a route of its own; the day is too large to keep')
    keepDay(folder, refusal).then(
      (file) => log.error({ ...about, file }, 'the planner refused a route of its own'),
      (error: unknown) => log.error({ ...about, err: error }, 'the planner refused a route of its own'),
    )
  }
}

function cellsOf({ matrices }: Problem): number {
  return Object.values(matrices).reduce((sum, { n }) => sum + n * n, 0)
}

async function keepDay(folder: string, refusal: Refusal): Promise<string> {
  await mkdir(folder, { recursive: true })
  // Names sort by time.
  const name = `${uuidV7()}.json`
  await writeFile(join(folder, name), writeDay(refusal))
  const days = (await readdir(folder)).toSorted()
  for (const old of days.slice(0, -DAYS_MAX)) await rm(join(folder, old), { force: true })
  return join(folder, name)
}
