// A company's state in a word, and what needs attention.
import type { TenantItem } from '@dropwise/contracts'
import { count, dayOf } from '../../../lib/format.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Tag } from '../../../ui/tag.tsx'
import { ageOf, isSoon, untilText } from '../ages.ts'

const STATUS_KEYS = { active: 'stateActive', suspended: 'stateSuspended', closed: 'stateClosed' } as const
const SUBSCRIPTION_KEYS = {
  active: 'stateActive',
  past_due: 'statePastDue',
  trial: 'stateTrial',
  cancelled: 'stateCancelled',
} as const

/** State of a company in a word. */
export const statusText = (status: string): string =>
  status in STATUS_KEYS ? words(STATUS_KEYS[status as keyof typeof STATUS_KEYS]) : status
/** State of a subscription in a word. */
export const subscriptionText = (status: string): string =>
  status in SUBSCRIPTION_KEYS ? words(SUBSCRIPTION_KEYS[status as keyof typeof SUBSCRIPTION_KEYS]) : status

const TONES = { active: 'ok', past_due: 'signal', trial: 'plain', cancelled: 'outline' } as const

export function TenantState({ tenant }: { tenant: TenantItem }) {
  const { status, subscriptionStatus } = tenant
  if (status !== 'active') return <Tag tone="bad">{statusText(status)}</Tag>
  if (subscriptionStatus === null) return <Tag tone="outline">{words('stateNoPlan')}</Tag>
  if (subscriptionStatus === 'trial' && hasEnded(tenant)) return <Tag>{words('stateTrialEnded')}</Tag>
  return <Tag tone={TONES[subscriptionStatus]}>{subscriptionText(subscriptionStatus)}</Tag>
}

export const hasEnded = ({ trialEndsAt }: TenantItem): boolean =>
  trialEndsAt !== null && Date.parse(trialEndsAt) <= Date.now()

/** What an owner wrote, or why the billing clock suspended a company. */
export const suspensionText = (reason: string | null): string | null =>
  reason === 'unpaid' ? words('invoiceUnpaid') : reason

/** Null without a note. */
export function noteOf(tenant: TenantItem): { text: string; isPressing: boolean } | null {
  const {
    status,
    deleteAfter,
    suspendedReason,
    subscriptionStatus,
    trialEndsAt,
    pastDueSince,
    vehicles,
    vehicleLimit,
  } = tenant
  if (status === 'closed' && deleteAfter)
    return { text: words('deletedOn', { day: dayOf(deleteAfter) }), isPressing: false }
  if (status === 'suspended') return { text: suspensionText(suspendedReason) ?? '', isPressing: false }
  if (subscriptionStatus === 'trial' && trialEndsAt)
    return {
      text: words(hasEnded(tenant) ? 'endedWhen' : 'endsWhen', { when: untilText(trialEndsAt) }),
      isPressing: isSoon(trialEndsAt),
    }
  if (pastDueSince) return { text: words('pastDueFor', { age: ageOf(pastDueSince) }), isPressing: true }
  if (vehicleLimit > 0 && vehicles > vehicleLimit)
    return { text: words('overLimit', { count: count(vehicles - vehicleLimit) }), isPressing: false }
  if (vehicleLimit > 0 && vehicles === vehicleLimit) return { text: words('atLimit'), isPressing: false }
  return null
}

/** Companies that need attention stay on top. */
export const urgencyOf = (tenant: TenantItem): number => Number(noteOf(tenant)?.isPressing ?? false)
