// `/owner/subscriptions`: trials by time left, and all subscriptions by state.
import type { TenantItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { count, dayOf, listText, money } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { commonWords } from '../../lib/words/common.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { ownerFrameWords } from '../../lib/words/owner-frame.ts'
import { ownerTenantsWords as words } from '../../lib/words/owner-tenants.ts'
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
  {
    value: 'trial',
    label: 'trials',
    has: (t: TenantItem) => isTrial(t) && !hasEnded(t),
    empty: ['noTrials', 'noTrialsMore'],
  },
  {
    value: 'ended',
    label: 'trialEnded',
    has: (t: TenantItem) => isTrial(t) && hasEnded(t),
    empty: ['noEndedTrials', 'noEndedTrialsMore'],
  },
  { value: 'active', label: 'activeOnes', has: inState('active'), empty: ['noActive', 'noActiveMore'] },
  { value: 'past_due', label: 'pastDue', has: inState('past_due'), empty: ['noPastDue', 'noPastDueMore'] },
  {
    value: 'cancelled',
    label: 'cancelled',
    has: inState('cancelled'),
    empty: ['noCancelled', 'noCancelledMore'],
  },
] as const

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
          {listText([
            planName ?? words('noPlan'),
            words('perMonth', { price: money(amountMinor, currency) }),
            ...(periodEndsAt ? [commonWords('until', { time: dayOf(periodEndsAt) })] : []),
            ...(tenant.contact ? [tenant.contact] : []),
          ])}
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
  const { value: state, has, empty } = STATES.find(({ value }) => value === filter) ?? STATES[0]
  const all = companies.data?.items
  return (
    <PageBody>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-7">
        <h2 className="text-3 font-strong">{ownerFrameWords('subscriptions')}</h2>
        <Segments
          label={frameWords('show')}
          value={state}
          onChange={(next) => setShown(next === 'trial' ? null : next)}
          items={STATES.map((item) => ({
            value: item.value,
            label: all
              ? frameWords('numbered', {
                  label: words(item.label),
                  count: count(all.filter(item.has).length),
                })
              : words(item.label),
          }))}
        />
      </div>
      <Loaded query={companies} what={words('theSubscriptions')}>
        {({ items }) => {
          const rows = items.filter(has).toSorted(order)
          return rows.length === 0 ? (
            <EmptyState
              title={words(empty[0])}
              action={<ButtonLink to="/owner/tenants/new">{ownerFrameWords('newTenant')}</ButtonLink>}
            >
              {words(empty[1])}
            </EmptyState>
          ) : (
            <ul aria-label={ownerFrameWords('subscriptions')}>
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
