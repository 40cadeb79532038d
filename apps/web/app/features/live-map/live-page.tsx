// /tenant/live: the running day, with loading, empty and error states.
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayLong } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { liveQuery } from './api.ts'
import { useLiveFeed } from './feed.ts'
import { LiveDay } from './live-day.tsx'

export function LivePage() {
  const { company, day, today, link } = useTenant()
  const live = useQuery(liveQuery(day))
  const feed = useLiveFeed(company.id, day)
  const { data } = live
  useEffect(() => {
    if (data) feed.takeResponse(data)
  }, [feed, data])

  if (live.isPending) {
    return (
      <div className="flex min-h-0 flex-1">
        <div className="w-[336px] shrink-0 border-e border-line max-md:w-full">
          <SkeletonRows rows={14} height={44} label={liveWords('loadingDay')} />
        </div>
        <div className="min-w-0 flex-1 bg-[var(--m-land)] max-md:hidden" />
      </div>
    )
  }
  if (!data)
    return (
      <ErrorState
        title={liveWords('dayNotLoaded')}
        {...describeError(live.error)}
        onRetry={() => void live.refetch()}
      />
    )
  if (data.routes.length === 0) {
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <EmptyState
          isPage
          title={day === today ? liveWords('noVanToday') : liveWords('noRoutesOn', { day: dayLong(day) })}
          action={
            <ButtonLink variant="primary" to={link('/tenant/plan')}>
              {liveWords('planDay')}
            </ButtonLink>
          }
        >
          {liveWords('emptyMore')}
        </EmptyState>
        <NextSteps />
      </div>
    )
  }
  return <LiveDay answer={data} feed={feed} />
}
