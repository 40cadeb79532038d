// Health of a company by its use and failures, and totals of the companies shown.
import type { TenantItem } from '@dropwise/contracts'
import { count, money } from '../../../lib/format.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Tag } from '../../../ui/tag.tsx'
import { ageOf } from '../ages.ts'
import { hasEnded } from './tenant-state.tsx'

/** Worst first. */
export const HEALTHS = ['failing', 'quiet', 'falling', 'new', 'good', 'off'] as const
type Health = (typeof HEALTHS)[number]

const QUIET_DAYS = 7
const DAY_MS = 86_400_000
/** Orders of three weeks below which a change says little. */
const FEW_ORDERS = 21
/** Share of the usual week below which the use is falling. */
const FALLING = 0.5
/** Failed mails and texts of a week below which wrong addresses are the likely reason. */
const FEW_FAILED_MAILS = 5
/** Share of failed mails and texts from which sending is at fault. */
const FAILING = 0.1

export function healthOf(tenant: TenantItem, now = Date.now()): Health {
  const { activeAt, createdAt, orders7Days, orders21DaysBefore, status, subscriptionStatus } = tenant
  if (status !== 'active' || subscriptionStatus === 'cancelled' || subscriptionStatus === null) return 'off'
  if (subscriptionStatus === 'trial' && hasEnded(tenant)) return 'off'
  if (tenant.failedJobs > 0 || doMailsFail(tenant)) return 'failing'
  if (now - Date.parse(createdAt) < QUIET_DAYS * DAY_MS) return 'new'
  if (activeAt === null || now - Date.parse(activeAt) > QUIET_DAYS * DAY_MS) return 'quiet'
  const hasFallen = orders21DaysBefore >= FEW_ORDERS && orders7Days < usualWeekOf(tenant) * FALLING
  return hasFallen ? 'falling' : 'good'
}

const doMailsFail = ({ mails7Days, failedMails7Days }: TenantItem): boolean =>
  failedMails7Days >= FEW_FAILED_MAILS && failedMails7Days >= (mails7Days + failedMails7Days) * FAILING

/** Orders of a week before the latest one. */
const usualWeekOf = ({ orders21DaysBefore }: TenantItem): number => orders21DaysBefore / 3

const KEYS = {
  failing: 'failing',
  quiet: 'quiet',
  falling: 'falling',
  new: 'isNew',
  good: 'good',
  off: 'off',
} as const
const TONES = {
  failing: 'bad',
  quiet: 'bad',
  falling: 'signal',
  new: 'plain',
  good: 'ok',
  off: 'outline',
} as const

export function TenantHealth({ tenant }: { tenant: TenantItem }) {
  const health = healthOf(tenant)
  return <Tag tone={TONES[health]}>{words(KEYS[health])}</Tag>
}

/** Why a company counts as failing, quiet or falling; null for others. */
export function healthNote(tenant: TenantItem): string | null {
  switch (healthOf(tenant)) {
    case 'failing':
      return tenant.failedJobs > 0
        ? words('jobsFail', { count: tenant.failedJobs })
        : words('mailsFailed', { count: tenant.failedMails7Days })
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
  const healths = tenants.map((tenant) => healthOf(tenant))
  const failing = healths.filter((health) => health === 'failing').length
  const troubled = healths.filter((health) => health === 'quiet' || health === 'falling').length
  return (
    <p
      aria-label={words('totals')}
      className="flex flex-wrap gap-x-5 gap-y-1 border-b border-line px-4 py-2 text-2 text-ink-2 tabular-nums md:px-7"
    >
      <span className="font-mid text-ink">{words('companyCount', { count: tenants.length })}</span>
      {amounts.length > 0 && <span>{words('perMonth', { price: amounts.join(' + ') })}</span>}
      <span>{words('vehicleCount', { count: sum(({ vehicles }) => vehicles) })}</span>
      <span>{words('ordersIn30Days', { count: sum(({ orders30Days }) => orders30Days) })}</span>
      {failing > 0 && (
        <span className="text-bad-ink">{words('countFailing', { count: count(failing) })}</span>
      )}
      {troubled > 0 && (
        <span className="text-signal-ink">{words('quietOrFalling', { count: count(troubled) })}</span>
      )}
    </p>
  )
}
