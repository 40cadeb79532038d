// A company's unit of distance.
import type { DistanceUnit } from '@dropwise/contracts'
import { sql } from 'kysely'
import type { Trx } from './db/scope.ts'

export async function readUnits(trx: Trx, tenantId: string): Promise<DistanceUnit> {
  const { rows } = await sql<{
    units: DistanceUnit
  }>`select units from public.tenants where id = ${tenantId}`.execute(trx)
  return rows[0]?.units ?? 'km'
}
