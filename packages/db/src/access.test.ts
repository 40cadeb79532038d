// The access table, written by hand and tried on the database: who may read, create, update and delete a row
// of company A.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillAccessFixture, identityOf, PEOPLE, SAMPLES, type Person, type Sample } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

/**
 * One line a table, one word a person: r read, c create, u update, d delete, - nothing. The row belongs to
 * company A; `customer` claimed its delivery, `driver` drives its route, the dispatcher gets its
 * notification and owns the profile. All people of B, and A's other driver, must not notice that it exists.
 */
const EXPECTED = `
table                       anonymous customer otherCustomer driver otherDriver viewer dispatcher admin adminOfB owner service
public.tenants              -         -        -             r      r           r      r          ru    -        r     rcud
public.profiles             -         -        -             -      -           r      ru         r     -        r     rcud
public.owners               -         -        -             -      -           -      -          -     -        r     rcud
public.memberships          -         -        -             -      -           r      r          rud   -        r     rcud
public.company_roles        -         -        -             -      -           r      r          rcud  -        r     rcud
public.invitations          -         -        -             -      -           r      r          r     -        r     rcud
public.directory_members    -         -        -             -      -           r      r          r     -        r     rcud
public.depots               -         -        -             r      r           r      rcud       rcud  -        r     rcud
public.drivers              -         -        -             r      -           r      rcud       rcud  -        r     rcud
public.driver_codes         -         -        -             -      -           -      -          -     -        -     rcud
public.vehicles             -         -        -             r      -           r      rcud       rcud  -        r     rcud
public.vehicle_inspections  -         -        -             -      -           r      r          r     -        r     rcud
public.zones                -         -        -             -      -           r      r          r     -        r     rcud
public.zone_events          -         -        -             -      -           r      r          r     -        r     rcud
public.zone_presences       -         -        -             -      -           r      r          r     -        r     rcud
public.device_tokens        -         -        -             -      -           r      r          r     -        r     rcud
public.addresses            -         -        -             r      -           r      rcud       rcud  -        r     rcud
public.recipients           -         -        -             r      -           r      rcud       rcud  -        r     rcud
public.imports              -         -        -             -      -           r      r          r     -        r     rcud
public.recurring_orders     -         -        -             -      -           r      r          r     -        r     rcud
public.orders               -         -        -             r      -           r      ru         ru    -        r     rcud
public.order_attachments    -         -        -             r      -           r      rd         rd    -        r     rcud
public.deliveries           -         r        -             r      -           r      r          r     -        r     rcud
public.delivery_events      -         r        -             -      -           r      r          r     -        r     rcud
public.delivery_claims      -         r        -             -      -           r      r          r     -        r     rcud
public.plans                -         -        -             -      -           r      r          r     -        r     rcud
public.plan_routes          -         -        -             -      -           r      r          r     -        r     rcud
public.plan_stops           -         -        -             -      -           r      r          r     -        r     rcud
public.plan_unserved        -         -        -             -      -           r      r          r     -        r     rcud
public.week_plans           -         -        -             -      -           r      r          r     -        r     rcud
public.week_plan_orders     -         -        -             -      -           r      r          r     -        r     rcud
public.route_actuals        -         -        -             -      -           r      r          r     -        r     rcud
public.archives             -         -        -             -      -           r      r          r     -        r     rcud
public.repairs              -         -        -             -      -           r      r          r     -        r     rcud
public.routes               -         -        -             r      -           r      r          r     -        r     rcud
public.route_hues           -         -        -             r      -           r      r          r     -        r     rcud
public.stops                -         -        -             r      -           r      r          r     -        r     rcud
public.driver_events        -         -        -             r      -           r      r          r     -        r     rc
public.vehicle_defects      -         -        -             -      -           r      r          r     -        r     rcud
public.work_orders          -         -        -             -      -           r      r          r     -        r     rcud
public.work_order_parts     -         -        -             -      -           r      r          r     -        r     rcud
public.fuel_fills           -         -        -             r      -           r      r          r     -        r     rcud
public.rate_cards - - - - - r r r - r rcud
public.order_prices - - - - - r r r - r rcud
public.pay_rules - - - - - - - r - - rcud
public.pay_corrections - - - r - - - r - - rcud
public.pay_statements - - - r - - - r - - rcu
public.fleet_incidents      -         -        -             r      -           r      r          r     -        r     rcud
public.fleet_incident_entries - - - r - r r r - r rcud
public.positions            -         -        -             -      -           r      r          r     -        r     rcud
public.vehicle_positions    -         -        -             -      -           r      r          r     -        r     rcud
public.subscription_plans   r         r        r             r      r           r      r          r     r        rcud  rcud
public.subscriptions        -         -        -             -      -           r      r          r     -        r     rcud
public.subscription_events  -         -        -             -      -           -      -          -     -        r     rcud
public.subscription_plan_versions - - - - - - - - - r rcud
public.billing_details      -         -        -             -      -           -      -          r     -        r     rcud
public.invoices             -         -        -             -      -           -      -          r     -        r     rcud
public.credit_notes         -         -        -             -      -           -      -          r     -        r     rcud
public.plan_prices          r         r        r             r      r           r      r          r     r        r     rcud
public.coupons              -         -        -             -      -           -      -          -     -        r     rcud
public.coupon_redemptions   -         -        -             -      -           -      -          r     -        r     rcud
public.email_templates      -         -        -             -      -           -      -          -     -        rcud  rcud
public.recipient_mail_texts - - - - - r r r - r rcud
public.recipient_message_texts - - - - - r r r - r rcud
public.email_template_versions - - - - - - - - - r rcud
public.article_versions - - - - - - - - - r rcud
public.outbox               -         -        -             -      -           -      -          -     -        r     rcud
public.push_subscriptions   -         rd       -             -      -           -      -          -     -        -     rcud
public.parked_work          -         -        -             -      -           -      -          -     -        r     rcud
public.saved_views          -         -        -             -      -           -      rcud       -     -        -     rcud
public.saved_reports - - - - - r r r - - rcud
public.saved_report_readers - - - - - r r r - - rcud
public.notifications        -         -        -             -      -           -      ru         -     -        -     rcud
public.support_tickets      -         -        -             -      -           r      rc         r     -        ru    rcud
public.ticket_messages      -         -        -             -      -           r      r          r     -        r     rcud
public.usage_daily          -         -        -             -      -           r      r          r     -        r     rcud
public.contact_messages     -         -        -             -      -           -      -          -     -        r     rcud
public.incidents            r         r        r             r      r           r      r          r     r        rcud  rcud
public.maintenance_windows  r         r        r             r      r           r      r          r     r        rcud  rcud
public.probe_results        r         r        r             r      r           r      r          r     r        r     rcud
public.region_builds        -         -        -             -      -           -      -          -     -        rcud  rcud
public.map_requests         -         -        -             -      -           r      r          r     -        r     rcud
public.api_keys             -         -        -             -      -           r      r          r     -        r     rcud
public.webhook_endpoints    -         -        -             -      -           -      -          r     -        -     rcud
public.webhook_calls        -         -        -             -      -           -      -          r     -        -     rcud
public.shops                -         -        -             -      -           -      -          r     -        -     rcud
public.shop_calls           -         -        -             -      -           -      -          r     -        -     rcud
public.tracking_hosts - - - - - r r r - r rcud
public.sign_on_connections - - - - - - - r - - rcud
public.sign_on_domains - - - - - - - r - - rcud
app.sign_on_flows - - - - - - - - - - rcud
public.status_steps - - - - - r r r - r rcud
public.proof_documents - - - - - r r r - r rcd
public.order_steps - - - - - r r r - r rcud
public.order_forms - - - - - r r r - - rcud
public.order_requests - - - - - r r r - r rcud
public.audit_log            -         -        -             -      -           -      -          r     -        r     rc
public.delivery_preferences -         r        -             -      -           r      r          r     -        r     rcud
public.standing_wishes      -         r        -             -      -           r      r          r     -        r     rcud
public.feedback             -         r        -             -      -           r      r          r     -        r     rcud
public.loyalty_points       -         r        -             -      -           r      r          r     -        r     rcud
public.messages             -         r        -             r      -           r      r          r     -        r     rcud
app.delivery_transitions    -         r        r             r      r           r      r          r     r        r     r
app.processes               -         -        -             -      -           -      -          -     -        -     rcud
app.database_sizes          -         -        -             -      -           -      -          -     -        -     rcud
app.settings                -         -        -             -      -           -      -          -     -        -     rcud
app.sign_ins                -         -        -             -      -           -      -          -     -        -     rcud
app.looks                   -         -        -             -      -           -      -          -     -        -     rcud
app.ended_memberships       -         -        -             -      -           -      -          -     -        -     rcud
app.company_moves           -         -        -             -      -           -      -          -     -        -     rcud
app.moved_numbers           -         -        -             -      -           -      -          -     -        -     rcud
app.audit_seals             -         -        -             -      -           -      -          -     -        -     r
public.person_requests      -         -        -             -      -           -      -          r     -        r     rcud
app.audit_erasures          -         -        -             -      -           -      -          -     -        -     r
app.invoice_numbers         -         -        -             -      -           -      -          -     -        -     rcud
app.credit_note_numbers     -         -        -             -      -           -      -          -     -        -     rcud
app.job_rounds              -         -        -             -      -           -      -          -     -        -     rcud
app.job_turns               -         -        -             -      -           -      -          -     -        -     rcud
app.payment_events          -         -        -             -      -           -      -          -     -        -     rcud
app.idempotency_keys        -         -        -             -      -           -      -          -     -        -     rcud
app.pin_tries               -         -        -             -      -           -      -          -     -        -     rcud
app.route_memories          -         -        -             -      -           -      -          -     -        -     rcud
app.range_calibrations      -         -        -             -      -           -      -          -     -        -     rcud
app.proof_keys - - - - - - - - - - rcud
app.range_counts - - - - - - - - - - rcud
app.vehicle_consumptions - - - - - r r r - r rcud
app.service_times           -         -        -             -      -           -      -          -     -        -     rcud
app.delivery_notices        -         -        -             -      -           -      -          -     -        -     rcud
app.text_opt_outs           -         -        -             -      -           -      -          -     -        -     rcud
app.text_callbacks          -         -        -             -      -           -      -          -     -        -     rcud
`

const [header = [], ...lines] = EXPECTED.trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
const table = new Map(lines.map(([name = '', ...words]) => [name, words]))

let database: TestDatabase
let client: pg.Client

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

describe('the access table', () => {
  it('covers the people of the fixture, in their order', () => {
    expect(header.slice(1)).toEqual(PEOPLE)
  })

  it('holds every table there is', async () => {
    const rows = await database.asOwner<{ name: string }>(
      `select c.relnamespace::regnamespace || '.' || c.relname as name from pg_class c
       where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text in ('public', 'app')`,
    )
    const names = rows.map((row) => row.name).toSorted()
    expect([...table.keys()].toSorted()).toEqual(names)
    expect(Object.keys(SAMPLES).toSorted()).toEqual(names)
  })

  it.each([...table])('%s', async (name, words) => {
    const sample = SAMPLES[name]
    if (!sample) throw new Error(`${name} has no sample row in access-fixture.ts.`)
    expect(await database.asOwner(`select from ${name} where ${sample.where}`)).toHaveLength(1)
    const tables: Record<string, string> = {}
    for (const person of PEOPLE) tables[person] = await rightsOf(person, name, sample)
    expect(tables).toEqual(Object.fromEntries(PEOPLE.map((person, index) => [person, words[index]])))
  })
})

/** Tries the four verbs as the person and undoes them. Returns the letters of successful ones. */
async function rightsOf(person: Person, name: string, sample: Sample): Promise<string> {
  const { role, claims } = identityOf(person)
  const columns = await writableColumns(role, name)
  const [row] = await database.asOwner<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${name} t where ${sample.where}`,
  )
  const values = JSON.stringify({ ...row?.row, ...sample.copy })
  const changed = columns.update.find((column) => !['tenant_id', 'id'].includes(column)) ?? columns.update[0]
  const attempts: [string, string | undefined][] = [
    ['r', `select from ${name} where ${sample.where}`],
    [
      'c',
      columns.insert.length > 0
        ? `insert into ${name} (${list(columns.insert)}) select ${list(columns.insert)} from jsonb_populate_record(null::${name}, ${pg.escapeLiteral(values)})`
        : undefined,
    ],
    ['u', changed && `update ${name} set ${list([changed])} = ${list([changed])} where ${sample.where}`],
    ['d', `delete from ${name} where ${sample.where}`],
  ]
  let rights = ''
  await client.query(
    `begin; set local role ${role}; set local request.jwt.claims = ${pg.escapeLiteral(JSON.stringify(claims))}`,
  )
  try {
    for (const [letter, sql] of attempts) if (sql && (await works(sql, letter))) rights += letter
  } finally {
    await client.query('rollback')
  }
  return rights || '-'
}

async function works(sql: string, letter: string): Promise<boolean> {
  await client.query('savepoint attempt')
  try {
    const { rowCount } = await client.query(sql)
    return (rowCount ?? 0) > 0
  } catch (error) {
    const { code, message } = error as pg.DatabaseError
    if (code === '42501') return false
    // The right exists: a foreign or unique key stopped the statement afterwards.
    if (code === '23503' && letter === 'd') return true
    throw new Error(`${sql}: ${message}`, { cause: error })
  } finally {
    await client.query('rollback to savepoint attempt')
  }
}

function list(names: string[]): string {
  return names.map((column) => pg.escapeIdentifier(column)).join(', ')
}

/** Columns that the role may write; a right on one column is enough to try. */
async function writableColumns(role: string, name: string): Promise<{ insert: string[]; update: string[] }> {
  const rows = await database.asOwner<{ name: string; may_insert: boolean; may_update: boolean }>(
    `select attname as name, has_column_privilege($1, attrelid, attnum, 'insert') as may_insert,
            has_column_privilege($1, attrelid, attnum, 'update') as may_update
     from pg_attribute where attrelid = $2::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [role, name],
  )
  return {
    insert: rows.filter((row) => row.may_insert).map((row) => row.name),
    update: rows.filter((row) => row.may_update).map((row) => row.name),
  }
}
