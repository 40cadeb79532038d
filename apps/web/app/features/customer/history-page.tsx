// /customer/history: past deliveries with search and pages. Details open beside the list, on a phone below
// the row.
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  dayOf,
  eventTitle,
  FEEDBACK_POINTS,
  formatTrackingNumber,
  momentText,
  deliveryStatusText,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { trackingQuery } from '../../lib/data/tracking.ts'
import { clock, count, dayShort, listText, monthNames, windowText } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { useSetUrlParams } from '../../lib/url-state.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { ButtonLink, IconButton } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { TextField } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import { HISTORY_PAGE, historyQuery, type HistoryPage as Answer } from './api/history.ts'
import { Page } from './shell.tsx'
import { StarsShown } from './stars.tsx'

/** Pause in typing before the search runs, in milliseconds. */
const SEARCH_REST_MS = 250
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

type Row = Answer['rows'][number]

function overText(row: Row): string {
  const at = row.delivered_at ?? row.status_at
  return listText([dayShort(dayOf(new Date(at), ZONE)), clock(at, ZONE)])
}

function FeedbackCell({ row }: { row: Row }) {
  if (row.rating !== null) return <StarsShown rating={row.rating} />
  if (row.status !== 'delivered') return <span className="text-ink-3">-</span>
  return (
    <Link to={`/customer/feedback/${row.tracking_number}`} className="text-link">
      {words('giveFeedback', { points: FEEDBACK_POINTS })}
    </Link>
  )
}

function Details({ row }: { row: Row }) {
  const language = useTrackingLanguage()
  const { words: trackingWords } = language
  const { data, isError } = useQuery({
    ...trackingQuery(row.tracking_number),
    refetchInterval: false as const,
  })
  if (isError) return <p className="py-3 text-2 text-ink-2">{words('detailsNotLoaded')}</p>
  if (!data)
    return (
      <div role="status" aria-label={words('loadingDelivery')} className="late-in py-3">
        <Skeleton className="w-48" />
        <Skeleton className="mt-3 w-64" />
      </div>
    )
  const now = new Date(data.clock)
  return (
    <div className="flex flex-col gap-5">
      <KeyValues
        labelWidth={100}
        rows={[
          [trackingWords.from, data.origin.name],
          [trackingWords.to, [data.destination.street, data.destination.city].filter(Boolean).join(', ')],
          [words('when'), overText(row)],
          [
            trackingWords.promised,
            data.promised ? windowText(data.promised.from, data.promised.to, data.timeZone) : null,
          ],
          [trackingWords.parcels, count(data.parcels.packages)],
          [trackingWords.driver, [data.driver?.firstName, data.vehicle].filter(Boolean).join(', ')],
        ]}
      />
      <ol aria-label={trackingWords.whatHappened} className="grid gap-1.5 border-t border-line pt-3 text-2">
        {data.timeline
          .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
          .slice(0, 6)
          .map((event) => (
            <li key={`${event.at}${event.title}`} className="grid grid-cols-[100px_minmax(0,1fr)]">
              <time dateTime={event.at} className="text-ink-2">
                {momentText(event.at, now, data.timeZone, language)}
              </time>
              {eventTitle(event, language)}
            </li>
          ))}
      </ol>
      <div className="flex gap-2">
        <ButtonLink size="l" to={`/customer/track/${row.tracking_number}`} className="flex-1">
          {words('trackingPage')}
        </ButtonLink>
        {row.status === 'delivered' && row.rating === null && (
          <ButtonLink size="l" to={`/customer/feedback/${row.tracking_number}`} className="flex-1">
            {words('feedback')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Pager({ page, total, onPage }: { page: number; total: number; onPage: (page: number) => void }) {
  const first = (page - 1) * HISTORY_PAGE + 1
  const last = Math.min(total, page * HISTORY_PAGE)
  return (
    <nav aria-label={words('pages')} className="flex items-center gap-2 py-3 text-2 text-ink-2 max-md:px-4">
      {words('rowsOf', { first, last, total })}
      <IconButton
        label={words('previousPage')}
        variant="secondary"
        className="ms-auto"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={words('nextPage')}
        variant="secondary"
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="rtl:-scale-x-100" />
      </IconButton>
    </nav>
  )
}

const CELL = 'border-b border-line px-2 py-0 text-3'

function WideTable({
  rows,
  open,
  onOpen,
}: {
  rows: readonly Row[]
  open: string | null
  onOpen: (number: string) => void
}) {
  const language = useTrackingLanguage()
  const { words: trackingWords } = language
  return (
    <table className="w-full border-separate border-spacing-0">
      <thead>
        <tr className="text-start text-1 font-mid text-ink-2">
          {[trackingWords.number, words('when'), words('how'), words('feedback')].map((head) => (
            <th key={head} scope="col" className="h-9 border-b border-line-2 px-2 font-mid">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const isOpen = open === row.tracking_number
          return (
            <tr
              key={row.id}
              onClick={() => onOpen(row.tracking_number)}
              className={cn(
                'h-11 cursor-default',
                isOpen ? 'bg-select [--ink-3:var(--ink-2)]' : 'hover:bg-hover',
              )}
            >
              <td className={CELL}>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={(event) => {
                    event.stopPropagation()
                    onOpen(row.tracking_number)
                  }}
                  dir="ltr"
                  className="rounded-s font-strong tabular-nums"
                >
                  {formatTrackingNumber(row.tracking_number)}
                </button>
              </td>
              <td className={cn(CELL, 'whitespace-nowrap tabular-nums')}>{overText(row)}</td>
              <td className={CELL}>
                <StatusBadge status={row.status} label={deliveryStatusText(row.status, true, language)} />
              </td>
              <td className={CELL}>
                <FeedbackCell row={row} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function PhoneList({
  rows,
  open,
  onOpen,
}: {
  rows: readonly Row[]
  open: string | null
  onOpen: (number: string | null) => void
}) {
  const language = useTrackingLanguage()
  return (
    <ul>
      {rows.map((row) => {
        const isOpen = open === row.tracking_number
        return (
          <li
            key={row.id}
            className={cn('border-b border-line', isOpen && 'bg-select [--ink-3:var(--ink-2)]')}
          >
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? null : row.tracking_number)}
              className="flex w-full items-center gap-3 px-4 py-2.5 text-start"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-3 font-mid tabular-nums">
                  <bdi dir="ltr">{formatTrackingNumber(row.tracking_number)}</bdi>
                </span>
                <span className="block text-2 text-ink-2">
                  {listText([
                    overText(row),
                    ...(row.rating === null ? [] : [words('starsOf', { rating: row.rating })]),
                  ])}
                </span>
              </span>
              <StatusBadge status={row.status} label={deliveryStatusText(row.status, true, language)} />
              {isOpen ? (
                <ChevronUp className="size-4" aria-hidden />
              ) : (
                <ChevronDown className="size-4" aria-hidden />
              )}
            </button>
            {isOpen && (
              <div className="px-4 pb-4">
                <Details row={row} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Keeps search, page and the open delivery in the URL. */
export function HistoryPage() {
  const { userId } = useUser()
  const language = useTrackingLanguage()
  const size = useLayoutSize()
  const [params] = useSearchParams()
  const search = params.get('q') ?? ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const openId = params.get('open')
  const [typed, setTyped] = useState(search)
  const history = useQuery(historyQuery(userId, search, page))
  const setParams = useSetUrlParams()
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => setParams({ q: typed.trim(), page: null, open: null }), SEARCH_REST_MS)
    return () => clearTimeout(timer)
  })

  const rows = history.data?.rows ?? []
  // On a desk the first delivery opens by itself; on a phone only a tapped one.
  const isWide = size === 'desk'
  const open = openId ?? (isWide ? (rows[0]?.tracking_number ?? null) : null)
  const opened = rows.find((row) => row.tracking_number === open)
  const list = history.isPending ? (
    <SkeletonRows rows={9} height={44} label={words('loadingPast')} />
  ) : !history.data ? (
    <ErrorState
      title={words('pastNotLoaded')}
      {...describeError(history.error)}
      onRetry={() => void history.refetch()}
    />
  ) : rows.length === 0 ? (
    search ? (
      <EmptyState title={words('nothingFor', { text: search })}>
        {words('howToSearch', { name: monthNames()[3]!, month: '2026-04' })}
      </EmptyState>
    ) : (
      <EmptyState title={words('nothingDelivered')}>{words('nothingDeliveredYet')}</EmptyState>
    )
  ) : (
    <>
      {size === 'phone' ? (
        <PhoneList rows={rows} open={open} onOpen={(number) => setParams({ open: number })} />
      ) : (
        <WideTable rows={rows} open={open} onOpen={(number) => setParams({ open: number })} />
      )}
      <Pager
        page={page}
        total={history.data.total}
        onPage={(next) => setParams({ page: next > 1 ? String(next) : null, open: null })}
      />
    </>
  )
  return (
    <Page isFlush>
      <div className={cn(isWide && 'grid grid-cols-[minmax(0,1fr)_416px]')}>
        <div className={cn('py-5 max-md:py-0', isWide && 'border-e border-line pe-6')}>
          <div className="flex items-center justify-between gap-6 pb-3 max-md:px-4 max-md:pt-3">
            <h1 className="text-5 max-md:sr-only">{words('pastDeliveries')}</h1>
            <TextField
              label={frameWords('search')}
              isLabelHidden
              icon={<Search aria-hidden />}
              placeholder={words('numberOrMonth')}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              fieldClassName="w-[280px] max-md:w-full"
              className="max-md:h-11"
            />
          </div>
          {list}
        </div>
        {isWide && opened && (
          <section
            aria-label={words('deliveryNumber', { number: formatTrackingNumber(opened.tracking_number) })}
            className="py-7 ps-6"
          >
            <header className="flex items-center justify-between gap-3 pb-5">
              <h2 className="text-4 tabular-nums">
                <bdi dir="ltr">{formatTrackingNumber(opened.tracking_number)}</bdi>
              </h2>
              <StatusBadge status={opened.status} label={deliveryStatusText(opened.status, true, language)} />
            </header>
            <Details row={opened} />
          </section>
        )}
        {!isWide && size === 'tablet' && opened && (
          <section aria-label={words('openedDelivery')} className="border-t border-line-2 py-5">
            <Details row={opened} />
          </section>
        )}
      </div>
    </Page>
  )
}
