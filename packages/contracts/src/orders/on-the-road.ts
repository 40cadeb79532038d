// What of an order may change once a van carries it, and what decided which van that is and stays.
import { ORDER_FIELDS } from './fields.ts'
import { ORDER_COLUMN_LIST } from './columns.ts'

/** Properties of an order that its route was planned by, or that its papers name. */
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

/** True for what stays as it is while the order is on the road. */
export const isFixedOnTheRoad = (property: string): boolean => fixed.has(property)

/** The name of a field as people read it. */
export function fieldLabel(property: string): string {
  return (
    NAMES[property] ?? ORDER_COLUMN_LIST.find((column) => column.property === property)?.label ?? property
  )
}
