// /customer: coming deliveries, each with its time.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Bell, CalendarClock, Check, ChevronRight, PackageCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  answerOf,
  DRIVER_NEAR_MINUTES,
  formatTrackingNumber,
  SCHEDULING_WINDOW_DAYS,
  deliveryStatusText,
  type DeliveryStatus,
  type TrackingResponse,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { trackingQuery } from '../../lib/data/tracking.ts'
import { useUser } from '../../lib/session-context.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { customerWords as words } from '../../lib/words/customer.ts'
import { cn } from '../../ui/cn.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { activeQuery, movableQuery, type Delivery } from './api/deliveries.ts'
import { historyQuery } from './api/history.ts'
import { notificationsQuery } from './api/notifications.ts'
import { ComingUp, parcelsTo } from './coming-up.tsx'
import { NoticeAside } from './notifications-page.tsx'
import { Page } from './shell.tsx'

const tips = (): string[] => [
  words('tipSafePlace'),
  words('tipMove', { days: SCHEDULING_WINDOW_DAYS }),
  words('tipNear', { minutes: DRIVER_NEAR_MINUTES }),
]

/** Not on the road yet. */
const COMING: readonly DeliveryStatus[] = ['pending', 'picked_up']

/** A card's secondary text, shown once its data is loaded. */
function Note<Data>({
  query: { data, isError },
  children,
}: {
  query: UseQueryResult<Data>
  children: (data: Data) => string
}) {
  if (data !== undefined) return children(data)
  return isError ? words('couldNotBeLoaded') : <Skeleton className="late-in mt-1 h-3.5 w-32" />
}

function Way({
  to,
  icon: Icon,
  title,
  note,
}: {
  to: string
  icon: LucideIcon
  title: string
  note: ReactNode
}) {
  return (
    <Link
      to={to}
      className="flex flex-1 items-center gap-3.5 py-4 hover:bg-hover max-md:border-b max-md:border-line max-md:px-4 max-md:py-2.5 md:px-6 md:not-first:border-s md:not-first:border-line md:first:ps-2 md:last:pe-2"
    >
      <Icon className="size-5 shrink-0 text-(--tb-line)" strokeWidth={1.75} aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block text-3 font-mid">{title}</span>
        <span className="block text-2 text-ink-2">{note}</span>
      </span>
      <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden />
    </Link>
  )
}

function FourSteps({ progress }: { progress: number }) {
  const { words: trackingWords } = useTrackingLanguage()
  return (
    <span
      role="progressbar"
      aria-label={trackingWords.deliveryProgress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      className="flex gap-1"
    >
      {[25, 50, 75, 100].map((step) => (
        <span
          key={step}
          className={cn('h-1 flex-1 rounded-full', progress >= step ? 'bg-(--tb-line)' : 'bg-line-2')}
        />
      ))}
    </span>
  )
}

/** Characters that fit beside the map in the largest type, such as `10:10–10:26`; times of twelve hours are longer. */
const SHORT_HEADLINE = 12

function ActiveDelivery({
  delivery,
  isLead,
  renderMap,
}: {
  delivery: Delivery
  isLead: boolean
  renderMap: (tracking: TrackingResponse) => ReactNode
}) {
  const { data } = useQuery(trackingQuery(delivery.tracking_number))
  const language = useTrackingLanguage()
  const answer = data && answerOf(data, new Date(data.clock), language)
  const status = data?.status ?? delivery.status
  const hasMap = isLead && Boolean(data?.location)
  return (
    <li
      className={cn(
        'gap-6 border-b border-line py-4 last:border-b-0',
        hasMap && 'md:grid md:grid-cols-[minmax(0,324px)_minmax(0,1fr)]',
      )}
    >
      <Link to={`/customer/track/${delivery.tracking_number}`} className="block min-w-0 rounded">
        <span className="flex items-center gap-2.5">
          <StatusBadge status={status} label={answer?.status ?? deliveryStatusText(status, true, language)} />
          <span className={cn('text-2 text-ink-2 max-md:ms-auto', !isLead && 'ms-auto')}>
            {data?.reference ?? formatTrackingNumber(delivery.tracking_number)}
          </span>
        </span>
        {answer ? (
          <>
            <span
              className={cn(
                'block pt-1 font-strong tracking-[-0.02em] tabular-nums',
                isLead && hasMap ? 'text-[30px]/[36px]' : 'text-5',
                isLead && hasMap && answer.headline.length <= SHORT_HEADLINE && 'md:text-6',
              )}
            >
              <bdi>{answer.headline}</bdi>
            </span>
            <span className="flex items-center text-3 text-ink-2">
              <span className="flex-1">
                {[answer.lead.replace(/^Arriving /, ''), answer.between].filter(Boolean).join(', ')}
              </span>
              {!hasMap && <ChevronRight className="size-4 shrink-0 text-ink rtl:-scale-x-100" aria-hidden />}
            </span>
            {answer.note && <span className="block pt-0.5 text-2 text-ink-2">{answer.note}</span>}
          </>
        ) : (
          <Skeleton className="mt-3 mb-4 h-8 w-52" />
        )}
        <span className="block pt-2.5">
          <FourSteps progress={data?.progress ?? (delivery.status === 'in_transit' ? 50 : 75)} />
        </span>
        {data && <span className="block pt-2.5 text-2 text-ink-2">{parcelsTo(data)}</span>}
      </Link>
      {hasMap && data && (
        <div className="h-[190px] overflow-hidden rounded max-md:hidden">{renderMap(data)}</div>
      )}
    </li>
  )
}

/** Links to schedule, notifications and history, each with its count. */
function Ways({ movable }: { movable: UseQueryResult<Delivery[]> }) {
  const { userId } = useUser()
  const past = useQuery(historyQuery(userId, '', 1))
  const notifications = useQuery(notificationsQuery(userId))
  return (
    <nav
      aria-label={words('whatYouCanDo')}
      className="flex border-b border-line-2 max-md:order-last max-md:mt-6 max-md:flex-col max-md:border-t max-md:border-b-0 max-md:border-line"
    >
      <Way
        to="/customer/schedule"
        icon={CalendarClock}
        title={words('scheduleDelivery')}
        note={
          <Note query={movable}>
            {({ length }) => (length > 0 ? words('canChange', { count: length }) : words('nothingToChange'))}
          </Note>
        }
      />
      <Way
        to="/customer/notifications"
        icon={Bell}
        title={words('notifications')}
        note={
          <Note query={notifications}>
            {({ unread }) => (unread > 0 ? words('newCount', { count: unread }) : words('nothingNew'))}
          </Note>
        }
      />
      <Way
        to="/customer/history"
        icon={PackageCheck}
        title={words('pastDeliveries')}
        note={
          <Note query={past}>
            {({ total }) => (total > 0 ? words('soFar', { count: total }) : words('noneYet'))}
          </Note>
        }
      />
    </nav>
  )
}

function Tips() {
  return (
    <section aria-labelledby="tips" className="mt-3 rounded bg-sunk px-3.5 py-3">
      <h2 id="tips" className="pb-2 text-2">
        {words('tips')}
      </h2>
      <ul className="grid gap-2.5">
        {tips().map((tip) => (
          <li key={tip} className="flex gap-2.5 text-2">
            <Check className="mt-0.5 size-3.5 shrink-0 text-(--tb-line)" aria-hidden /> {tip}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `renderMap` draws the parcel's map. The route passes it in because features do not import each other. */
export function HomePage({ renderMap }: { renderMap: (tracking: TrackingResponse) => ReactNode }) {
  const { userId } = useUser()
  const active = useQuery(activeQuery(userId))
  const movable = useQuery(movableQuery(userId))
  const coming = (movable.data ?? []).filter((delivery) => COMING.includes(delivery.status))
  // The first delivery with a van on the way gets the map.
  const leadIndex = Math.max(0, active.data?.findIndex((row) => row.status === 'out_for_delivery') ?? 0)
  return (
    <Page isFlush className="flex flex-col pb-10">
      <h1 className="sr-only">{words('yourDeliveries')}</h1>
      <Ways movable={movable} />
      <div className="grid gap-12 pt-5 max-lg:gap-8 lg:grid-cols-[minmax(0,1fr)_376px]">
        <div className="min-w-0 max-md:px-4">
          <h2 className="border-b border-line pb-2.5 text-3">{words('activeDeliveries')}</h2>
          {active.isPending ? (
            <div role="status" aria-label={words('loadingDeliveries')} className="late-in py-5">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="mt-4 h-9 w-60" />
              <Skeleton className="mt-5 h-1.5 w-full" />
            </div>
          ) : !active.data ? (
            <ErrorState
              title={words('deliveriesNotLoaded')}
              {...describeError(active.error)}
              onRetry={() => void active.refetch()}
              className="mx-0"
            />
          ) : active.data.length === 0 ? (
            <p className="py-5 text-3 text-ink-2">
              {movable.data === undefined || coming.length > 0
                ? words('nothingOnRoad')
                : words('nothingOnWay')}
            </p>
          ) : (
            <ul>
              {active.data.map((delivery, i) => (
                <ActiveDelivery
                  key={delivery.id}
                  delivery={delivery}
                  isLead={i === leadIndex}
                  renderMap={renderMap}
                />
              ))}
            </ul>
          )}
          {coming.length > 0 && <ComingUp deliveries={coming} />}
          <Tips />
        </div>
        <div className="max-lg:hidden">
          <NoticeAside />
        </div>
      </div>
    </Page>
  )
}
