// Metrics go to the endpoint by OTLP, and an endpoint that refuses them is a line of the log.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { startOtlpMetrics } from './otlp-metrics.ts'

interface SentMetrics {
  resourceMetrics: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeMetrics: { metrics: { name: string }[] }[]
  }[]
}

let receiver: Server
let received: { path: string; body: SentMetrics }[]
let status: number

beforeEach(async () => {
  received = []
  status = 200
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: `${request.url} ${String(request.headers['api-key'])}`, body: JSON.parse(body) })
      response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
})
afterEach(() => receiver.close())

function start(registry: Registry) {
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const settings = {
    endpoint: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    headers: { 'api-key': 'abc' },
    serviceName: 'dropwise',
    version: '0.1.0',
  }
  return { lines, exporter: startOtlpMetrics(registry, settings, log) }
}

it('sends counters, gauges and histograms with their labels, at the latest when it is closed', async () => {
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: 'updates_total', help: 'Updates.', labelNames: ['outcome'], registers })
    .labels('done')
    .inc(3)
  new Gauge({ name: 'free_bytes', help: 'Free space.', registers }).set(7)
  const durations = new Histogram({
    name: 'request_seconds',
    help: 'Time to answer.',
    labelNames: ['route'],
    buckets: [0.1, 1],
    registers,
  })
  for (const seconds of [0.05, 0.06, 0.5, 4]) durations.observe({ route: '/a' }, seconds)
  durations.observe({ route: '/b' }, 0.5)

  const { lines, exporter } = start(registry)
  await exporter.close()

  expect(received.map(({ path }) => path)).toEqual(['/v1/metrics abc'])
  const [sent] = received[0]!.body.resourceMetrics
  expect(sent!.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'dropwise' },
  })
  const metrics = Object.fromEntries(
    sent!.scopeMetrics.flatMap((scope) => scope.metrics.map((metric) => [metric.name, metric])),
  )
  const outcome = (key: string, value: string) => [{ key, value: { stringValue: value } }]
  expect(metrics).toMatchObject({
    updates_total: {
      description: 'Updates.',
      sum: { isMonotonic: true, dataPoints: [{ asDouble: 3, attributes: outcome('outcome', 'done') }] },
    },
    free_bytes: { gauge: { dataPoints: [{ asDouble: 7 }] } },
    request_seconds: {
      histogram: {
        dataPoints: [
          {
            attributes: outcome('route', '/a'),
            explicitBounds: [0.1, 1],
            bucketCounts: [2, 1, 1],
            count: 4,
            sum: 4.61,
          },
          { attributes: outcome('route', '/b'), bucketCounts: [0, 1, 0], count: 1 },
        ],
      },
    },
  })
  expect(lines).toEqual([])
})

it('logs what the endpoint refuses, and closes', async () => {
  status = 404
  const { lines, exporter } = start(new Registry())
  await exporter.close()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'metrics by OTLP', err: { message: 'The endpoint answered 404.' } },
  ])
})
