// Statements of a month as CSV or XLSX: a row for each line of a day and each correction.
import type { PayDay, PayLine, PayStatement } from '@dropwise/contracts'
import { writeTable, type TableFormat } from '@dropwise/order-files/write-table'

const HEADERS = [
  'driver',
  'month',
  'state',
  'date',
  'line',
  'quantity',
  'rate',
  'amount',
  'currency',
  'rule',
  'routes',
  'reason',
]

/** Hours, kilometres and miles in place of seconds and metres. */
const UNIT_OF: Partial<Record<PayLine['kind'], number>> = { hours: 3600, distance: 1000, miles: 1609.344 }
const PRECISION = 4
const inMajor = (minor: number) => minor / 100

export function writePayFile(
  format: TableFormat,
  statements: readonly PayStatement[],
): Promise<string | Buffer> {
  return writeTable(format, HEADERS, statements.flatMap(rowsOf))
}

function rowsOf({ driver, month, currency, approvedAt, days, corrections }: PayStatement) {
  const head = { driver: driver.name, month, state: approvedAt === null ? 'open' : 'approved', currency }
  return [
    ...days.flatMap((day) => day.lines.map((line) => ({ ...head, ...rowOfLine(day, line) }))),
    ...corrections.map(({ date, amountMinor, reason }) => ({
      ...head,
      date,
      line: 'correction',
      amount: inMajor(amountMinor),
      reason,
    })),
  ]
}

const rowOfLine = ({ date, rule, routes }: PayDay, { kind, quantity, rateMinor, amountMinor }: PayLine) => ({
  date,
  line: kind,
  quantity: Number((quantity / (UNIT_OF[kind] ?? 1)).toFixed(PRECISION)),
  rate: inMajor(rateMinor),
  amount: inMajor(amountMinor),
  rule: rule?.name ?? '',
  routes: routes.map(({ number }) => `R${number}`).join(' '),
})
