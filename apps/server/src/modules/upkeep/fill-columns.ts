// Columns of a fuel card's file. Card companies name them differently, so each has several headers.
import {
  conventionsOf,
  METRES_PER_MILE,
  parseDay,
  parseNumber,
  parseTime,
  type Energy,
} from '@dropwise/contracts'
import type { FileColumn } from '../../platform/table-file.ts'

const MINOR_PER_MAJOR = 100
const KM_PER_MILE = METRES_PER_MILE / 1_000

/** Words for a product, in the languages of card companies. The first that a cell contains decides. */
const PRODUCTS: readonly (readonly [RegExp, Energy])[] = [
  [/diesel|gas\s?oil|gazole|gasóleo|gasolio|derv|hvo|b7/i, 'diesel'],
  [/lpg|autogas|gpl/i, 'lpg'],
  [/cng|erdgas|methan|metano/i, 'cng'],
  [/hydrogen|wasserstoff|h2/i, 'hydrogen'],
  [/electric|strom|charg|kwh|recharge/i, 'electric'],
  [/petrol|unleaded|super|benzin|gasoline|essence|sp9|e5|e10|sans plomb|gasolina/i, 'petrol'],
]

/** A fill as a row of the file; time is seconds after midnight. */
export interface FillRow {
  registration?: string
  day?: string
  time?: number
  odometerKm?: number
  amount?: number
  costMinor?: number
  energy?: Energy
  isFull?: boolean
  station?: string
  note?: string
}

const yes = new Set(['yes', 'true', '1', 'full', 'ja', 'oui', 'sí', 'si'])
const no = new Set(['no', 'false', '0', 'partial', 'nein', 'non'])

/** Text that cannot be read stays text, which the schema refuses. */
export function fillColumns(timeZone: string): FileColumn<FillRow>[] {
  const { dateOrder, decimalMark } = conventionsOf(timeZone)
  const number = (factor: number, digits: number) => (cell: string) => {
    const value = parseNumber(cell.replace(/[^\d.,'\s-]/g, '').trim(), { decimalMark })
    return value === null ? cell : Math.round(value * factor * 10 ** digits) / 10 ** digits
  }
  const column = (
    property: keyof FillRow,
    headers: readonly string[],
    { read, must }: { read: (cell: string) => unknown; must?: string } = { read: (cell) => cell },
  ): FileColumn<FillRow>[] =>
    headers.map((header) => ({ header, property, write: () => null, read, ...(must ? { must } : {}) }))
  return [
    ...column('registration', ['registration', 'plate', 'number_plate', 'vehicle_registration', 'vehicle']),
    ...column('day', ['date', 'transaction_date', 'day'], {
      read: (cell) => parseDay(cell, dateOrder) ?? cell,
      must: 'must be a day like 2026-11-24',
    }),
    ...column('time', ['time', 'transaction_time'], {
      read: (cell) => parseTime(cell) ?? cell,
      must: 'must be a time like 08:15',
    }),
    ...column('odometerKm', ['odometer', 'odometer_km', 'mileage_km', 'km'], {
      read: number(1, 0),
      must: 'must be the reading in kilometres',
    }),
    ...column('odometerKm', ['odometer_mi', 'mileage', 'miles'], {
      read: number(KM_PER_MILE, 0),
      must: 'must be the reading in miles',
    }),
    ...column('amount', ['amount', 'quantity', 'litres', 'liters', 'volume', 'kwh'], {
      read: number(1, 3),
      must: 'must be litres, kilograms or kilowatt-hours above 0',
    }),
    ...column('costMinor', ['cost', 'gross_amount', 'gross', 'total', 'price'], {
      read: number(MINOR_PER_MAJOR, 0),
      must: 'must be the price of the whole fill',
    }),
    ...column('energy', ['energy', 'product', 'fuel', 'fuel_type'], {
      read: (cell) => PRODUCTS.find(([word]) => word.test(cell))?.[1] ?? cell,
      must: 'must be diesel, petrol, LPG, CNG, hydrogen or electricity',
    }),
    ...column('isFull', ['full', 'full_tank'], {
      read: (cell) => (yes.has(cell.toLowerCase()) ? true : no.has(cell.toLowerCase()) ? false : cell),
      must: 'must be yes or no',
    }),
    ...column('station', ['station', 'site', 'site_name', 'location']),
    ...column('note', ['note']),
  ]
}
