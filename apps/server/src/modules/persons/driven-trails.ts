// Trails of a driver's routes: personal data outside the registry's conditions, since positions join no table.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import type { Span } from '../../platform/positions/spans.ts'
import type { Person } from './person.ts'

/** The hours of the routes that a driver drove, with an hour before and after. */
export async function readDrivenSpans(
  trx: Trx,
  { tenantId, ids }: Pick<Person, 'tenantId' | 'ids'>,
): Promise<Span[]> {
  const { rows } = await sql<{ span: Span }>`
    select json_build_object('id', r.id, 'vehicleId', r.vehicle_id, 'from', least(r.started_at, r.depart_at) - interval '1 hour',
      'to', greatest(r.finished_at, r.return_at) + interval '1 hour') as span
    from public.routes r where r.tenant_id = ${tenantId} and r.driver_id = any(${ids})`.execute(trx)
  return rows.map(({ span }) => span)
}
