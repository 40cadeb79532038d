// A chart's figures as text for its table and as raw values for CSV.
import type { AnalyticsItem } from '@dropwise/contracts'
import { dayShort } from '../../lib/format.ts'
import { measureText, type Measure, type Units } from './measures.ts'
import { reportWords } from '../../lib/words/reports.ts'

export interface ChartTable {
  /** The first names the rows: `Day`. */
  heads: readonly string[]
  rows: readonly TableRow[]
}
interface TableRow {
  key: string
  cells: readonly string[]
  /** Raw values for CSV: days as `2026-11-24`, plain numbers. */
  values: readonly (string | number | null)[]
}

/** What a row stands for, with its name on screen and in files. */
export interface RowKind {
  head: string
  labelOf: (item: AnalyticsItem) => string
  fileLabelOf: (item: AnalyticsItem) => string
}

export const dayRows = (): RowKind => ({
  head: reportWords('day'),
  labelOf: ({ key }) => dayShort(key),
  fileLabelOf: ({ key }) => key,
})
const labelOf = ({ label }: AnalyticsItem) => label
export const namedRows = (head: string): RowKind => ({ head, labelOf, fileLabelOf: labelOf })

export function tableOf(
  items: readonly AnalyticsItem[],
  measures: readonly Measure[],
  kind: RowKind,
  units: Units,
): ChartTable {
  return {
    heads: [kind.head, ...measures.map(({ head }) => head(units))],
    rows: items.map((item) => ({
      key: item.key,
      cells: [kind.labelOf(item), ...measures.map((each) => measureText(each, item, units))],
      values: [kind.fileLabelOf(item), ...measures.map(({ read }) => read(item, units))],
    })),
  }
}
