// What is the same for every row of a file, worked out once: twenty thousand rows repeat their days, their clocks and their columns.
import { ORDER_DATE_FUTURE_DAYS, ORDER_DATE_PAST_DAYS } from '../constants.ts'
import { addDays, clockOf, dayOf, type DayString } from '../time.ts'
import { parseTime } from './cells.ts'
import { parseDay, type DateOrder } from './days.ts'
import type { DecimalMark } from './conventions.ts'
import { ORDER_COLUMNS, type OrderFieldName } from './fields.ts'
import type { ColumnMapping } from './headers.ts'

export interface RowOptions {
  mapping: ColumnMapping
  /** Columns that are not kept as custom fields. */
  ignored: ReadonlySet<string>
  /** Day for rows without a date. */
  defaultDate: DayString
  /** Day for every row, whatever its cells say. */
  day: DayString | undefined
  today: DayString
  dateOrder: DateOrder
  /** The clock that times are on. Times with an offset of their own are turned to it. */
  timeZone: string
  decimalMarkOf: (name: OrderFieldName) => DecimalMark
  readPhone: (text: string) => PhoneReading
  /** Time at the door where the row names none, in minutes. */
  serviceMinutes: number | undefined
}

/** What a cell for a phone number holds. */
export interface PhoneReading {
  /** As it is dialled, such as `+441632960000`, or as written where it is no number of any country; null where the cell holds none. */
  phone: string | null
  /** `cut_off`: a spreadsheet rounded it, so that digits are lost. `unknown`: it cannot be dialled as it stands. */
  doubt?: 'cut_off' | 'unknown'
  /** True where the cell holds more than the one number. */
  hasMore?: boolean
}

export interface FileReading extends Omit<RowOptions, 'today' | 'dateOrder'> {
  /** First and last day that an order may be for. */
  days: { from: DayString; to: DayString }
  /** Headers that a field takes. */
  used: ReadonlySet<string>
  /** Fields of ORDER_COLUMNS that the file has a column for. */
  columns: readonly (keyof typeof ORDER_COLUMNS)[]
  parseDay: (text: string) => DayString | null
  parseTime: (text: string) => number | null
}

const COLUMN_NAMES = Object.keys(ORDER_COLUMNS) as (keyof typeof ORDER_COLUMNS)[]

/** `2026-12-02T14:00:00.000Z`, `2026-12-02 14:00+01:00`: an instant, whatever clock the company goes by. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i

/** An instant on the company's clock, `2026-12-02T09:00`; other texts as they are. */
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

/** `read` with each text read once. */
function onceEach<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}
