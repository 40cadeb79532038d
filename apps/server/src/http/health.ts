// What operators and pages ask first: is it alive, is it ready, how does it do, how is it configured.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { registerBacklog } from '../platform/metrics.ts'
import type { Platform } from '../platform/platform.ts'

/** Longest wait for the database before `/readyz` says no, in milliseconds. */
const READY_LIMIT_MS = 2_000

/** `/healthz`: the process answers. `/readyz`: the database answers too, and events arrive. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const database = await isDatabaseReady(platform)
    const events = platform.hub.isConnected
    if (database && events) return reply.send({ status: 'ready', database, events })
    return reply.code(503).header('retry-after', '2').send({ status: 'not ready', database, events })
  })
}

async function isDatabaseReady(platform: Platform): Promise<boolean> {
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), READY_LIMIT_MS).unref()
  })
  const asked = platform
    .asService('readiness', ({ trx }) => trx.selectNoFrom((query) => query.val(1).as('one')).execute())
    .then(
      () => true,
      () => false,
    )
  return Promise.race([asked, limit])
}

/** `/metrics` in Prometheus' text format: the process, requests by route and status, and what waits in the database. */
export function serveMetrics(app: FastifyInstance, platform: Pick<Platform, 'asService' | 'log'>): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerBacklog(registry, platform)
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
