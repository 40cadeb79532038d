// SQL of imports: their results, and undoing them.
import type { ImportProblem, ImportWarning } from '@dropwise/contracts'
import type { RememberedColumns } from '@dropwise/order-files'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/scope.ts'
import { removeOrders, type LockedOrder } from './write-queries.ts'

export interface ImportWrite {
  id: string
  fileName: string | null
  mapping: unknown
  rowCount: number
  created: number
  updated: number
  rejected: readonly ImportProblem[]
  warnings: readonly ImportWarning[]
  /** Orders that took values from their address. */
  fromAddressBook: number
  userId: string
  /** Fingerprint of the file's header, when a person mapped the columns. */
  layout: string | null
  dropped: readonly string[]
}

/** Newest imports of a company whose headers are remembered. */
const REMEMBERED = 50

/** The last mapping of each header, by its fingerprint. */
export async function readRemembered(trx: Trx, tenantId: string): Promise<Record<string, RememberedColumns>> {
  const { rows } = await sql<RememberedColumns & { layout: string }>`
    select distinct on (layout) layout, mapping, dropped from (
      select layout, mapping, dropped, id from public.imports
      where tenant_id = ${tenantId} and layout is not null order by id desc limit ${REMEMBERED}) newest
    order by layout, id desc`.execute(trx)
  return Object.fromEntries(rows.map(({ layout, mapping, dropped }) => [layout, { mapping, dropped }]))
}

export async function insertImport(trx: Trx, tenantId: string, orderImport: ImportWrite): Promise<void> {
  await sql`
    insert into public.imports (tenant_id, id, file_name, mapping, row_count, created_count, updated_count, rejected, warnings, created_by, layout, dropped, from_address_book)
    values (${tenantId}, ${orderImport.id}, ${orderImport.fileName}, ${JSON.stringify(orderImport.mapping)}::jsonb, ${orderImport.rowCount},
      ${orderImport.created}, ${orderImport.updated}, ${JSON.stringify(orderImport.rejected)}::jsonb, ${JSON.stringify(orderImport.warnings)}::jsonb, ${orderImport.userId},
      ${orderImport.layout}, ${orderImport.dropped}::text[], ${orderImport.fromAddressBook})`.execute(trx)
}

/** The stored response of an import; undefined without one of this id. */
export async function readImportResult(trx: Trx, tenantId: string, importId: string) {
  const { rows } = await sql<{
    created: number
    updated: number
    rejected: ImportProblem[]
    warnings: ImportWarning[]
    fromAddressBook: number
  }>`
    select created_count as created, updated_count as updated, rejected, warnings, from_address_book as "fromAddressBook"
    from public.imports where tenant_id = ${tenantId} and id = ${importId}`.execute(trx)
  return rows[0]
}

/** Locks the orders that an import created; null without such an import. */
export async function lockImport(trx: Trx, tenantId: string, importId: string) {
  const { rows } = await sql<{ undone_at: Date | null }>`
    select undone_at from public.imports where tenant_id = ${tenantId} and id = ${importId} for update`.execute(
    trx,
  )
  if (!rows[0]) return null
  const orders = await sql<LockedOrder & { was_on_road: boolean }>`
    select o.id, o.reference, o.status,
      exists (select 1 from public.stops s where s.tenant_id = o.tenant_id and s.order_id = o.id) as was_on_road
    from public.orders o where o.tenant_id = ${tenantId} and o.import_id = ${importId} order by o.id for update`.execute(
    trx,
  )
  return { isUndone: rows[0].undone_at !== null, orders: orders.rows }
}

/** Removes orders of an import, and marks it as undone. */
export async function removeImported(
  trx: Trx,
  tenantId: string,
  importId: string,
  ids: readonly string[],
): Promise<void> {
  await removeOrders(trx, tenantId, ids)
  await sql`update public.imports set undone_at = now() where tenant_id = ${tenantId} and id = ${importId}`.execute(
    trx,
  )
}
