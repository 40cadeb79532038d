// Responses to a repeated request: with the same body, another body, and while the first still runs.
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireMember } from '../../platform/access.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { fleet } from '../fleet/module.ts'
import { testApi, type TestApi, type TestCompany } from '../testing.ts'
import { idempotency } from './module.ts'

let api: TestApi
let company: TestCompany

let errands = 0
let takeOver: (() => Promise<unknown>) | undefined
/** Works, prepares its response, and dies before sending it. */
const errand: ServerModule = {
  name: 'errand',
  api(app, { asService }) {
    app.post('/errand', { config: { access: requireMember() } }, async () => {
      errands += 1
      await asService('an errand', async ({ trx, respond }) => {
        await trx
          .insertInto('app.settings')
          .values({ key: `errand ${errands}`, value: '1' })
          .execute()
        await takeOver?.()
        respond({ errands }, 201)
      })
      throw new Error('the server died')
    })
  },
}

beforeAll(async () => {
  api = await testApi([idempotency, fleet, errand])
  company = await api.company()
})
afterAll(() => api.close())

const addDriver = (name: string, key: string | undefined, by = company.keys.dispatcher) =>
  api.call(by, 'POST', '/drivers', { body: { name }, headers: key ? { 'idempotency-key': key } : {} })

async function drivers(name: string): Promise<number> {
  const rows = await api.platform.database.asOwner('select 1 from public.drivers where name = $1', [name])
  return rows.length
}

describe('a repeated POST', () => {
  it('gets the first answer without a second effect', async () => {
    const key = randomUUID()
    const first = await addDriver('Ada', key)
    const second = await addDriver('Ada', key)
    expect(first.statusCode).toBe(201)
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(await drivers('Ada')).toBe(1)
  })

  it('with another body is refused', async () => {
    const key = randomUUID()
    await addDriver('Bea', key)
    const other = await addDriver('Cleo', key)
    expect(other.statusCode).toBe(409)
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch', hint: expect.any(String) })
    expect(await drivers('Cleo')).toBe(0)
  })

  it('that arrives while the first one runs waits for its response', async () => {
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => addDriver('Dora', key)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await drivers('Dora')).toBe(1)
  })

  it('runs again for another caller, and without a key', async () => {
    const key = randomUUID()
    await addDriver('Eve', key)
    await addDriver('Eve', key, company.keys.admin)
    await addDriver('Eve', undefined)
    await addDriver('Eve', undefined)
    expect(await drivers('Eve')).toBe(4)
  })

  it('is not bound by an answer that was about rights', async () => {
    const key = randomUUID()
    expect((await addDriver('Flo', key, company.keys.viewer)).statusCode).toBe(403)
    await api.platform.database.asOwner(
      `update public.memberships set role = 'dispatcher' where tenant_id = $1 and role = 'viewer'`,
      [company.tenantId],
    )
    expect((await addDriver('Flo', key, company.keys.viewer)).statusCode).toBe(201)
  })

  it('takes over the key of a dead server, and waits for a live one', async () => {
    const key = randomUUID()
    const body = { name: 'Gil' }
    const hash = createHash('sha256')
      .update('/api/v1/drivers')
      .update('\n')
      .update(JSON.stringify(body))
      .digest()
    const hold = (age: string) =>
      api.platform.database.asOwner(
        `insert into app.idempotency_keys (scope, key, request_hash, holder, created_at) values ($1, $2, $3, 'another server', now() - $4::interval)
         on conflict (scope, key) do update set created_at = excluded.created_at`,
        [`${company.userId} ${company.tenantId}`, key, hash, age],
      )
    await hold('1 second')
    const early = await addDriver('Gil', key)
    expect(early.statusCode).toBe(503)
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0)
    await hold('1 minute')
    expect((await addDriver('Gil', key)).statusCode).toBe(201)
  })

  it('gets the answer that was written with the effect, although the server died before it was sent', async () => {
    const key = randomUUID()
    const request = () =>
      api.call(company.keys.dispatcher, 'POST', '/errand', { body: {}, headers: { 'idempotency-key': key } })
    expect((await request()).statusCode).toBe(500)
    const retry = await request()
    expect(retry.statusCode).toBe(201)
    expect(retry.json()).toEqual({ errands: 1 })
    expect(retry.headers['idempotent-replayed']).toBe('true')
  })

  it('undoes its effect when another server has taken its key over meanwhile', async () => {
    const key = randomUUID()
    takeOver = () =>
      api.platform.database.asOwner(
        `update app.idempotency_keys set holder = 'another server' where key = $1`,
        [key],
      )
    const before = errands
    const response = await api.call(company.keys.dispatcher, 'POST', '/errand', {
      body: {},
      headers: { 'idempotency-key': key },
    })
    expect(response.statusCode).toBe(500)
    expect(
      await api.platform.database.asOwner(`select from app.settings where key = $1`, [
        `errand ${before + 1}`,
      ]),
    ).toEqual([])
  })

  it('finds the row of a server that died between its work and its answer', async () => {
    const key = randomUUID()
    const first = await addDriver('Hal', key)
    await api.platform.database.asOwner(
      `update app.idempotency_keys set status = null, body = null, holder = 'a server that died', created_at = now() - interval '1 minute'
       where key = $1`,
      [key],
    )
    const retry = await addDriver('Hal', key)
    expect(retry.statusCode).toBe(201)
    expect(retry.headers['idempotent-replayed']).toBeUndefined()
    expect(retry.json()).toEqual(first.json())
    expect(await drivers('Hal')).toBe(1)
  })
})
