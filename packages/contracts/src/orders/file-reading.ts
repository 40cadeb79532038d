// Values computed once per file: twenty thousand rows share days, times and columns.
import { ORDER_DATE_FUTURE_DAYS, ORDER_DATE_PAST_DAYS } from '../constants.ts'
import { addDays, clockOf, dayOf, type DayString } from '../time.ts'
import { parseTime } from './cells.ts'
import { parseDay, type DateOrder } from './days.ts'
import type { DecimalMark } from './conventions.ts'
import { ORDER_COLUMNS, type OrderFieldName } from './fields.ts'
import type { ColumnMapping } from './headers.ts'

export interface RowOptions {
  mapping: ColumnMapping
  /** Columns that do not become custom fields. */
  ignored: ReadonlySet<string>
  /** Day for rows without a date. */
  defaultDate: DayString
  /** Day of every row, overriding its cells. */
  day: DayString | undefined
  today: DayString
  dateOrder: DateOrder
  /** Time zone of the times; times with an offset are converted to it. */
  timeZone: string
  decimalMarkOf: (name: OrderFieldName) => DecimalMark
  readPhone: (text: string) => PhoneReading
  /** Default service time, in minutes. */
  serviceMinutes: number | undefined
}

/** Content of a phone cell. */
export interface PhoneReading {
  /** The number for dialling, such as `+441632960000`, or as written when invalid; null without a number. */
  phone: string | null
  /** `cut_off`: a spreadsheet rounded digits away. `unknown`: not diallable. */
  doubt?: 'cut_off' | 'unknown'
  /** True when the cell holds more than the number. */
  hasMore?: boolean
}

export interface FileReading extends Omit<RowOptions, 'today' | 'dateOrder'> {
  /** First and last allowed day of an order. */
  days: { from: DayString; to: DayString }
  /** Headers mapped to fields. */
  used: ReadonlySet<string>
  /** Fields of ORDER_COLUMNS with a column in the file. */
  columns: readonly (keyof typeof ORDER_COLUMNS)[]
  parseDay: (text: string) => DayString | null
  parseTime: (text: string) => number | null
}

const COLUMN_NAMES = Object.keys(ORDER_COLUMNS) as (keyof typeof ORDER_COLUMNS)[]

/** `2026-12-02T14:00:00.000Z`, `2026-12-02 14:00+01:00`: instants independent of the company's time zone. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i

/** Converts an instant to local time, `2026-12-02T09:00`; returns other texts unchanged. */
export function onLocalClock(text: string, timeZone: string): string {
  if (!INSTANT.test(text)) return text
  const at = new Date(
    text
      .replace(/\s*([+-]\d{2})$/, '$1:00')
      .replace(' ', 'T')
      .replace(' ', ''),
  )
  return Number.isNaN(at.getTime()) ? text : `${dayOf(at, timeZone)}T${clockOf(at, timeZone)}`
}

export function fileReading({ today, dateOrder, ...options }: RowOptions): FileReading {
  const { mapping, timeZone } = options
  return {
    ...options,
    days: { from: addDays(today, -ORDER_DATE_PAST_DAYS), to: addDays(today, ORDER_DATE_FUTURE_DAYS) },
    used: new Set(Object.values(mapping)),
    columns: COLUMN_NAMES.filter((name) => mapping[name] !== undefined),
    parseDay: onceEach((text) => parseDay(onLocalClock(text, timeZone), dateOrder)),
    parseTime: onceEach((text) => parseTime(onLocalClock(text, timeZone))),
  }
}

/** Memoises `read` by text. */
function onceEach<Value>(read: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>()
  return (text) => {
    const before = values.get(text)
    if (before !== undefined) return before
    const value = read(text)
    values.set(text, value)
    return value
  }
}
