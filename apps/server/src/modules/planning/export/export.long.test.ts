// Plans in other programs' file formats hold the same data as the plan.
import { planResponse, type PlanResponse } from '@dropwise/contracts'
import { readOrderFile } from '@dropwise/order-files'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../../fleet/module.ts'
import { optimize } from '../../optimize/module.ts'
import { orders } from '../../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../../testing.ts'
import { planning } from '../module.ts'

const DAY = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const FORMULA = `=cmd|' /C calc'!A0`
const NAMES = ['<Ann & "Bob">', 'Żaneta Łoś', 'محمد علي', 'Tea 🫖 House', FORMULA, 'Edith Ward', 'Sam Marsh']

let api: TestApi
let company: TestCompany
let plan: PlanResponse

beforeAll(async () => {
  api = await testApi([orders, fleet, planning, optimize])
  company = await api.company()
  const call = (method: 'GET' | 'POST', url: string, body?: object) =>
    api.call(company.keys.dispatcher, method, url, body ? { body } : {})
  for (const name of ['Van 1', 'Van 2'])
    await call('POST', '/vehicles', { name, registration: name, capacityPackages: 4 })
  const labels = townAddresses(api, NAMES.length)
  const rows = NAMES.map((recipient, i) => ({
    reference: `E-${i}`,
    recipient,
    address: labels[i],
    date: DAY,
    packages: i === 6 ? '99' : '1',
    instructions: 'Ring, then wait; twice\nand knock',
    phone: '+15550126',
    ...(i === 5 ? { window_start: '09:00', window_end: '12:00' } : {}),
  }))
  const imported = await call('POST', '/orders/import', { rows })
  expect(imported.json()).toMatchObject({ created: NAMES.length, rejected: [] })
  const { id } = (await call('POST', '/plans', { date: DAY, timeLimitSeconds: 1 })).json()
  do {
    await sleep(50)
    plan = planResponse.parse((await call('GET', `/plans/${id}`)).json())
  } while (plan.status === 'queued' || plan.status === 'running')
  expect(plan.summary).toMatchObject({ stops: 6, unserved: 1 })
})
afterAll(() => api.close())

const download = (format: string, key = company.keys.viewer) =>
  api.call(key, 'GET', `/plans/${plan.id}/export?format=${format}`)

describe('a plan', () => {
  it.each(['csv', 'xlsx'])('as %s has a line for each stop and for what is left out', async (format) => {
    const answer = await download(format)
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="plan-${DAY}.${format}"`)
    const { headers, rows } = await readOrderFile(answer.rawPayload)
    expect(headers.slice(0, 10)).toEqual([
      'route',
      'vehicle',
      'registration',
      'driver',
      'sequence',
      'arrive',
      'start',
      'depart',
      'reload',
      'reference',
    ])
    const stops = plan.routes.flatMap((route) =>
      route.stops.map((stop) => [`R${route.number}`, stop.sequence]),
    )
    expect(rows.filter((row) => row.route).map((row) => [row.route, Number(row.sequence)])).toEqual(stops)
    expect(rows.at(-1)).toMatchObject({ reference: 'E-6', unserved: plan.unserved[0]?.message })
    // A cell that a spreadsheet would run is escaped as text.
    const dangerous = rows.find((row) => row.reference === 'E-4')?.recipient
    expect(dangerous).toBe(format === 'csv' ? `'${FORMULA}` : FORMULA)
    expect(rows.map((row) => row.recipient)).toContain('محمد علي')
  })

  it('as GPX and KML has each route’s stops and line, with names escaped', async () => {
    const gpx = (await download('gpx')).payload
    expect(gpx.match(/<rte>/g)).toHaveLength(plan.routes.length)
    expect(gpx.match(/<rtept /g)).toHaveLength(6 + 2 * plan.routes.length)
    expect(gpx.match(/<trkpt /g)?.length).toBeGreaterThan(20)
    const kml = (await download('kml')).payload
    expect(kml.match(/<Point>/g)).toHaveLength(6)
    for (const text of [gpx, kml]) expect(text).toContain('&lt;Ann &amp; &quot;Bob&quot;&gt;')
  })

  it('as GeoJSON has lines and points in longitude, latitude', async () => {
    const { features } = (await download('geojson')).json() as {
      features: { geometry: { type: string; coordinates: number[] }; properties: { kind: string } }[]
    }
    const kinds = features.map(({ properties }) => properties.kind)
    expect(kinds.filter((kind) => kind === 'route')).toHaveLength(plan.routes.length)
    expect(kinds.filter((kind) => kind === 'stop')).toHaveLength(6)
    expect(kinds.filter((kind) => kind === 'unserved')).toHaveLength(1)
    const stop = features.find(({ properties }) => properties.kind === 'stop')
    expect(stop?.geometry.coordinates[0]).toBeLessThan(-120)
  })

  it('as a calendar has an event for each stop, at the instant of its service', async () => {
    const answer = await download('ics')
    expect(answer.headers['content-type']).toContain('text/calendar')
    const unfolded = answer.payload.replaceAll('\r\n ', '')
    const starts = [...unfolded.matchAll(/DTSTART:(\S+)/g)].map(([, at]) => at)
    const planned = plan.routes.flatMap(({ stops }) =>
      stops.map(({ serviceAt }) => `${serviceAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`),
    )
    expect(starts).toEqual(planned)
    expect(unfolded).toContain('twice\\nand knock')
  })

  it('as PDF has a manifest for each route and a list of unserved orders', async () => {
    const answer = await download('pdf')
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = answer.rawPayload.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(plan.routes.length + 1)
  })

  it('as a VROOM problem holds when it is checked as such, route for route', async () => {
    const problem = (await download('vroom')).json()
    const answer = await api.call(company.keys.dispatcher, 'POST', '/optimize', {
      body: { ...problem, options: { c: true } },
    })
    const solution = answer.json()
    expect(solution).toMatchObject({ code: 0, summary: { violations: [], unassigned: 1 } })
    const stepsOf = (route: { steps: { type: string; description?: string }[] }) =>
      route.steps.filter(({ type }) => type === 'job').length
    expect(solution.routes.map(stepsOf)).toEqual(plan.routes.map(({ stops }) => stops.length))
  })

  it('is available to its company, in a known format', async () => {
    const other = await api.company()
    expect((await download('gpx', other.keys.admin)).statusCode).toBe(404)
    expect((await download('docx')).json()).toMatchObject({ code: 'validation_failed' })
  })
})
