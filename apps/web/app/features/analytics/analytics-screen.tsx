// Analytics of driven days: a period against an earlier one, one question per chart, every figure as table
// and CSV.
import { useQuery } from '@tanstack/react-query'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { analyticsQuery } from './api.ts'
import { Charts } from './charts.tsx'
import { FigureStrip } from './figure-strip.tsx'
import { GroupTable } from './group-table.tsx'
import type { Units } from './measures.ts'
import { PeriodBar } from './period-bar.tsx'
import type { Period } from './period.ts'
import { usePeriod } from './use-period.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'
import { reportWords } from '../../lib/words/reports.ts'

function NothingDriven() {
  const { link } = useTenant()
  return (
    <>
      <EmptyState
        isPage
        className="md:mx-7"
        title={reportWords('nothing')}
        action={
          <ButtonLink variant="primary" size="l" to={link('/tenant/live')}>
            {words('openLive')}
          </ButtonLink>
        }
      >
        {words('nothingDriven')}
      </EmptyState>
      <NextSteps className="md:mx-7" />
    </>
  )
}

function Figures({
  period,
  earlier: earlierPeriod,
  units,
}: {
  period: Period
  earlier: Period
  units: Units
}) {
  const days = useQuery(analyticsQuery(period, 'day'))
  const vans = useQuery(analyticsQuery(period, 'vehicle'))
  const drivers = useQuery(analyticsQuery(period, 'driver'))
  const before = useQuery(analyticsQuery(earlierPeriod, 'day'))
  const failed = [days, vans, drivers].find((query) => query.isError && !query.data)
  if (failed)
    return (
      <ErrorState
        title={words('notLoaded')}
        {...describeError(failed.error)}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!days.data || !vans.data || !drivers.data) return <SkeletonRows rows={10} label={words('loading')} />
  if (days.data.total.routes === 0) return <NothingDriven />
  return (
    <>
      <FigureStrip days={days.data} before={before} units={units} />
      <Charts
        days={days.data}
        vans={vans.data}
        drivers={drivers.data}
        before={before.data?.total}
        units={units}
      />
      <GroupTable period={period} units={units} />
    </>
  )
}

export function AnalyticsScreen() {
  const { units, currency } = useTenant().company
  const state = usePeriod()
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <PeriodBar state={state} />
      {state.problem ? (
        <p role="alert" className="px-4 py-5 text-2 text-bad-ink md:px-7">
          {state.problem}
        </p>
      ) : (
        <Figures period={state.period} earlier={state.before} units={{ units, currency }} />
      )}
    </div>
  )
}
