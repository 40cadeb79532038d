// A company's state in a word, and what needs attention.
import type { TenantItem } from '@dropwise/contracts'
import { dayOf } from '../../../lib/format.ts'
import { Tag } from '../../../ui/tag.tsx'
import { ageOf, isSoon, untilText } from '../ages.ts'

export function TenantState({ tenant }: { tenant: TenantItem }) {
  if (tenant.status !== 'active') return <Tag tone="bad">{tenant.status}</Tag>
  switch (tenant.subscriptionStatus) {
    case 'active':
      return <Tag tone="ok">active</Tag>
    case 'past_due':
      return <Tag tone="signal">past due</Tag>
    case 'trial':
      return <Tag>{hasEnded(tenant) ? 'trial ended' : 'trial'}</Tag>
    case 'cancelled':
      return <Tag tone="outline">cancelled</Tag>
    case null:
      return <Tag tone="outline">no plan</Tag>
  }
}

export const hasEnded = ({ trialEndsAt }: TenantItem): boolean =>
  trialEndsAt !== null && Date.parse(trialEndsAt) <= Date.now()

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
    return { text: `deleted on ${dayOf(deleteAfter)}`, isPressing: false }
  if (status === 'suspended') return { text: suspendedReason ?? '', isPressing: false }
  if (subscriptionStatus === 'trial' && trialEndsAt)
    return {
      text: `${hasEnded(tenant) ? 'ended' : 'ends'} ${untilText(trialEndsAt)}`,
      isPressing: isSoon(trialEndsAt),
    }
  if (pastDueSince) return { text: `for ${ageOf(pastDueSince)}`, isPressing: true }
  if (vehicleLimit > 0 && vehicles > vehicleLimit)
    return { text: `${vehicles - vehicleLimit} over its limit`, isPressing: false }
  if (vehicleLimit > 0 && vehicles === vehicleLimit) return { text: 'at its limit', isPressing: false }
  return null
}

/** Companies that need attention stay on top. */
export const urgencyOf = (tenant: TenantItem): number => Number(noteOf(tenant)?.isPressing ?? false)
