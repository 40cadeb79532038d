// Overview counts, computed by the database. Each may fail alone (requirement 2.10-2).
import { queryOptions } from '@tanstack/react-query'
import { countRows } from '../../lib/data/count-rows.ts'

const COUNTED = {
  vehicles: () => countRows('vehicles', { is: { status: 'active' } }),
  drivers: () => countRows('drivers', { is: { status: 'active' } }),
  routes: (day: string) => countRows('routes', { is: { date: day }, isNot: { status: 'cancelled' } }),
} as const

/** Active vehicles or drivers, or the day's routes. */
export const countQuery = (what: keyof typeof COUNTED, day: string) =>
  queryOptions({ queryKey: ['counts', day, what], queryFn: () => COUNTED[what](day) })
