// Replays of driven days over the API on a real database: both versions of each day, unserved orders, and rights.
// A replay stores nothing.
import { replayResponse, type ReplayResponse } from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replay } from '../../../modules.ts'
import { fleet } from '../../fleet/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../../testing.ts'

let api: TestApi
let company: TestCompany
let labels: string[]
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const [MONDAY, TUESDAY, WEDNESDAY] = [daysAgo(9), daysAgo(8), daysAgo(7)]
const HEAD = 'Order number,Address,Date,Vehicle,Stop number,Parcels,Window from,Window to'

beforeAll(async () => {
  api = await testApi([fleet, replay])
  company = await api.company()
  labels = townAddresses(api, 8)
  await api.call(company.keys.dispatcher, 'POST', '/vehicles', {
    body: { name: 'Van 1', registration: 'V 1', capacityPackages: 20 },
  })
})
afterAll(() => api.close())

const post = (body: string | Buffer, key: string | null = company.keys.dispatcher) =>
  api.call(key, 'POST', '/replays', { body, headers: { 'content-type': 'application/octet-stream' } })
const send = async (...lines: string[]): Promise<ReplayResponse> => {
  const answer = await post([HEAD, ...lines].join('\n'))
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return replayResponse.parse(answer.json())
}
/**
 * Stops of a day in the sequence of the town's addresses, which lie on a spiral: each is across town from
 * the previous one.
 */
const zigzag = (date: string, van: (i: number) => string, more = '1,,') =>
  labels.map((label, i) => `${date}-${i},"${label}",${date},${van(i)},${i},${more}`)
const count = async (table: string) =>
  (
    await api.platform.database.asOwner<{ n: number }>(
      `select count(*)::int as n from public.${table} where tenant_id = $1`,
      [company.tenantId],
    )
  )[0]!.n

describe('[2.10-4] [M4.22] a replay', () => {
  it('reports the savings by day and in total, and stores nothing', async () => {
    const { days, total, problems, refused } = await send(
      ...zigzag(MONDAY, () => 'Van 1'),
      ...zigzag(TUESDAY, (i) => (i % 2 ? 'van 1' : 'Hired van')),
    )
    expect([problems, refused]).toEqual([[], []])
    expect(days.map(({ date, outcome }) => [date, outcome])).toEqual([
      [MONDAY, 'better'],
      [TUESDAY, 'better'],
    ])
    const [first, second] = days
    expect(first).toMatchObject({ driven: { vehicles: 1, orders: 8 }, planned: { orders: 8 }, unserved: [] })
    expect(first!.saved!.distanceMetres).toBe(first!.driven.distanceMetres - first!.planned.distanceMetres)
    expect(first!.saved!.distanceMetres).toBeGreaterThan(0)
    expect(second!.driven.vehicles).toBe(2)
    expect(second!.notes).toEqual([
      expect.stringContaining(
        'Not in your fleet: Hired van. Each counts as a van with room for the largest load',
      ),
    ])
    expect(total).toMatchObject({
      days: 2,
      saved: { costMinor: first!.saved!.costMinor + second!.saved!.costMinor },
    })
    expect([await count('orders'), await count('plans'), await count('addresses')]).toEqual([0, 0, 0])
  })

  it('counts missed windows, and never counts a day with omitted orders as a saving', async () => {
    const late = labels
      .slice(0, 2)
      .map((label, i) => `L-${i},"${label}",${MONDAY},Van 1,${i},1,${i ? '08:00,08:20' : '12:00,13:00'}`)
    const { days } = await send(...late, `W-1,"${labels[0]}",${WEDNESDAY},Van 1,1,21,,`)
    expect(days[0]).toMatchObject({
      outcome: 'better',
      driven: { missedWindows: 1 },
      planned: { missedWindows: 0 },
      saved: { missedWindows: 1 },
    })
    expect(days[1]).toMatchObject({ outcome: 'not_comparable', saved: null, unserved: ['W-1'] })
    expect(days[1]!.notes).toEqual([expect.stringContaining('Van 1 was driven with more than it takes')])
  })

  it('shows distances in the unit of the company', async () => {
    const other = await api.company()
    await api.platform.database.asOwner(`update public.tenants set units = 'mi' where id = $1`, [
      other.tenantId,
    ])
    await api.call(other.keys.dispatcher, 'POST', '/vehicles', {
      body: { name: 'Van 1', registration: 'V 1', maxDistanceMetres: 1_000 },
    })
    const answer = await post([HEAD, ...zigzag(MONDAY, () => 'Van 1')].join('\n'), other.keys.dispatcher)
    const { days } = replayResponse.parse(answer.json())
    expect(days[0]!.notes).toEqual([expect.stringMatching(/^Van 1, as driven: .* mi/)])
  })

  it('reports no saving for a day with one stop', async () => {
    const { days, total } = await send(`O-1,"${labels[0]}",${MONDAY},Van 1,1,1,,`)
    expect(days[0]).toMatchObject({
      outcome: 'same',
      saved: { distanceMetres: 0, vehicles: 0, costMinor: 0 },
    })
    expect(total).toMatchObject({ days: 1, saved: { costMinor: 0 } })
  })

  it('excludes orders without a van or place from both sides', async () => {
    const { days } = await send(
      `N-1,"${labels[0]}",${MONDAY},Van 1,1,1,,`,
      `N-2,"${labels[1]}",${MONDAY},,2,1,,`,
      `N-3,99 Nowhere Boulevard,${MONDAY},Van 1,3,1,,`,
    )
    expect(days[0]).toMatchObject({ leftOut: 2, driven: { orders: 1 }, planned: { orders: 1 } })
  })

  it('names the column that is missing', async () => {
    const answer = await post(`Address,Date,Stop number\n"${labels[0]}",${MONDAY},1`)
    expect(answer.json()).toMatchObject({
      days: [],
      total: null,
      problems: [expect.stringContaining('Add one called "Vehicle" or "Driver"')],
    })
  })

  it.each([
    ['nothing', Buffer.alloc(0), 200, 'problems'],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0', 'latin1'), 415, 'unsupported_file'],
    ['too much', Buffer.alloc(21 * 1024 * 1024, 'a'), 413, 'too_large'],
  ])('refuses %s in words', async (_name, body, status, expectedMessage) => {
    const answer = await post(body)
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(expectedMessage)])
    expect(answer.json().days ?? []).toEqual([])
  })

  it('is available to dispatchers, with the vans of their company', async () => {
    const lines = [HEAD, ...zigzag(MONDAY, () => 'Van 1')].join('\n')
    expect((await post(lines, company.keys.viewer)).statusCode).toBe(403)
    expect((await post(lines, null)).statusCode).toBe(401)
    const other = await api.company()
    const { days } = replayResponse.parse((await post(lines, other.keys.dispatcher)).json())
    expect(days[0]!.notes).toContainEqual(expect.stringContaining('Not in your fleet: Van 1'))
  })

  it('is available as a PDF', async () => {
    const result = await send(`P-1,"${labels[0]}",${MONDAY},Van 1,1,1,,`)
    const pdf = await api.call(company.keys.dispatcher, 'POST', '/replays/pdf', { body: result })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await api.call(company.keys.viewer, 'POST', '/replays/pdf', { body: result })).statusCode).toBe(
      403,
    )
  })
})
