// Sandbox rows are visible only with the company's test claims, not to sessions or platform owners.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillAccessFixture, identityOf, SAMPLES, type Identity } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

/**
 * Tables without sandbox rows: keys do not reach billing and support, and audit, mails and call counts
 * belong to the company.
 */
const OF_THE_COMPANY = [
  'public.audit_log',
  'public.outbox',
  'public.invoices',
  'public.billing_details',
  'public.credit_notes',
  'public.coupon_redemptions',
  'public.support_tickets',
  'public.usage_daily',
]
let database: TestDatabase
let client: pg.Client
let company: string
let sandbox: string
let tables: string[]

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
  company = (identityOf('adminOfB').claims.app_metadata as { tenant_id: string }).tenant_id
  sandbox = (identityOf('admin').claims.app_metadata as { tenant_id: string }).tenant_id
  // A has a row in every table, so as B's sandbox it is a full one.
  await database.asOwner('delete from public.memberships where tenant_id = $1 and role <> $2', [
    sandbox,
    'admin',
  ])
  await database.asOwner('update public.tenants set sandbox_of = $1 where id = $2', [company, sandbox])
  const rows = await database.asOwner<{ name: string }>(
    `select 'public.' || c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  tables = rows.map(({ name }) => name).filter((name) => name in SAMPLES && !OF_THE_COMPANY.includes(name))
  client = new pg.Client(database.access.login)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

/** Tables in which the caller sees sandbox rows. */
async function seenBy({ role, claims }: Identity): Promise<string[]> {
  await client.query(
    `begin; set local role ${role}; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
  )
  const valuesSeen: string[] = []
  for (const name of tables) {
    await client.query('savepoint attempt')
    try {
      const { rowCount } = await client.query(`select from ${name} where tenant_id = '${sandbox}'`)
      if (rowCount) valuesSeen.push(name)
    } catch {
      await client.query('rollback to savepoint attempt')
    }
  }
  await client.query('rollback')
  return valuesSeen
}

describe('rows of a sandbox', () => {
  const claimsOfB = () => identityOf('adminOfB')

  it('are visible to the test key of a member of the company', async () => {
    const { role, claims } = claimsOfB()
    const metadata = claims.app_metadata as object
    const rowsSeen = await seenBy({
      role,
      claims: { ...claims, app_metadata: { ...metadata, is_test: true } },
    })
    expect(rowsSeen).toEqual(expect.arrayContaining(['public.orders', 'public.vehicles', 'public.plans']))
  })

  it('are hidden from the company’s sessions and real keys, and from owners', async () => {
    expect(tables.length).toBeGreaterThan(35)
    expect(await seenBy(claimsOfB())).toEqual([])
    expect(await seenBy(identityOf('owner'))).toEqual([])
    // Claiming the sandbox as one's company is claiming a company without a membership.
    const { role, claims } = claimsOfB()
    expect(await seenBy({ role, claims: { ...claims, app_metadata: { tenant_id: sandbox } } })).toEqual([])
  })

  it('are not audited, and cause no message', async () => {
    const count = async () =>
      (
        await database.asOwner<{ count: string }>(
          `select (select count(*) from public.audit_log) + (select count(*) from public.outbox) as count`,
        )
      )[0]?.count
    const before = await count()
    await database.asOwner(`insert into public.audit_log (tenant_id, action) values ($1, 'test')`, [sandbox])
    await database.asOwner(
      `insert into public.outbox (tenant_id, dedupe_key, recipient, body) values ($1, 'one', 'a@b.c', '')`,
      [sandbox],
    )
    await database.asOwner(`select app.queue_text('two', $1, '+15550100', 'Near', null, null, null)`, [
      sandbox,
    ])
    expect(await count()).toBe(before)
  })

  it('have the limits of the company, and are deleted with it', async () => {
    const [limits] = await database.asOwner<{ is_same: boolean; may: boolean }>(
      `select app.plan_limits($1) is not distinct from app.plan_limits($2) as is_same, app.may_work($1) as may`,
      [sandbox, company],
    )
    expect(limits).toEqual({ is_same: true, may: true })
    await database.asOwner(`update public.tenants set status = 'suspended' where id = $1`, [company])
    const [suspended] = await database.asOwner<{ may: boolean }>('select app.may_work($1) as may', [sandbox])
    expect(suspended?.may).toBe(false)
    const [opened] = await database.asOwner<{ id: string }>('select app.open_sandbox($1) as id', [company])
    expect(opened?.id).toBe(sandbox)
  })
})
