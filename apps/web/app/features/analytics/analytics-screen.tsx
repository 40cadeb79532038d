// What driven days came to: a period against the one before it, one question a chart, every figure as a table and as CSV.
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayLong } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { analyticsQuery, periodBefore, periodUpTo, type Period } from './api.ts'
import { Charts } from './charts.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { GroupTable } from './group-table.tsx'
import type { Units } from './measures.ts'

const PERIODS = [
  { value: '1', label: 'Day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

function Figures({ period, units }: { period: Period; units: Units }) {
  const { link } = useTenant()
  const days = useQuery(analyticsQuery(period, 'day'))
  const vans = useQuery(analyticsQuery(period, 'vehicle'))
  const before = useQuery(analyticsQuery(periodBefore(period), 'day'))
  const failed = [days, vans].find((query) => query.isError && !query.data)
  if (failed)
    return (
      <ErrorState
        title="The figures could not be loaded"
        {...describeError(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!days.data || !vans.data) return <SkeletonRows rows={10} label="Loading figures" />
  if (days.data.total.routes === 0)
    return (
      <EmptyState
        className="md:mx-7"
        title="No van left the depot in these days"
        action={
          <ButtonLink variant="primary" size="l" to={link('/tenant/live')}>
            Open live
          </ButtonLink>
        }
      >
        This is where you see how the days on the road went: punctuality, cost, distance, hours. A plan counts
        once its vans are on the road.
      </EmptyState>
    )
  return (
    <>
      <FigureStrip total={days.data.total} before={before.data?.total} units={units} />
      <Charts days={days.data} vans={vans.data} before={before.data?.total} units={units} />
      <GroupTable period={period} units={units} />
    </>
  )
}

export function AnalyticsScreen() {
  const { company, day, link } = useTenant()
  const [asked, setDays] = useUrlState('period')
  const days = PERIODS.find(({ value }) => value === asked)?.value ?? '30'
  const period = periodUpTo(day, Number(days))
  const { units, currency } = company
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-7">
        <Segments
          label="Period"
          value={days}
          onChange={(next) => setDays(next === '30' ? null : next)}
          items={PERIODS}
        />
        <p className="text-2 text-ink-2">
          {days === '1' ? dayLong(day) : `${dayLong(period.from)} to ${dayLong(period.to)}`}, against the days
          before
        </p>
        <ButtonLink className="ml-auto" to={link('/tenant/analytics/replay')}>
          Replay driven days
        </ButtonLink>
      </div>
      <Figures period={period} units={{ units, currency }} />
    </div>
  )
}
