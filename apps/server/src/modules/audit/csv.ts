// Audit lines as CSV.
import type { AuditLine } from '@dropwise/contracts'
import { writeCsv } from '@dropwise/order-files'

const COLUMNS = [
  'at',
  'companyName',
  'who',
  'via',
  'ip',
  'action',
  'label',
  'subjectId',
  'before',
  'after',
] as const

export function auditCsv(lines: readonly AuditLine[]): string {
  return writeCsv(
    COLUMNS,
    lines.map((line) => COLUMNS.map((column) => cell(line[column]))),
  )
}

const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value
