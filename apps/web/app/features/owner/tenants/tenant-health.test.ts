// Health of a company by its use.
import type { TenantItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { healthOf } from './tenant-health.tsx'

const NOW = Date.parse('2026-11-29T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()
const company = (parts: Partial<TenantItem>) =>
  ({
    status: 'active',
    subscriptionStatus: 'active',
    createdAt: daysAgo(100),
    activeAt: daysAgo(0),
    orders7Days: 100,
    orders21DaysBefore: 300,
    trialEndsAt: null,
    mails7Days: 80,
    failedMails7Days: 0,
    failedJobs: 0,
    ...parts,
  }) as TenantItem

it.each([
  ['good', {}],
  ['quiet', { activeAt: daysAgo(9) }],
  ['quiet', { activeAt: null }],
  ['falling', { orders7Days: 49 }],
  ['good', { orders7Days: 50 }],
  // Too few orders to tell.
  ['good', { orders7Days: 0, orders21DaysBefore: 20 }],
  ['new', { createdAt: daysAgo(2), activeAt: null }],
  // Wrong addresses fail everywhere; a mail server that refuses fails for many.
  ['good', { failedMails7Days: 4, mails7Days: 0 }],
  ['good', { failedMails7Days: 8 }],
  ['failing', { failedMails7Days: 9 }],
  ['failing', { failedJobs: 1 }],
  ['failing', { failedJobs: 1, createdAt: daysAgo(2) }],
  ['off', { failedJobs: 1, status: 'suspended' }],
  ['off', { status: 'suspended' }],
  ['off', { subscriptionStatus: null }],
] as const)('is %s for %j', (state, parts) => {
  expect(healthOf(company(parts), NOW)).toBe(state)
})
