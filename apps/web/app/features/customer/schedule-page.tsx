// /customer/schedule: which day, when, where to leave it, what the driver should know. The order itself moves: the planner obeys.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import {
  addDays,
  dayOf,
  DROP_LOCATIONS,
  CONTACT_PREFERENCES,
  formatTrackingNumber,
  SAVED_BANNER_MS,
  SCHEDULING_WINDOW_DAYS,
  TIME_SLOTS,
  type TrackingResponse,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { trackingKey, trackingQuery } from '../../lib/data/tracking.ts'
import { dayShort, plural, windowText } from '../../lib/format.ts'
import { useUser } from '../../lib/session-context.ts'
import { cn } from '../../ui/cn.ts'
import { INPUT, TextField } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import {
  movableQuery,
  ownKey,
  preferencesQuery,
  profileQuery,
  savePreferences,
  type Delivery,
  type Preferences,
} from './api.ts'
import { Question, Tiles, WideSegments } from './choices.tsx'
import { DayGrid } from './day-grid.tsx'
import {
  CONTACTS,
  isPhone,
  needsPhone,
  PLACES,
  slotHours,
  SLOTS,
  type Contact,
  type Place,
  type Slot,
} from './schedule-words.ts'
import { Page } from './shell.tsx'

const INSTRUCTIONS_LIMIT = 500

/** The slot whose hours are the promised window, if it is one. */
function slotOf(tracking: TrackingResponse): Slot | null {
  const { promised, timeZone } = tracking
  if (!promised) return null
  const text = windowText(promised.from, promised.to, timeZone)
  return SLOTS.find((slot) => `${TIME_SLOTS[slot].from}-${TIME_SLOTS[slot].to}` === text) ?? null
}

function Change({ before, after }: { before: string | null; after: string | null }) {
  if (!after) return <>{before ?? 'not chosen yet'}</>
  if (!before || before === after) return <strong className="font-strong">{after}</strong>
  return (
    <>
      <s className="block text-ink-2">{before}</s>
      <strong className="font-strong">{after}</strong>
    </>
  )
}

function ScheduleForm({
  tracking,
  chosen,
  phone: knownPhone,
  children,
}: {
  tracking: TrackingResponse
  chosen: Preferences | null
  phone: string
  children: React.ReactNode
}) {
  const { userId } = useUser()
  const queries = useQueryClient()
  const { timeZone, promised, brand, trackingNumber } = tracking
  const [today] = useState(() => dayOf(new Date(), timeZone))
  const last = addDays(today, SCHEDULING_WINDOW_DAYS)
  const currentDay = promised ? dayOf(new Date(promised.from), timeZone) : null
  const currentSlot = slotOf(tracking)
  // Once a van has it on its route, day and time stay; the database says the same.
  const isOnVan =
    tracking.status === 'out_for_delivery' || (tracking.vehicle !== null && tracking.status !== 'failed')
  const lockedDay = isOnVan ? (currentDay ?? today) : null

  const [day, setDay] = useState<string | null>(
    lockedDay ?? (chosen && chosen.date >= today ? chosen.date : null),
  )
  const [slot, setSlot] = useState<Slot | null>(
    isOnVan ? (currentSlot ?? 'anytime') : (chosen?.time_slot ?? null),
  )
  const [place, setPlace] = useState<Place | null>(
    DROP_LOCATIONS.find((each) => each === chosen?.place) ?? null,
  )
  const [instructions, setInstructions] = useState(chosen?.instructions ?? '')
  const [contact, setContact] = useState<Contact>(
    CONTACT_PREFERENCES.find((each) => each === chosen?.contact) ?? 'none',
  )
  const [phone, setPhone] = useState(chosen?.phone ?? knownPhone)
  const [isSaved, setSaved] = useState(false)
  const [wasTried, setTried] = useState(false)

  const save = useMutation({
    mutationFn: () =>
      savePreferences(trackingNumber, {
        day: day ?? '',
        slot: slot ?? '',
        place,
        instructions,
        contact,
        phone: needsPhone(contact) ? phone : '',
      }),
    onSuccess: () => {
      setSaved(true)
      void queries.invalidateQueries({ queryKey: ownKey(userId) })
      void queries.invalidateQueries({ queryKey: trackingKey(trackingNumber) })
    },
  })
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setSaved(false), SAVED_BANNER_MS)
    return () => clearTimeout(timer)
  }, [isSaved])

  const phoneError =
    wasTried && needsPhone(contact) && !isPhone(phone)
      ? 'Type a phone number with its country code, like +1 555 0187.'
      : undefined
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (!day || !slot || (needsPhone(contact) && !isPhone(phone))) return
    save.mutate()
  }

  const slotText = slot ? slotHours(slot) : null
  const failure = save.error ? describeError(save.error) : null
  const saveButton = (
    <button
      type="submit"
      disabled={!day || !slot || save.isPending}
      className="h-11 w-full rounded bg-(--tb) px-4 text-3 font-mid text-white hover:enabled:bg-(--tb-dark) disabled:opacity-45"
    >
      {save.isPending ? (
        'Saving'
      ) : (
        <>
          Save<span className="md:hidden">{day && slotText ? `, ${dayShort(day)}, ${slotText}` : ''}</span>
        </>
      )}
    </button>
  )
  const outcome = (
    <div aria-live="polite">
      {isSaved && (
        <p className="flex gap-3 rounded bg-ok-wash px-4 py-2.5 text-3 font-mid text-ok-ink">
          <Check className="mt-1 size-4 shrink-0" aria-hidden /> Your delivery preferences have been saved
          successfully!
        </p>
      )}
      {failure && !isSaved && (
        <p role="alert" className="rounded border border-line-2 border-l-[3px] border-l-bad px-3 py-2 text-2">
          {failure.message} {failure.hint}
        </p>
      )}
    </div>
  )
  return (
    <form onSubmit={onSubmit} noValidate className="grid lg:grid-cols-[400px_minmax(0,1fr)_304px]">
      <div className="flex flex-col gap-5 py-7 max-md:py-4 lg:border-r lg:border-line lg:pr-9">
        <header>
          <h1 className="text-5 max-md:sr-only">Schedule Delivery</h1>
          {children}
        </header>
        <Question
          title="Which day?"
          aside={isOnVan ? `planned on ${tracking.vehicle ?? 'a van'}` : `until ${dayShort(last)}`}
        >
          <DayGrid value={day} today={today} last={last} onlyDay={lockedDay} onChange={setDay} />
          {isOnVan && (
            <p className="pt-2 text-2 text-ink-2">
              Your parcel has its place on a van: its day and time stay. You can still choose where to leave
              it.
            </p>
          )}
        </Question>
      </div>
      <div className="flex flex-col gap-5 py-7 max-lg:pt-0 lg:px-9">
        <Question title="When?">
          <Tiles
            label="When?"
            value={slot}
            onChange={setSlot}
            columns="grid-cols-2 md:grid-cols-4"
            items={SLOTS.map((each) => ({
              value: each,
              label: TIME_SLOTS[each].label,
              note: TIME_SLOTS[each].isAvailable ? slotHours(each) : `${slotHours(each)}, unavailable`,
              isUnavailable: !TIME_SLOTS[each].isAvailable || (isOnVan && each !== slot),
            }))}
          />
        </Question>
        <Question title="Where to leave it?" id="place">
          <Tiles
            label="Where to leave it?"
            value={place}
            onChange={setPlace}
            columns="grid-cols-3"
            items={DROP_LOCATIONS.map((each) => ({ value: each, ...PLACES[each] }))}
          />
        </Question>
        <Question title="Anything the driver should know?">
          <textarea
            aria-label="Anything the driver should know?"
            rows={3}
            maxLength={INSTRUCTIONS_LIMIT}
            value={instructions}
            onChange={(event) => setInstructions(event.target.value)}
            placeholder="Special instructions"
            className={cn(INPUT, 'min-h-[72px] py-2 text-3')}
          />
        </Question>
        <Question title="Tell me by">
          <div className="flex gap-2 max-md:flex-col">
            <WideSegments
              label="Tell me by"
              value={contact}
              onChange={setContact}
              items={CONTACT_PREFERENCES.map((each) => ({ value: each, label: CONTACTS[each] }))}
              className="md:w-[236px]"
            />
            {needsPhone(contact) && (
              <TextField
                label="Phone"
                isLabelHidden
                size="l"
                type="tel"
                autoComplete="tel"
                placeholder="Phone, like +1 555 0187"
                value={phone}
                onChange={(event) => setPhone(event.target.value)}
                error={phoneError}
                fieldClassName="flex-1"
              />
            )}
          </div>
          {needsPhone(contact) && (
            <p className="pt-1.5 text-2 text-ink-2">The phone is asked for text and call only.</p>
          )}
        </Question>
      </div>
      <div className="flex flex-col gap-4 py-7 max-lg:pt-0 max-md:sticky max-md:bottom-16 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 lg:border-l lg:border-line lg:pl-8">
        <div className="max-md:hidden">
          <h2 className="pb-2 text-3 tracking-normal">What changes</h2>
          <KeyValues
            labelWidth={100}
            rows={[
              [
                'Day',
                <Change
                  key="day"
                  before={currentDay ? dayShort(currentDay) : null}
                  after={day ? dayShort(day) : null}
                />,
              ],
              [
                'Window',
                <Change
                  key="window"
                  before={promised ? windowText(promised.from, promised.to, timeZone) : null}
                  after={
                    slot && !(isOnVan && !currentSlot)
                      ? `${TIME_SLOTS[slot].from}-${TIME_SLOTS[slot].to}`
                      : null
                  }
                />,
              ],
              [
                'Place',
                place ? (
                  <strong key="place" className="font-strong">
                    {PLACES[place].label}
                  </strong>
                ) : null,
              ],
              [
                'Contact',
                <strong key="contact" className="font-strong">
                  {CONTACTS[contact]}
                  {needsPhone(contact) && phone ? `, ${phone}` : ''}
                </strong>,
              ],
            ]}
          />
        </div>
        {saveButton}
        <p className="text-2 text-ink-2 max-md:hidden">
          {isOnVan
            ? 'The driver sees it at once.'
            : `${brand.name} plans with it from now on. You can change it until the parcel is on the van.`}
        </p>
        {outcome}
      </div>
    </form>
  )
}

function WhichParcel({
  items,
  value,
  onChange,
}: {
  items: readonly Delivery[]
  value: string
  onChange: (number: string) => void
}) {
  if (items.length < 2) return null
  return (
    <Select
      label="Which parcel?"
      value={value}
      onChange={onChange}
      items={items.map((item) => ({
        value: item.tracking_number,
        label: formatTrackingNumber(item.tracking_number),
      }))}
      className="pt-3"
    />
  )
}

/** Waits for the parcel, its earlier choices and the profile; then the form. */
export function SchedulePage() {
  const { userId } = useUser()
  const [params, setParams] = useSearchParams()
  const movable = useQuery(movableQuery(userId))
  const number = params.get('parcel') ?? movable.data?.[0]?.tracking_number ?? ''
  const tracking = useQuery({ ...trackingQuery(number), refetchInterval: false as const })
  const trueNumber = tracking.data?.trackingNumber ?? ''
  const chosen = useQuery({ ...preferencesQuery(userId, trueNumber), enabled: trueNumber !== '' })
  const profile = useQuery(profileQuery(userId))

  if (!number && movable.isSuccess) {
    return (
      <Page>
        <EmptyState title="No parcel to schedule">
          Once a parcel is on its way to you, you choose its day, its time and where to leave it here. Have a
          number? Type it above.
        </EmptyState>
      </Page>
    )
  }
  const failed = [movable, tracking, chosen, profile].find(
    (query) => query.isError && query.data === undefined,
  )
  if (failed) {
    return (
      <Page>
        <ErrorState
          title="Your delivery could not be loaded"
          {...describeError(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      </Page>
    )
  }
  if (!tracking.data || chosen.data === undefined || !profile.data) {
    return (
      <Page>
        <div role="status" aria-label="Loading your delivery" className="late-in py-8">
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
        <EmptyState title="This delivery is over and cannot be changed">
          See what happened on its tracking page.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page>
      <ScheduleForm
        key={data.trackingNumber}
        tracking={data}
        chosen={chosen.data}
        phone={profile.data.phone ?? ''}
      >
        <p className="text-3 text-ink-2 max-md:text-2">
          <strong className="font-strong text-ink">{data.reference}</strong> from {data.brand.name},{' '}
          {plural(data.parcels.packages, 'parcel')}.
          {promised &&
            ` Now ${dayShort(dayOf(new Date(promised.from), timeZone))}, ${windowText(promised.from, promised.to, timeZone)}.`}
        </p>
        <WhichParcel
          items={movable.data ?? []}
          value={data.trackingNumber}
          onChange={(next) => setParams({ parcel: next })}
        />
      </ScheduleForm>
    </Page>
  )
}
