// Audit lines as CSV. A cell that a spreadsheet would run as a formula is kept as text.
import type { AuditLine } from '@dropwise/contracts'

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
  return [
    COLUMNS.join(','),
    ...lines.map((line) => COLUMNS.map((column) => cell(line[column])).join(',')),
  ].join('\r\n')
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
