// How a company does by its use: quiet, falling or good; and totals of the companies shown.
import type { TenantItem } from '@dropwise/contracts'
import { count, money, plural } from '../../../lib/format.ts'
import { Tag } from '../../../ui/tag.tsx'
import { ageOf } from '../ages.ts'
import { hasEnded } from './tenant-state.tsx'

/** Worst first. */
export const HEALTHS = ['quiet', 'falling', 'new', 'good', 'off'] as const
type Health = (typeof HEALTHS)[number]

const QUIET_DAYS = 7
const DAY_MS = 86_400_000
/** Orders of three weeks below which a change says little. */
const FEW_ORDERS = 21
/** Share of the usual week below which the use is falling. */
const FALLING = 0.5

export function healthOf(tenant: TenantItem, now = Date.now()): { state: Health; reason: string } {
  const { activeAt, createdAt, orders7Days, orders21DaysBefore, status, subscriptionStatus } = tenant
  if (status !== 'active' || subscriptionStatus === 'cancelled' || subscriptionStatus === null)
    return { state: 'off', reason: 'It is not in use.' }
  if (subscriptionStatus === 'trial' && hasEnded(tenant)) return { state: 'off', reason: 'Its trial ended.' }
  const isNew = now - Date.parse(createdAt) < QUIET_DAYS * DAY_MS
  if (isNew) return { state: 'new', reason: `It began ${ageOf(createdAt)} ago.` }
  if (activeAt === null || now - Date.parse(activeAt) > QUIET_DAYS * DAY_MS)
    return {
      state: 'quiet',
      reason: activeAt ? `Nothing happened for ${ageOf(activeAt)}.` : 'Nothing happened yet.',
    }
  const usualWeek = orders21DaysBefore / 3
  if (orders21DaysBefore >= FEW_ORDERS && orders7Days < usualWeek * FALLING)
    return {
      state: 'falling',
      reason: `${plural(orders7Days, 'order')} in 7 days, ${count(Math.round(usualWeek))} a week before.`,
    }
  return { state: 'good', reason: `${plural(orders7Days, 'order')} in 7 days.` }
}

const TONES = { quiet: 'bad', falling: 'signal', new: 'plain', good: 'ok', off: 'outline' } as const

export function TenantHealth({ tenant }: { tenant: TenantItem }) {
  const { state } = healthOf(tenant)
  return <Tag tone={TONES[state]}>{state}</Tag>
}

/** The reason of a company that is quiet or falling; null for others. */
export function healthNote(tenant: TenantItem): string | null {
  const { state, reason } = healthOf(tenant)
  return state === 'quiet' || state === 'falling' ? reason : null
}

/** One line: companies, what they pay a month by currency, vehicles and orders. */
export function TenantTotals({ tenants }: { tenants: readonly TenantItem[] }) {
  const sum = (of: (tenant: TenantItem) => number) => tenants.reduce((total, tenant) => total + of(tenant), 0)
  const paying = tenants.filter(({ subscriptionStatus: s }) => s === 'active' || s === 'past_due')
  const amounts = [...Map.groupBy(paying, ({ currency }) => currency)].map(([currency, companies]) =>
    money(
      companies.reduce((total, { amountMinor }) => total + amountMinor, 0),
      currency,
    ),
  )
  const troubled = tenants.filter((tenant) => healthNote(tenant) !== null).length
  return (
    <p
      aria-label="Totals"
      className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line px-4 py-2 text-2 text-ink-2 tabular-nums md:px-7"
    >
      <span className="font-mid text-ink">
        {tenants.length === 1 ? '1 company' : `${count(tenants.length)} companies`}
      </span>
      {amounts.length > 0 && <span>{amounts.join(' + ')} a month</span>}
      <span>
        {plural(
          sum(({ vehicles }) => vehicles),
          'vehicle',
        )}
      </span>
      <span>
        {plural(
          sum(({ orders30Days }) => orders30Days),
          'order',
        )}{' '}
        in 30 days
      </span>
      {troubled > 0 && <span className="text-signal-ink">{count(troubled)} quiet or falling</span>}
    </p>
  )
}
