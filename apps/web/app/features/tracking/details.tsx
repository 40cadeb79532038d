// Who brings it, what it is, what happened.
import { formatTrackingNumber, GRAMS_PER_POUND, type TrackingResponse } from '@dropwise/contracts'
import { decimal, plural } from '../../lib/format.ts'
import { KeyValues } from '../../ui/key-values.tsx'
import { initials } from '../../lib/format.ts'
import { dayWord, momentText } from '../../lib/tracking-labels.ts'

function weightText(kg: number, units: 'mi' | 'km'): string | null {
  if (kg <= 0) return null
  const metric = `${decimal(kg)} kg`
  const pounds = (kg * 1_000) / GRAMS_PER_POUND
  return units === 'mi' ? `${metric}, ${pounds < 10 ? decimal(pounds) : Math.round(pounds)} lb` : metric
}

const HEAD = 'pb-1.5 text-3'

/** Only while somebody drives it. */
export function DriverLine({ tracking }: { tracking: TrackingResponse }) {
  const { driver, vehicle, brand } = tracking
  if (!driver) return null
  return (
    <section
      aria-label="Driver information"
      className="flex items-center gap-3 border-t border-line px-4 py-3 md:px-8"
    >
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full bg-(--tb) text-3 font-strong text-white"
      >
        {initials(driver.firstName)}
      </span>
      <p className="min-w-0 text-3">
        <strong className="font-strong">{driver.firstName}</strong>
        {vehicle && `, ${vehicle}`}
        <span className="block truncate text-2 text-ink-2">Driver with {brand.name}</span>
      </p>
    </section>
  )
}

/** Delivery information and package details. */
export function DeliveryFacts({ tracking, now }: { tracking: TrackingResponse; now: Date }) {
  const { origin, destination, parcels, location, brand, promised, timeZone } = tracking
  const weight = weightText(parcels.weightKg, brand.units)
  const place = [destination.street, destination.city].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="delivery-facts" className="border-t border-line px-4 py-3.5 md:px-8">
      <h2 id="delivery-facts" className={HEAD}>
        Delivery
      </h2>
      <KeyValues
        labelWidth={92}
        rows={[
          ['To', place],
          ['From', [origin.name, origin.city].filter(Boolean).join(', ')],
          [
            'Parcels',
            `${parcels.packages}${weight ? `, ${parcels.packages > 1 ? 'together ' : ''}${weight}` : ''}`,
          ],
          [
            'Promised',
            promised
              ? `${dayWord(promised.from, now, timeZone)}, ${momentText(promised.from, new Date(promised.from), timeZone)}-${momentText(promised.to, new Date(promised.from), timeZone)}`
              : null,
          ],
          [
            'Now at',
            location ? (
              <>
                {location.address ?? 'On the map'},{' '}
                <span className="text-ink-2">last update {momentText(location.at, now, timeZone)}</span>
              </>
            ) : null,
          ],
          ['Reference', tracking.reference],
          [
            'Number',
            <span key="number" className="tabular-nums">
              {formatTrackingNumber(tracking.trackingNumber)}
            </span>,
          ],
        ]}
      />
    </section>
  )
}

/** Newest first. */
export function WhatHappened({ tracking, now }: { tracking: TrackingResponse; now: Date }) {
  const events = tracking.timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <section aria-labelledby="what-happened" className="border-t border-line px-4 py-3.5 md:px-8">
      <h2 id="what-happened" className={HEAD}>
        What happened
      </h2>
      <ol aria-label={plural(events.length, 'event')} className="grid gap-y-2 text-2">
        {events.map((event) => (
          <li
            key={`${event.at}${event.status}${event.title}`}
            className="grid grid-cols-[92px_minmax(0,1fr)]"
          >
            <time dateTime={event.at} className="text-ink-2 tabular-nums">
              {momentText(event.at, now, tracking.timeZone)}
            </time>
            <span>
              {event.title}
              {event.location && <span className="block text-1 text-ink-2">{event.location}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
