// `/owner/billing`: revenue, amounts due, upcoming invoices, and the invoices of all companies.
import type { BillingFigures, OwnerInvoice } from '@dropwise/contracts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Download, ListFilter } from 'lucide-react'
import { Link } from 'react-router'
import { downloadCsv } from '../../../lib/csv.ts'
import { count, dayOf, listText, money, momentOf, shareText } from '../../../lib/format.ts'
import { matchesFilter, useListState } from '../../../lib/list-state.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { useWords } from '../../../lib/words.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerBillingWords as words } from '../../../lib/words/owner-billing.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CardText, RowList } from '../../../ui/list/row-list.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { PageSpinner } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/table.tsx'
import { InvoiceState, invoiceStateText } from '../../../ui/invoice-state.tsx'
import { Figures } from '../figures.tsx'
import { Line, Section } from '../section.tsx'
import { Aging, Forecast } from './aging-and-forecast.tsx'
import { billingQuery, invoicesQuery } from './api.ts'
import { CouponsSection } from './coupons-section.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { InvoiceWarning } from './invoice-warning.tsx'
import { MrrChart } from './mrr-chart.tsx'
import { methodText } from './payment-text.ts'
import { ShareChart } from './share-chart.tsx'

const columns = (): Column<OwnerInvoice>[] => [
  {
    key: 'number',
    head: words('number'),
    width: '112px',
    cell: (i) => <span className="font-mid">{i.number}</span>,
    sortBy: (i) => i.number,
  },
  { key: 'company', head: words('company'), cell: (i) => i.companyName, sortBy: (i) => i.companyName },
  {
    key: 'plan',
    head: words('plan'),
    width: '120px',
    from: 'lg',
    cell: (i) => i.planName,
    sortBy: (i) => i.planName,
  },
  {
    key: 'amount',
    head: words('amount'),
    width: '108px',
    isNumber: true,
    cell: (i) => money(i.totalMinor, i.currency),
    sortBy: (i) => i.totalMinor,
  },
  {
    key: 'issued',
    head: words('issued'),
    width: '116px',
    isNumber: true,
    from: 'md',
    cell: (i) => dayOf(i.issuedAt),
    sortBy: (i) => i.issuedAt,
  },
  {
    key: 'due',
    head: words('due'),
    width: '116px',
    isNumber: true,
    from: 'md',
    cell: (i) => dayOf(i.dueAt),
    sortBy: (i) => i.dueAt,
  },
  {
    key: 'state',
    head: words('state'),
    width: '92px',
    cell: (i) => <InvoiceState invoice={i} />,
    sortBy: (i) => i.status,
  },
  {
    key: 'how',
    head: words('how'),
    width: '160px',
    from: 'xl',
    cell: (i) => (i.paidAt ? listText([...(i.paidBy ? [methodText(i.paidBy)] : []), dayOf(i.paidAt)]) : ''),
  },
]

/** Exports the listed invoices as CSV for bookkeeping: decimal amounts, one line per invoice. */
function exportCsv(invoices: readonly OwnerInvoice[]): void {
  downloadCsv('invoices', {
    heads: [
      words('number'),
      words('company'),
      words('plan'),
      words('net'),
      words('tax'),
      words('taxPercent'),
      words('total'),
      words('currencyCode'),
      words('issued'),
      words('due'),
      words('state'),
      words('paidOn'),
      words('paidBy'),
      words('reference'),
    ],
    rows: invoices.map((i) => ({
      values: [
        i.number,
        i.companyName,
        i.planName,
        i.subtotalMinor / 100,
        i.taxMinor / 100,
        i.taxPercent,
        i.totalMinor / 100,
        i.currency,
        i.issuedAt,
        i.dueAt,
        invoiceStateText(i),
        i.paidAt,
        i.paidBy && methodText(i.paidBy),
        i.paymentReference,
      ],
    })),
  })
}

const SEGMENTS: Record<string, (invoice: OwnerInvoice) => boolean> = {
  all: () => true,
  open: ({ status }) => status === 'open',
  overdue: ({ isOverdue }) => isOverdue,
  paid: ({ status }) => status === 'paid',
}
const SEGMENT_WORDS = ['all', 'open', 'overdue', 'paid'] as const

const UPCOMING_WORDS = {
  trial_ends: 'trialEnds',
  renews: 'renews',
  invoice_due: 'invoiceDue',
  ends: 'ends',
} as const satisfies Record<BillingFigures['upcoming'][number]['what'], string>

function Upcoming({ figures }: { figures: BillingFigures }) {
  if (figures.upcoming.length === 0) return <p className="text-2 text-ink-2">{words('nothingDue')}</p>
  return (
    <ul>
      {figures.upcoming.slice(0, 6).map((item) => (
        <Line key={`${item.what} ${item.tenantId} ${item.at}`}>
          <span className="w-28 text-ink-2">{momentOf(item.at)}</span>
          <Link
            to={`/owner/tenants?company=${item.tenantId}`}
            className="min-w-0 flex-1 truncate hover:text-link"
          >
            {words(UPCOMING_WORDS[item.what], { company: item.companyName })}
          </Link>
          <span className="tabular-nums">{money(item.amountMinor, figures.currency)}</span>
        </Line>
      ))}
    </ul>
  )
}

/** `figures` is undefined while loading and after a failure. */
function Head({ figures, hasFailed }: { figures: BillingFigures | undefined; hasFailed: boolean }) {
  const amount = (minor: number | undefined) =>
    figures && minor !== undefined ? money(minor, figures.currency) : undefined
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? words('noneYet') : shareText(value / 100)
  return (
    <Figures
      hasFailed={hasFailed && !figures}
      items={[
        {
          label: words('mrr'),
          value: amount(figures?.mrrMinor),
          detail: figures && words('recurring'),
          to: '/owner/subscriptions',
        },
        {
          label: words('paidThisMonth'),
          value: amount(figures?.paidThisMonthMinor),
          detail: figures && words('withTax'),
          to: '/owner/billing?show=paid',
        },
        {
          label: words('open'),
          value: amount(figures?.openMinor),
          detail: figures && words('invoiceCount', { count: figures.openCount }),
          to: '/owner/billing?show=open',
        },
        {
          label: words('overdue'),
          value: amount(figures?.overdueMinor),
          detail: figures && words('invoiceCount', { count: figures.overdueCount }),
          isPressing: (figures?.overdueCount ?? 0) > 0,
          to: '/owner/billing?show=overdue',
        },
        {
          label: words('lostThisMonth'),
          value: figures && count(figures.lostThisMonth),
          detail:
            figures &&
            words('churnAndTrials', {
              churn: percent(figures.churnPercent),
              won: percent(figures.conversionPercent),
            }),
          to: '/owner/subscriptions?show=cancelled',
        },
      ]}
    />
  )
}

function Charts({ billing }: { billing: UseQueryResult<BillingFigures> }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.7fr)] lg:[&>section+section]:border-s">
        <Section title={words('revenueByMonth')}>
          <Loaded query={billing} what={words('revenueNoun')} rows={4}>
            {(figures) => <MrrChart figures={figures} />}
          </Loaded>
        </Section>
        <Section title={words('next14Days')}>
          <Loaded query={billing} what={words('nextNoun')} rows={4}>
            {(figures) => <Upcoming figures={figures} />}
          </Loaded>
        </Section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2 lg:[&>section+section]:border-s">
        <Section title={words('overdueByAge')}>
          <Loaded query={billing} what={words('overdueNoun')} rows={3}>
            {(figures) => <Aging figures={figures} />}
          </Loaded>
        </Section>
        <Section title={words('renewalsToCome')}>
          <Loaded query={billing} what={words('renewalsNoun')} rows={3}>
            {(figures) => <Forecast figures={figures} />}
          </Loaded>
        </Section>
        <Section title={words('churnByMonth')}>
          <Loaded query={billing} what={words('churnNoun')} rows={3}>
            {({ months }) => (
              <ShareChart
                months={months}
                unit={words('churnUnit')}
                empty={words('churnEmpty')}
                heads={[words('payingBefore'), words('left')]}
                cells={(m) => [m.payingBefore, m.lost, m.churnPercent]}
              />
            )}
          </Loaded>
        </Section>
        <Section title={words('trialsByMonth')}>
          <Loaded query={billing} what={words('trialsNoun')} rows={3}>
            {({ months }) => (
              <ShareChart
                months={months}
                unit={words('trialsUnit')}
                empty={words('trialsEmpty')}
                heads={[words('trialsEnded'), words('trialsWon')]}
                cells={(m) => [m.endedTrials, m.wonTrials, m.conversionPercent]}
              />
            )}
          </Loaded>
        </Section>
      </div>
    </>
  )
}

type InvoiceList = ReturnType<typeof useListState>

function InvoiceBar({
  list,
  invoices,
  shown,
}: {
  list: InvoiceList
  /** Undefined while loading. */
  invoices: readonly OwnerInvoice[] | undefined
  shown: readonly OwnerInvoice[]
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3 md:px-7">
      <h2 className="pe-2 text-3 font-strong">{words('invoices')}</h2>
      <Segments
        label={frameWords('show')}
        value={list.segment ?? 'all'}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={SEGMENT_WORDS.map((value) => ({
          value,
          label: invoices
            ? frameWords('numbered', {
                label: words(value),
                count: count(invoices.filter(SEGMENTS[value]!).length),
              })
            : words(value),
        }))}
      />
      <TextField
        label={words('filterInvoices')}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="ms-auto w-[220px] max-md:w-full"
        placeholder={words('filterHint')}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Button icon={<Download />} disabled={shown.length === 0} onClick={() => exportCsv(shown)}>
        {words('export')}
      </Button>
    </div>
  )
}

function InvoiceRows({
  list,
  rows,
  isAny,
  isPanelOpen,
}: {
  list: InvoiceList
  rows: OwnerInvoice[]
  isAny: boolean
  isPanelOpen: boolean
}) {
  if (rows.length === 0)
    return (
      <EmptyState title={words(isAny ? 'noMatch' : 'noInvoice')}>
        {words(isAny ? 'noMatchMore' : 'noInvoiceMore')}
      </EmptyState>
    )
  return (
    <div className="flex h-[min(60vh,640px)] flex-col border-t border-line">
      <RowList
        label={words('invoices')}
        rows={rows}
        columns={columns().filter(({ key }) => !isPanelOpen || (key !== 'plan' && key !== 'how'))}
        rowKey={(i) => i.id}
        rowLabel={(i) => listText([i.number, i.companyName])}
        card={(i) => (
          <CardText
            title={i.companyName}
            detail={i.number}
            aside={
              <span className="flex items-center gap-2 text-2 tabular-nums">
                {money(i.totalMinor, i.currency)} <InvoiceState invoice={i} />
              </span>
            }
          />
        )}
        sort={list.sort}
        onSort={list.setSort}
        urgency={(i) => Number(i.isOverdue)}
        openKey={list.openId}
        onOpen={(i) => list.toggleRow(i.id)}
        gutter="wide"
      />
    </div>
  )
}

export function BillingScreen() {
  return useWords(words) ? <Billing /> : <PageSpinner />
}

function Billing() {
  const [currency, setCurrency] = useUrlState('currency')
  const billing = useQuery(billingQuery(currency))
  const invoices = useQuery(invoicesQuery())
  const list = useListState('invoice', '-number')
  const segment = SEGMENTS[list.segment ?? 'all'] ?? SEGMENTS.all
  const all = invoices.data?.items ?? []
  const rows = all.filter(
    (i) => segment?.(i) && matchesFilter(`${i.number} ${i.companyName} ${i.totalMinor / 100}`, list.filter),
  )
  const open = all.find(({ id }) => id === list.openId)
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-h-0 min-w-0 flex-1 overflow-y-auto">
        <InvoiceWarning />
        <Head figures={billing.data} hasFailed={billing.isError} />
        {billing.data && billing.data.currencies.length > 1 && (
          <div className="px-4 pt-4 md:px-7">
            <Segments
              label={words('currency')}
              value={billing.data.currency}
              onChange={setCurrency}
              items={billing.data.currencies.map((value) => ({ value, label: value }))}
            />
          </div>
        )}
        <Charts billing={billing} />
        <CouponsSection />
        <InvoiceBar list={list} invoices={invoices.data?.items} shown={rows} />
        <Loaded query={invoices} what={words('invoicesNoun')}>
          {({ items }) => (
            <InvoiceRows list={list} rows={rows} isAny={items.length > 0} isPanelOpen={open !== undefined} />
          )}
        </Loaded>
      </div>
      {open && <InvoicePanel key={open.id} invoice={open} onClose={list.closeRow} />}
    </div>
  )
}
