// How a company does by its use: quiet, falling or good; and totals of the companies shown.
import type { TenantItem } from '@dropwise/contracts'
import { count, money } from '../../../lib/format.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
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

export function healthOf(tenant: TenantItem, now = Date.now()): Health {
  const { activeAt, createdAt, orders7Days, orders21DaysBefore, status, subscriptionStatus } = tenant
  if (status !== 'active' || subscriptionStatus === 'cancelled' || subscriptionStatus === null) return 'off'
  if (subscriptionStatus === 'trial' && hasEnded(tenant)) return 'off'
  if (now - Date.parse(createdAt) < QUIET_DAYS * DAY_MS) return 'new'
  if (activeAt === null || now - Date.parse(activeAt) > QUIET_DAYS * DAY_MS) return 'quiet'
  const hasFallen = orders21DaysBefore >= FEW_ORDERS && orders7Days < usualWeekOf(tenant) * FALLING
  return hasFallen ? 'falling' : 'good'
}

/** Orders of a week before the latest one. */
const usualWeekOf = ({ orders21DaysBefore }: TenantItem): number => orders21DaysBefore / 3

const KEYS = { quiet: 'quiet', falling: 'falling', new: 'isNew', good: 'good', off: 'off' } as const
const TONES = { quiet: 'bad', falling: 'signal', new: 'plain', good: 'ok', off: 'outline' } as const

export function TenantHealth({ tenant }: { tenant: TenantItem }) {
  const health = healthOf(tenant)
  return <Tag tone={TONES[health]}>{words(KEYS[health])}</Tag>
}

/** Why a company counts as quiet or falling; null for others. */
export function healthNote(tenant: TenantItem): string | null {
  switch (healthOf(tenant)) {
    case 'quiet':
      return tenant.activeAt ? words('nothingFor', { age: ageOf(tenant.activeAt) }) : words('nothingYet')
    case 'falling':
      return words('ordersFell', { count: tenant.orders7Days, usual: count(Math.round(usualWeekOf(tenant))) })
    default:
      return null
  }
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
      aria-label={words('totals')}
      className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line px-4 py-2 text-2 text-ink-2 tabular-nums md:px-7"
    >
      <span className="font-mid text-ink">{words('companyCount', { count: tenants.length })}</span>
      {amounts.length > 0 && <span>{words('perMonth', { price: amounts.join(' + ') })}</span>}
      <span>{words('vehicleCount', { count: sum(({ vehicles }) => vehicles) })}</span>
      <span>{words('ordersIn30Days', { count: sum(({ orders30Days }) => orders30Days) })}</span>
      {troubled > 0 && (
        <span className="text-signal-ink">{words('quietOrFalling', { count: count(troubled) })}</span>
      )}
    </p>
  )
}
