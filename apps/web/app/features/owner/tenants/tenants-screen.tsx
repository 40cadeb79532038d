// `/owner/tenants`: companies with revenue and usage; those that need attention first.
import type { TenantItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Download, ListFilter, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { downloadCsv } from '../../../lib/csv.ts'
import { count, listText, money } from '../../../lib/format.ts'
import { matchesFilter, useListState, type ListState } from '../../../lib/list-state.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { ownerFrameWords } from '../../../lib/words/owner-frame.ts'
import { ownerTenantsWords as words } from '../../../lib/words/owner-tenants.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../../ui/list/row-list.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Segments } from '../../../ui/segments.tsx'
import type { Column } from '../../../ui/table.tsx'
import { ageOf } from '../ages.ts'
import { companiesOfOwner } from './api.ts'
import { healthNote, healthOf, HEALTHS, TenantHealth, TenantTotals } from './tenant-health.tsx'
import { TenantPanel } from './tenant-panel.tsx'
import { noteOf, TenantState, urgencyOf } from './tenant-state.tsx'

const SEGMENTS = {
  // Matches the overview's count: all except closed ones.
  all: { label: 'inUse', has: ({ status }) => status !== 'closed' },
  paying: { label: 'paying', has: ({ subscriptionStatus: s }) => s === 'active' || s === 'past_due' },
  trial: { label: 'trial', has: ({ subscriptionStatus }) => subscriptionStatus === 'trial' },
  off: { label: 'suspended', has: ({ status }) => status === 'suspended' },
  closed: { label: 'closed', has: ({ status }) => status === 'closed' },
} as const satisfies Record<string, { label: string; has: (tenant: TenantItem) => boolean }>
const segmentOf = (value: string | null) =>
  SEGMENTS[value !== null && value in SEGMENTS ? (value as keyof typeof SEGMENTS) : 'all']

function Note({ tenant }: { tenant: TenantItem }) {
  const note = noteOf(tenant)
  if (!note) return <span className="text-ink-2">{healthNote(tenant)}</span>
  return <span className={note.isPressing ? 'font-mid text-signal-ink' : 'text-ink-2'}>{note.text}</span>
}

const priceText = ({ amountMinor, currency, subscriptionStatus: s }: TenantItem) =>
  s === 'active' || s === 'past_due' ? money(amountMinor, currency) : '-'

const columns = (): Column<TenantItem>[] => [
  {
    key: 'name',
    head: words('company'),
    cell: (t) => <span className="font-mid">{t.name}</span>,
    sortBy: (t) => t.name,
  },
  {
    key: 'state',
    head: words('state'),
    width: '112px',
    cell: (t) => <TenantState tenant={t} />,
    sortBy: (t) => t.subscriptionStatus ?? '',
  },
  {
    key: 'plan',
    head: words('plan'),
    width: '120px',
    from: 'lg',
    cell: (t) => t.planName,
    sortBy: (t) => t.planName ?? '',
  },
  {
    key: 'vehicles',
    head: words('vehicles'),
    width: '128px',
    isNumber: true,
    from: 'md',
    cell: (t) => (
      <>
        {count(t.vehicles)}{' '}
        {t.vehicleLimit === 0 ? (
          <span className="text-1 text-ink-3">{words('noLimit')}</span>
        ) : (
          <Meter
            fraction={t.vehicles / t.vehicleLimit}
            label={words('vehiclesOf', { count: count(t.vehicles), limit: count(t.vehicleLimit) })}
            className="ms-1 w-10"
          />
        )}
      </>
    ),
    sortBy: (t) => t.vehicles,
  },
  {
    key: 'orders',
    head: words('ordersOf30Days'),
    width: '104px',
    isNumber: true,
    from: 'lg',
    cell: (t) => count(t.orders30Days),
    sortBy: (t) => t.orders30Days,
  },
  {
    key: 'amount',
    head: words('aMonth'),
    width: '96px',
    isNumber: true,
    cell: priceText,
    sortBy: (t) => t.amountMinor,
  },
  {
    key: 'health',
    head: words('health'),
    width: '112px',
    from: 'lg',
    cell: (t) => <TenantHealth tenant={t} />,
    sortBy: (t) => HEALTHS.indexOf(healthOf(t)),
  },
  { key: 'note', head: words('note'), width: '18%', from: 'xl', cell: (t) => <Note tenant={t} /> },
  {
    key: 'active',
    head: words('active'),
    width: '84px',
    isNumber: true,
    from: 'xl',
    cell: (t) => (t.activeAt ? ageOf(t.activeAt) : words('never')),
    sortBy: (t) => t.activeAt ?? '',
  },
]

/** Exports the filtered list. */
function exportCsv(rows: readonly TenantItem[]): void {
  downloadCsv(words('theCompanies'), {
    heads: [
      words('company'),
      words('status'),
      words('subscription'),
      words('plan'),
      words('aMonth'),
      words('currency'),
      words('trialEnds'),
      words('vehicles'),
      words('vehicleLimit'),
      words('people'),
      words('orders30Days'),
      words('contact'),
      words('health'),
      words('seen'),
      words('active'),
      words('since'),
      words('id'),
    ],
    rows: rows.map((t) => ({
      values: [
        t.name,
        t.status,
        t.subscriptionStatus,
        t.planName,
        t.amountMinor / 100,
        t.currency,
        t.trialEndsAt,
        t.vehicles,
        t.vehicleLimit,
        t.members,
        t.orders30Days,
        t.contact,
        healthOf(t),
        t.seenAt,
        t.activeAt,
        t.createdAt,
        t.id,
      ],
    })),
  })
}

function Bar({
  list,
  all,
  rows,
}: {
  list: ListState
  all: readonly TenantItem[] | undefined
  rows: readonly TenantItem[]
}) {
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 md:flex-nowrap md:px-7">
      <TextField
        label={words('filterCompanies')}
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[220px] min-w-0 max-md:flex-1 md:min-w-[130px] md:shrink"
        placeholder={words('filterHint')}
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label={frameWords('show')}
        value={list.segment ?? 'all'}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={Object.entries(SEGMENTS)
          .filter(([value, { has }]) => value !== 'closed' || value === list.segment || all?.some(has))
          .map(([value, { label, has }]) => ({
            value,
            label: all
              ? frameWords('numbered', { label: words(label), count: count(all.filter(has).length) })
              : words(label),
          }))}
        className="max-md:order-last max-md:w-full"
      />
      <Button
        icon={<Download />}
        className="ms-auto shrink-0 max-md:hidden"
        disabled={rows.length === 0}
        onClick={() => exportCsv(rows)}
      >
        {words('export')}
      </Button>
      <ButtonLink
        to="/owner/tenants/new"
        variant="primary"
        icon={<Plus />}
        className="shrink-0"
        aria-label={ownerFrameWords('newTenant')}
      >
        <span className="max-md:hidden">{ownerFrameWords('newTenant')}</span>
        <span className="md:hidden">{words('new')}</span>
      </ButtonLink>
    </div>
  )
}

export function TenantsScreen() {
  const query = useQuery(companiesOfOwner())
  const list = useListState('company', 'name')
  const navigate = useNavigate()
  const all = query.data?.items
  const segment = segmentOf(list.segment)
  const rows = (all ?? []).filter(
    (t) =>
      segment.has(t) &&
      matchesFilter(
        `${t.name} ${t.planName ?? ''} ${t.subscriptionStatus ?? ''} ${t.contact ?? ''}`,
        list.filter,
      ),
  )
  const open = all?.find(({ id }) => id === list.openId)
  return (
    <ListScreen
      label={ownerFrameWords('tenants')}
      noun={words('theCompanies')}
      query={query}
      total={all?.length ?? 0}
      shown={rows.length}
      header={
        <>
          <Bar list={list} all={all} rows={rows} />
          {rows.length > 0 && <TenantTotals tenants={rows} />}
        </>
      }
      empty={{
        title: words('noCompany'),
        text: words('noCompanyMore'),
        action: (
          <Button variant="primary" onClick={() => void navigate('/owner/tenants/new')}>
            {ownerFrameWords('newTenant')}
          </Button>
        ),
      }}
      noMatches={{
        title: words('noMatch'),
        action: <Button onClick={list.clearFilters}>{words('showInUse')}</Button>,
      }}
      panelKey={list.openId}
      panel={open && <TenantPanel key={open.id} tenant={open} onClose={list.closeRow} />}
    >
      <RowList
        label={words('companies')}
        rows={rows}
        columns={
          open
            ? columns().filter(
                ({ key }) => key !== 'note' && key !== 'active' && key !== 'health' && key !== 'orders',
              )
            : columns()
        }
        rowKey={(t) => t.id}
        rowLabel={(t) => t.name}
        card={(t) => (
          <CardText
            title={t.name}
            detail={listText([t.planName ?? words('noPlan'), words('vehicleCount', { count: t.vehicles })])}
            aside={
              <span className="flex max-w-[45%] flex-col items-end gap-1 text-end text-2">
                {noteOf(t) ? (
                  <>
                    <TenantState tenant={t} />
                    <Note tenant={t} />
                  </>
                ) : (
                  priceText(t)
                )}
              </span>
            }
          />
        )}
        sort={list.sort}
        onSort={list.setSort}
        urgency={urgencyOf}
        openKey={list.openId}
        onOpen={(t) => list.toggleRow(t.id)}
        gutter="wide"
      />
    </ListScreen>
  )
}
