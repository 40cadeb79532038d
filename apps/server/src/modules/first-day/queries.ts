// SQL of the sample data, identified by its file name and plates.
import { sql } from 'kysely'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Row } from '../../platform/db/row.ts'
import type { Trx } from '../../platform/db/scope.ts'

export const SAMPLE_FILE = 'Sample orders'
export const SAMPLE_PLATE = 'SAMPLE '
const SAMPLE_DEPOT = 'Sample depot'

interface Depot {
  id: string
  lat: number
  lng: number
}

/** The company's first depot in use. */
export async function findDepot(trx: Trx, tenantId: string): Promise<Depot | undefined> {
  const { rows } = await sql<Depot>`
    select id, lat, lng from public.depots where tenant_id = ${tenantId} and status = 'active' order by id limit 1`.execute(
    trx,
  )
  return rows[0]
}

/** The company's first depot, created if missing; concurrent calls create one. */
export async function makeSampleDepot(
  trx: Trx,
  tenantId: string,
  { lat, lng, address }: { lat: number; lng: number; address: string },
): Promise<Depot> {
  await sql`select from public.tenants where id = ${tenantId} for no key update`.execute(trx)
  const depot = await findDepot(trx, tenantId)
  if (depot) return depot
  const { rows } = await sql<{ id: string }>`
    insert into public.depots (tenant_id, name, address, lat, lng)
    values (${tenantId}, ${SAMPLE_DEPOT}, ${address}, ${lat}, ${lng}) returning id`.execute(trx)
  return { id: onlyRow({ rows }).id, lat, lng }
}

/** Archives the sample depot when no active vehicle starts there. */
export async function dropSampleDepot(trx: Trx, tenantId: string): Promise<void> {
  await sql`
    update public.depots d set status = 'archived' where d.tenant_id = ${tenantId} and d.name = ${SAMPLE_DEPOT}
      and not exists (select from public.vehicles v
        where v.tenant_id = d.tenant_id and v.depot_id = d.id and v.status = 'active')`.execute(trx)
}

type Vehicle = Row<'vehicles', 'id' | 'registration' | 'status', { status: 'active' | 'archived' }>

export async function readSample(
  trx: Trx,
  tenantId: string,
): Promise<{ imports: string[]; vehicles: Vehicle[] }> {
  const imports = await sql<{ id: string }>`
    select id from public.imports
    where tenant_id = ${tenantId} and file_name = ${SAMPLE_FILE} and undone_at is null`.execute(trx)
  const vehicles = await sql<Vehicle>`
    select id, registration, status from public.vehicles
    where tenant_id = ${tenantId} and registration like ${`${SAMPLE_PLATE}%`} order by id`.execute(trx)
  return { imports: imports.rows.map(({ id }) => id), vehicles: vehicles.rows }
}
