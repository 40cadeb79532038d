// SQL of the company's remembered addresses.
import { sql } from 'kysely'
import type { Row } from '../../platform/db/row.ts'
import type { Trx } from '../../platform/db/scope.ts'

export type AddressRow = Row<
  'addresses',
  'id' | 'text' | 'lat' | 'lng' | 'accuracy' | 'source',
  {
    accuracy: 'rooftop' | 'interpolated' | 'street' | 'town' | 'given'
    source: 'region' | 'file' | 'corrected' | 'geocoder'
  }
>

/**
 * Moves the pin of a remembered address by hand. Marks its open orders as changed, so that older plans count
 * as out of date. Undefined when the company has no such address.
 */
export async function correctPin(
  trx: Trx,
  tenantId: string,
  id: string,
  lat: number,
  lng: number,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    update public.addresses set lat = ${lat}, lng = ${lng}, source = 'corrected', confidence = 1, accuracy = 'rooftop', corrected_at = now()
    where tenant_id = ${tenantId} and id = ${id}
    returning id, text, lat, lng, accuracy, source`.execute(trx)
  if (rows[0]) {
    await sql`update public.orders set version = version + 1
      where tenant_id = ${tenantId} and address_id = ${id} and status = 'open'`.execute(trx)
  }
  return rows[0]
}

/** Pins that a member of the company corrected, by the key of their address. */
export async function readCorrectedPins(
  trx: Trx,
  tenantId: string,
  keys: readonly string[],
): Promise<Map<string, AddressRow>> {
  const { rows } = await sql<AddressRow & { normalised: string }>`
    select id, text, lat, lng, accuracy, source, normalised from public.addresses
    where tenant_id = ${tenantId} and source = 'corrected' and normalised = any(${[...keys]}::text[])`.execute(
    trx,
  )
  return new Map(rows.map((row) => [row.normalised, row]))
}
