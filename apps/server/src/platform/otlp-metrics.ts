// Sends the metrics of docs/metrics.md by OTLP over HTTP. Only server.ts loads it, and only with OTEL_EXPORTER_OTLP_ENDPOINT.
import { ValueType, type HrTime } from '@opentelemetry/api'
import { JsonMetricsSerializer } from '@opentelemetry/otlp-transformer'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type DataPoint,
  type Histogram,
  type MetricData,
  type PushMetricExporter,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client'
import type { Logger } from './log.ts'
import type { OtlpSettings } from './otlp-tracer.ts'

/** Milliseconds between two exports; OpenTelemetry's default. */
const EXPORT_EVERY_MS = 60_000
/** Milliseconds that an export may take. Values are totals, so that the next export makes up for a lost one. */
const EXPORT_LIMIT_MS = 10_000

type SentMetric = MetricObjectWithValues<MetricValue<string>>

/** Exports the registry until it is closed; closing sends the last values. */
export function startOtlpMetrics(
  registry: Registry,
  settings: Omit<OtlpSettings, 'share'>,
  log: Pick<Logger, 'warn'>,
): { close: () => Promise<void> } {
  const startTime = toHrTime(Date.now())
  const resource = resourceFromAttributes({
    'service.name': settings.serviceName,
    'service.version': settings.version,
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: pushByHttp(settings, log),
    exportIntervalMillis: EXPORT_EVERY_MS,
    exportTimeoutMillis: EXPORT_LIMIT_MS,
    metricProducers: [
      {
        async collect() {
          const metrics = (await registry.getMetricsAsJSON()) as SentMetric[]
          const times = { startTime, endTime: toHrTime(Date.now()) }
          const scopeMetrics = [
            { scope: { name: 'dropwise' }, metrics: metrics.map((metric) => toMetricData(metric, times)) },
          ]
          return { resourceMetrics: { resource, scopeMetrics }, errors: [] }
        },
      },
    ],
  })
  const provider = new MeterProvider({ resource, readers: [reader] })
  return {
    async close() {
      // An endpoint that does not answer must not delay the end of the product.
      await provider.shutdown().catch(() => {})
    },
  }
}

function pushByHttp(
  { endpoint, headers }: Pick<OtlpSettings, 'endpoint' | 'headers'>,
  log: Pick<Logger, 'warn'>,
): PushMetricExporter {
  return {
    export(metrics, done) {
      const body = JsonMetricsSerializer.serializeRequest(metrics) as Uint8Array<ArrayBuffer>
      fetch(`${endpoint}/v1/metrics`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(EXPORT_LIMIT_MS),
      })
        .then(async (response) => {
          await response.arrayBuffer()
          if (!response.ok) throw new Error(`The endpoint answered ${response.status}.`)
        })
        .catch((error: unknown) => log.warn({ err: error }, 'metrics by OTLP'))
        .finally(() => done({ code: 0 }))
    },
    forceFlush: async () => {},
    shutdown: async () => {},
  }
}

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1_000_000]

type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>

function toMetricData(metric: SentMetric, times: Times): MetricData {
  const common = {
    descriptor: { name: metric.name, description: metric.help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  // prom-client's types declare `type` as an enum, but its JSON has the name.
  const type = metric.type as unknown as string
  if (type === 'histogram')
    return {
      ...common,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: toHistograms(metric.values as MetricValueWithName<string>[], times),
    }
  const dataPoints = metric.values.map(({ labels, value }) => ({ ...times, attributes: labels, value }))
  if (type === 'counter')
    return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
  return { ...common, dataPointType: DataPointType.GAUGE, dataPoints }
}

/** Prometheus counts each value in all higher buckets too, with a row for each bucket. */
function toHistograms(values: readonly MetricValueWithName<string>[], times: Times): DataPoint<Histogram>[] {
  const labelled = values.map((row) => {
    const { le, ...labels } = row.labels
    return { ...row, le, labels }
  })
  const byLabels = Map.groupBy(labelled, ({ labels }) => JSON.stringify(labels))
  return [...byLabels.values()].map((rows) => {
    const valueOf = (suffix: string) =>
      rows.find(({ metricName }) => metricName?.endsWith(suffix))?.value ?? 0
    const count = valueOf('_count')
    const buckets = rows.flatMap(({ le, value }) =>
      typeof le === 'number' ? [{ bound: le, upTo: value }] : [],
    )
    const upTo = [0, ...buckets.map((bucket) => bucket.upTo), count]
    return {
      ...times,
      attributes: rows[0]!.labels,
      value: {
        buckets: {
          boundaries: buckets.map(({ bound }) => bound),
          counts: upTo.slice(1).map((total, i) => total - upTo[i]!),
        },
        sum: valueOf('_sum'),
        count,
      },
    }
  })
}
