// Which fields of an order may change once a van carries it, and which are fixed because its route depends on
// them.
import { ORDER_FIELDS } from './fields.ts'
import { ORDER_COLUMN_LIST } from './columns.ts'

/** Fields used by planning or printed on papers. */
const FIXED = [
  'reference',
  'address',
  'lat',
  'lng',
  'date',
  'lastDate',
  'type',
  'priority',
  'otherWindows',
  'skills',
  'onlyVehicles',
  'notVehicles',
  'pair',
  'turn',
  'afterOrders',
  'beforeOrders',
  'together',
  'prize',
  'latePrice',
] as const
const NAMES: Partial<Record<string, string>> = {
  reference: ORDER_FIELDS.reference.label,
  address: ORDER_FIELDS.address.label,
  lat: 'Position',
  lng: 'Position',
  date: ORDER_FIELDS.date.label,
  lastDate: ORDER_FIELDS.last_date.label,
}

const fixed: ReadonlySet<string> = new Set(FIXED)

/** True for fields that are fixed on the road. */
export const isFixedOnTheRoad = (property: string): boolean => fixed.has(property)

/** Label of a field. */
export function fieldLabel(property: string): string {
  return (
    NAMES[property] ?? ORDER_COLUMN_LIST.find((column) => column.property === property)?.label ?? property
  )
}
