// The owner's overview: true figures over all companies, and the companies themselves.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { count, dayLong } from '../../lib/format.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { sortRows, Table, type Column, type Sort } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { openTicketsQuery, tenantsQuery, type TenantRow } from './api.ts'

/** A trial that ends within this many days is named, so that somebody can call. */
const SOON_DAYS = 1

type Subscription = TenantRow['subscriptions'][number]
const liveOf = (row: TenantRow): Subscription | undefined =>
  row.subscriptions.find((s) => s.status !== 'cancelled') ?? row.subscriptions[0]

function trialDays(subscription: Subscription | undefined): number | null {
  if (subscription?.status !== 'trial' || !subscription.trial_ends_at) return null
  return Math.max(0, Math.ceil((Date.parse(subscription.trial_ends_at) - Date.now()) / 86_400_000))
}

function Status({ row }: { row: TenantRow }) {
  const subscription = liveOf(row)
  const days = trialDays(subscription)
  if (row.status !== 'active') return <Tag tone="bad">{row.status}</Tag>
  if (days !== null)
    return (
      <Tag tone={days <= SOON_DAYS ? 'signal' : 'out'}>
        {days > 0 ? `trial, ${days} d left` : 'trial ended'}
      </Tag>
    )
  if (subscription?.status === 'active') return <Tag tone="ok">active</Tag>
  return (
    <Tag tone={subscription?.status === 'past_due' ? 'bad' : 'plain'}>
      {subscription?.status.replace('_', ' ') ?? 'none'}
    </Tag>
  )
}

const money = (minor: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    minor / 100,
  )

export function OwnerOverview() {
  const tenants = useQuery(tenantsQuery())
  const tickets = useQuery(openTicketsQuery())
  const [sort, setSort] = useState<Sort>({ key: 'since', isDescending: true })
  if (tenants.isPending) return <SkeletonRows rows={10} label="Loading companies" />
  if (tenants.isError)
    return (
      <ErrorState
        title="Companies could not be loaded"
        {...describeError(tenants.error)}
        onRetry={() => void tenants.refetch()}
      />
    )
  const rows = tenants.data
  const live = rows.map(liveOf).filter((s) => s !== undefined)
  const mrr = live.filter((s) => s.status === 'active').reduce((sum, s) => sum + s.amount, 0)
  const trials = live.filter((s) => (trialDays(s) ?? 0) > 0).length
  const figures = [
    ['Total Customers', count(rows.length)],
    ['Monthly Revenue', money(mrr, live[0]?.currency ?? 'USD')],
    ['Active Trials', count(trials)],
    ['Support Tickets', count(tickets.data ?? 0)],
  ] as const
  const columns: Column<TenantRow>[] = [
    {
      key: 'name',
      head: 'Company',
      cell: (r) => <span className="font-mid">{r.name}</span>,
      sortBy: (r) => r.name,
    },
    {
      key: 'status',
      head: 'Status',
      width: '118px',
      cell: (r) => <Status row={r} />,
      sortBy: (r) => liveOf(r)?.status ?? '',
    },
    {
      key: 'plan',
      head: 'Plan',
      width: '18%',
      from: 'md',
      cell: (r) => <span className="capitalize">{liveOf(r)?.plan_id ?? 'none'}</span>,
      sortBy: (r) => liveOf(r)?.plan_id ?? '',
    },
    {
      key: 'vehicles',
      head: 'Vehicles',
      width: '96px',
      isNumber: true,
      from: 'md',
      cell: (r) => {
        const limit = liveOf(r)?.vehicle_limit
        return limit === 0 ? 'unlimited' : (limit ?? '')
      },
      sortBy: (r) => liveOf(r)?.vehicle_limit ?? 0,
    },
    {
      key: 'amount',
      head: 'A month',
      width: '88px',
      isNumber: true,
      cell: (r) => {
        const s = liveOf(r)
        return s?.status === 'active' ? money(s.amount, s.currency) : <span className="text-ink-3">0</span>
      },
      sortBy: (r) => liveOf(r)?.amount ?? 0,
    },
    {
      key: 'since',
      head: 'Since',
      width: '150px',
      isNumber: true,
      from: 'md',
      cell: (r) => dayLong(r.created_at.slice(0, 10)),
      sortBy: (r) => r.created_at,
    },
  ]
  return (
    <>
      <dl className="grid shrink-0 grid-cols-4 border-b border-line max-md:grid-cols-2">
        {figures.map(([label, value]) => (
          <div key={label} className="border-line px-4 py-3.5 md:px-7 md:not-first:border-l">
            <dt className="text-2 text-ink-2">{label}</dt>
            <dd className="text-5 font-strong tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {rows.length === 0 ? (
        <EmptyState title="No company yet">
          A company stands here as soon as somebody starts a trial.
        </EmptyState>
      ) : (
        <div className="flex min-h-0 flex-1 [&_td:first-child]:pl-4 md:[&_td:first-child]:pl-7 [&_td:last-child]:pr-4 md:[&_td:last-child]:pr-7 [&_th:first-child]:pl-4 md:[&_th:first-child]:pl-7 [&_th:last-child]:pr-4 md:[&_th:last-child]:pr-7">
          <Table
            label="Companies"
            rows={sortRows(rows, columns, sort, (r) => Number((trialDays(liveOf(r)) ?? 99) <= SOON_DAYS))}
            columns={columns}
            rowKey={(r) => r.id}
            rowLabel={(r) => r.name}
            sort={sort}
            onSort={setSort}
          />
        </div>
      )}
    </>
  )
}
