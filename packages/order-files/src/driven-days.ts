// Driven days: a file's orders with the vehicle that served each, and its position in the route.
import {
  cellText,
  dateOrderOfFile,
  parseDay,
  parseNumber,
  onLocalClock,
  parseTime,
  type DayString,
  type ImportedOrder,
  type ImportProblem,
} from '@dropwise/contracts'
import { findDrivenColumns, type DrivenColumns, type DrivenField } from './driven-headers.ts'
import { readTable, type ReadTableOptions, type TableInput } from './read-table.ts'

interface DrivenRoute {
  /** The file's name of the vehicle or its driver. */
  vehicle: string
  /** In the sequence of service. */
  orders: ImportedOrder[]
}

export interface DrivenDay {
  date: DayString
  routes: DrivenRoute[]
  /** Rows without a vehicle, and unreadable rows: neither side counts them. */
  leftOut: number
}

/** A day that cannot be replayed, and the reason. */
interface RefusedDay {
  date: DayString
  message: string
}

export interface DrivenDays {
  columns: DrivenColumns
  days: DrivenDay[]
  refused: RefusedDay[]
  /** Why no day of the file can be replayed. */
  missing: { field: DrivenField; message: string }[]
  /** Unreadable rows. */
  problems: ImportProblem[]
}

const MISSING: Record<DrivenField, string> = {
  vehicle: 'No column says which vehicle or driver took each order. Add one called "Vehicle" or "Driver".',
  sequence:
    'No column says in which sequence the orders were served. Add one called "Stop number", or "Arrival time" with the actual times.',
  date: 'No column says on which day each order was served. Add one called "Date".',
}

type Row = Record<string, unknown>

/**
 * The driven days of a table, the earliest first. Reports what makes a day unfit with that day, and reads
 * the others.
 */
export function readDrivenDays(table: TableInput, options: ReadTableOptions): DrivenDays {
  const columns = findDrivenColumns(table)
  const noDays = { columns, days: [], refused: [] }
  const usedColumns = new Set([columns.vehicle, columns.sequence?.header])
  const rest = { ...table, headers: table.headers.filter((header) => !usedColumns.has(header)) }
  const { orders, problems, mapping } = readTable(rest, { ...options, isHistory: true })
  const rowOf = (line: number): Row => table.rows[line - table.firstLine] ?? {}
  const dateOrder = dateOrderOfFile(table.rows, mapping, options.dateOrder)
  const local = (text: string) => onLocalClock(text, options.timeZone)
  const dayIn = (text: string) => (/^[\d.]+$/.test(text) ? null : parseDay(local(text), dateOrder))
  const arrivalDay = (row: Row) =>
    columns.sequence?.kind === 'arrival' ? dayIn(cellText(row[columns.sequence.header])) : null
  const hasDates = [mapping.date, mapping.window_start, mapping.window_end, mapping.window].some(
    (header) =>
      header !== undefined &&
      table.rows.some((row) =>
        header === mapping.date ? cellText(row[header]) : dayIn(cellText(row[header])),
      ),
  )
  const missing: DrivenField[] = [
    ...(columns.vehicle ? [] : ['vehicle' as const]),
    ...(columns.sequence ? [] : ['sequence' as const]),
    ...(hasDates || table.rows.some(arrivalDay) ? [] : ['date' as const]),
  ]
  if (missing.length > 0 || orders.length === 0)
    return { ...noDays, missing: missing.map((field) => ({ field, message: MISSING[field] })), problems }

  const days = new Map<DayString, Stop[]>()
  for (const order of orders) {
    const row = rowOf(order.row)
    const date = hasDates ? order.date : (arrivalDay(row) ?? order.date)
    const stop = {
      order: { ...order, date },
      vehicle: cellText(row[columns.vehicle ?? '']),
      at: placeOf(cellText(row[columns.sequence?.header ?? '']), date),
    }
    days.set(date, [...(days.get(date) ?? []), stop])
  }
  const unread = unreadByDay(problems)
  const result: DrivenDays = { ...noDays, days: [], refused: [], missing: [], problems }
  for (const [date, stops] of [...days].toSorted(([a], [b]) => a.localeCompare(b))) {
    const day = toDay(date, stops, unread.get(date) ?? 0)
    if ('message' in day) result.refused.push(day)
    else result.days.push(day)
  }
  return result

  /** Seconds from midnight of the order's day for arrivals: a van may return after midnight. */
  function placeOf(text: string, date: DayString): number | null {
    if (columns.sequence?.kind !== 'arrival') return parseNumber(text)
    const time = parseTime(local(text))
    const day = dayIn(text) ?? date
    return time === null ? null : time + (Date.parse(day) - Date.parse(date)) / 1000
  }

  /** Rows without an order, by the day that they name. */
  function unreadByDay(foundProblems: readonly ImportProblem[]): Map<DayString, number> {
    const counts = new Map<DayString, number>()
    for (const line of new Set(foundProblems.map(({ row }) => row))) {
      const row = rowOf(line)
      const date = dayIn(cellText(row[mapping.date ?? ''])) ?? arrivalDay(row)
      if (date) counts.set(date, (counts.get(date) ?? 0) + 1)
    }
    return counts
  }
}

interface Stop {
  order: ImportedOrder
  vehicle: string
  at: number | null
}

function toDay(date: DayString, stops: readonly Stop[], unread: number): DrivenDay | RefusedDay {
  const driven = stops.filter(({ vehicle }) => vehicle !== '')
  if (driven.length === 0) return { date, message: 'No order of this day names its vehicle or driver.' }
  const unplaced = driven.find(({ at }) => at === null)
  if (unplaced)
    return { date, message: `Line ${unplaced.order.row} names a vehicle and no place in its sequence.` }
  const pair = driven.find(({ order }) => order.isPickupOfRow)
  if (pair)
    return {
      date,
      message: `Line ${pair.order.row} is a pickup and a delivery, and says the place in the sequence of one of them.`,
    }
  const routes = new Map<string, Stop[]>()
  for (const stop of driven) routes.set(stop.vehicle, [...(routes.get(stop.vehicle) ?? []), stop])
  return {
    date,
    routes: [...routes].map(([vehicle, list]) => ({
      vehicle,
      orders: list.toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0)).map(({ order }) => order),
    })),
    leftOut: stops.length - driven.length + unread,
  }
}
