// Driving speeds as a table file: a line for each hour, a column for each weekday. Pure.
import {
  hourLabel,
  isSpeedPercent,
  noSpeeds,
  parseClock,
  SPEED_DAYS,
  SPEED_PERCENT,
  type SpeedCells,
} from '@dropwise/contracts'
import { FileError, type TableRow } from '@dropwise/order-files'
import { readCsv } from '@dropwise/order-files/read-csv'
import { errors } from '../../platform/errors.ts'

const HOUR = 'hour'
export const SPEED_HEADERS = [HOUR, ...SPEED_DAYS]
/** Weekdays that a column fills. `workdays` stands for Monday to Friday, `weekend` for the rest. */
const COLUMNS = new Map<string, readonly number[]>([
  ...SPEED_DAYS.map((name, day) => [name, [day]] as const),
  ['workdays', [0, 1, 2, 3, 4]],
  ['weekend', [5, 6]],
])
const COLUMN_NAMES = `hour, ${[...COLUMNS.keys()].join(', ')}`

export const speedRows = (cells: SpeedCells): TableRow[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    [HOUR]: hourLabel(hour),
    ...Object.fromEntries(SPEED_DAYS.map((name, day) => [name, cells[day]![hour] ?? ''])),
  }))

/** The cells of a file. Throws validation_failed that names every column, line and cell that does not fit. */
export function readSpeedFile(csv: string): SpeedCells {
  const [head = [], ...lines] = readLines(csv)
  const headers = head.map((cell) => cell.trim().toLowerCase())
  const problems = [...problemsOfHead(head, headers)]
  if (problems.length > 0) throw refusal(problems)
  const cells = noSpeeds()
  const hours = new Set<number>()
  for (const [index, line] of lines.entries()) {
    if (line.every((cell) => cell.trim() === '')) continue
    const at = `Line ${index + 2}`
    const text = line[headers.indexOf(HOUR)]?.trim() ?? ''
    const hour = hourOf(text)
    if (hour === null) problems.push(`${at}: ${quoted(text)} is no full hour from 00:00 to 23:00`)
    else if (hours.has(hour)) problems.push(`${at}: ${hourLabel(hour)} stands in the file twice`)
    if (hour === null) continue
    hours.add(hour)
    for (const [column, header] of headers.entries()) {
      const days = COLUMNS.get(header)
      const cell = line[column]?.trim() ?? ''
      if (!days || cell === '') continue
      const percent = Number(cell.replace(/\s*%$/, ''))
      if (isSpeedPercent(percent)) for (const day of days) cells[day]![hour] = percent
      else
        problems.push(
          `${at}, ${header}: ${quoted(cell)} is no whole percent from ${SPEED_PERCENT.least} to ${SPEED_PERCENT.most}`,
        )
    }
  }
  const missing = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => !hours.has(hour))
  if (missing.length > 0) problems.push(`Hours without a line: ${missing.map(hourLabel).join(', ')}`)
  if (problems.length > 0) throw refusal(problems)
  return cells
}

function readLines(csv: string): string[][] {
  try {
    return readCsv(Buffer.from(csv))
  } catch (error) {
    if (error instanceof FileError) throw refusal([error.message])
    throw error
  }
}

function problemsOfHead(head: readonly string[], headers: readonly string[]): string[] {
  const unknown = head.filter((_, i) => headers[i] !== HOUR && !COLUMNS.has(headers[i]!))
  const days = headers.flatMap((header) => COLUMNS.get(header) ?? [])
  const twice = [...new Set(days.filter((day, i) => days.indexOf(day) !== i))]
  return [
    ...unknown.map((cell) => `Unknown column ${quoted(cell.trim())}; the columns are ${COLUMN_NAMES}`),
    ...(headers.includes(HOUR) ? [] : ['The first line names the columns; hour is missing']),
    ...(days.length === 0 ? ['The first line names no weekday'] : []),
    ...twice.map((day) => `Two columns fill ${SPEED_DAYS[day]}`),
  ]
}

/** `8`, `08`, `08:00`, `8 am`. */
function hourOf(text: string): number | null {
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) * 3_600 : parseClock(text)
  return seconds !== null && seconds % 3_600 === 0 && seconds < 86_400 ? seconds / 3_600 : null
}

const quoted = (text: string) => `“${text.slice(0, 40)}”`

const refusal = (problems: readonly string[]) =>
  errors.validation_failed(problems.map((message) => ({ field: 'csv', message })))
