// Liveness, readiness and metrics.
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../platform/errors.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Pools } from '../platform/db/pools.ts'
import type { Disk } from '../platform/disk.ts'
import type { Platform } from '../platform/platform.ts'
import type { Lifecycle } from './drain.ts'

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Milliseconds without an answer from the database until `/readyz` fails. */
const READY_LIMIT_MS = 2_000

const WITHOUT_POSITIONS =
  'The database of positions does not answer: new positions are refused, trails and driven distances are missing. Everything else works.'

/** What readiness depends on. */
export interface HealthParts {
  platform: Pick<Platform, 'asService' | 'hub' | 'regions' | 'positions'>
  lifecycle: Lifecycle
  disk: Disk
  pools: Pick<Pools, 'isSaturated'>
}

/**
 * `/healthz`: the process answers. `/readyz`: the database answers too, callers do not queue for its
 * connections, events arrive, and the server is not stopping. A full disk stops only writes, on all servers,
 * so `/readyz` reports it without failing; likewise damaged map regions, and a database of positions that does not
 * answer.
 */
export function serveHealth(app: FastifyInstance, { platform, lifecycle, disk, pools }: HealthParts): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    if (lifecycle.isStopping) return reply.code(503).send({ status: 'stopping' })
    const connections = !pools.isSaturated
    const checks = {
      database: connections && (await isDatabaseReady(platform)),
      connections,
      events: platform.hub.isConnected,
    }
    const regions = platform.regions.damaged.length === 0
    const report = {
      ...checks,
      disk: disk.state,
      writes: !disk.isFull,
      regions,
      ...reportPositions(platform),
    }
    if (Object.values(checks).every(Boolean)) return reply.send({ status: 'ready', ...report })
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ status: 'not ready', ...report })
  })
}

/** Reports the database of positions; empty where the main database holds them. */
function reportPositions({ positions }: Pick<Platform, 'positions'>): { positions?: boolean; note?: string } {
  if (!positions) return {}
  if (positions.isAnswering) return { positions: true }
  return { positions: false, note: WITHOUT_POSITIONS }
}

async function isDatabaseReady(platform: Pick<Platform, 'asService'>): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), READY_LIMIT_MS).unref()
  })
  const platformChecks = platform
    .asService('readiness', ({ trx }) => trx.selectNoFrom((query) => query.val(1).as('one')).execute())
    .then(
      () => true,
      () => false,
    )
  return Promise.race([platformChecks, limit])
}

/**
 * `/metrics` in Prometheus' text format (docs/metrics.md). Requires the token; without one, only this
 * machine may read them.
 */
export function serveMetrics(
  app: FastifyInstance,
  { registry, requestDurations }: Metrics,
  token: string | undefined,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    requestDurations.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.get('/metrics', { onRequest: metricsGuard(token) }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}

/** A hook that admits only callers with access to the metrics. */
export function metricsGuard(token: string | undefined) {
  return async (request: FastifyRequest): Promise<void> => {
    if (mayReadMetrics(request, token)) return
    throw token === undefined ? errors.not_found('This call') : errors.not_signed_in()
  }
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${token}`)
  // A proxy on this machine forwards other callers: do not count its requests as local.
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers
  return !isForwarded && LOOPBACK.test(request.socket.remoteAddress ?? '')
}

/** Constant-time comparison. */
function isSame(secret: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(secret), digest(expected))
}
