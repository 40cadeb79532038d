// Notices of several companies: what one company's row does to the others, and that each is written once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { notifyDriverNear } from './driver-near.ts'

let api: TestApi
let first: TestCompany
let second: TestCompany

beforeAll(async () => {
  api = await testApi([])
  first = await api.company()
  second = await api.company()
})
afterAll(() => api.close())

const asOwner = <Row extends Record<string, unknown>>(sql: string, values: unknown[] = []) =>
  api.platform.database.asOwner<Row>(sql, values)

/** A delivery whose driver has come near. */
async function driverNear({ tenantId }: TestCompany, email: string): Promise<string> {
  const [row] = await asOwner<{ id: string }>(
    `with recipient as (
       insert into public.recipients (tenant_id, name, email) values ($1, 'Edith Ward', $2) returning id),
     address as (
       insert into public.addresses (tenant_id, text, normalised, street, lat, lng)
       values ($1, $2, $2, 'Weaver Lane', 51, 0) returning id),
     orders as (
       insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id)
       select $1, $2, '2026-04-16', 'dispatched', recipient.id, address.id from recipient, address returning id)
     insert into public.deliveries (tenant_id, order_id, driver_near_at, eta_from, eta_to)
     select $1, id, now(), now(), now() + interval '20 minutes' from orders returning id`,
    [tenantId, email],
  )
  return row!.id
}

async function mailed(): Promise<string[]> {
  const rows = await asOwner<{ recipient: string }>('select recipient from public.outbox order by recipient')
  return rows.map((row) => row.recipient)
}

describe('notices of many companies', () => {
  it('go out although the row of another company cannot be read', async () => {
    // As a time zone stored before the database checked them.
    await asOwner('alter table public.tenants drop constraint tenants_time_zone_exists')
    await asOwner(`update public.tenants set time_zone = 'Mars/Base' where id = $1`, [first.tenantId])
    const parked = await driverNear(first, 'first@example.com')
    await driverNear(second, 'second@example.com')

    expect(await notifyDriverNear(api.platform)).toBe(1)
    expect(await mailed()).toEqual(['second@example.com'])

    const rows = await asOwner<{ tenant_id: string; subject_id: string; error: string; attempts: number }>(
      'select tenant_id, subject_id, error, attempts from public.parked_work',
    )
    expect(rows).toEqual([
      {
        tenant_id: first.tenantId,
        subject_id: parked,
        error: expect.stringContaining('Mars/Base') as string,
        attempts: 1,
      },
    ])
  })

  it('leave a parked row alone until its pause is over, then try it again', async () => {
    expect(await notifyDriverNear(api.platform)).toBe(0)
    const due = `update public.parked_work set retry_at = now() - interval '1 second'`
    await asOwner(due)
    expect(await notifyDriverNear(api.platform)).toBe(0)
    expect(await asOwner('select attempts from public.parked_work')).toEqual([{ attempts: 2 }])

    await asOwner(`update public.tenants set time_zone = 'UTC' where id = $1`, [first.tenantId])
    await asOwner(due)
    expect(await notifyDriverNear(api.platform)).toBe(1)
    expect(await asOwner('select from public.parked_work')).toEqual([])
    expect(await mailed()).toEqual(['first@example.com', 'second@example.com'])
  })

  it('are written once each', async () => {
    expect(await notifyDriverNear(api.platform)).toBe(0)
    expect(await mailed()).toHaveLength(2)
  })
})
