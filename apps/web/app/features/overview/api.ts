// Counts of the overview: rows counted by the database, nothing loaded (requirement 2.10-2). A count that fails reads 0.
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'

export interface Counts {
  vehicles: number
  drivers: number
  routes: number
}

async function countRows(table: string, filters: Record<string, string>): Promise<number> {
  const client = await supabase()
  let query = client.from(table).select('*', { count: 'exact', head: true })
  for (const [column, value] of Object.entries(filters)) query = query.eq(column, value)
  const { count, error } = await query
  if (error) {
    console.error(`Counting ${table} failed`, error.message)
    return 0
  }
  return count ?? 0
}

/** Vehicles and drivers in use, routes of the day. */
export const countsQuery = (day: string) =>
  queryOptions({
    queryKey: ['counts', day],
    queryFn: async (): Promise<Counts> => {
      const [vehicles, drivers, routes] = await Promise.all([
        countRows('vehicles', { status: 'active' }),
        countRows('drivers', { status: 'active' }),
        countRows('routes', { date: day }),
      ])
      return { vehicles, drivers, routes }
    },
  })
