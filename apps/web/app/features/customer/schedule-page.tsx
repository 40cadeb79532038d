// /customer/schedule: day, time, drop-off place, note for the driver. Saving changes the order itself, so the
// planner follows it.
import { useQuery } from '@tanstack/react-query'
import { dayOf, formatTrackingNumber } from '@dropwise/contracts'
import { ApiError, describeError } from '../../lib/api.ts'
import { trackingQuery } from '../../lib/data/tracking.ts'
import { dayShort, listText, windowText } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { movableQuery, type Delivery } from './api/deliveries.ts'
import { profileQuery } from './api/profile.ts'
import { standingWishQuery } from './api/addresses.ts'
import { preferencesQuery } from './api/schedule.ts'
import { ClaimForm } from './claim-form.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import { Page } from './shell.tsx'

function WhichParcel({
  items,
  value,
  timeZone,
  onChange,
}: {
  items: readonly Delivery[]
  value: string
  timeZone: string
  onChange: (number: string) => void
}) {
  if (items.length < 2) return null
  return (
    <Select
      label={words('whichParcel')}
      value={value}
      onChange={onChange}
      items={items.map((item) => ({
        value: item.tracking_number,
        label: listText([
          formatTrackingNumber(item.tracking_number),
          ...(item.promised_from ? [dayShort(dayOf(new Date(item.promised_from), timeZone))] : []),
        ]),
      }))}
      className="pt-3"
    />
  )
}

/** Loads the parcel, its saved choices and the profile, then shows the form. */
export function SchedulePage() {
  const { userId } = useUser()
  const [parcel, setParcel] = useUrlState('parcel')
  const movable = useQuery(movableQuery(userId))
  const number = parcel ?? movable.data?.[0]?.tracking_number ?? ''
  const tracking = useQuery({ ...trackingQuery(number), refetchInterval: false as const })
  const trackingNumber = tracking.data?.trackingNumber ?? ''
  const earlierChoice = useQuery({
    ...preferencesQuery(userId, trackingNumber),
    enabled: trackingNumber !== '',
  })
  const wish = useQuery({
    ...standingWishQuery(userId, trackingNumber),
    enabled: earlierChoice.data === null,
  })
  const profile = useQuery(profileQuery(userId))

  if (!number && movable.isSuccess) {
    return (
      <Page>
        <EmptyState title={words('noParcel')}>{words('noParcelYet')}</EmptyState>
      </Page>
    )
  }
  if (tracking.data && earlierChoice.error instanceof ApiError && earlierChoice.error.code === 'claim_needed')
    return (
      <Page>
        <ClaimForm tracking={tracking.data} />
      </Page>
    )
  const failed = [movable, tracking, earlierChoice, profile].find(
    (query) => query.isError && query.data === undefined,
  )
  if (failed) {
    return (
      <Page>
        <ErrorState
          title={words('deliveryNotLoaded')}
          {...describeError(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      </Page>
    )
  }
  // The saved wish only sets the first values of the form. If it cannot be read, the form starts empty.
  const isWishLoaded = earlierChoice.data !== null || wish.data !== undefined || wish.isError
  if (!tracking.data || earlierChoice.data === undefined || !isWishLoaded || !profile.data) {
    return (
      <Page>
        <div role="status" aria-label={words('loadingDelivery')} className="late-in py-8">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="mt-8 h-64 w-full max-w-[360px]" />
        </div>
      </Page>
    )
  }
  const { data } = tracking
  const { status, promised, timeZone } = data
  if (status === 'delivered' || status === 'returned' || status === 'cancelled') {
    return (
      <Page>
        <EmptyState title={words('deliveryOver')}>{words('seeTrackingPage')}</EmptyState>
      </Page>
    )
  }
  return (
    <Page>
      <ScheduleForm
        key={data.trackingNumber}
        tracking={data}
        earlier={earlierChoice.data}
        wish={wish.data ?? null}
        phone={profile.data.phone ?? ''}
      >
        <p className="text-3 text-ink-2 max-md:text-2">
          {words('whatToSchedule', {
            reference: data.reference,
            company: data.brand.name,
            count: data.parcels.packages,
          })}{' '}
          {promised &&
            words('comesNow', {
              day: dayShort(dayOf(new Date(promised.from), timeZone)),
              window: windowText(promised.from, promised.to, timeZone),
            })}
        </p>
        <WhichParcel
          items={movable.data ?? []}
          value={data.trackingNumber}
          timeZone={timeZone}
          onChange={setParcel}
        />
      </ScheduleForm>
    </Page>
  )
}
