// `/owner/tenants`: companies with revenue and usage; those that need attention first.
import type { TenantItem } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Download, ListFilter, Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { downloadCsv } from '../../../lib/csv.ts'
import { count, money, plural } from '../../../lib/format.ts'
import { matchesFilter, useListState, type ListState } from '../../../lib/list-state.ts'
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

const SEGMENTS: Record<string, { label: string; has: (tenant: TenantItem) => boolean }> = {
  // Matches the overview's count: all except closed ones.
  all: { label: 'In use', has: ({ status }) => status !== 'closed' },
  paying: { label: 'Paying', has: ({ subscriptionStatus: s }) => s === 'active' || s === 'past_due' },
  trial: { label: 'Trial', has: ({ subscriptionStatus }) => subscriptionStatus === 'trial' },
  off: { label: 'Suspended', has: ({ status }) => status === 'suspended' },
  closed: { label: 'Closed', has: ({ status }) => status === 'closed' },
}

function Note({ tenant }: { tenant: TenantItem }) {
  const note = noteOf(tenant)
  if (!note) return <span className="text-ink-2">{healthNote(tenant)}</span>
  return <span className={note.isPressing ? 'font-mid text-signal-ink' : 'text-ink-2'}>{note.text}</span>
}

const priceText = ({ amountMinor, currency, subscriptionStatus: s }: TenantItem) =>
  s === 'active' || s === 'past_due' ? money(amountMinor, currency) : '-'

const COLUMNS: Column<TenantItem>[] = [
  {
    key: 'name',
    head: 'Company',
    cell: (t) => <span className="font-mid">{t.name}</span>,
    sortBy: (t) => t.name,
  },
  {
    key: 'state',
    head: 'State',
    width: '112px',
    cell: (t) => <TenantState tenant={t} />,
    sortBy: (t) => t.subscriptionStatus ?? '',
  },
  {
    key: 'plan',
    head: 'Plan',
    width: '120px',
    from: 'lg',
    cell: (t) => t.planName,
    sortBy: (t) => t.planName ?? '',
  },
  {
    key: 'vehicles',
    head: 'Vehicles',
    width: '128px',
    isNumber: true,
    from: 'md',
    cell: (t) => (
      <>
        {count(t.vehicles)}{' '}
        {t.vehicleLimit === 0 ? (
          <span className="text-1 text-ink-3">no limit</span>
        ) : (
          <Meter
            fraction={t.vehicles / t.vehicleLimit}
            label={`${t.vehicles} of ${t.vehicleLimit} vehicles`}
            className="ml-1 w-10"
          />
        )}
      </>
    ),
    sortBy: (t) => t.vehicles,
  },
  {
    key: 'orders',
    head: 'Orders, 30 d',
    width: '104px',
    isNumber: true,
    from: 'lg',
    cell: (t) => count(t.orders30Days),
    sortBy: (t) => t.orders30Days,
  },
  {
    key: 'amount',
    head: 'A month',
    width: '96px',
    isNumber: true,
    cell: priceText,
    sortBy: (t) => t.amountMinor,
  },
  {
    key: 'health',
    head: 'Health',
    width: '112px',
    from: 'lg',
    cell: (t) => <TenantHealth tenant={t} />,
    sortBy: (t) => HEALTHS.indexOf(healthOf(t).state),
  },
  { key: 'note', head: 'Note', width: '18%', from: 'xl', cell: (t) => <Note tenant={t} /> },
  {
    key: 'active',
    head: 'Active',
    width: '84px',
    isNumber: true,
    from: 'xl',
    cell: (t) => (t.activeAt ? ageOf(t.activeAt) : 'never'),
    sortBy: (t) => t.activeAt ?? '',
  },
]

/** Exports the filtered list. */
function exportCsv(rows: readonly TenantItem[]): void {
  downloadCsv('companies', {
    heads: [
      'Company',
      'Status',
      'Subscription',
      'Plan',
      'A month',
      'Currency',
      'Trial ends',
      'Vehicles',
      'Vehicle limit',
      'People',
      'Orders, 30 days',
      'Contact',
      'Health',
      'Seen',
      'Active',
      'Since',
      'Id',
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
        healthOf(t).state,
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
        label="Filter companies"
        isLabelHidden
        icon={<ListFilter />}
        fieldClassName="w-[220px] min-w-0 max-md:flex-1 md:min-w-[130px] md:shrink"
        placeholder="Filter: name, plan, contact"
        value={list.filter}
        onChange={(event) => list.setFilter(event.target.value)}
      />
      <Segments
        label="Show"
        value={list.segment ?? 'all'}
        onChange={(next) => list.setSegment(next === 'all' ? null : next)}
        items={Object.entries(SEGMENTS)
          .filter(([value, { has }]) => value !== 'closed' || value === list.segment || all?.some(has))
          .map(([value, { label, has }]) => ({
            value,
            label: all ? `${label} ${all.filter(has).length}` : label,
          }))}
        className="max-md:order-last max-md:w-full"
      />
      <Button
        icon={<Download />}
        className="ml-auto shrink-0 max-md:hidden"
        disabled={rows.length === 0}
        onClick={() => exportCsv(rows)}
      >
        Export
      </Button>
      <ButtonLink to="/owner/tenants/new" variant="primary" icon={<Plus />} className="shrink-0">
        <span>
          New<span className="max-md:sr-only"> tenant</span>
        </span>
      </ButtonLink>
    </div>
  )
}

export function TenantsScreen() {
  const query = useQuery(companiesOfOwner())
  const list = useListState('company', 'name')
  const navigate = useNavigate()
  const all = query.data?.items
  const segment = SEGMENTS[list.segment ?? 'all'] ?? SEGMENTS.all
  const rows = (all ?? []).filter(
    (t) =>
      segment?.has(t) &&
      matchesFilter(
        `${t.name} ${t.planName ?? ''} ${t.subscriptionStatus ?? ''} ${t.contact ?? ''}`,
        list.filter,
      ),
  )
  const open = all?.find(({ id }) => id === list.openId)
  return (
    <ListScreen
      label="Tenants"
      noun="companies"
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
        title: 'No company yet',
        text: 'A company appears here as soon as someone starts a trial, or you create one.',
        action: (
          <Button variant="primary" onClick={() => void navigate('/owner/tenants/new')}>
            New tenant
          </Button>
        ),
      }}
      noMatches={{
        title: 'No company matches',
        action: <Button onClick={list.clearFilters}>Show those in use</Button>,
      }}
      panelKey={list.openId}
      panel={open && <TenantPanel key={open.id} tenant={open} onClose={list.closeRow} />}
    >
      <RowList
        label="Companies"
        rows={rows}
        columns={
          open
            ? COLUMNS.filter(
                ({ key }) => key !== 'note' && key !== 'active' && key !== 'health' && key !== 'orders',
              )
            : COLUMNS
        }
        rowKey={(t) => t.id}
        rowLabel={(t) => t.name}
        card={(t) => (
          <CardText
            title={t.name}
            detail={`${t.planName ?? 'No plan'}, ${plural(t.vehicles, 'vehicle')}`}
            aside={<span className="text-2">{noteOf(t) ? <Note tenant={t} /> : priceText(t)}</span>}
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
