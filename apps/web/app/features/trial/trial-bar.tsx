// A thin bar over the portal while a trial runs or has run out: how long, and the way on (requirements 2.2-2, 2.6-4).
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { myTrial } from './api.ts'

/** How long the answer holds; a trial ends by the hour, in milliseconds. */
const FRESH_MS = 5 * 60_000

export function TrialBar() {
  const { data } = useQuery({ ...myTrial(), staleTime: FRESH_MS })
  if (data?.status !== 'trial' && data?.status !== 'expired') return null
  const isOver = data.status === 'expired'
  return (
    <p
      role="status"
      className={cn(
        'flex min-h-9 flex-wrap items-center gap-x-4 px-4 py-1.5 text-2 md:px-7',
        isOver ? 'bg-signal-wash text-signal-ink' : 'bg-sunk text-ink-2',
      )}
    >
      <span>
        {isOver
          ? 'Your trial has ended. Everything stays readable; importing, planning and dispatching wait.'
          : `Trial: ${data.daysLeft} ${data.daysLeft === 1 ? 'day' : 'days'} left`}
      </span>
      <Link to="/pricing" className="text-link">
        {isOver ? 'Upgrade Now' : 'See plans'}
      </Link>
    </p>
  )
}
