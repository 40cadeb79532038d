// Checks whether a column's cells match the field that its header suggests.
import { parseCoordinates, parseDegrees } from '../coordinates.ts'
import { parseDuration, parseTime } from './cells.ts'
import { dayPart, openWindow, splitWindow } from './clock-windows.ts'
import type { NumberColumn } from './column-kinds.ts'
import { parseDay } from './days.ts'
import type { OrderFieldName } from './fields.ts'
import { parseNumber } from './numbers.ts'

const isNumber = (text: string) => parseNumber(text.replace(/\s*[a-z]+[3³]?\.?$/i, '')) !== null

/** Checks one cell by field; absent for free text. */
const LOOKS: Partial<Record<OrderFieldName, (text: string) => boolean>> = {
  reference: (text) => /\d/.test(text),
  email: (text) => text.includes('@'),
  phone: (text) => /\d/.test(text.replace(/\S*@\S*/, '')),
  postcode: (text) => /\d/.test(text),
  lat: (text) => parseDegrees(text) !== null,
  lng: (text) => parseDegrees(text) !== null,
  position: (text) => parseCoordinates(text) !== null,
  date: (text) => parseDay(text, 'day-first') !== null || parseDay(text, 'month-first') !== null,
  window_start: (text) => parseTime(text) !== null,
  window_end: (text) => parseTime(text) !== null,
  window: (text) =>
    parseTime(text) !== null ||
    splitWindow(text) !== null ||
    openWindow(text) !== null ||
    dayPart(text) !== null,
  service_minutes: (text) => parseDuration(text) !== null,
  packages: isNumber,
  weight_kg: isNumber,
  volume_l: isNumber,
  cash: isNumber,
  city: (text) => !/^[\d\s./:-]+$/.test(text),
}

/** True when at least one cell matches the field, or all are blank. */
export function columnFits(name: OrderFieldName, texts: readonly string[]): boolean {
  const pattern = LOOKS[name]
  return !pattern || texts.length === 0 || texts.some(pattern)
}

/** A unit in a column of its own: `KGM`, `lbs`, `Kilograms`. */
function unitWord(text: string): string {
  return text
    .toLowerCase()
    .replace('³', '3')
    .replace(/[^a-z0-9]+/g, '')
}

/** Conversion factor from a cell's unit to the column's; null for an unknown unit. */
export function unitFactor(column: NumberColumn, text: string): number | null {
  const unit = unitWord(text)
  if (unit === '' || unit === column.unit) return 1
  return column.otherUnits[unit] ?? null
}

/** True when all cells name units of a column. */
export function hasKnownUnits(column: NumberColumn, texts: readonly string[]): boolean {
  return texts.every((text) => unitFactor(column, text) !== null)
}
