// Scoped transactions on a real database: the caller, what fails closed, and what commits together.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'
import { testPlatform, memberClaims, type TestPlatform } from '../testing.ts'

const greet = defineJob('test_greet', z.object({ name: z.string() }))
/** For asynchronous effects. */
const PATIENCE = { timeout: 60_000 }
let platform: TestPlatform
const payloads: string[] = []

beforeAll(async () => {
  platform = await testPlatform()
  await platform.jobs.work(greet, async ({ name }) => {
    payloads.push(name)
  })
})
afterAll(() => platform.close())

const roleNow = sql<{ role: string; claims: string | null }>`
  select current_user as role, current_setting('request.jwt.claims', true) as claims`

describe('a scope', () => {
  it('runs with the role and the claims of the caller', async () => {
    const claims = memberClaims(randomUUID(), randomUUID())
    const { rows } = await platform.asUser(claims, ({ trx }) => roleNow.execute(trx))
    expect(rows[0]).toEqual({ role: 'authenticated', claims: JSON.stringify(claims) })
    const service = await platform.asService('a test', ({ trx }) => roleNow.execute(trx))
    expect(service.rows[0]?.role).toBe('service_role')
  })

  it('leaves nothing behind on the connection', async () => {
    await platform.asUser(memberClaims(randomUUID(), randomUUID()), ({ trx }) => roleNow.execute(trx))
    const { rows } = await platform.pool
      .query(`select current_setting('request.jwt.claims', true) as claims, app.claims() as parsed`)
      .catch((error: unknown) => ({ rows: [error] }))
    // The powerless login may not even call app.claims(): without a scope it sees nothing.
    expect(rows[0]).toMatchObject({ code: '42501' })
  })

  it('has no rights on a connection whose role was forgotten', async () => {
    await expect(platform.pool.query('select * from public.orders')).rejects.toMatchObject({ code: '42501' })
  })

  it('accepts role names from its list only, never from a token', async () => {
    for (const role of [
      'dropwise_owner',
      'supabase_admin',
      'postgres',
      'authenticated; drop table orders',
      '',
    ]) {
      await expect(platform.asUser({ role }, async () => 1)).rejects.toMatchObject({ code: 'not_signed_in' })
    }
  })

  it('escapes quotes in claims', async () => {
    const claims = { role: 'anon', name: `O'Hara "\\' $1 \u{1F69A}` }
    const { rows } = await platform.asUser(claims, ({ trx }) => roleNow.execute(trx))
    expect(JSON.parse(rows[0]?.claims ?? '')).toEqual(claims)
  })

  it('rolls everything back when the work throws', async () => {
    const work = platform.asService('a test', async ({ trx, enqueue }) => {
      await trx.insertInto('app.settings').values({ key: 'half', value: '1' }).execute()
      enqueue(greet, { name: 'never' })
      throw new Error('stop')
    })
    await expect(work).rejects.toThrow('stop')
    expect(await platform.database.asOwner(`select from app.settings where key = 'half'`)).toEqual([])
    const client = await platform.pool.connect()
    try {
      await client.query('begin; set local role dropwise_jobs')
      expect((await client.query(`select from jobs.job where data ->> 'name' = 'never'`)).rows).toEqual([])
      await client.query('rollback')
    } finally {
      client.release()
    }
  })

  it('does not call a transaction done whose failed statement was ignored', async () => {
    const work = platform.asService('a test', async ({ trx }) => {
      await trx.insertInto('app.settings').values({ key: 'ignored', value: '1' }).execute()
      await sql`select 1 / 0`.execute(trx).catch(() => {})
    })
    await expect(work).rejects.toThrow(/ignored/)
  })

  it('causes no warning of the database', async () => {
    const warnings: (string | undefined)[] = []
    const listen = (client: pg.PoolClient): void => {
      client.on('notice', ({ message }) => warnings.push(message))
    }
    platform.pool.on('acquire', listen)
    await platform.asService('a test', ({ trx }) => roleNow.execute(trx))
    await platform.asService('a test', ({ trx }) => sql`select 1 / 0`.execute(trx)).catch(() => {})
    platform.pool.off('acquire', listen)
    expect(warnings).toEqual([])
  })

  it('runs a transaction again that met another one head-on', async () => {
    await platform.asService('arrange', ({ trx }) =>
      trx
        .insertInto('app.settings')
        .values([
          { key: 'left', value: '0' },
          { key: 'right', value: '0' },
        ])
        .execute(),
    )
    const touch = (first: string, second: string) =>
      platform.asService('deadlock', async ({ trx }) => {
        for (const key of [first, second]) {
          await sql`update app.settings set value = to_jsonb((value #>> '{}')::int + 1) where key = ${key}`.execute(
            trx,
          )
          await sql`select pg_sleep(0.2)`.execute(trx)
        }
      })
    await Promise.all([touch('left', 'right'), touch('right', 'left')])
    const { rows } = await platform.asService('look', ({ trx }) =>
      sql<{ value: number }>`select value from app.settings where key in ('left', 'right')`.execute(trx),
    )
    expect(rows.map((row) => row.value)).toEqual([2, 2])
  })
})

describe('a job', () => {
  it('runs after its transaction committed', async () => {
    await platform.asUser({ role: 'anon' }, async ({ enqueue }) => enqueue(greet, { name: 'Ada' }))
    await expect.poll(() => payloads, PATIENCE).toContain('Ada')
  })

  it('is refused with data of another shape', async () => {
    const wrong = { name: 7 } as unknown as { name: string }
    await expect(platform.asService('a test', async ({ enqueue }) => enqueue(greet, wrong))).rejects.toThrow()
  })
})

describe('an announcement', () => {
  it('reaches listeners when the transaction commits', async () => {
    const values: unknown[] = []
    await platform.hub.listen('orders', { hear: (payload) => void values.push(payload) })
    await platform
      .asService('a test', async ({ announce }) => {
        announce('orders', { id: 'rolled back' })
        throw new Error('stop')
      })
      .catch(() => {})
    await platform.asService('a test', async ({ announce }) => announce('orders', { id: 'kept' }))
    await expect.poll(() => values, PATIENCE).toEqual([{ id: 'kept' }])
  })

  it('reconnects after every connection was cut, and reports missed announcements', async () => {
    const values: unknown[] = []
    await platform.hub.listen('routes', {
      hear: (payload) => void values.push(payload),
      catchUp: () => void values.push('catch up'),
    })
    await platform.database
      .asOwner(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'dropwise events'`,
      )
      .catch(() => {})
    await expect.poll(() => values, PATIENCE).toContain('catch up')
    await platform.asService('a test', async ({ announce }) => announce('routes', 7))
    await expect.poll(() => values, PATIENCE).toContain(7)
  })
})
