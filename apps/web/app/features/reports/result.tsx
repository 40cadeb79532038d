// A report as chart and table, and its files.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { MeasureKey, ReportDefinition, ReportResponse } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { downloadFile } from '../../lib/download.ts'
import { count, dayLong } from '../../lib/format.ts'
import { reportWords as words } from '../../lib/words/reports.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import { figuresQuery, paramsOf } from './api.ts'
import { GROUP_NAMES, MEASURE_TEXTS } from './names.ts'
import { measureName, rowName, valueText, type Units } from './values.ts'

/** More bars are not read as a picture. */
const MOST_BARS = 31

interface Shown {
  report: ReportResponse
  definition: ReportDefinition
  units: Units
}

/** Bars lie, so that long names fit on a phone; the table has the same figures. */
function Chart({ report, definition: { by }, units }: Shown) {
  const [measure, setMeasure] = useState<MeasureKey | null>(null)
  const key = report.measures.find((each) => each === measure) ?? report.measures[0]
  if (!key) return null
  const at = report.measures.indexOf(key)
  const rows = report.rows.slice(0, MOST_BARS)
  const top = Math.max(0, ...rows.map(({ values }) => values[at] ?? 0))
  const widthOf = (value: number | null | undefined) =>
    top > 0 ? Math.max(0, ((value ?? 0) / top) * 100) : 0
  return (
    <figure className="flex min-w-0 flex-col gap-2 border-b border-line px-4 py-4 md:px-7">
      <figcaption className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-3 font-strong">
          {words('chartOf', { measure: measureName(key), group: GROUP_NAMES[by]() })}
        </span>
        {report.measures.length > 1 && (
          <Select
            label={words('chartMeasure')}
            isLabelHidden
            className="w-48"
            value={key}
            onChange={(value) => setMeasure(report.measures.find((each) => each === value) ?? null)}
            items={report.measures.map((each) => ({ value: each, label: measureName(each) }))}
          />
        )}
      </figcaption>
      <div
        aria-hidden
        className="grid grid-cols-[minmax(72px,max-content)_minmax(0,1fr)_max-content] items-center gap-x-3 gap-y-1 text-1"
      >
        {rows.map((row) => (
          <div key={row.key} className="contents">
            <span className="max-w-40 truncate text-ink-2">{rowName(by, row)}</span>
            <span className="h-3.5">
              <span
                className="block h-full rounded-e-[2px] bg-(--ch1)"
                style={{ width: `${widthOf(row.values[at])}%` }}
              />
            </span>
            <span className="text-end tabular-nums">{valueText(key, row.values[at] ?? null, units)}</span>
          </div>
        ))}
      </div>
      {report.rows.length > rows.length && (
        <p className="text-1 text-ink-2">
          {words('firstRows', { count: count(rows.length), all: count(report.rows.length) })}
        </p>
      )}
    </figure>
  )
}

function ReportTable({ report, definition: { by }, units }: Shown) {
  const group = GROUP_NAMES[by]()
  const cell = 'ps-4 text-end tabular-nums whitespace-nowrap'
  return (
    <WideTable label={words('figures')}>
      <table className="w-full text-2" aria-label={words('figures')}>
        <thead>
          <tr className="h-9 border-b border-line-2 text-1 text-ink-3">
            <th scope="col" className="text-start font-mid">
              {group}
            </th>
            {report.measures.map((key) => (
              <th key={key} scope="col" title={MEASURE_TEXTS[key].means()} className={`${cell} font-mid`}>
                {measureName(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.key} className="h-9 border-b border-line">
              <th scope="row" className="max-w-60 truncate text-start font-mid">
                {rowName(by, row)}
              </th>
              {report.measures.map((key, i) => (
                <td key={key} className={cell}>
                  {valueText(key, row.values[i] ?? null, units)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="h-9 font-strong">
            <th scope="row" className="text-start font-strong">
              {words('all')}
            </th>
            {report.measures.map((key, i) => (
              <td key={key} className={cell}>
                {valueText(key, report.total[i] ?? null, units)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </WideTable>
  )
}

function Files({ report, definition }: Pick<Shown, 'report' | 'definition'>) {
  const [isBusy, setBusy] = useState(false)
  const download = (format: 'csv' | 'xlsx') => {
    setBusy(true)
    downloadFile(
      `/reports/file?${new URLSearchParams({ ...paramsOf(definition), format })}`,
      `report-${report.from}-${report.to}.${format}`,
    )
      .catch((error: unknown) => {
        const { message, hint } = describeError(error)
        notify({ title: words('fileFailed'), detail: hint ?? message, tone: 'bad' })
      })
      .finally(() => setBusy(false))
  }
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} icon={<Download />} disabled={isBusy} onClick={() => download(format)}>
      {format === 'csv' ? words('csv') : words('xlsx')}
    </Button>
  ))
}

export function Result({ definition }: { definition: ReportDefinition }) {
  const { units, currency } = useTenant().company
  const query = useQuery(figuresQuery(definition))
  if (query.isPending) return <SkeletonRows rows={10} label={words('loading')} />
  if (query.isError)
    return (
      <ErrorState
        title={words('loadFailed')}
        {...describeError(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  const context: Shown = { report: query.data, definition, units: { units, currency } }
  const { from, to, rows } = query.data
  if (rows.length === 0) return <EmptyState title={words('nothing')}>{words('nothingNext')}</EmptyState>
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:px-7">
        <p className="me-auto text-2 text-ink-2">
          {from === to ? dayLong(from) : words('fromTo', { from: dayLong(from), to: dayLong(to) })}
        </p>
        <Files report={query.data} definition={definition} />
      </div>
      <Chart {...context} />
      <div className="px-4 py-3 md:px-7">
        <ReportTable {...context} />
      </div>
    </>
  )
}
