// A person's rows by the registry of personal data: counts them, reads them page by page, and finds texts
// elsewhere that name the person.
import { columnsOf, PERSONAL_DATA, WORD_PLACES } from '@dropwise/db/personal-data'
import { sql, type RawBuilder } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { countFixes, readFixRows } from '../../platform/positions/queries.ts'
import { readDrivenSpans } from './driven-trails.ts'
import type { Patterns, Person, PersonWords } from './person.ts'

/** A row as JSON. */
export type JsonRow = Record<string, unknown>

interface PersonTable {
  /** Name with its schema. */
  name: string
  /** Selects the rows, as a condition on `t`; null: the trails of the person's routes. */
  condition: string | null
}

/** The service may read these only through app.account_rows(). */
const isOfAccounts = (table: string): boolean => table.startsWith('auth.')

/** Tables with rows of persons of this kind. */
export function tablesOf(kind: Person['kind']): PersonTable[] {
  return Object.entries(PERSONAL_DATA).flatMap(([name, { rows, trailOf }]): PersonTable[] => {
    if (trailOf === kind) return [{ name, condition: null }]
    const condition = rows?.[kind]
    return condition === undefined || isOfAccounts(name) ? [] : [{ name, condition }]
  })
}

/** Removes secrets, which are never exported. */
export function withoutSecrets(table: string, row: JsonRow): JsonRow {
  const secret = new Set(columnsOf(PERSONAL_DATA[table]?.secret))
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secret.has(column)))
}

/** A condition of the registry with bound values. */
function where(condition: string, { tenantId, ids }: Person): RawBuilder<unknown> {
  const parts = condition.split(/(:company|:ids)/).map((part) => {
    if (part === ':company') return sql`${tenantId}::uuid`
    if (part === ':ids') return sql`${ids}::uuid[]`
    return sql.raw(part)
  })
  return sql.join(parts, sql.raw(''))
}

/** Row counts by table, without empty tables. */
export async function countAll(trx: Trx, parts: readonly Person[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const person of parts) await countRows(trx, person, counts)
  return counts
}

async function countRows(trx: Trx, person: Person, counts: Record<string, number>): Promise<void> {
  for (const { name, condition } of tablesOf(person.kind)) {
    const count =
      condition === null
        ? await countDriven(trx, person)
        : await countIn(trx, sql.table(name), where(condition, person))
    if (count > 0) counts[name] = (counts[name] ?? 0) + count
  }
}

async function countIn(
  trx: Trx,
  table: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { count } = onlyRow(
    await sql<{ count: number }>`select count(*)::int as count from ${table} t where ${condition}`.execute(
      trx,
    ),
  )
  return count
}

async function countDriven(trx: Trx, person: Person): Promise<number> {
  const { tenantId } = person
  return tenantId === null ? 0 : countFixes(trx, tenantId, await readDrivenSpans(trx, person))
}

/** End of a page: table (perhaps a partition) and position of its last row; of trails the key. */
export interface PageEnd {
  part: string
  place: string
}

/** The next page of a table's rows. */
export async function readPage(
  trx: Trx,
  person: Person,
  { name, condition }: PersonTable,
  { after, limit }: { after: PageEnd | undefined; limit: number },
): Promise<(PageEnd & { row: JsonRow })[]> {
  if (condition === null) return readDriven(trx, person, { after, limit })
  const beyond = after ? sql`and (t.tableoid, t.ctid) > (${after.part}::oid, ${after.place}::tid)` : sql``
  const { rows } = await sql<PageEnd & { row: JsonRow }>`
    select t.tableoid::text as part, t.ctid::text as place, to_jsonb(t) as row from ${sql.table(name)} t
    where ${where(condition, person)} ${beyond} order by t.tableoid, t.ctid limit ${limit}`.execute(trx)
  return rows
}

/** Positions are paged by their key. */
async function readDriven(
  trx: Trx,
  person: Person,
  { after, limit }: { after: PageEnd | undefined; limit: number },
): Promise<(PageEnd & { row: JsonRow })[]> {
  const { tenantId } = person
  if (tenantId === null) return []
  const rows = await readFixRows(trx, tenantId, await readDrivenSpans(trx, person), {
    after: after && { vehicleId: after.part, fixTime: after.place },
    limit,
  })
  return rows.map(({ vehicleId, fixTime, row }) => ({ part: vehicleId, place: fixTime, row }))
}

/** Rows of accounts in the schema auth. */
export async function readAccountRows(
  trx: Trx,
  accountId: string,
): Promise<{ place: string; row: JsonRow }[]> {
  const { rows } = await sql<{
    place: string
    row: JsonRow
  }>`select place, row from app.account_rows(${accountId})`.execute(trx)
  return rows
}

/** Finds texts with the person's words, by place; `erases` replaces the words by "erased". */
export async function visitMentions(
  trx: Trx,
  { kind }: Person,
  { companies }: PersonWords,
  { all, contacts }: Patterns,
  erases: boolean,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ place: string; count: number }>`
    select place, row_count::int as count from app.words_of_person(${JSON.stringify(WORD_PLACES)}::jsonb, ${companies},
      ${kind === 'account'}, ${all}::text, ${contacts}::text, ${erases})`.execute(trx)
  return Object.fromEntries(rows.map(({ place, count }) => [place, count]))
}

export interface PersonFile {
  bucket: string
  name: string
}

/** The person's photos, signatures and files. */
export async function listFiles(trx: Trx, parts: readonly Person[]): Promise<PersonFile[]> {
  const files: PersonFile[] = []
  for (const { kind, tenantId, ids } of parts) {
    const { rows } = await sql<PersonFile>`
      select bucket, name from app.person_files(${kind}, ${tenantId}, ${ids}) order by bucket, name`.execute(
      trx,
    )
    files.push(...rows)
  }
  return files
}

/** What blocks an erasure: unfinished work, and roles that nobody else has. */
export async function listObstacles(trx: Trx, { kind, tenantId, ids }: Person): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select what from app.person_obstacles(${kind}, ${tenantId}, ${ids}) order by what limit 20`.execute(trx)
  return rows.map(({ what }) => what)
}
