// `/owner/subscriptions`: trials by time left, and all subscriptions by state.
import type { TenantItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dayOf, money } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Segments } from '../../ui/segments.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { PageBody } from './section.tsx'
import { companiesOfOwner } from './tenants/api.ts'
import { hasEnded, noteOf, TenantState } from './tenants/tenant-state.tsx'
import { TrialActions } from './tenants/trial-actions.tsx'

const isTrial = ({ subscriptionStatus }: TenantItem) => subscriptionStatus === 'trial'
const inState = (state: TenantItem['subscriptionStatus']) => (tenant: TenantItem) =>
  tenant.subscriptionStatus === state
/** Running trials match the overview's count. */
const STATES = [
  { value: 'trial', label: 'Trials', has: (t: TenantItem) => isTrial(t) && !hasEnded(t) },
  { value: 'ended', label: 'Trial ended', has: (t: TenantItem) => isTrial(t) && hasEnded(t) },
  { value: 'active', label: 'Active', has: inState('active') },
  { value: 'past_due', label: 'Past due', has: inState('past_due') },
  { value: 'cancelled', label: 'Cancelled', has: inState('cancelled') },
] as const
/** Texts of empty lists. */
const EMPTY: Record<(typeof STATES)[number]['value'], { title: string; text: string }> = {
  trial: {
    title: 'No trial is running',
    text: 'Companies that start a trial are listed here by the time they have left.',
  },
  ended: {
    title: 'No trial has ended unpaid',
    text: 'Companies whose trial ended and that chose no plan are listed here.',
  },
  active: { title: 'No company is paying yet', text: 'Companies are listed here once their plan runs.' },
  past_due: { title: 'Nobody owes anything', text: 'Companies with an overdue invoice are listed here.' },
  cancelled: { title: 'Nobody has left', text: 'Companies whose subscription ended are listed here.' },
}

/** Trials by end, others by revenue. */
const order = (a: TenantItem, b: TenantItem) =>
  isTrial(a) ? (a.trialEndsAt ?? '').localeCompare(b.trialEndsAt ?? '') : b.amountMinor - a.amountMinor

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
      {isTrial(tenant) && <TrialActions tenant={tenant} />}
    </li>
  )
}

export function SubscriptionsScreen() {
  const companies = useQuery(companiesOfOwner())
  const [filter, setShown] = useUrlState('show')
  const { value: state, has } = STATES.find(({ value }) => value === filter) ?? STATES[0]
  const all = companies.data?.items
  return (
    <PageBody>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-7">
        <h2 className="text-3 font-strong">Subscriptions</h2>
        <Segments
          label="Show"
          value={state}
          onChange={(next) => setShown(next === 'trial' ? null : next)}
          items={STATES.map((item) => ({
            value: item.value,
            label: all ? `${item.label} ${all.filter(item.has).length}` : item.label,
          }))}
        />
      </div>
      <Loaded query={companies} what="subscriptions">
        {({ items }) => {
          const rows = items.filter(has).toSorted(order)
          return rows.length === 0 ? (
            <EmptyState
              title={EMPTY[state].title}
              action={<ButtonLink to="/owner/tenants/new">New tenant</ButtonLink>}
            >
              {EMPTY[state].text}
            </EmptyState>
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
