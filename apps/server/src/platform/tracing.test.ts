// One trace spans a request, its statements, the job that it sends and the planner's search, and log lines carry its id.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fleet } from '../modules/fleet/module.ts'
import { orders } from '../modules/orders/module.ts'
import { planning } from '../modules/planning/module.ts'
import { DAY, planningDesk } from '../modules/planning/testing.ts'
import { testApi, type TestApi } from '../modules/testing.ts'
import { createLog } from './log.ts'
import { openOtlpTracer } from './otlp-tracer.ts'
import { inSpan, setTracer, type Tracer } from './tracing.ts'

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string } }[]
}

const spans: OtlpSpan[] = []
const headers: (string | undefined)[] = []
let receiver: Server
let tracer: Tracer
let api: TestApi

beforeAll(async () => {
  receiver = createServer((request, response) => {
    headers.push(`${request.url} ${String(request.headers['api-key'])}`)
    void text(request).then((body) => {
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
      }
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  tracer = openOtlpTracer({
    endpoint: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    headers: { 'api-key': 'abc' },
    serviceName: 'dropwise',
    version: '0.1.0',
    share: 1,
  })
  setTracer(tracer)
  api = await testApi([orders, fleet, planning])
})
afterAll(async () => {
  setTracer(undefined)
  await api.close()
  receiver.close()
})

it('is one trace from the request to the search in the worker', async () => {
  const desk = await planningDesk(api)
  await desk.newCompany()
  await desk.addVehicles(1)
  await desk.importRows(
    desk.labels.slice(0, 3).map((address, i) => ({ reference: `T-${i}`, address, packages: '1' })),
  )
  const planId = await desk.startPlan({ date: DAY, timeLimitSeconds: 5 })
  await desk.ended(planId)
  setTracer(undefined)
  await tracer.close()

  const search = spans.find(({ name }) => name === 'planner search')!
  const trace = spans.filter(({ traceId }) => traceId === search.traceId)
  const parentOf = ({ parentSpanId }: OtlpSpan) => trace.find(({ spanId }) => spanId === parentSpanId)
  const job = parentOf(search)!
  expect(job.name).toBe('job plan_run')
  const request = parentOf(job)!
  expect(request).toMatchObject({ name: 'POST /api/v1/plans' })
  expect(request.parentSpanId).toBeUndefined()
  const statements = trace.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'))
  for (const above of [request, job])
    expect(statements.filter((one) => parentOf(one) === above).length).toBeGreaterThan(2)
  // Claims and values never leave.
  const texts = statements.flatMap(({ attributes }) => attributes.map(({ value }) => value.stringValue ?? ''))
  expect(texts.filter((one) => one.includes(desk.company.tenantId) || one.includes('jwt.claims'))).toEqual([])
  expect(new Set(headers)).toEqual(new Set(['/v1/traces abc']))
})

it('puts the id of the trace into log lines of the span, and nothing without a tracer', async () => {
  const lines: string[] = []
  const span = { traceparent: '', within: <T>(work: () => T) => work(), end: () => {} }
  setTracer({ start: () => span, current: () => ({ traceId: 'ab', traceparent: '' }), close: async () => {} })
  const log = createLog('info', { write: (line) => void lines.push(line) })
  await inSpan('test', {}, async () => log.info('in the span'))
  setTracer(undefined)
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'in the span', trace_id: 'ab' })

  createLog('info', { write: (line) => void lines.push(line) }).info('without')
  expect(JSON.parse(lines[1]!)).not.toHaveProperty('trace_id')
  expect(await inSpan('test', {}, async () => 'done')).toBe('done')
})
