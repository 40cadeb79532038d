// /customer/feedback/{number}: only the stars are required; points are booked before the page confirms.
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FEEDBACK_POINTS, FEEDBACK_REDIRECT_MS } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { trackingQuery } from '../../lib/data/tracking.ts'
import { count } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { pointsQuery } from './api/profile.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { Page } from './shell.tsx'
import { StarsShown } from './stars.tsx'

function ThankYou({ rating, points }: { rating: number; points: number }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/customer'), FEEDBACK_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-[420px] flex-col items-center py-14 text-center max-md:px-4"
    >
      <StarsShown rating={rating} size={24} />
      <h1 className="pt-4 text-5">{words('thankYou')}</h1>
      <p className="pt-2 text-3 text-ink-2">{words('pointsEarned', { points: FEEDBACK_POINTS })}</p>
      <p className="flex items-baseline gap-4 pt-6 tabular-nums">
        <span className="text-4 text-ink-2">{count(points - FEEDBACK_POINTS)}</span>
        <ArrowRight
          className="size-4 self-center text-ink-3 rtl:-scale-x-100"
          aria-label={words('pointsTo')}
        />
        <span className="text-[44px]/[48px] font-strong">{count(points)}</span>
        <span className="text-3 text-ink-2">{words('pointsUnit')}</span>
      </p>
      <ButtonLink size="l" to="/customer" className="mt-8 w-full">
        {words('backToDeliveries')}
      </ButtonLink>
      <p className="pt-2 text-2 text-ink-2">{words('takenBack', { seconds: FEEDBACK_REDIRECT_MS / 1000 })}</p>
    </div>
  )
}

/** Feedback of one delivery, in all states. */
export function FeedbackPage({ number }: { number: string }) {
  const { userId } = useUser()
  const tracking = useQuery({ ...trackingQuery(number), refetchInterval: false as const })
  const points = useQuery(pointsQuery(userId))
  const [sentFeedback, setDone] = useState<{ rating: number; points: number } | null>(null)
  if (sentFeedback) return <ThankYou {...sentFeedback} />
  if (tracking.isError)
    return (
      <Page>
        <ErrorState
          title={words('deliveryNotLoaded')}
          {...describeError(tracking.error)}
          onRetry={() => void tracking.refetch()}
        />
      </Page>
    )
  if (!tracking.data)
    return (
      <Page>
        <div role="status" aria-label={words('loadingDelivery')} className="late-in py-8">
          <Skeleton className="h-8 w-72" />
          <Skeleton className="mt-6 h-12 w-72" />
        </div>
      </Page>
    )
  if (tracking.data.status !== 'delivered') {
    return (
      <Page>
        <EmptyState
          title={words('notDelivered')}
          action={
            <ButtonLink variant="primary" to={`/customer/track/${number}`}>
              {words('seeWhere')}
            </ButtonLink>
          }
        >
          {words('feedbackOnce', { points: FEEDBACK_POINTS })}
        </EmptyState>
      </Page>
    )
  }
  const sum = points.data?.reduce((total, row) => total + row.points, 0) ?? 0
  return (
    <Page>
      <FeedbackForm
        tracking={tracking.data}
        points={sum}
        onDone={(rating, total) => setDone({ rating, points: total })}
      />
    </Page>
  )
}
