// The database itself validates what REST may write: every such column refuses values outside the contract.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillAccessFixture, SAMPLES } from './access-fixture.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

interface Column {
  table: string
  name: string
  type: string
  /** REST may set it in a new row; otherwise it may change it. */
  inserts: boolean
}

const LONG = 'x'.repeat(200_001)
const TIMES = ['infinity', '-infinity', '0044-03-15 BC', '10000-01-01']
const NUMBERS = ['NaN', 'Infinity', '-Infinity']
/** By type: JSON of values that every contract refuses. */
const REFUSED: Record<string, unknown[]> = {
  text: [LONG],
  'timestamp with time zone': TIMES,
  date: TIMES,
  'time without time zone': ['24:00'],
  'double precision': NUMBERS,
  real: NUMBERS,
  'text[]': [[null], [''], [LONG], [['a', 'b']], Array.from({ length: 10_000 }, () => 'a')],
  'double precision[]': [
    [null, 0, 1, 1],
    ['NaN', 0, 1, 1],
    [0, 0, 'Infinity', 1],
  ],
  jsonb: ['text', 7, null, true, { a: LONG }, [LONG]],
}

let database: TestDatabase
let client: pg.Client
let columns: Column[]

beforeAll(async () => {
  database = await testDatabase()
  await fillAccessFixture(database)
  client = new pg.Client(database.access.owner)
  await client.connect()
  columns = await writableColumns()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

describe('JSON that only the server writes', () => {
  const figures = { orders: 1, unserved: 0, vans: 1, distanceMetres: 1, durationSeconds: 1, cost: 1 }
  const day = { date: '2026-04-17', vehicles: 1, alone: figures, week: figures }
  const store = async (table: string, column: string, value: unknown) => {
    await client.query('begin')
    try {
      await client.query(`update ${table} set ${column} = $1`, [JSON.stringify(value)])
      return 'stored'
    } catch (error) {
      return (error as pg.DatabaseError).code
    } finally {
      await client.query('rollback')
    }
  }

  it.each([
    ['plans', 'adjustments', [[], [{ vehicleId: 'v' }]], [[{ maxStops: 3 }], ['v'], { vehicleId: 'v' }]],
    [
      'week_plans',
      'result',
      [
        { days: [], isEstimated: false },
        { days: [day], isEstimated: true },
      ],
      [
        {},
        { days: [day] },
        { days: {}, isEstimated: true },
        { days: [{ ...day, week: {} }], isEstimated: true },
        { days: [{ ...day, alone: undefined }], isEstimated: true },
      ],
    ],
  ])('%s.%s has the keys that its readers need', async (table, column, good, bad) => {
    for (const value of good)
      expect([value, await store(`public.${table}`, column, value)]).toEqual([value, 'stored'])
    for (const value of bad)
      expect([value, await store(`public.${table}`, column, value)]).toEqual([value, '23514'])
  })
})

describe('a column that REST may write', () => {
  it('is found in the catalogue', () => {
    const names = columns.map(({ table, name }) => `${table}.${name}`)
    expect(names).toEqual(expect.arrayContaining(['public.tenants.time_zone', 'public.orders.custom']))
    expect(names.length).toBeGreaterThan(80)
  })

  it('refuses values that the contracts refuse', async () => {
    const accepted: string[] = []
    for (const column of columns) {
      for (const value of REFUSED[column.type] ?? []) {
        if (await isStored(column, value))
          accepted.push(`${column.table}.${column.name} took ${JSON.stringify(value)?.slice(0, 40)}`)
      }
    }
    expect(accepted).toEqual([])
  })

  it.each([
    ['public.orders', 'custom', { a: { b: 'c' } }],
    ['public.orders', 'custom', { a: 7 }],
    ['public.orders', 'custom', ['a']],
    ['public.depots', 'time_zone', 'Mars/Base'],
  ])('%s.%s refuses %j', async (table, name, value) => {
    expect(await isStored({ table, name, type: '', inserts: table !== 'public.orders' }, value)).toBe(false)
  })
})

async function writableColumns(): Promise<Column[]> {
  return database.asOwner<Column & pg.QueryResultRow>(`
    select c.oid::regclass::text as name_of_table, n.nspname || '.' || c.relname as table, a.attname as name,
      format_type(a.atttypid, null) as type,
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as inserts
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname = 'public' and c.relkind = 'r'
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update')
        or has_column_privilege('anon', c.oid, a.attnum, 'insert')
        or has_column_privilege('anon', c.oid, a.attnum, 'update'))
    order by 2, 3`)
}

/** Tries the value in a copy of the table's sample row, or in the row itself where REST may not insert. */
async function isStored({ table, name, inserts }: Column, value: unknown): Promise<boolean> {
  const sample = SAMPLES[table]
  if (!sample) throw new Error(`${table} has no sample row in access-fixture.ts.`)
  const column = pg.escapeIdentifier(name)
  await client.query('begin')
  try {
    const { rows } = await client.query<{ row: Record<string, unknown>; stored: string }>(
      `select to_jsonb(t) as row, (select string_agg(quote_ident(attname), ', ') from pg_attribute
         where attrelid = ${pg.escapeLiteral(table)}::regclass and attnum > 0 and not attisdropped and attgenerated = '') as stored
       from ${table} t where ${sample.where}`,
    )
    const { stored } = rows[0]!
    const row = JSON.stringify({ ...rows[0]!.row, ...sample.copy, [name]: value })
    const populated = `jsonb_populate_record(null::${table}, ${pg.escapeLiteral(row)})`
    const sql = inserts
      ? `insert into ${table} (${stored}) select ${stored} from ${populated}`
      : `update ${table} set ${column} = (${populated}).${column} where ${sample.where}`
    const { rowCount } = await client.query(sql)
    return rowCount === 1
  } catch (error) {
    const { code = '' } = error as pg.DatabaseError
    // A check, the type, or a not-null constraint refused it.
    if (code === '23514' || code === '23502' || code.startsWith('22')) return false
    throw new Error(`${table}.${name} with ${JSON.stringify(value)?.slice(0, 40)}: ${String(error)}`, {
      cause: error,
    })
  } finally {
    await client.query('rollback')
  }
}
