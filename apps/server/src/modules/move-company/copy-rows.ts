// Copies rows between two databases, and compares them by count and hash.
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { MoveError } from './move-error.ts'
import type { MovedTable } from './moved-tables.ts'

export interface Digest {
  rows: number
  /** Sum of the rows' hashes: their order does not matter. */
  hash: string
}

/** The company that an account opens first may not be the one that moves. */
const valueOf = (table: string, column: string): string =>
  table === 'public.profiles' && column === 'chosen_tenant_id'
    ? 'null::uuid'
    : `t.${pg.escapeIdentifier(column)}`

const selectOf = ({ name, columns, where }: MovedTable): string =>
  `select ${columns.map((column) => valueOf(name, column)).join(', ')} from ${name} t where ${where}`

/** Throws MoveError when the target refuses a row. */
export async function copyRows(
  source: pg.ClientBase,
  target: pg.ClientBase,
  table: MovedTable,
  into = table.name,
): Promise<number> {
  const names = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const writing = target.query(copyFrom(`copy ${into} (${names}) from stdin`))
  try {
    await pipeline(source.query(copyTo(`copy (${selectOf(table)}) to stdout`)), writing)
  } catch (error) {
    const { code, detail, message } = error as { code?: string; detail?: string; message: string }
    // A key that is taken, or a row that is missing there.
    if (code?.startsWith('23'))
      throw new MoveError(
        `The other installation refuses rows of ${table.name}: ${detail || message}. Nothing was moved.`,
      )
    throw error
  }
  return writing.rowCount
}

export async function digestOf(client: pg.ClientBase, table: MovedTable): Promise<Digest> {
  const { rows } = await client.query<Digest>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from (${selectOf(table)}) t`,
  )
  return rows[0] as Digest
}

export async function requireSame(
  source: pg.ClientBase,
  target: pg.ClientBase,
  table: MovedTable,
): Promise<Digest> {
  const [here, there] = await Promise.all([digestOf(source, table), digestOf(target, table)])
  if (here.rows !== there.rows || here.hash !== there.hash)
    throw new MoveError(
      `${table.name} has ${there.rows} rows there and ${here.rows} here, or other contents. Nothing was moved.`,
    )
  return here
}
