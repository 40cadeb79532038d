// What planning came to, day by day: one question a chart, the same figures as a table and as CSV.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { count, dayShort, distanceIn, formatDuration } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { sortRows, Table, type Column, type Sort } from '../../ui/table.tsx'
import { plannedDaysQuery, type PlannedDay } from './api.ts'

interface Bar {
  key: string
  label: string
  value: number
  text: string
  isBad?: boolean
}

function Bars({ title, detail, bars }: { title: string; detail: string; bars: readonly Bar[] }) {
  const top = Math.max(1, ...bars.map((b) => b.value))
  return (
    <figure className="border-line px-4 py-4 md:px-7">
      <figcaption className="pb-3">
        <span className="block text-3 font-strong">{title}</span>
        <span className="block text-1 text-ink-2">{detail}</span>
      </figcaption>
      <div className="flex h-36 items-end gap-1.5 border-b border-line-2">
        {bars.map((bar) => (
          <div
            key={bar.key}
            className="flex min-w-0 flex-1 flex-col items-center justify-end gap-1"
            title={`${bar.label}: ${bar.text}`}
          >
            {bars.length <= 16 && <span className="text-1 font-mid tabular-nums">{bar.text}</span>}
            <span
              className={
                bar.isBad ? 'w-full max-w-14 rounded-t-s bg-bad' : 'w-full max-w-14 rounded-t-s bg-load'
              }
              style={{ height: `${(bar.value / top) * 112}px`, minHeight: bar.value > 0 ? 2 : 0 }}
            />
          </div>
        ))}
      </div>
      <div className="flex gap-1.5 pt-1 font-n text-[12px] text-ink-3" aria-hidden>
        {bars.map((bar, i) => (
          <span key={bar.key} className="min-w-0 flex-1 truncate text-center">
            {bars.length <= 12 || i % 5 === 0 ? bar.label : ''}
          </span>
        ))}
      </div>
    </figure>
  )
}

function download(days: readonly PlannedDay[]): void {
  const lines = [
    'date,routes,stops,unserved,distance_metres,drive_seconds,wait_seconds',
    ...days.map((d) =>
      [
        d.date,
        d.route_count,
        d.stop_count,
        d.unserved_count,
        d.distance_metres,
        d.drive_seconds,
        d.wait_seconds,
      ].join(','),
    ),
  ]
  const url = URL.createObjectURL(new Blob([lines.join('\n')], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'planned-days.csv'
  link.click()
  URL.revokeObjectURL(url)
}

export function AnalyticsScreen() {
  const { company, link } = useTenant()
  const days = useQuery(plannedDaysQuery())
  const [sort, setSort] = useState<Sort>({ key: 'date', isDescending: true })
  if (days.isPending) return <SkeletonRows rows={10} label="Loading planned days" />
  if (days.isError)
    return (
      <ErrorState
        title="The figures could not be loaded"
        {...describeError(days.error)}
        onRetry={() => void days.refetch()}
      />
    )
  if (days.data.length === 0) {
    return (
      <EmptyState
        className="md:mx-7"
        title="No day was planned yet"
        action={
          <ButtonLink variant="primary" size="l" to={link('/tenant/plan')}>
            Plan a day
          </ButtonLink>
        }
      >
        Distance, driving time and unserved orders stand here for each day that was planned.
      </EmptyState>
    )
  }
  const rows = days.data
  const metres = (value: number) => distanceIn(value, company.units)
  const stops = rows.reduce((sum, d) => sum + d.stop_count, 0)
  const driven = rows.reduce((sum, d) => sum + d.distance_metres, 0)
  const compared = rows.filter((d) => d.baseline_distance_metres)
  const baseline = compared.reduce((sum, d) => sum + (d.baseline_distance_metres ?? 0), 0)
  const saved = baseline > 0 ? 1 - compared.reduce((sum, d) => sum + d.distance_metres, 0) / baseline : null
  const columns: Column<PlannedDay>[] = [
    {
      key: 'date',
      head: 'Day',
      cell: (d) => (
        <Link className="text-link" to={`/tenant/plan?day=${d.date}`}>
          {dayShort(d.date)}
        </Link>
      ),
      sortBy: (d) => d.date,
    },
    {
      key: 'routes',
      head: 'Routes',
      isNumber: true,
      cell: (d) => d.route_count,
      sortBy: (d) => d.route_count,
    },
    {
      key: 'stops',
      head: 'Stops',
      isNumber: true,
      cell: (d) => count(d.stop_count),
      sortBy: (d) => d.stop_count,
    },
    {
      key: 'unserved',
      head: 'Unserved',
      isNumber: true,
      cell: (d) => (
        <span className={d.unserved_count > 0 ? 'font-mid text-signal-ink' : ''}>{d.unserved_count}</span>
      ),
      sortBy: (d) => d.unserved_count,
    },
    {
      key: 'distance',
      head: company.units,
      isNumber: true,
      cell: (d) => metres(d.distance_metres).toFixed(1),
      sortBy: (d) => d.distance_metres,
    },
    {
      key: 'perStop',
      head: `${company.units} a stop`,
      isNumber: true,
      from: 'md',
      cell: (d) => (d.stop_count > 0 ? (metres(d.distance_metres) / d.stop_count).toFixed(2) : 'N/A'),
      sortBy: (d) => (d.stop_count > 0 ? d.distance_metres / d.stop_count : 0),
    },
    {
      key: 'drive',
      head: 'Drive',
      isNumber: true,
      from: 'md',
      cell: (d) => formatDuration(d.drive_seconds),
      sortBy: (d) => d.drive_seconds,
    },
    {
      key: 'wait',
      head: 'Wait',
      isNumber: true,
      from: 'md',
      cell: (d) => formatDuration(d.wait_seconds),
      sortBy: (d) => d.wait_seconds,
    },
  ]
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="flex items-center gap-8 border-b border-line px-4 py-3 md:px-7">
        {(
          [
            [count(stops), 'stops planned'],
            [metres(driven).toFixed(0), `${company.units} driven`],
            [saved === null ? 'N/A' : `${(saved * 100).toFixed(0)} %`, 'shorter than in file order'],
          ] as const
        ).map(([value, label]) => (
          <div key={label}>
            <div className="text-4 font-strong tabular-nums">{value}</div>
            <div className="text-1 text-ink-2">{label}</div>
          </div>
        ))}
        <Button className="ml-auto" icon={<Download />} onClick={() => download(rows)}>
          CSV
        </Button>
      </div>
      <div className="grid border-b border-line lg:grid-cols-2 lg:[&>*+*]:border-l">
        <Bars
          title="Distance of each planned day"
          detail={`In ${company.units === 'mi' ? 'miles' : 'kilometres'}, by the plan that was driven`}
          bars={rows.map((d) => ({
            key: d.date,
            label: dayShort(d.date).slice(4),
            value: metres(d.distance_metres),
            text: metres(d.distance_metres).toFixed(0),
          }))}
        />
        <Bars
          title="Orders that no van could take"
          detail="By the plan's own reasons"
          bars={rows.map((d) => ({
            key: d.date,
            label: dayShort(d.date).slice(4),
            value: d.unserved_count,
            text: String(d.unserved_count),
            isBad: d.unserved_count > 0,
          }))}
        />
      </div>
      <div className="flex min-h-64 flex-1 [&_td:first-child]:pl-7 [&_td:last-child]:pr-7 [&_th:first-child]:pl-7 [&_th:last-child]:pr-7">
        <Table
          label="Planned days"
          rows={sortRows(rows, columns, sort)}
          columns={columns}
          rowKey={(d) => d.date}
          rowLabel={(d) => dayShort(d.date)}
          sort={sort}
          onSort={setSort}
        />
      </div>
    </div>
  )
}
