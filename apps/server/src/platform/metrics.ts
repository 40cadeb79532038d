// Metrics of every role: this process, its pools and sockets, and work waiting in the database.
import { sql } from 'kysely'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Pools } from './db/pools.ts'
import type { Scopes } from './db/scope.ts'
import type { Disk } from './disk.ts'
import type { QueueFigures } from './jobs/jobs.ts'
import type { Platform } from './platform.ts'
import { clockOffset } from './processes.ts'
import { refusedRoutes } from './refused-routes.ts'

/** Measured parts of the product. */
export interface MeasuredParts {
  platform: Pick<
    Platform,
    'asService' | 'log' | 'jobs' | 'hub' | 'surface' | 'replica' | 'positions' | 'regions'
  >
  pools: Pick<Pools, 'usage'>
  disk: Pick<Disk, 'freeBytes' | 'isFull'>
}

export interface Metrics {
  registry: Registry
  requestDurations: Histogram<'method' | 'route' | 'status'>
}

/** Vehicles whose routes this process updated after a position, and those still queued. */
export const followedVehicles = new Counter({
  name: 'live_updates_total',
  help: 'Updates of routes after new positions, by outcome.',
  labelNames: ['outcome'] as const,
  registers: [],
})
export const waitingVehicles = new Gauge({
  name: 'live_vehicles_waiting',
  help: 'Vehicles with new positions whose routes this process has not updated yet.',
  registers: [],
})

/**
 * Every metric of the product. Metrics of the database are equal on every process: take the maximum, not the
 * sum.
 */
export function createMetrics(parts: MeasuredParts): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  measurePools(registry, parts.pools)
  measureProcess(registry, parts)
  measureQueues(registry, parts.platform)
  measureRows(registry, parts.platform)
  for (const metric of [refusedRoutes, followedVehicles, waitingVehicles, clockOffset])
    registry.registerMetric(metric)
  const requestDurations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  return { registry, requestDurations }
}

function measurePools(registry: Registry, pools: MeasuredParts['pools']): void {
  const gauge = (name: string, help: string, read: (usage: ReturnType<Pools['usage']>[number]) => number) => {
    const metric: Gauge<'pool'> = new Gauge({
      name,
      help,
      labelNames: ['pool'] as const,
      registers: [registry],
      collect() {
        for (const usage of pools.usage()) metric.labels(usage.name).set(read(usage))
      },
    })
  }
  gauge('database_pool_limit', 'Connections that the pool may have.', ({ limit }) => limit)
  gauge('database_pool_open', 'Connections that the pool has.', ({ open }) => open)
  gauge('database_pool_used', 'Connections that are in use.', ({ inUse }) => inUse)
  gauge('database_pool_waiting', 'Callers that wait for a connection.', ({ waiting }) => waiting)
  gauge(
    'database_pool_refused',
    'Callers turned away since the start, for want of a connection.',
    ({ refused }) => refused,
  )
}

function measureProcess(
  registry: Registry,
  { platform: { hub, surface, replica, positions, regions }, disk }: MeasuredParts,
): void {
  const gauge = (name: string, help: string, read: () => number | undefined) => {
    const metric = new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const value = read()
        // Hide unknown values.
        if (value === undefined) metric.reset()
        else metric.set(value)
      },
    })
  }
  gauge('realtime_sockets', 'Open sockets of live changes.', () => surface.socketCount())
  gauge('events_connected', '1 while announcements of other processes arrive.', () => Number(hub.isConnected))
  gauge(
    'events_lag_seconds',
    'Time that the last probe took from one announcement to its arrival here.',
    () => hub.lagSeconds,
  )
  gauge(
    'database_replica_lag_seconds',
    'How far the standby for reads is behind, an hour at most; absent while unknown.',
    () => replica?.lagSeconds,
  )
  gauge(
    'positions_database_up',
    '1 while the database of POSITIONS_DATABASE_URL answers; absent where the main one holds positions.',
    () => positions && Number(positions.isAnswering),
  )
  gauge(
    'regions_damaged',
    'Map regions whose files are cut off, missing or of another version.',
    () => regions.damaged.length,
  )
  gauge('disk_free_bytes', 'Free space of the disk that holds the data folder.', () => disk.freeBytes)
  gauge('disk_writes_refused', '1 while writes answer 507 because the disk is full.', () =>
    Number(disk.isFull),
  )
}

function measureQueues(registry: Registry, { jobs, log }: MeasuredParts['platform']): void {
  let reading: Promise<QueueFigures[]> | undefined
  // All gauges of one scrape share one reading.
  const figures = (): Promise<QueueFigures[]> => {
    reading ??= jobs.figures().finally(() => (reading = undefined))
    return reading
  }
  const gauge = (name: string, help: string, read: (queue: QueueFigures) => number) => {
    const metric: Gauge<'queue'> = new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers: [registry],
      async collect() {
        try {
          for (const queue of await figures()) metric.labels(queue.name).set(read(queue))
        } catch (error) {
          log.warn({ err: error }, 'metrics')
        }
      },
    })
  }
  gauge('jobs_waiting', 'Jobs that could start now and wait for a worker, by kind.', (queue) => queue.waiting)
  gauge('jobs_running', 'Jobs that a worker has in hand, by kind.', (queue) => queue.running)
  gauge('jobs_failed', 'Jobs of the last two days that were given up, by kind.', (queue) => queue.failed)
  gauge('jobs_oldest_seconds', 'Age of the job that waits longest, by kind.', (queue) => queue.oldestSeconds)
}

/** Counts of rows by a label. While the database does not respond, the last values stay. */
function measureRows(registry: Registry, { asService, log }: MeasuredParts['platform']): void {
  const count = <Label extends string>(name: string, help: string, label: Label, read: ReadCounts) => {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: [label] as const,
      registers: [registry],
      async collect() {
        try {
          const { rows } = await asService('metrics', ({ trx }) => read(trx))
          gauge.reset()
          for (const row of rows) gauge.labels(row.label).set(row.count)
        } catch (error) {
          log.warn({ err: error }, 'metrics')
        }
      },
    })
  }
  count('parked_work', 'Rows whose work failed and will be retried, by kind of work.', 'kind', (trx) =>
    sql<Count>`select kind as label, count(*)::int as count from public.parked_work group by 1`.execute(trx),
  )
  count('outbox_mails', 'Mails and texts of the last two days by state.', 'state', (trx) =>
    sql<Count>`select state as label, count(*)::int as count from public.outbox
      where created_at > now() - interval '2 days' group by 1`.execute(trx),
  )
  count('plans', 'Plans of the last two days by status.', 'status', (trx) =>
    sql<Count>`select status as label, count(*)::int as count from public.plans
      where created_at > now() - interval '2 days' group by 1`.execute(trx),
  )
  count('webhook_calls', 'Calls of webhooks of the last two days by state.', 'state', (trx) =>
    sql<Count>`select state as label, count(*)::int as count from public.webhook_calls
      where created_at > now() - interval '2 days' group by 1`.execute(trx),
  )
}

interface Count {
  label: string
  count: number
}
type ReadCounts = (
  trx: Parameters<Parameters<Scopes['asService']>[1]>[0]['trx'],
) => Promise<{ rows: Count[] }>
