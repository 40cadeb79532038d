// Finds the rows that an uncertain reading concerns. An import with `partial=true` stores them only once the
// caller confirms the reading.
import type { ImportProblem, ImportWarning } from '../api.ts'
import { IMPORT_WARNINGS, type ImportWarningCode } from '../errors.ts'
import { cellText, mentionsTimeZone } from './cells.ts'
import { isHalfOfDayOpen } from './clock-windows.ts'
import { ambiguousDay } from './days.ts'
import type { OrderFieldName } from './fields.ts'
import { foldLines } from './fold-lines.ts'
import { footerStart } from './footer.ts'
import type { ColumnMapping } from './headers.ts'
import { ambiguousNumber } from './numbers.ts'
import { noteWarning, readingNotes, type ReadingNote, type ReadingOf } from './reading-notes.ts'
import { CASH, DATE_FIELDS, datedPart, isBareHour, isHoursOfPart } from './reading-notes.ts'

type Row = Record<string, unknown>

/** A cell whose reading is uncertain. */
interface Cell {
  field: OrderFieldName | null
  value: string
}

const TIMES = ['window_start', 'window_end', 'window'] as const

/** The first cell of a row that a note concerns; undefined when it concerns none. */
function concernedCell(note: ReadingNote, row: Row, mapping: ColumnMapping): Cell | undefined {
  const cells = (fields: readonly OrderFieldName[]): Cell[] =>
    fields.map((field) => ({ field, value: cellText(row[mapping[field] ?? '']) }))
  const columns = note.examples.map((header) => ({ field: null, value: cellText(row[header]) }))
  switch (note.code) {
    case 'ambiguous_date':
      return cells(DATE_FIELDS).find(({ value }) => ambiguousDay([datedPart(value)]) !== undefined)
    case 'ambiguous_number':
      return cells(note.field ? [note.field] : []).find(({ value }) => ambiguousNumber([value]) !== undefined)
    case 'time_zone':
      return cells(TIMES).find(({ value }) => mentionsTimeZone(value))
    case 'bare_hour':
      return cells(TIMES).find(({ field, value }) =>
        field === 'window' ? isHalfOfDayOpen(value) : isBareHour(value),
      )
    case 'day_part':
      return cells(['window']).find(({ value }) => isHoursOfPart(value))
    case 'title_day':
      return cells(['date']).find(({ value }) => value === '')
    case 'unread_days':
    case 'unread_windows':
      return columns.find(({ value }) => value !== '')
    case 'cash_unread':
      return columns.find(({ value }) => CASH.test(value))
    default:
      return undefined
  }
}

export interface QuestionsOf extends ReadingOf {
  firstLine: number
  hiddenLines: readonly number[]
  /** Warnings of rows. */
  warnings: readonly ImportWarning[]
  /** Codes of readings that the caller confirms. */
  confirmed: readonly ImportWarningCode[]
}

/** One problem for each order and unconfirmed reading, with the code of the reading. */
export function openQuestions(of: QuestionsOf): ImportProblem[] {
  const { rows, mapping, firstLine, warnings, confirmed } = of
  const isOpen = ({ code }: { code: string }) =>
    IMPORT_WARNINGS[code as ImportWarningCode].isQuestion && !confirmed.includes(code as ImportWarningCode)
  const notes = readingNotes(of).filter(isOpen)
  const hiddenLines = new Set(of.hiddenLines)
  const leftOut = new Set(warnings.filter(({ code }) => code === 'not_for_delivery').map(({ row }) => row))
  const lines = foldLines(rows.slice(0, footerStart(rows, mapping)), mapping).filter(
    ({ index }) => !leftOut.has(firstLine + index),
  )
  return [
    ...notes.flatMap((note) => {
      const question = noteWarning(note, firstLine - 1)
      return lines.flatMap(({ index, row }) => {
        const line = firstLine + index
        const cell =
          note.code === 'hidden_rows'
            ? hiddenLines.has(line) && { field: null, value: '' }
            : concernedCell(note, row, mapping)
        return cell
          ? [questionAsProblem({ ...question, row: line, column: cell.field, value: cell.value })]
          : []
      })
    }),
    ...warnings.filter(isOpen).map(questionAsProblem),
  ]
}

/** The problem that rejects the row of a question. */
export function questionAsProblem({ row, column, code, message, value }: ImportWarning): ImportProblem {
  const hint = `Correct the file, or confirm this reading with confirmed=${code}.`
  return { row, column: column ?? '', code, message, hint, value }
}
