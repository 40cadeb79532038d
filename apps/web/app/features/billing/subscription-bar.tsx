// A bar above the portal during a trial, with unpaid invoices, or when planning is blocked; links to the
// solution.
import type { SubscriptionResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayOf } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { planQuery } from './api.ts'
import { billingWords as words } from '../../lib/words/billing.ts'
import { commonWords } from '../../lib/words/common.ts'

/** How long the response stays fresh, in milliseconds; a trial ends by the hour. */
const FRESH_MS = 5 * 60_000
const PLAN_PAGE = '/tenant/settings/plan'

interface Notice {
  text: string
  link: string
  to: string
  isPressing: boolean
}

function noticeOf(plan: SubscriptionResponse): Notice | null {
  const { status, blockedBy, daysLeft, suspendsAt, suspendedReason } = plan
  if (blockedBy === 'company_suspended')
    return {
      text:
        suspendedReason === 'unpaid'
          ? words('suspendedUnpaid')
          : words('suspendedReason', { reason: suspendedReason ?? words('askSupport') }),
      link: words('planAndInvoices'),
      to: PLAN_PAGE,
      isPressing: true,
    }
  if (status === 'expired')
    return {
      text: words('trialEnded'),
      link: words('upgradeNow'),
      to: '/pricing',
      isPressing: true,
    }
  if (status === 'cancelled')
    return {
      text: words('subscriptionEnded'),
      link: words('chooseAPlan'),
      to: PLAN_PAGE,
      isPressing: true,
    }
  if (status === 'past_due')
    return {
      text: suspendsAt ? words('overdueStops', { day: dayOf(suspendsAt) }) : words('invoiceOverdue'),
      link: words('seeInvoice'),
      to: PLAN_PAGE,
      isPressing: true,
    }
  if (status === 'trial')
    return {
      text: words('trialLeft', { count: daysLeft ?? 0 }),
      link: commonWords('seePlans'),
      to: '/pricing',
      isPressing: false,
    }
  return null
}

export function SubscriptionBar() {
  const { data } = useQuery({ ...planQuery(), staleTime: FRESH_MS })
  const notice = data && noticeOf(data)
  if (!notice) return null
  return (
    <p
      role="status"
      className={cn(
        'flex min-h-9 flex-wrap items-center gap-x-4 px-4 py-1.5 text-2 md:px-7',
        notice.isPressing ? 'bg-signal-wash text-signal-ink' : 'bg-sunk text-ink-2',
      )}
    >
      <span>{notice.text}</span>
      <Link to={notice.to} className="text-link">
        {notice.link}
      </Link>
    </p>
  )
}
