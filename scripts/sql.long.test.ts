// Tests that every SQL statement fits the schema and returns the rows of its TypeScript type.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { describeStatement, type Column } from './testing/sql/describe.ts'
import { RowTypes } from './testing/sql/row-types.ts'
import { collectStatements, type Statement } from './testing/sql/statements.ts'

const ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '')
const FOLDERS = ['apps/server/src', 'packages/surface/src', 'packages/db/src']
const PROJECTS = ['apps/server/tsconfig.json', 'packages/surface/tsconfig.json', 'packages/db/tsconfig.json']
/** Files whose statements are built from a request: how many, and from what. Their own tests run them. */
const BUILT_AT_RUN_TIME: Record<string, { count: number; from: string }> = {
  'apps/server/src/modules/archives/queries.ts': { count: 3, from: 'a table of the archive' },
  'apps/server/src/modules/backup/write-backup.ts': { count: 1, from: 'each sequence of the database' },
  'apps/server/src/modules/fleet/queries.ts': {
    count: 3,
    from: 'the columns that a change names, and sizes',
  },
  'apps/server/src/modules/move-company/copy-rows.ts': { count: 2, from: 'each table of the company' },
  'apps/server/src/modules/move-company/move-files.ts': { count: 1, from: 'the condition of its objects' },
  'apps/server/src/modules/move-company/moved-tables.ts': { count: 2, from: 'the tables of the catalogue' },
  'apps/server/src/modules/move-company/move-positions.ts': { count: 1, from: 'a temporary table' },
  'apps/server/src/modules/persons/person-rows.ts': {
    count: 2,
    from: 'a table of the registry of personal data',
  },
  'apps/server/src/platform/db/require-row.ts': { count: 1, from: 'the table that the caller names' },
  'apps/server/src/modules/upkeep/work-orders.ts': { count: 1, from: 'the columns that a change names' },
  'packages/surface/src/core/scoped.ts': { count: 1, from: 'as many settings as there are' },
  'packages/surface/src/realtime/matching.ts': { count: 1, from: "a channel's filter" },
  'packages/surface/src/realtime/visible.ts': { count: 1, from: "a table's policies" },
  'packages/surface/src/storage/buckets.ts': { count: 1, from: 'the column to sort by' },
  'packages/surface/src/storage/list-pages.ts': { count: 1, from: 'the column to sort by' },
  'packages/surface/src/storage/objects.ts': { count: 1, from: 'the column to sort by' },
}
/** Only the queue's role can read its tables, and this test prepares statements with another. */
const USES_JOBS = /\bjobs\.\w/
/** The test databases lack the extension Citus. */
const USES_CITUS = /\b(pg_dist_partition|create_distributed_table)\b/

describe('SQL in the source', () => {
  let database: TestDatabase
  let statements: Statement[]

  beforeAll(async () => {
    database = await testDatabase()
    statements = await collectStatements(ROOT, FOLDERS)
  })
  afterAll(() => database.close())

  it('fits the schema, statement by statement', async () => {
    const broken: string[] = []
    for (const { place, text, isWhole } of statements) {
      if (!isWhole || USES_JOBS.test(text) || USES_CITUS.test(text)) continue
      const reason = await reasonAgainst(database, text)
      if (reason !== undefined) broken.push(`${place}: ${reason}`)
    }
    expect(broken).toEqual([])
  })

  it('returns the rows that its type says, column by column', async () => {
    expect(await wrongRowTypes(database, statements, PROJECTS)).toEqual([])
  })

  it('is found to return other rows than its type says', async () => {
    const folder = 'scripts/testing/sql/row-example'
    const example = await collectStatements(ROOT, [folder])
    expect(await wrongRowTypes(database, example, [`${folder}/tsconfig.json`])).toEqual(
      [
        'no column colour',
        'id: string, not number',
        'depot can be null',
        'column status is not in the type',
      ].map((difference) => `${folder}/vehicles.ts:12: ${difference}`),
    )
  })

  it('is written out, except where a request decides the text', () => {
    const places = new Set(statements.filter(({ isWhole }) => !isWhole).map(({ place }) => place))
    const counts: Record<string, number> = {}
    for (const place of places) {
      const file = place.split(':')[0]!
      counts[file] = (counts[file] ?? 0) + 1
    }
    const expectedCounts = Object.entries(BUILT_AT_RUN_TIME).map(([file, { count }]) => [file, count])
    expect(counts).toEqual(Object.fromEntries(expectedCounts))
  })

  it('is found in templates, strings, and the pieces they are made of', async () => {
    const exampleStatements = await collectStatements(ROOT, ['scripts/testing/sql/example'])
    const wholeStatements = exampleStatements.filter(({ isWhole }) => isWhole).map(({ text }) => text)
    expect(wholeStatements).toEqual([
      'select name from public.tenants where id = $1 and created_at > now()',
      'delete from "public"."stops" where tenant_id = $1',
      'delete from "public"."routes" where tenant_id = $1',
      'update public.vehicles set colour_of_the_seats = $1 where id = $2',
    ])
    expect(await reasonAgainst(database, wholeStatements[3]!)).toMatch(
      'column "colour_of_the_seats" of relation "vehicles"',
    )
    expect(exampleStatements.filter(({ isWhole }) => !isWhole)).toHaveLength(1)
  })
})

/** Differences between row types and the columns that the server describes. */
async function wrongRowTypes(
  database: TestDatabase,
  statements: readonly Statement[],
  projects: readonly string[],
): Promise<string[]> {
  const client = new pg.Client(database.access.owner)
  await client.connect()
  const rowTypes = new RowTypes(ROOT, projects)
  try {
    const nullable = await nullableColumns(client)
    const wrong = new Set<string>()
    for (const statement of statements) {
      if (!statement.isWhole || !statement.rowType || USES_JOBS.test(statement.text)) continue
      const columns = await describeStatement(client, statement.text)
      const isNullable = ({ source }: Column) => {
        const name = source && nullable.get(`${source.table} ${source.column}`)
        return name !== undefined && !excludesNull(statement.text, name)
      }
      for (const difference of rowTypes.differences(statement, columns, isNullable))
        wrong.add(`${statement.place}: ${difference}`)
    }
    return [...wrong]
  } finally {
    rowTypes.close()
    await client.end()
  }
}

/** Nullable columns of the product's tables: names by table and column number. */
async function nullableColumns(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; name: string }>(
    `select concat(attrelid, ' ', attnum) as id, attname::text as name
     from pg_attribute join pg_class c on c.oid = attrelid
     where attnum > 0 and not attnotnull and relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'app')`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** True when the statement compares or sets the column, which excludes null. */
const excludesNull = (text: string, column: string): boolean =>
  new RegExp(`\\b${column} (is not null|[=<>]|between )`).test(text)

/** PostgreSQL's error for a statement; undefined when it is valid. */
async function reasonAgainst(database: TestDatabase, text: string): Promise<string | undefined> {
  try {
    await database.asOwner(`prepare tried as ${text}\n; deallocate tried`)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
