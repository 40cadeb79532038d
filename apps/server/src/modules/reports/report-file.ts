// A report as CSV or XLSX: plain numbers under headers that name the unit.
import {
  MEASURE_RULES,
  type MeasureKey,
  type ReportDefinition,
  type ReportResponse,
} from '@dropwise/contracts'
import { writeTable, type TableFormat } from '@dropwise/order-files/write-table'
import type { ReportCompany } from './run-report.ts'

const PRECISION = 4

/** `on_time_share`, `cost_per_stop_gbp`, `driven_km`. */
function headerOf(key: MeasureKey, { units, currency }: Pick<ReportCompany, 'units' | 'currency'>): string {
  const name = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const { kind } = MEASURE_RULES[key]
  if (kind === 'money') return `${name}_${currency.toLowerCase()}`
  if (kind === 'distance') return `${name}_${units}`
  return kind === 'share' ? `${name}_share` : name
}

export function writeReport(
  format: TableFormat,
  report: ReportResponse,
  { by }: Pick<ReportDefinition, 'by'>,
  company: Pick<ReportCompany, 'units' | 'currency'>,
): Promise<string | Buffer> {
  const headers = report.measures.map((key) => headerOf(key, company))
  const rowOf = (label: string, values: readonly (number | null)[]) => ({
    [by]: label,
    ...Object.fromEntries(
      headers.map((header, i) => [header, values[i] == null ? '' : Number(values[i].toFixed(PRECISION))]),
    ),
  })
  return writeTable(
    format,
    [by, ...headers],
    report.rows.map(({ label, values }) => rowOf(label, values)),
  )
}
