// What is the same for every row of a file, worked out once: twenty thousand rows repeat their days, their clocks and their columns.
import { ORDER_DATE_FUTURE_DAYS, ORDER_DATE_PAST_DAYS } from '../constants.ts'
import { addDays, type DayString } from '../time.ts'
import { parseTime } from './cells.ts'
import { parseDay, type DateOrder } from './days.ts'
import { ORDER_COLUMNS } from './fields.ts'
import type { ColumnMapping } from './headers.ts'

export interface RowOptions {
  mapping: ColumnMapping
  /** Columns that are not kept as custom fields. */
  ignored: ReadonlySet<string>
  /** Day for rows without a date. */
  defaultDate: DayString
  today: DayString
  dateOrder: DateOrder
  /** Time at the door where the row names none, in minutes. */
  serviceMinutes: number | undefined
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

export function fileReading({ today, dateOrder, ...options }: RowOptions): FileReading {
  const { mapping } = options
  return {
    ...options,
    days: { from: addDays(today, -ORDER_DATE_PAST_DAYS), to: addDays(today, ORDER_DATE_FUTURE_DAYS) },
    used: new Set(Object.values(mapping)),
    columns: COLUMN_NAMES.filter((name) => mapping[name] !== undefined),
    parseDay: onceEach((text) => parseDay(text, dateOrder)),
    parseTime: onceEach(parseTime),
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
