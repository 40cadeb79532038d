// Downloads tables as CSV files with plain numbers.
import { writeCsv } from '@dropwise/order-files/write-csv'
import { saveFile } from './download.ts'

type CsvValue = string | number | null

export interface CsvTable {
  heads: readonly string[]
  rows: readonly { values: readonly CsvValue[] }[]
}

/** Four decimals suffice for every figure. */
const rounded = (value: CsvValue): CsvValue =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value

export function toCsv({ heads, rows }: CsvTable): string {
  return writeCsv(
    heads,
    rows.map(({ values }) => values.map(rounded)),
  )
}

/** Hands the file to the browser. */
export function downloadCsv(name: string, table: CsvTable): void {
  saveFile(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}
