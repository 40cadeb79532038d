// Positions in the future: who may send them, and that they hide no later ones of a real sender.
import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { positions } from './module.ts'

const HOUR = 3_600_000

let api: TestApi
let company: TestCompany
let vehicleId: string

beforeAll(async () => {
  // Demo mode, where days run ahead of the clock.
  api = await testApi(
    [positions, fleet].map(({ work: _, ...module }) => module),
    { isDemo: true },
  )
  company = await api.company()
  const rows = await asOwner<{ id: string }>(
    `insert into public.vehicles (tenant_id, name, registration, depot_id) values ($1, 'Van 1', 'AA 1', $2) returning id`,
    [company.tenantId, company.depotId],
  )
  vehicleId = rows[0]!.id
})
afterAll(() => api.close())

const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(sql, values)

async function makeTracker(): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await asOwner('insert into public.device_tokens (tenant_id, vehicle_id, token_hash) values ($1, $2, $3)', [
    company.tenantId,
    vehicleId,
    createHash('sha256').update(token).digest(),
  ])
  return token
}

async function makeSimulator(): Promise<string> {
  const url = `/vehicles/${vehicleId}/device-token?simulator=true`
  const response = await api.call(company.keys.dispatcher, 'POST', url)
  return response.json<{ token: string }>().token
}

/** Sends one position this many milliseconds from now. */
async function send(token: string, aheadMs: number, lat: number) {
  const seconds = Math.round((Date.now() + aheadMs) / 1000)
  return api.app.inject({
    method: 'GET',
    url: `/ingest/osmand?id=${token}&lat=${lat}&lon=1&timestamp=${seconds}`,
  })
}

async function newest() {
  const rows = await asOwner<{ lat: number; source: string }>(
    'select lat, source from public.vehicle_positions where vehicle_id = $1',
    [vehicleId],
  )
  return rows[0]
}

describe('a position of the future', () => {
  it('is refused from a tracker and from the driver’s app, in demo mode too, beyond a small skew', async () => {
    const tracker = await makeTracker()
    const refused = await send(tracker, HOUR, 1)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ details: [{ field: 'timestamp' }] })
    expect((await send(tracker, 2 * 60_000, 1)).statusCode).toBe(200)

    const basic = Buffer.from(`van:${tracker}`).toString('base64')
    const owntracks = await api.app.inject({
      method: 'POST',
      url: '/ingest/owntracks',
      headers: { authorization: `Basic ${basic}` },
      payload: JSON.stringify({ _type: 'location', lat: 1, lon: 1, tst: (Date.now() + HOUR) / 1000 }),
    })
    expect(owntracks.json()).toMatchObject({ details: [{ field: 'tst' }] })

    const at = new Date(Date.now() + HOUR).toISOString()
    const batch = await api.call(company.keys.driver, 'POST', '/positions', {
      body: { positions: [{ eventId: 'e', at, lat: 1, lng: 1 }] },
    })
    expect(batch.json()).toMatchObject({ details: [{ field: 'positions.0.at' }] })
    expect(await asOwner('select from public.positions')).toHaveLength(1)
    await asOwner('delete from public.positions')
    await asOwner('delete from public.vehicle_positions')
    await asOwner('update public.device_tokens set revoked_at = now()')
  })

  it('is accepted from a simulator, and later positions of a real sender replace it', async () => {
    const simulator = await makeSimulator()
    const tracker = await makeTracker()
    expect((await send(simulator, 4 * HOUR, 2)).statusCode).toBe(200)
    expect((await send(simulator, 11 * 24 * HOUR, 3)).statusCode).toBe(200)
    expect(await newest()).toEqual({ lat: 3, source: 'simulator' })

    expect((await send(tracker, 0, 4)).statusCode).toBe(200)
    expect(await newest()).toEqual({ lat: 4, source: 'osmand' })
    expect(await asOwner('select source from public.positions')).toEqual([{ source: 'osmand' }])
  })

  it('is not repeated while the real sender sends positions', async () => {
    const simulator = await makeSimulator()
    expect((await send(simulator, 5 * HOUR, 5)).statusCode).toBe(200)
    expect(await newest()).toEqual({ lat: 4, source: 'osmand' })
  })

  it('does not apply to the tracker’s own token, and ends with tomorrow outside of a demo', async () => {
    const simulator = await makeSimulator()
    expect(
      await asOwner(
        'select is_simulator from public.device_tokens where vehicle_id = $1 and revoked_at is null order by 1',
        [vehicleId],
      ),
    ).toEqual([{ is_simulator: false }, { is_simulator: true }])
    api.platform.isDemo = false
    expect((await send(simulator, 47 * HOUR, 5)).statusCode).toBe(200)
    expect((await send(simulator, 49 * HOUR, 5)).statusCode).toBe(400)
  })
})
