// Moves companies between two products: nothing is lost, the old address names the new one, and a command
// that was killed anywhere is run again.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fleet } from '../fleet/module.ts'
import { orders } from '../orders/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { tracking } from '../tracking/module.ts'
import { moveCompany, type MoveOptions } from './move-company.ts'

const ORDERS = Number(process.env.MOVE_ORDERS ?? 10_000)
const POSITIONS = Number(process.env.MOVE_POSITIONS ?? 200_000)
const ADDRESS = 'https://second.example'
const PATIENCE = 600_000
/** Place of the audit log in countsOf(). */
const AUDIT = 4

let here: TestApi
let there: TestApi
let folders: { here: string; there: string }

beforeAll(async () => {
  folders = {
    here: await mkdtemp(join(tmpdir(), 'move-here-')),
    there: await mkdtemp(join(tmpdir(), 'move-there-')),
  }
  here = await testApi([fleet, orders, tracking], { dataDir: folders.here, hasAccounts: true })
  there = await testApi([fleet, orders, tracking], { dataDir: folders.there, hasAccounts: true })
}, PATIENCE)
afterAll(async () => {
  await here.close()
  await there.close()
  for (const folder of Object.values(folders)) await rm(folder, { recursive: true, force: true })
})

const optionsOf = (company: TestCompany): MoveOptions => ({
  source: { owner: here.platform.database.access.owner, dataDir: folders.here },
  target: { owner: there.platform.database.access.owner, dataDir: folders.there },
  tenantId: company.tenantId,
  address: ADDRESS,
})

/**
 * A company with orders, deliveries, a driver with an account, a van, its positions of the last three days, and a key
 * of the API.
 */
async function fullCompany(count: number, positions: number): Promise<TestCompany> {
  const company = await here.company()
  const { database } = here.platform
  await here.call(company.keys.admin, 'POST', '/vehicles', { body: { name: 'Van 1', registration: 'ONE' } })
  await database.asOwner(
    `with r as (insert into public.recipients (tenant_id, name) values ($1, 'Edith Ward') returning id),
     a as (insert into public.addresses (tenant_id, text, normalised, lat, lng) values ($1, '12 Weaver Lane', 'x', 40.7, -73.9) returning id),
     o as (insert into public.orders (tenant_id, reference, date, status, recipient_id, address_id)
       select $1, 'M-' || n, '2026-04-16', 'open', r.id, a.id from r, a, generate_series(1, $2::int) n returning id)
     insert into public.deliveries (tenant_id, order_id) select $1, id from o`,
    [company.tenantId, count],
  )
  await database.asOwner(
    `insert into public.drivers (tenant_id, user_id, name)
     select m.tenant_id, m.user_id, 'Mara Lindqvist' from public.memberships m where m.tenant_id = $1 limit 1`,
    [company.tenantId],
  )
  await database.asOwner(
    `insert into public.positions (tenant_id, vehicle_id, fix_time, lat, lng, source)
     select v.tenant_id, v.id, now() - n * interval '72 hours' / $2::int, 40.7, -73.9, 'driver'
     from public.vehicles v, generate_series(1, $2::int) n where v.tenant_id = $1`,
    [company.tenantId, positions],
  )
  return company
}

async function countsOf(api: TestApi, { tenantId }: TestCompany) {
  const [row] = await api.platform.database.asOwner<{ counts: number[] }>(
    `select array[(select count(*) from public.orders where tenant_id = $1), (select count(*) from public.deliveries where tenant_id = $1),
       (select count(*) from public.positions where tenant_id = $1), (select count(*) from public.memberships where tenant_id = $1),
       (select count(*) from public.audit_log where tenant_id = $1), (select count(*) from public.outbox where tenant_id = $1)]::int[] as counts`,
    [tenantId],
  )
  return row!.counts
}

const stateOf = async ({ tenantId }: TestCompany): Promise<string | undefined> =>
  (
    await here.platform.database.asOwner<{ state: string }>(
      'select state from app.company_moves where tenant_id = $1',
      [tenantId],
    )
  )[0]?.state

const addOrder = (company: TestCompany) =>
  here.call(company.keys.admin, 'POST', '/depots', {
    body: { name: `Yard ${randomUUID()}`, address: '1 Yard', lat: 40.7, lng: -73.9 },
  })

async function killAt(company: TestCompany, step: string): Promise<void> {
  const child = fork(fileURLToPath(new URL('killed-move-child.ts', import.meta.url)))
  const ended = once(child, 'exit')
  child.send({ ...optionsOf(company), killAt: step })
  expect(await ended).toEqual([null, 'SIGKILL'])
}

describe('moving a company to another installation', () => {
  it(
    'brings every row with its account, within a short pause, while another company works',
    async () => {
      const company = await fullCompany(ORDERS, POSITIONS)
      const neighbour = await here.company()
      const before = await countsOf(here, company)
      const summary = await moveCompany({
        ...optionsOf(company),
        onStep(step) {
          if (step === 'copied') void addOrder(neighbour)
        },
      })
      process.stdout.write(
        `${ORDERS} orders, ${POSITIONS} positions: pause ${summary.pauseSeconds?.toFixed(1)} s, ${summary.olderPositions} older positions\n`,
      )
      expect(summary.pauseSeconds).toBeLessThan(30)
      expect(summary.tables['public.orders']?.rows).toBe(ORDERS)
      expect(summary.tables['auth.users']?.rows).toBeGreaterThan(0)
      expect(await countsOf(there, company)).toEqual(before)
      expect(await stateOf(company)).toBe('done')
      expect((await addOrder(neighbour)).statusCode).toBeLessThan(500)

      const [row] = await there.platform.database.asOwner<{ status: string; number: string }>(
        `select t.status, (select d.tracking_number from public.deliveries d where d.tenant_id = t.id limit 1) as number
         from public.tenants t where t.id = $1`,
        [company.tenantId],
      )
      expect(row?.status).toBe('active')
      const trackingResponse = await here.call(null, 'GET', `/tracking/${row!.number}`)
      expect(trackingResponse.statusCode).toBe(410)
      expect(trackingResponse.json()).toMatchObject({ code: 'company_moved', details: { address: ADDRESS } })
      expect((await there.call(null, 'GET', `/tracking/${row!.number}`)).statusCode).toBe(200)
      const member = await here.call(company.keys.admin, 'GET', '/vehicles')
      expect(member.json()).toMatchObject({ code: 'company_moved', details: { address: ADDRESS } })

      await expect(moveCompany(optionsOf(company))).rejects.toThrow('moved before')
    },
    PATIENCE,
  )

  it(
    'refuses writes of the company during the pause, and no others',
    async () => {
      const company = await fullCompany(20, 50)
      const neighbour = await here.company()
      const write = (tenantId: string) =>
        here.platform.database.asOwner(`update public.depots set name = name || '.' where tenant_id = $1`, [
          tenantId,
        ])
      let refused: unknown
      let other: Promise<unknown> | undefined
      const sent: Promise<unknown>[] = []
      await moveCompany({
        ...optionsOf(company),
        onStep(step) {
          if (step !== 'copied') return
          sent.push(write(company.tenantId).catch((error: unknown) => (refused = error)))
          other = write(neighbour.tenantId)
        },
      })
      await Promise.all(sent)
      expect(refused).toMatchObject({ message: expect.stringMatching(/company_mov(ing|ed)/) })
      await expect(other).resolves.toBeDefined()
    },
    PATIENCE,
  )

  it.each(['pause', 'copied', 'committing', 'committed', 'older positions'])(
    'completes when it is run again after kill -9 at: %s',
    async (step) => {
      const company = await fullCompany(200, 1_000)
      const before = await countsOf(here, company)
      await killAt(company, step)
      // The server notices the lost connections a moment later.
      await expect
        .poll(
          () =>
            moveCompany(optionsOf(company)).then(
              () => 'moved',
              (error: Error) => error.message,
            ),
          {
            timeout: 60_000,
            interval: 1_000,
          },
        )
        .toBe('moved')
      // Closing the company here and opening it again adds lines to its audit log.
      const audit = expect.toSatisfy((lines: number) => lines >= before[AUDIT]!)
      expect(await countsOf(there, company)).toEqual(before.with(AUDIT, audit))
      expect(await stateOf(company)).toBe('done')
    },
    PATIENCE,
  )

  it(
    'is refused where the target has the company or another account of the address, and changes nothing',
    async () => {
      const company = await fullCompany(5, 5)
      await there.platform.database.asOwner(
        `insert into public.tenants (id, name, slug) values ($1, 'The same id', 'the-same-id')`,
        [company.tenantId],
      )
      await expect(moveCompany(optionsOf(company))).rejects.toThrow('has this company already')
      const second = await fullCompany(5, 5)
      const [{ email } = { email: '' }] = await here.platform.database.asOwner<{ email: string }>(
        `select u.email from auth.users u join public.memberships m on m.user_id = u.id where m.tenant_id = $1 limit 1`,
        [second.tenantId],
      )
      await there.platform.database.asOwner(
        'insert into auth.users (id, email) values (gen_random_uuid(), $1)',
        [email],
      )
      await expect(moveCompany(optionsOf(second))).rejects.toThrow(email)
      await expect(moveCompany({ ...optionsOf(second), target: optionsOf(second).source })).rejects.toThrow(
        'same database',
      )
      await expect(moveCompany({ ...optionsOf(second), tenantId: randomUUID() })).rejects.toThrow(
        'has no company',
      )
      expect(
        await here.platform.database.asOwner('select status from public.tenants where id = $1', [
          second.tenantId,
        ]),
      ).toEqual([{ status: 'active' }])
      expect((await here.call(second.keys.admin, 'GET', '/vehicles')).statusCode).toBe(200)
    },
    PATIENCE,
  )
})
