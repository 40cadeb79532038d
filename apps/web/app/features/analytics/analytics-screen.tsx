// What planning came to, day by day: one question a chart, the same figures as a table and as CSV.
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { count, dayShort, distanceIn } from '../../lib/format.ts'
import type { Sort } from '../../lib/list-state.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { sortRows, Table } from '../../ui/table.tsx'
import { plannedDaysQuery, type PlannedDay } from './api.ts'
import { Bars } from './bars.tsx'
import { plannedDayColumns } from './columns.tsx'
import { downloadPlannedDays } from './planned-days-csv.ts'

type Units = 'mi' | 'km'
interface DaysProps {
  days: readonly PlannedDay[]
  units: Units
}

const sumOf = (days: readonly PlannedDay[], figure: (day: PlannedDay) => number) =>
  days.reduce((sum, day) => sum + figure(day), 0)

/** How much shorter than in the order of the file, as a share; null when no day can be compared. */
function savedShare(days: readonly PlannedDay[]): number | null {
  const compared = days.filter((day) => day.baseline_distance_metres)
  const baseline = sumOf(compared, (day) => day.baseline_distance_metres ?? 0)
  return baseline > 0 ? 1 - sumOf(compared, (day) => day.distance_metres) / baseline : null
}

function Totals({ days, units }: DaysProps) {
  const saved = savedShare(days)
  const metres = sumOf(days, (day) => day.distance_metres)
  const totals = [
    [count(sumOf(days, (day) => day.stop_count)), 'stops planned'],
    [distanceIn(metres, units).toFixed(0), `${units} planned`],
    [saved === null ? 'N/A' : `${(saved * 100).toFixed(0)} %`, 'shorter than in file order'],
  ] as const
  return (
    <div className="flex items-center gap-8 border-b border-line px-4 py-3 md:px-7">
      {totals.map(([value, label]) => (
        <div key={label}>
          <div className="text-4 font-strong tabular-nums">{value}</div>
          <div className="text-1 text-ink-2">{label}</div>
        </div>
      ))}
      <Button className="ml-auto" icon={<Download />} onClick={() => downloadPlannedDays(days)}>
        CSV
      </Button>
    </div>
  )
}

function Charts({ days, units }: DaysProps) {
  return (
    <div className="grid border-b border-line lg:grid-cols-2 lg:[&>*+*]:border-l">
      <Bars
        title="Distance of each planned day"
        detail={`In ${units === 'mi' ? 'miles' : 'kilometres'}, by the plan that was dispatched`}
        bars={days.map((day) => ({
          key: day.date,
          label: dayShort(day.date).slice(4),
          value: distanceIn(day.distance_metres, units),
          text: distanceIn(day.distance_metres, units).toFixed(0),
        }))}
      />
      <Bars
        title="Orders that no van could take"
        detail="By the plan's own reasons"
        bars={days.map((day) => ({
          key: day.date,
          label: dayShort(day.date).slice(4),
          value: day.unserved_count,
          text: String(day.unserved_count),
          isBad: day.unserved_count > 0,
        }))}
      />
    </div>
  )
}

function DaysTable({ days, units }: DaysProps) {
  const [sort, setSort] = useState<Sort>({ key: 'date', isDescending: true })
  const columns = useMemo(() => plannedDayColumns(units), [units])
  return (
    <div className="flex min-h-64 flex-1 [&_td:first-child]:pl-7 [&_td:last-child]:pr-7 [&_th:first-child]:pl-7 [&_th:last-child]:pr-7">
      <Table
        label="Planned days"
        rows={sortRows(days, columns, sort)}
        columns={columns}
        rowKey={(day) => day.date}
        rowLabel={(day) => dayShort(day.date)}
        sort={sort}
        onSort={setSort}
      />
    </div>
  )
}

export function AnalyticsScreen() {
  const { company, link } = useTenant()
  const days = useQuery(plannedDaysQuery())
  if (days.isPending) return <SkeletonRows rows={10} label="Loading planned days" />
  if (days.isError) {
    return (
      <ErrorState
        title="The figures could not be loaded"
        {...describeError(days.error)}
        onRetry={() => void days.refetch()}
      />
    )
  }
  if (days.data.length === 0) {
    return (
      <EmptyState
        className="md:mx-7"
        title="No day has been planned yet"
        action={
          <ButtonLink variant="primary" size="l" to={link('/tenant/plan')}>
            Plan a day
          </ButtonLink>
        }
      >
        This is where you see distance, driving time and unserved orders of every planned day.
      </EmptyState>
    )
  }
  const shown = { days: days.data, units: company.units }
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <Totals {...shown} />
      <Charts {...shown} />
      <DaysTable {...shown} />
    </div>
  )
}
