// Row counts by the database, without loading rows.
import { supabase } from '../supabase.ts'

export interface RowFilter {
  is?: Record<string, string>
  isNot?: Record<string, string>
  isNull?: readonly string[]
}

/** Counts the visible rows of a table that match the filter. Throws when the database does not respond. */
export async function countRows(
  table: string,
  { is = {}, isNot = {}, isNull = [] }: RowFilter = {},
): Promise<number> {
  const client = await supabase()
  let query = client.from(table).select('*', { count: 'exact', head: true })
  for (const [column, value] of Object.entries(is)) query = query.eq(column, value)
  for (const [column, value] of Object.entries(isNot)) query = query.neq(column, value)
  for (const column of isNull) query = query.is(column, null)
  const { count, error } = await query
  if (error || count === null) throw new Error(error?.message ?? `${table} could not be counted`)
  return count
}
