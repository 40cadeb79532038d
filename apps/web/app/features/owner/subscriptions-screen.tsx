// `/owner/subscriptions`: trials by time left, and every subscription by its state.
import type { TenantItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayOf, money } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Segments } from '../../ui/segments.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { PageBody } from './section.tsx'
import { companiesOfOwner } from './tenants/api.ts'
import { noteOf, TenantState } from './tenants/tenant-state.tsx'
import { TrialActions } from './tenants/trial-actions.tsx'

const STATES = [
  { value: 'trial', label: 'Trials' },
  { value: 'active', label: 'Active' },
  { value: 'past_due', label: 'Past due' },
  { value: 'cancelled', label: 'Cancelled' },
] as const

/** Trials by their end, the others by what they bring. */
const order = (a: TenantItem, b: TenantItem) =>
  a.subscriptionStatus === 'trial'
    ? (a.trialEndsAt ?? '').localeCompare(b.trialEndsAt ?? '')
    : b.amountMinor - a.amountMinor

function Row({ tenant }: { tenant: TenantItem }) {
  const note = noteOf(tenant)
  const { amountMinor, currency, periodEndsAt, planName } = tenant
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 md:px-7">
      <div className="min-w-[13rem] flex-1">
        <Link to={`/owner/tenants?company=${tenant.id}`} className="text-3 font-mid hover:text-link">
          {tenant.name}
        </Link>
        <p className="text-2 text-ink-2">
          {planName}, {money(amountMinor, currency)} a month
          {periodEndsAt ? `, until ${dayOf(periodEndsAt)}` : ''}
          {tenant.contact ? `, ${tenant.contact}` : ''}
        </p>
      </div>
      {note && (
        <span className={note.isPressing ? 'text-2 font-mid text-signal-ink' : 'text-2 text-ink-2'}>
          {note.text}
        </span>
      )}
      <TenantState tenant={tenant} />
      {tenant.subscriptionStatus === 'trial' && <TrialActions tenant={tenant} />}
    </li>
  )
}

export function SubscriptionsScreen() {
  const companies = useQuery(companiesOfOwner())
  const [shown, setShown] = useUrlState('show')
  const state = STATES.find(({ value }) => value === shown)?.value ?? 'trial'
  const all = companies.data?.items
  return (
    <PageBody>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-7">
        <h2 className="text-3 font-strong">Subscriptions</h2>
        <Segments
          label="Show"
          value={state}
          onChange={(next) => setShown(next === 'trial' ? null : next)}
          items={STATES.map(({ value, label }) => ({
            value,
            label: all ? `${label} ${all.filter((t) => t.subscriptionStatus === value).length}` : label,
          }))}
        />
      </div>
      <Loaded query={companies} what="subscriptions">
        {({ items }) => {
          const rows = items.filter((t) => t.subscriptionStatus === state).toSorted(order)
          return rows.length === 0 ? (
            <EmptyState title="None in this state">Choose another state above.</EmptyState>
          ) : (
            <ul aria-label="Subscriptions">
              {rows.map((tenant) => (
                <Row key={tenant.id} tenant={tenant} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </PageBody>
  )
}
