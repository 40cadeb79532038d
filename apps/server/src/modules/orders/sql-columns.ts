// SQL lists of order columns. Those described in contracts come from there, so that a new one needs no SQL
// here.
import { ORDER_COLUMN_LIST, type StoredColumns } from '@dropwise/contracts'
import { sql, type RawBuilder } from 'kysely'

/** Columns of an order to write. */
export interface OrderWrite extends StoredColumns {
  id: string
  reference: string
  date: string
  last_date: string | null
  window_start: string | null
  window_end: string | null
  custom: Record<string, string>
  recipient_id: string
  address_id: string
}

const WRITTEN: readonly { column: string; sqlType: string }[] = [
  { column: 'reference', sqlType: 'text' },
  { column: 'date', sqlType: 'date' },
  { column: 'last_date', sqlType: 'date' },
  { column: 'window_start', sqlType: 'timestamptz' },
  { column: 'window_end', sqlType: 'timestamptz' },
  ...ORDER_COLUMN_LIST,
  { column: 'custom', sqlType: 'jsonb' },
  { column: 'recipient_id', sqlType: 'uuid' },
  { column: 'address_id', sqlType: 'uuid' },
]

const list = (items: readonly string[]): RawBuilder<unknown> => sql.raw(items.join(', '))

/** `o.service_seconds, o.packages, …`: columns described in contracts. */
export const describedColumns = list(ORDER_COLUMN_LIST.map(({ column }) => `o.${column}`))
/** `reference, date, …`: the target of an insert. */
export const writtenColumns = list(WRITTEN.map(({ column }) => column))
/** `o.reference, o.date, …`: their values. */
export const writtenValues = list(WRITTEN.map(({ column }) => `o.${column}`))
/** `reference = o.reference, …`: the same for an update. */
export const writtenAssignments = list(WRITTEN.map(({ column }) => `${column} = o.${column}`))
/** `id uuid, reference text, …`: how orders travel as one JSON parameter. */
export const writtenTypes = list(['id uuid', ...WRITTEN.map(({ column, sqlType }) => `${column} ${sqlType}`)])
