// The processes of this installation: each reports its running work, and the workers divide the companies to follow.
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { Gauge } from 'prom-client'
import type { Clock } from './clock.ts'
import type { Scopes, Trx } from './db/scope.ts'
import type { Logger } from './log.ts'

export const clockOffset = new Gauge({
  name: 'clock_offset_seconds',
  help: "How far this machine's clock is ahead of the database's; negative when it is behind.",
  registers: [],
})

/** Milliseconds between two reports. A process without three of them counts as stopped (app.follower_of). */
const REPORT_MS = 5_000
/** Milliseconds after which a process that cannot report follows every company, since it does not know whether others took over. */
const UNSURE_MS = 10_000
/** Seconds between this clock and the database's that are logged: sessions and one-time codes end by this clock. */
const CLOCK_LIMIT_SECONDS = 30
const FORGET = '1 hour'
const MEASURE_MS = 3_600_000

/** The companies whose routes this process updates. */
export interface Followers {
  follows: (tenantId: string) => boolean
  /** Companies with vans on the road that others follow. */
  listOthers: () => string[]
  /** Calls the listener when this process takes over companies, whose last positions it may have ignored. */
  onGain: (listener: () => void) => void
}

/** For programs with one process, as tests. */
export const followAll: Followers = { follows: () => true, listOthers: () => [], onGain: () => {} }

export interface ProcessFacts {
  role: 'all' | 'api' | 'worker'
  version: string
  planThreads: number
  planConcurrency: number
  /** Read for each report. */
  load: () => Promise<{ memoryBytes: number; regionBytes: number; vehiclesWaiting: number }>
}

export interface ProcessEntry extends Followers {
  id: string
  /** Reports at once. */
  report: () => Promise<void>
  close: () => Promise<void>
}

/** Enters this process into the list, and reports until it is closed. */
export async function enterProcess(
  platform: Pick<Scopes, 'asService'> & { clock: Pick<Clock, 'now'>; log: Pick<Logger, 'warn'> },
  facts: ProcessFacts,
): Promise<ProcessEntry> {
  const id = randomUUID()
  let others = new Set<string>()
  let reportedAt = -Infinity
  let measuredAt = -Infinity
  let isClockWrong = false
  const listeners: (() => void)[] = []

  const noteClock = (seconds: number): void => {
    clockOffset.set(seconds)
    const isWrong = Math.abs(seconds) > CLOCK_LIMIT_SECONDS
    if (isWrong !== isClockWrong)
      platform.log.warn(
        { seconds: Math.round(seconds) },
        isWrong ? 'clock differs from the clock of the database' : 'clock agrees with the database again',
      )
    isClockWrong = isWrong
  }
  const report = async (): Promise<void> => {
    const load = await facts.load()
    const isMeasured = performance.now() - measuredAt < MEASURE_MS
    const next = await platform.asService('report of a process', async ({ trx }) => {
      noteClock(await measureClock(trx, platform.clock))
      await writeProcess(trx, id, facts, load)
      if (!isMeasured) await measureDatabase(trx)
      return facts.role === 'api' ? [] : listCompaniesOfOthers(trx, id)
    })
    if (!isMeasured) measuredAt = performance.now()
    reportedAt = performance.now()
    const before = others
    others = new Set(next)
    if ([...before].some((tenantId) => !others.has(tenantId))) for (const listener of listeners) listener()
  }
  await report()
  const timer = setInterval(() => {
    report().catch((error: unknown) => platform.log.warn({ err: error }, 'report of a process'))
  }, REPORT_MS)
  timer.unref()
  const isSure = () => performance.now() - reportedAt <= UNSURE_MS
  return {
    id,
    report,
    follows: (tenantId) => !(isSure() && others.has(tenantId)),
    listOthers: () => (isSure() ? [...others] : []),
    onGain: (listener) => void listeners.push(listener),
    async close() {
      clearInterval(timer)
      await platform.asService('end of a process', ({ trx }) =>
        sql`delete from app.processes where id = ${id}`.execute(trx),
      )
    },
  }
}

async function writeProcess(
  trx: Trx,
  id: string,
  facts: ProcessFacts,
  load: Awaited<ReturnType<ProcessFacts['load']>>,
): Promise<void> {
  const { role, version, planThreads, planConcurrency } = facts
  await sql`insert into app.processes (id, role, host, pid, version, plan_threads, plan_concurrency, memory_bytes, region_bytes, vehicles_waiting)
    values (${id}, ${role}, ${hostname()}, ${process.pid}, ${version}, ${planThreads}, ${planConcurrency},
      ${load.memoryBytes}, ${load.regionBytes}, ${load.vehiclesWaiting})
    on conflict (id) do update set memory_bytes = excluded.memory_bytes, region_bytes = excluded.region_bytes,
      vehicles_waiting = excluded.vehicles_waiting, seen_at = now()`.execute(trx)
  await sql`delete from app.processes where seen_at < now() - ${FORGET}::interval`.execute(trx)
}

/** Companies with vans on the road that other processes follow. */
async function listCompaniesOfOthers(trx: Trx, id: string): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from (select distinct tenant_id from public.routes where status in ('dispatched', 'started')) road
    where app.follower_of(tenant_id) <> ${id}`.execute(trx)
  return rows.map((row) => row.tenant_id)
}

/** Seconds that this clock is ahead of the database's, to within half the time of the statement. */
async function measureClock(trx: Trx, clock: Pick<Clock, 'now'>): Promise<number> {
  const askedAt = clock.now()
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(trx)
  return ((askedAt + clock.now()) / 2 - rows[0]!.at) / 1000
}

const measureDatabase = (trx: Trx) =>
  sql`insert into app.database_sizes (day, bytes) values ((now() at time zone 'UTC')::date, pg_database_size(current_database()))
    on conflict (day) do update set bytes = excluded.bytes`.execute(trx)

export interface ProcessRow {
  id: string
  role: 'all' | 'api' | 'worker'
  host: string
  pid: number
  version: string
  planThreads: number
  planConcurrency: number
  memoryBytes: number
  regionBytes: number
  vehiclesWaiting: number
  startedAt: Date
  companies: { id: string; name: string }[]
}

/** Processes that reported lately, with the companies on the road that each follows. */
export async function listProcesses(trx: Trx): Promise<ProcessRow[]> {
  const { rows } = await sql<ProcessRow>`
    with road as (select c.tenant_id, app.follower_of(c.tenant_id) as follower
      from (select distinct tenant_id from public.routes where status in ('dispatched', 'started')) c)
    select p.id, p.role, p.host, p.pid, p.version, p.plan_threads as "planThreads", p.plan_concurrency as "planConcurrency",
      p.memory_bytes as "memoryBytes", p.region_bytes as "regionBytes", p.vehicles_waiting as "vehiclesWaiting",
      p.started_at as "startedAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name)
        from road r join public.tenants t on t.id = r.tenant_id where r.follower = p.id), '[]') as companies
    from app.processes p where p.seen_at > now() - interval '15 seconds' order by p.started_at, p.id`.execute(
    trx,
  )
  return rows
}

/** Mean growth of the database a day over the last week; undefined before the second day. */
export async function readGrowth(trx: Trx): Promise<{ bytesPerDay: number; days: number } | undefined> {
  const { rows } = await sql<{ bytes: number; days: number }>`
    with sizes as (select day, bytes from app.database_sizes where day > (now() at time zone 'UTC')::date - 8)
    select (last.bytes - first.bytes)::float8 as bytes, last.day - first.day as days
    from (select * from sizes order by day limit 1) first, (select * from sizes order by day desc limit 1) last`.execute(
    trx,
  )
  const [row] = rows
  return row && row.days > 0 ? { bytesPerDay: row.bytes / row.days, days: row.days } : undefined
}
