// Counts made by the database: nothing but the number is loaded.
import { supabase } from '../supabase.ts'

export interface RowFilter {
  is?: Record<string, string>
  isNot?: Record<string, string>
  isNull?: readonly string[]
}

/** How many rows of a table the asker may see that pass the filter. Throws when the database did not say. */
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
