// The figures behind a chart, once for its table and once for its file: text to read, and plain values to reckon with.
import type { AnalyticsItem } from '@dropwise/contracts'
import { dayShort } from '../../lib/format.ts'
import { measureText, type Measure, type Units } from './measures.ts'

export interface ChartTable {
  /** The first names what a row is: `Day`. */
  heads: readonly string[]
  rows: readonly TableRow[]
}
interface TableRow {
  key: string
  cells: readonly string[]
  /** As a file holds them: days as `2026-11-24`, numbers without words. */
  values: readonly (string | number | null)[]
}

/** What a row is, and what it is called on the screen and in a file. */
export interface RowKind {
  head: string
  labelOf: (item: AnalyticsItem) => string
  fileLabelOf: (item: AnalyticsItem) => string
}

export const DAY_ROWS: RowKind = {
  head: 'Day',
  labelOf: ({ key }) => dayShort(key),
  fileLabelOf: ({ key }) => key,
}
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
