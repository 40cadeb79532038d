// Columns of the import check; several fields may share one.
import {
  isNumeric,
  ORDER_COLUMNS,
  type ColumnMapping,
  type ImportProblem,
  type OrderFieldName,
} from '@dropwise/contracts'
import type { CellRow } from '@dropwise/order-files'
import { orderImportWords as words } from '../../../lib/words/order-import.ts'
import { fieldLabel } from '../../../lib/order-fields.ts'
import { listText } from '../../../lib/format.ts'

export interface CheckColumn {
  header: () => string
  /** Fields whose problems appear in this column. */
  fields: readonly OrderFieldName[]
  className?: string
  isNumber?: boolean
  text: (cell: CellReader) => string
}

/** Text of a field in a row; empty when unmapped. */
export type CellReader = (field: OrderFieldName) => string

export function cellReader(row: CellRow, mapping: ColumnMapping): CellReader {
  return (field) => {
    const header = mapping[field]
    return header ? (row[header] ?? '') : ''
  }
}

const TABLE_FIELDS = Object.entries(ORDER_COLUMNS).flatMap(([name, column]) =>
  isNumeric(column) && column.inTable ? [[name as OrderFieldName, column] as const] : [],
)

export const CHECK_COLUMNS: readonly CheckColumn[] = [
  {
    header: () => words('recipient'),
    fields: ['reference', 'recipient', 'first_name', 'last_name', 'phone', 'email', 'items'],
    className: 'w-[23%]',
    text: recipientText,
  },
  {
    header: () => words('address'),
    fields: [
      'address',
      'house_number',
      'postcode',
      'city',
      'lat',
      'lng',
      'position',
      'pickup_address',
      'pickup_lat',
      'pickup_lng',
    ],
    text: addressText,
  },
  {
    header: () => words('window'),
    fields: [
      'date',
      'last_date',
      'window_start',
      'window_end',
      'window',
      'other_windows',
      'second_window_start',
      'second_window_end',
      'pickup_window',
      'pickup_window_start',
      'pickup_window_end',
    ],
    // Shows an invalid date in full.
    className: 'w-[116px]',
    text: windowText,
  },
  ...TABLE_FIELDS.map(([name, { unit, default: fallback }]) => ({
    header: () => listText([fieldLabel(name), unit].filter(Boolean)),
    fields: [name],
    className: unit ? 'w-[78px]' : 'w-[60px]',
    isNumber: true,
    text: (cell: CellReader) => cell(name) || String(fallback),
  })),
]

/** The row's recipient: a name, whole or in parts, or the order number. */
export function recipientText(cell: CellReader): string {
  const parts = [cell('first_name'), cell('last_name')].filter(Boolean).join(' ')
  return cell('recipient') || parts || cell('reference') || addressText(cell)
}

function addressText(cell: CellReader): string {
  const street = [cell('address'), cell('house_number')].filter(Boolean).join(' ')
  return street || cell('position') || [cell('lat'), cell('lng')].filter(Boolean).join(', ')
}

function windowText(cell: CellReader): string {
  return (
    cell('window') || [cell('window_start'), cell('window_end')].filter(Boolean).join('-') || words('anyTime')
  )
}

/** Content of an invalid cell, and how to change it. */
export interface CellEdit {
  value: string
  toCells: (text: string) => CellRow
}

/** How to edit a problem's cell; null without a cell. A window is one cell over two file columns. */
export function editOf(problem: ImportProblem, mapping: ColumnMapping, cell: CellReader): CellEdit | null {
  const { window_start: from, window_end: to } = mapping
  if (problem.column.startsWith('window') && from && to) {
    return {
      value: [cell('window_start'), cell('window_end')].filter(Boolean).join('-'),
      toCells: (text) => {
        const [start = '', end = ''] = text.split(/\s*[-–]\s*/)
        return { [from]: start.trim(), [to]: end.trim() }
      },
    }
  }
  // An overlong row lost cells at its right, and another list has other columns: no single cell fixes these.
  if (problem.code === 'crowded_row' || problem.code === 'other_list') return null
  const field = problem.column as OrderFieldName
  const header = mapping[field]
  return header ? { value: cell(field), toCells: (text) => ({ [header]: text }) } : null
}
