// A tracer that sends its spans by OTLP over HTTP. Only server.ts loads it, and only with OTEL_EXPORTER_OTLP_ENDPOINT.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { RunningSpan, Tracer } from './tracing.ts'

export interface OtlpSettings {
  /** Without `/v1/traces`. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  version: string
  /** Share of traces that are recorded, from 0 to 1. */
  share: number
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
}
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

export function openOtlpTracer(settings: OtlpSettings): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': settings.version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const spans = provider.getTracer('dropwise')
  const contexts = new AsyncLocalStorageContextManager().enable()
  return {
    start(name, { kind, attributes, parent }): RunningSpan {
      const context = parent === undefined ? contexts.active() : contextOf(parent)
      const span = spans.startSpan(
        name,
        { ...(kind && { kind: KINDS[kind] }), ...(attributes && { attributes }) },
        context,
      )
      return {
        traceparent: traceparentOf(span.spanContext()),
        within: (work) => contexts.with(trace.setSpan(context, span), work),
        end(error, more) {
          if (more) span.setAttributes(more)
          if (error !== undefined)
            span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).message })
          span.end()
        },
      }
    },
    current() {
      const context = trace.getSpanContext(contexts.active())
      return context && { traceId: context.traceId, traceparent: traceparentOf(context) }
    },
    async close() {
      // An endpoint that does not answer must not delay the end of the product.
      await provider.shutdown().catch(() => {})
      contexts.disable()
    },
  }
}

const traceparentOf = ({
  traceId,
  spanId,
  traceFlags,
}: NonNullable<ReturnType<typeof trace.getSpanContext>>) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

function contextOf(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? []
  if (traceId === '') return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}
