// Spans of requests, statements, jobs and searches. Loads no package of OpenTelemetry until a tracer is set.

export interface SpanOptions {
  kind?: 'server' | 'client' | 'producer' | 'consumer'
  attributes?: Record<string, string | number>
  /** A W3C traceparent; default: the span that runs. */
  parent?: string | undefined
}

export interface RunningSpan {
  traceparent: string
  /** Runs the work so that its spans and log lines belong to this span. */
  within: <T>(work: () => T) => T
  end: (error?: unknown, attributes?: SpanOptions['attributes']) => void
}

export interface Tracer {
  start: (name: string, options: SpanOptions) => RunningSpan
  current: () => { traceId: string; traceparent: string } | undefined
  /** Sends the remaining spans. */
  close: () => Promise<void>
}

let tracer: Tracer | undefined

/** One tracer a process: log lines and statements of every module belong to it. */
export function setTracer(next: Tracer | undefined): void {
  tracer = next
}

export const isTracing = (): boolean => tracer !== undefined
export const currentTrace = (): ReturnType<Tracer['current']> => tracer?.current()
export const startSpan = (name: string, options: SpanOptions = {}): RunningSpan | undefined =>
  tracer?.start(name, options)

/** Runs the work in a span; without a tracer it only runs it. */
export async function inSpan<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  const span = tracer?.start(name, options)
  if (!span) return work()
  try {
    const result = await span.within(work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
