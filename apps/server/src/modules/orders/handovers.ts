// Columns that the export adds to orders: the person who received it, by the driver's last event, and the price.
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'

export interface Handover {
  place: string | null
  name: string | null
  house_number: string | null
}

export async function readHandovers(
  trx: Trx,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Map<string, Handover>> {
  const { rows } = await sql<Handover & { order_id: string }>`
    select distinct on (e.order_id) e.order_id, e.proof ->> 'place' as place, e.proof ->> 'name' as name,
      e.proof ->> 'houseNumber' as house_number
    from public.driver_events e
    where e.tenant_id = ${tenantId} and e.order_id = any(${orderIds}::uuid[]) and e.kind in ('delivered', 'partly_delivered')
    order by e.order_id, e.happened_at desc`.execute(trx)
  return new Map(rows.map((row) => [row.order_id, row]))
}

export interface StoredPrice {
  /** Hundredths. */
  totalMinor: number
  currency: string
  rateCard: string
}

/** Orders without a price are left out. */
export async function readPrices(
  trx: Trx,
  tenantId: string,
  orderIds: readonly string[],
): Promise<Map<string, StoredPrice>> {
  const { rows } = await sql<StoredPrice & { id: string }>`
    select p.order_id as id, p.total_minor::float8 as "totalMinor", p.currency, p.rate_card as "rateCard"
    from public.order_prices p where p.tenant_id = ${tenantId} and p.order_id = any(${orderIds}::uuid[])`.execute(
    trx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}
