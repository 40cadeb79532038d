// The owner's periods over HTTP, and the nightly job, which removes files with their names, and positions
// once their distance is stored.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureRoutes } from '../analytics/queries.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { retentionModule } from './module.ts'
import { removeOld } from './remove-old.ts'

let api: TestApi
let company: TestCompany
let owner: string

beforeAll(async () => {
  api = await testApi([retentionModule(measureRoutes)], { hasAccounts: true })
  company = await api.company()
  owner = await api.ownerKey()
})
afterAll(() => api.close())

const rows = <Row = unknown>(text: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row & object>(text, values)
const setRetention = (body: object, key = owner) => api.call(key, 'PUT', '/owner/retention', { body })

it('is read and set by owners, within bounds', async () => {
  expect((await api.call(owner, 'GET', '/owner/retention')).json()).toEqual({
    positions: 0,
    proofs: 0,
    attachments: 0,
    outbox: 0,
    tickets: 0,
    webhook_calls: 30,
    sign_ins: 90,
  })
  expect((await setRetention({ positions: 6 }, company.keys.admin)).statusCode).toBe(403)
  for (const bad of [
    { outbox: 2 },
    { webhook_calls: 0 },
    { sign_ins: 7 },
    { positions: -1 },
    { proofs: 1.5 },
  ])
    expect([bad, (await setRetention(bad)).statusCode]).toEqual([bad, 400])
  expect((await setRetention({ positions: 6, proofs: 2, tickets: 12 })).json()).toMatchObject({
    positions: 6,
    webhook_calls: 30,
  })
  expect((await api.call(owner, 'GET', '/owner/retention')).json()).toMatchObject({ positions: 6, proofs: 2 })
})

it('deletes the photos of old proofs in batches, and none of newer proofs', async () => {
  await setRetention({ proofs: 2 })
  const bytes = async function* () {
    yield Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
  }
  for (let i = 0; i < 5; i += 1)
    await api.platform.surface.storeObject('proofs', `${company.tenantId}/driver/${i}.jpg`, bytes())
  await rows(
    `update storage.objects set created_at = now() - interval '100 days' where name not like '%/4.jpg'`,
  )
  await removeOld(api.platform, measureRoutes, 2)
  expect(
    await rows(`select split_part(name, '/', 3) as name from storage.objects where bucket_id = 'proofs'`),
  ).toEqual([{ name: '4.jpg' }])
  expect(await api.platform.surface.readObject('proofs', `${company.tenantId}/driver/0.jpg`)).toBeFalsy()
})

it('computes driven distances before positions are deleted in batches, and logs those', async () => {
  await setRetention({ positions: 1 })
  await rows(
    `with van as (insert into public.vehicles (tenant_id, name, registration, depot_id)
        values ($1, 'Van 1', 'AA 1', $2) returning tenant_id, id),
      route as (insert into public.routes (tenant_id, date, number, vehicle_id, depot_id, status, depart_at, return_at,
          distance_metres, duration_seconds, started_at, finished_at)
        select tenant_id, (now() - interval '60 days')::date, 1, id, $2, 'finished', t, t + interval '1 hour', 1, 1, t, t + interval '1 hour'
        from van, (select date_trunc('day', now() - interval '60 days') + interval '12 hours' as t) start)
     insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
     select tenant_id, id, date_trunc('day', now() - interval '60 days') + interval '12 hours' + n * interval '1 minute', 0, n * 0.01, 'driver'
     from van, generate_series(1, 30) n`,
    [company.tenantId, company.depotId],
  )
  await removeOld(api.platform, measureRoutes, 7)
  expect(await rows('select from public.positions')).toEqual([])
  expect(
    await rows(
      `select label, via from public.audit_log where after ->> 'what' = 'positions' order by at, label`,
    ),
  ).toEqual([7, 7, 7, 7, 2].map((count) => ({ label: `${count} of positions`, via: 'retention' })))
  expect(await rows('select fix_count, driven_metres > 30000 as "isFar" from public.route_actuals')).toEqual([
    { fix_count: 30, isFar: true },
  ])
})
