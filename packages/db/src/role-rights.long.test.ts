// [M84] What each right of a custom role opens in the database: right × table × verb, written by hand and tried.
import pg from 'pg'
import {
  RIGHTS_NEEDED,
  ROLE_RIGHTS,
  STANDARD_RIGHTS,
  withNeededRights,
  type RoleRight,
} from '@dropwise/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillAccessFixture, identityOf, SAMPLES } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

/** A role with this right and the required ones: which tables it may read (r), change (u) and delete (d). */
const EXPECTED = `
right           orders recipients deliveries addresses vehicles drivers fuel_fills pay_statements plans routes positions webhook_endpoints invoices audit_log person_requests tenants company_roles memberships
orders:read     r      r          r          r         -        -       -          -              -     -      -         -                 -        -         -               r       r            r
orders:write    ru     rud        r          r         -        -       -          -              -     -      -         -                 -        -         -               r       r            r
fleet:read      -      -          -          -         r        r       r          -              -     -      -         -                 -        -         -               r       r            r
fleet:write     -      -          -          -         rud      rud     r          -              -     -      -         -                 -        -         -               r       r            r
plans:read      r      r          r          r         r        r       r          -              r     r      -         -                 -        -         -               r       r            r
plans:write     r      r          r          r         r        r       r          -              r     r      -         -                 -        -         -               r       r            r
plans:dispatch  r      r          r          r         r        r       r          -              r     r      -         -                 -        -         -               r       r            r
live:read       r      r          r          r         r        r       r          -              r     r      r         -                 -        -         -               r       r            r
addresses:read  -      -          -          r         -        -       -          -              -     -      -         -                 -        -         -               r       r            r
addresses:write -      -          -          rud       -        -       -          -              -     -      -         -                 -        -         -               r       r            r
optimize:run    -      -          -          -         -        -       -          -              -     -      -         -                 -        -         -               r       r            r
webhooks:read   -      -          -          -         -        -       -          -              -     -      -         r                 -        -         -               r       r            r
webhooks:write  -      -          -          -         -        -       -          -              -     -      -         r                 -        -         -               r       r            r
persons:read    -      -          -          -         -        -       -          -              -     -      -         -                 -        -         r               r       r            r
persons:erase   -      -          -          -         -        -       -          -              -     -      -         -                 -        -         r               r       r            r
pay:read        -      -          -          -         r        r       r          r              -     -      -         -                 -        -         -               r       r            r
pay:write       -      -          -          -         r        r       r          r              -     -      -         -                 -        -         -               r       r            r
people:invite   -      -          -          -         -        -       -          -              -     -      -         -                 -        -         -               r       r            r
settings:write  -      -          -          -         -        -       -          -              -     -      -         -                 -        -         -               ru      r            r
billing:manage  -      -          -          -         -        -       -          -              -     -      -         -                 r        -         -               r       r            r
audit:read      -      -          -          -         -        -       -          -              -     -      -         -                 -        r         -               r       r            r
`

const [header = [], ...lines] = EXPECTED.trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
const tables = header.slice(1)
/** A column of each table that the table's grants let members write. */
const COLUMNS: Record<string, string> = {
  orders: 'packages',
  tenants: 'name',
  memberships: 'role',
  company_roles: 'name',
  audit_log: 'action',
  positions: 'fix_time',
  webhook_endpoints: 'url',
  plans: 'name',
}

let database: TestDatabase
let client: pg.Client
const { claims } = identityOf('dispatcher')

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
  client = new pg.Client(database.access.login)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

async function giveRole(rights: readonly RoleRight[]): Promise<void> {
  await database.asOwner(
    `with r as (insert into public.company_roles (tenant_id, name, rights)
       select tenant_id, 'Role ' || gen_random_uuid(), $2 from public.memberships where user_id = $1 returning *)
     update public.memberships m set company_role_id = r.id, role = r.base_role from r where m.user_id = $1`,
    [claims.sub, rights],
  )
}

async function verbsOf(table: string): Promise<string> {
  const where = SAMPLES[`public.${table}`]!.where
  const column = COLUMNS[table] ?? 'id'
  const attempts = {
    r: `select from public.${table} where ${where}`,
    u: `update public.${table} set ${column} = ${column} where ${where}`,
    d: `delete from public.${table} where ${where}`,
  }
  let verbs = ''
  await client.query(
    `begin; set local role authenticated; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
  )
  for (const [verb, text] of Object.entries(attempts)) {
    await client.query('savepoint attempt')
    const rows = await client.query(text).then(
      ({ rowCount }) => rowCount,
      // A foreign key refused a write that the right allowed.
      ({ code }: pg.DatabaseError) => (code === '23503' && verb === 'd' ? 1 : code === '42501' ? 0 : code),
    )
    await client.query('rollback to savepoint attempt')
    if (rows !== 0) verbs += rows === 1 ? verb : `${verb}!${rows}`
  }
  await client.query('rollback')
  return verbs || '-'
}

describe('[M84] a custom role in the database', () => {
  it('is tried with every right', () => expect(lines.map(([right]) => right)).toEqual(ROLE_RIGHTS))

  it.each(lines)('%s', async (right, ...expected) => {
    await giveRole(withNeededRights([right as RoleRight]))
    const verbs: string[] = []
    for (const table of tables) verbs.push(await verbsOf(table))
    expect(Object.fromEntries(tables.map((table, index) => [table, verbs[index]]))).toEqual(
      Object.fromEntries(tables.map((table, index) => [table, expected[index]])),
    )
  })

  it('has the same lists of rights as the contracts', async () => {
    for (const [role, rights] of Object.entries(STANDARD_RIGHTS)) {
      const [row] = await database.asOwner<{ rights: string[] }>('select app.standard_rights($1) as rights', [
        role,
      ])
      expect([role, row!.rights.toSorted()]).toEqual([role, rights.toSorted()])
    }
    for (const right of ROLE_RIGHTS) {
      const [row] = await database.asOwner<{ alone: boolean; whole: boolean }>(
        'select app.are_rights(array[$1]) as alone, app.are_rights($2) as whole',
        [right, withNeededRights([right])],
      )
      expect([right, row]).toEqual([right, { alone: RIGHTS_NEEDED[right] === undefined, whole: true }])
    }
  })

  it('refuses a role without rights, with unknown rights, or with the name of another role', async () => {
    const add = (name: string, rights: string[]) =>
      database.asOwner(
        `insert into public.company_roles (tenant_id, name, rights)
         select tenant_id, $1, $2 from public.memberships where user_id = $3`,
        [name, rights, claims.sub],
      )
    await expect(add('Nobody', [])).rejects.toThrow('company_roles_rights_check')
    await expect(add('King', ['everything'])).rejects.toThrow('company_roles_rights_check')
    await expect(add('Writer', ['orders:write'])).rejects.toThrow('company_roles_rights_check')
    await expect(add('clerk', ['orders:read'])).rejects.toThrow('company_roles_by_name')
  })

  it('applies changed rights at once, and cannot be deleted while it has a member', async () => {
    await giveRole(['orders:read'])
    const roleOf = async () =>
      (
        await database.asOwner<{ role: string }>('select role from public.memberships where user_id = $1', [
          claims.sub,
        ])
      )[0]?.role
    expect(await roleOf()).toBe('viewer')
    const mine = 'id = (select company_role_id from public.memberships where user_id = $1)'
    await database.asOwner(
      `update public.company_roles set rights = '{orders:read,orders:write}' where ${mine}`,
      [claims.sub],
    )
    expect(await roleOf()).toBe('dispatcher')
    await expect(
      database.asOwner(`delete from public.company_roles where ${mine}`, [claims.sub]),
    ).rejects.toThrow('memberships_company_role_fkey')
  })
})
