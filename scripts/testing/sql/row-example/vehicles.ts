// A statement whose row type is wrong in every way that the check must detect.
import { sql } from 'kysely'

interface VehicleRow {
  id: number
  name: string
  depot: string
  created_at: Date
  colour: string
}

export const readVehicles = sql<VehicleRow>`
  select id, name, end_depot_id as depot, created_at, status from public.vehicles`
