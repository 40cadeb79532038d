// A span for each request, around everything that answers it. Without a tracer no hook is added.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isTracing, startSpan, type RunningSpan } from '../platform/tracing.ts'

const FIRST_FAILURE = 500

/** A proxy asks these every second or two; their traces would hide the others. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Ignores the traceparent of callers, who are strangers: each request begins a trace. The query is left out, since it may
 * hold a device token or a tracking number.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, RunningSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const span = UNTRACED.has(route)
      ? undefined
      : startSpan(`${request.method} ${route}`, {
          kind: 'server',
          attributes: {
            'http.request.method': request.method,
            'http.route': route,
            'dropwise.request_id': request.id,
          },
        })
    if (!span) return done()
    spans.set(request, span)
    span.within(done)
  })
  // Reading a body leaves the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    spans.get(request)?.end(statusCode >= FIRST_FAILURE ? new Error(`answered ${statusCode}`) : undefined, {
      'http.response.status_code': statusCode,
    })
  })
}
