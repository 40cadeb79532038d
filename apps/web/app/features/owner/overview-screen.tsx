// `/owner`: four figures with links, revenue by month, what needs attention, shortcuts (requirements 2.8-2,
// 2.8-3).
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, KeyRound, Plus, ShieldCheck, Tag as TagIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { OwnerOverviewFigures } from '@dropwise/contracts'
import { count, money } from '../../lib/format.ts'
import { commonWords } from '../../lib/words/common.ts'
import { ownerFrameWords as frameWords } from '../../lib/words/owner-frame.ts'
import { ownerOverviewWords as words } from '../../lib/words/owner-overview.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ageOf, isSoon, untilText } from './ages.ts'
import { billingQuery } from './billing/api.ts'
import { MrrChart } from './billing/mrr-chart.tsx'
import { InvoiceWarning } from './billing/invoice-warning.tsx'
import { Figures } from './figures.tsx'
import { NeedsWarning } from './regions/needs.tsx'
import { Line, PageBody, Section } from './section.tsx'
import { ServicesSection } from './services-section.tsx'
import { overviewQuery } from './tenants/api.ts'

const quickActions = () => [
  { to: '/owner/tenants/new', label: frameWords('newTenant'), icon: Plus },
  { to: '/owner/plans', label: words('editPlans'), icon: TagIcon },
  { to: '/owner/integrations', label: frameWords('integrations'), icon: KeyRound },
  { to: '/owner/security', label: commonWords('security'), icon: ShieldCheck },
]

const all = (to: string, label: string) => (
  <Link to={to} className="text-1 text-link">
    {label}
  </Link>
)

/** Shown while figures are unknown: zeros with a note, as section 8 of the requirements asks. */
const NOTHING: OwnerOverviewFigures = {
  totalTenants: 0,
  activeTrials: 0,
  mrr: 0,
  currency: 'USD',
  activeSubscriptions: 0,
  apiCalls: 0,
  supportTickets: 0,
  newThisMonth: 0,
  trialsEndingSoon: 0,
  oldestTicketAt: null,
  trials: [],
  tickets: [],
}

/** `data` is undefined while loading. */
function FourFigures({ data, hasFailed }: { data: OwnerOverviewFigures | undefined; hasFailed: boolean }) {
  const figures = data ?? (hasFailed ? NOTHING : undefined)
  const detailOf = (text: (figures: OwnerOverviewFigures) => string) =>
    data ? text(data) : hasFailed ? frameWords('couldNotLoad') : undefined
  return (
    <Figures
      items={[
        {
          label: words('totalCustomers'),
          value: figures && count(figures.totalTenants),
          detail: detailOf(({ activeSubscriptions, newThisMonth }) =>
            words('customersDetail', { active: count(activeSubscriptions), added: count(newThisMonth) }),
          ),
          to: '/owner/tenants',
        },
        {
          label: words('monthlyRevenue'),
          value: figures && money(figures.mrr, figures.currency),
          detail: detailOf(() => words('recurring')),
          to: '/owner/billing',
        },
        {
          label: words('activeTrials'),
          value: figures && count(figures.activeTrials),
          detail: detailOf(({ trialsEndingSoon }) => words('endingSoon', { count: trialsEndingSoon })),
          isPressing: (data?.trialsEndingSoon ?? 0) > 0,
          to: '/owner/subscriptions',
        },
        {
          label: words('supportTickets'),
          value: figures && count(figures.supportTickets),
          detail: detailOf(({ oldestTicketAt }) =>
            oldestTicketAt ? words('oldestWaiting', { age: ageOf(oldestTicketAt) }) : words('noneWaiting'),
          ),
          isPressing: Boolean(data?.oldestTicketAt),
          to: '/owner/support',
        },
      ]}
    />
  )
}

function Trials({ figures }: { figures: OwnerOverviewFigures }) {
  return (
    <Section
      title={words('trialsByTime')}
      aside={all('/owner/subscriptions', words('all', { count: count(figures.activeTrials) }))}
    >
      {figures.trials.length === 0 ? (
        <p className="text-2 text-ink-2">{words('noTrials')}</p>
      ) : (
        <ul>
          {figures.trials.map((trial) => (
            <Line key={trial.tenantId}>
              <Link
                to={`/owner/tenants?company=${trial.tenantId}`}
                className="min-w-[9rem] flex-1 truncate font-mid hover:text-link"
              >
                {trial.name}
              </Link>
              <span className="min-w-0 truncate text-ink-2 max-md:hidden">{trial.contact}</span>
              <span className={isSoon(trial.endsAt) ? 'font-mid text-signal-ink' : 'text-ink-2'}>
                {words('trialEnds', { when: untilText(trial.endsAt) })}
              </span>
            </Line>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Tickets({ figures }: { figures: OwnerOverviewFigures }) {
  return (
    <Section
      title={words('openTickets')}
      aside={all('/owner/support', words('all', { count: count(figures.supportTickets) }))}
    >
      {figures.tickets.length === 0 ? (
        <p className="text-2 text-ink-2">{words('noTickets')}</p>
      ) : (
        <ul>
          {figures.tickets.map((ticket) => (
            <Line key={ticket.id}>
              <Link
                to={`/owner/support?ticket=${ticket.id}`}
                className="min-w-0 flex-1 truncate font-mid hover:text-link"
              >
                <AsWritten>{ticket.subject}</AsWritten>
              </Link>
              <span className="text-ink-2">{ticket.from}</span>
              <span className="text-ink-2">{words('ticketWaits', { age: ageOf(ticket.waitsSince) })}</span>
            </Line>
          ))}
        </ul>
      )}
    </Section>
  )
}

function ApiCalls({ figures }: { figures: OwnerOverviewFigures }) {
  return (
    <Section
      title={words('apiCalls')}
      aside={<span className="text-3 font-strong tabular-nums">{count(figures.apiCalls)}</span>}
    >
      <p className="text-2 text-ink-2">
        {words('callsOfAll')} {all('/owner/integrations', words('keysAndServices'))}
      </p>
    </Section>
  )
}

function QuickActions() {
  return (
    <Section title={words('quickActions')}>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {quickActions().map(({ to, label, icon: Icon }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="flex items-center gap-3 py-2.5 text-2 font-mid hover:bg-hover">
              <Icon className="size-4 text-ink-2" aria-hidden />
              {label}
              <ChevronRight className="ms-auto size-4 text-ink-3 rtl:-scale-x-100" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function OwnerOverview() {
  const overview = useQuery(overviewQuery())
  const billing = useQuery(billingQuery())
  const { error } = overview
  useEffect(() => {
    if (error) console.error('Loading the overview failed', error)
  }, [error])
  return (
    <PageBody>
      <InvoiceWarning />
      <NeedsWarning />
      <FourFigures data={overview.data} hasFailed={overview.isError} />
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.8fr)] lg:[&>div+div]:border-s lg:[&>div]:border-line">
        <div>
          <Section title={words('revenueByMonth')} aside={all('/owner/billing', frameWords('billing'))}>
            <Loaded query={billing} what={words('revenue')} rows={4}>
              {(figures) => <MrrChart figures={figures} />}
            </Loaded>
          </Section>
          <QuickActions />
        </div>
        <div>
          <Loaded query={overview} what={words('theOverview')} rows={8}>
            {(figures) => (
              <>
                <Trials figures={figures} />
                <Tickets figures={figures} />
                <ApiCalls figures={figures} />
              </>
            )}
          </Loaded>
          <ServicesSection />
        </div>
      </div>
    </PageBody>
  )
}
