// `/owner/billing`: revenue, amounts due, upcoming invoices, and the invoices of all companies.
import type { BillingFigures, OwnerInvoice } from '@dropwise/contracts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Download, ListFilter } from 'lucide-react'
import { Link } from 'react-router'
import { downloadCsv } from '../../../lib/csv.ts'
import { count, dayOf, money, momentOf, plural } from '../../../lib/format.ts'
import { matchesFilter, useListState } from '../../../lib/list-state.ts'
import { useUrlState } from '../../../lib/url-state.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CardText, RowList } from '../../../ui/list/row-list.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/table.tsx'
import { InvoiceState } from '../../../ui/invoice-state.tsx'
import { Figures } from '../figures.tsx'
import { Line, Section } from '../section.tsx'
import { Aging, Forecast } from './aging-and-forecast.tsx'
import { billingQuery, invoicesQuery } from './api.ts'
import { CouponsSection } from './coupons-section.tsx'
import { InvoicePanel } from './invoice-panel.tsx'
import { InvoiceWarning } from './invoice-warning.tsx'
import { MrrChart } from './mrr-chart.tsx'
import { ShareChart } from './share-chart.tsx'

const COLUMNS: Column<OwnerInvoice>[] = [
  {
    key: 'number',
    head: 'Number',
    width: '112px',
    cell: (i) => <span className="font-mid">{i.number}</span>,
    sortBy: (i) => i.number,
  },
  { key: 'company', head: 'Company', cell: (i) => i.companyName, sortBy: (i) => i.companyName },
  {
    key: 'plan',
    head: 'Plan',
    width: '120px',
    from: 'lg',
    cell: (i) => i.planName,
    sortBy: (i) => i.planName,
  },
  {
    key: 'amount',
    head: 'Amount',
    width: '108px',
    isNumber: true,
    cell: (i) => money(i.totalMinor, i.currency),
    sortBy: (i) => i.totalMinor,
  },
  {
    key: 'issued',
    head: 'Issued',
    width: '116px',
    isNumber: true,
    from: 'md',
    cell: (i) => dayOf(i.issuedAt),
    sortBy: (i) => i.issuedAt,
  },
  {
    key: 'due',
    head: 'Due',
    width: '116px',
    isNumber: true,
    from: 'md',
    cell: (i) => dayOf(i.dueAt),
    sortBy: (i) => i.dueAt,
  },
  {
    key: 'state',
    head: 'State',
    width: '92px',
    cell: (i) => <InvoiceState invoice={i} />,
    sortBy: (i) => i.status,
  },
  {
    key: 'how',
    head: 'How',
    width: '160px',
    from: 'xl',
    cell: (i) => (i.paidAt ? `${i.paidBy ?? ''}, ${dayOf(i.paidAt)}` : ''),
  },
]

/** Exports the listed invoices as CSV for bookkeeping: decimal amounts, one line per invoice. */
function exportCsv(invoices: readonly OwnerInvoice[]): void {
  downloadCsv('invoices', {
    heads: [
      'Number',
      'Company',
      'Plan',
      'Net',
      'Tax',
      'Tax percent',
      'Total',
      'Currency',
      'Issued',
      'Due',
      'State',
      'Paid',
      'Paid by',
      'Reference',
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
        i.isOverdue ? 'overdue' : i.status,
        i.paidAt,
        i.paidBy,
        i.paymentReference,
      ],
    })),
  })
}

const SEGMENTS: Record<string, { label: string; has: (invoice: OwnerInvoice) => boolean }> = {
  all: { label: 'All', has: () => true },
  open: { label: 'Open', has: ({ status }) => status === 'open' },
  overdue: { label: 'Overdue', has: ({ isOverdue }) => isOverdue },
  paid: { label: 'Paid', has: ({ status }) => status === 'paid' },
}

const WHAT: Record<BillingFigures['upcoming'][number]['what'], string> = {
  trial_ends: 'trial ends',
  renews: 'renews',
  invoice_due: 'invoice is due',
  ends: 'ends',
}

function Upcoming({ figures }: { figures: BillingFigures }) {
  if (figures.upcoming.length === 0)
    return <p className="text-2 text-ink-2">Nothing is due in the next 14 days.</p>
  return (
    <ul>
      {figures.upcoming.slice(0, 6).map((item) => (
        <Line key={`${item.what} ${item.tenantId} ${item.at}`}>
          <span className="w-28 text-ink-2">{momentOf(item.at)}</span>
          <Link
            to={`/owner/tenants?company=${item.tenantId}`}
            className="min-w-0 flex-1 truncate hover:text-link"
          >
            {item.companyName}, {WHAT[item.what]}
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
    value === null || value === undefined ? 'none yet' : `${value.toFixed(1)} %`
  return (
    <Figures
      hasFailed={hasFailed && !figures}
      items={[
        {
          label: 'MRR',
          value: amount(figures?.mrrMinor),
          detail: figures && 'recurring, before tax',
          to: '/owner/subscriptions',
        },
        {
          label: 'Paid this month',
          value: amount(figures?.paidThisMonthMinor),
          detail: figures && 'with tax',
          to: '/owner/billing?show=paid',
        },
        {
          label: 'Open',
          value: amount(figures?.openMinor),
          detail: figures && plural(figures.openCount, 'invoice'),
          to: '/owner/billing?show=open',
        },
        {
          label: 'Overdue',
          value: amount(figures?.overdueMinor),
          detail: figures && plural(figures.overdueCount, 'invoice'),
          isPressing: (figures?.overdueCount ?? 0) > 0,
          to: '/owner/billing?show=overdue',
        },
        {
          label: 'Lost this month',
          value: figures && count(figures.lostThisMonth),
          detail:
            figures &&
            `churn ${percent(figures.churnPercent)}, trials won ${percent(figures.conversionPercent)}`,
          to: '/owner/subscriptions?show=cancelled',
        },
      ]}
    />
  )
}

function Charts({ billing }: { billing: UseQueryResult<BillingFigures> }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_minmax(0,0.7fr)] lg:[&>section+section]:border-l">
        <Section title="Recurring revenue by month">
          <Loaded query={billing} what="revenue" rows={4}>
            {(figures) => <MrrChart figures={figures} />}
          </Loaded>
        </Section>
        <Section title="Next 14 days">
          <Loaded query={billing} what="what comes next" rows={4}>
            {(figures) => <Upcoming figures={figures} />}
          </Loaded>
        </Section>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-2 lg:[&>section+section]:border-l">
        <Section title="Overdue by age">
          <Loaded query={billing} what="what is overdue" rows={3}>
            {(figures) => <Aging figures={figures} />}
          </Loaded>
        </Section>
        <Section title="Renewals to come, before tax">
          <Loaded query={billing} what="renewals" rows={3}>
            {(figures) => <Forecast figures={figures} />}
          </Loaded>
        </Section>
        <Section title="Churn by month">
          <Loaded query={billing} what="churn" rows={3}>
            {({ months }) => (
              <ShareChart
                months={months}
                unit="Percent of the paying companies that left"
                empty="No company was paying when one of these months began."
                heads={['Paying before', 'Left']}
                cells={(m) => [m.payingBefore, m.lost, m.churnPercent]}
              />
            )}
          </Loaded>
        </Section>
        <Section title="Trials won by month">
          <Loaded query={billing} what="trials" rows={3}>
            {({ months }) => (
              <ShareChart
                months={months}
                unit="Percent of the trials that ended and pay"
                empty="No trial has ended in these months."
                heads={['Ended', 'Won']}
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
      <h2 className="pr-2 text-3 font-strong">Invoices</h2>
      <Segments
        label="Show"
        value={list.segment ?? 'all'}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={Object.entries(SEGMENTS).map(([value, { label, has }]) => ({
          value,
          label: invoices ? `${label} ${invoices.filter(has).length}` : label,
        }))}
      />
      <TextField
        label="Filter invoices"
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="ml-auto w-[220px] max-md:w-full"
        placeholder="Number, company, amount"
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Button icon={<Download />} disabled={shown.length === 0} onClick={() => exportCsv(shown)}>
        Export
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
      <EmptyState title={isAny ? 'No invoice matches' : 'No invoice yet'}>
        {isAny ? 'Choose All, or search for less.' : 'The first one is issued when a company chooses a plan.'}
      </EmptyState>
    )
  return (
    <div className="flex h-[min(60vh,640px)] flex-col border-t border-line">
      <RowList
        label="Invoices"
        rows={rows}
        columns={isPanelOpen ? COLUMNS.filter(({ key }) => key !== 'plan' && key !== 'how') : COLUMNS}
        rowKey={(i) => i.id}
        rowLabel={(i) => `${i.number}, ${i.companyName}`}
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
  const [currency, setCurrency] = useUrlState('currency')
  const billing = useQuery(billingQuery(currency))
  const invoices = useQuery(invoicesQuery())
  const list = useListState('invoice', '-number')
  const segment = SEGMENTS[list.segment ?? 'all'] ?? SEGMENTS.all
  const all = invoices.data?.items ?? []
  const rows = all.filter(
    (i) =>
      segment?.has(i) && matchesFilter(`${i.number} ${i.companyName} ${i.totalMinor / 100}`, list.filter),
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
              label="Currency of the figures"
              value={billing.data.currency}
              onChange={setCurrency}
              items={billing.data.currencies.map((value) => ({ value, label: value }))}
            />
          </div>
        )}
        <Charts billing={billing} />
        <CouponsSection />
        <InvoiceBar list={list} invoices={invoices.data?.items} shown={rows} />
        <Loaded query={invoices} what="invoices">
          {({ items }) => (
            <InvoiceRows list={list} rows={rows} isAny={items.length > 0} isPanelOpen={open !== undefined} />
          )}
        </Loaded>
      </div>
      {open && <InvoicePanel key={open.id} invoice={open} onClose={list.closeRow} />}
    </div>
  )
}
