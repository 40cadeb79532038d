// Driver, parcel and events.
import {
  dateText,
  dayOf,
  dayWord,
  eventTitle,
  fillWords,
  formatTrackingNumber,
  GRAMS_PER_POUND,
  isolated,
  momentText,
  shownValue,
  timeRange,
  trackingLocale,
  type TrackingLanguage,
  type TrackingResponse,
} from '@dropwise/contracts'
import { initials, poundsText, volumeText, weightText } from '../../lib/format.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { KeyValues } from '../../ui/key-values.tsx'

function weightIn(kg: number, units: 'mi' | 'km'): string | null {
  if (kg <= 0) return null
  const metric = weightText(kg)
  const pounds = (kg * 1_000) / GRAMS_PER_POUND
  return units === 'mi' ? `${metric}, ${poundsText(pounds)}` : metric
}

const HEAD = 'pb-1.5 text-3'

/** Only while a driver is on the way. */
export function DriverLine({ tracking }: { tracking: TrackingResponse }) {
  const { words } = useTrackingLanguage()
  const { driver, vehicle, brand } = tracking
  if (!driver) return null
  return (
    <section
      aria-label={words.driver}
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
        <span className="block truncate text-2 text-ink-2">
          {fillWords(words.driverWith, { company: brand.name })}
        </span>
      </p>
    </section>
  )
}

/** `08:00-10:00`; an end on another day names it. */
function hoursText(
  { from, to }: { from: string; to: string },
  timeZone: string,
  language: TrackingLanguage,
): string {
  const [start, end] = [new Date(from), new Date(to)]
  if (dayOf(start, timeZone) === dayOf(end, timeZone))
    return isolated(timeRange(start, end, timeZone, trackingLocale(language)), language)
  return isolated([from, to].map((at) => momentText(at, start, timeZone, language)).join('-'), language)
}

/** `2, together 5 kg`; a single parcel omits "together". */
function parcelsText(packages: number, weight: string | null, language: TrackingLanguage): string {
  if (!weight) return String(packages)
  return packages > 1
    ? fillWords(language.words.together, { count: packages, weight: isolated(weight, language) })
    : isolated(`${packages}, ${weight}`, language)
}

/** Delivery information. */
export function DeliveryFacts({ tracking, now }: { tracking: TrackingResponse; now: Date }) {
  const language = useTrackingLanguage()
  const { words } = language
  const { origin, destination, location, promised, timeZone } = tracking
  const place = [destination.street, destination.city].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="delivery-facts" className="border-t border-line px-4 py-3.5 md:px-8">
      <h2 id="delivery-facts" className={HEAD}>
        {words.delivery}
      </h2>
      <KeyValues
        labelWidth={92}
        rows={[
          [words.to, place],
          [words.from, [origin.name, origin.city].filter(Boolean).join(', ')],
          [
            words.promised,
            promised
              ? `${dayWord(promised.from, now, timeZone, language)}, ${hoursText(promised, timeZone, language)}`
              : null,
          ],
          [
            words.nowAt,
            location ? (
              <>
                {location.address ?? words.onMap},{' '}
                <span className="text-ink-2">
                  {fillWords(words.lastUpdate, { time: momentText(location.at, now, timeZone, language) })}
                </span>
              </>
            ) : null,
          ],
          [words.reference, tracking.reference],
          [
            words.number,
            <span key="number" className="tabular-nums">
              {formatTrackingNumber(tracking.trackingNumber)}
            </span>,
          ],
        ]}
      />
    </section>
  )
}

/** Package details. Only readers with full access see the content. */
export function PackageDetails({ tracking: { parcels, brand } }: { tracking: TrackingResponse }) {
  const language = useTrackingLanguage()
  const { words } = language
  const { packages, weightKg, volumeLitres, items, fields } = parcels
  const texts = { ...words, day: (date: string) => dateText(date, language) }
  const contents = items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
  return (
    <section aria-labelledby="package-details" className="border-t border-line px-4 py-3.5 md:px-8">
      <h2 id="package-details" className={HEAD}>
        {words.packageDetails}
      </h2>
      <KeyValues
        labelWidth={92}
        rows={[
          [words.parcels, parcelsText(packages, weightIn(weightKg, brand.units), language)],
          [words.volume, volumeLitres > 0 ? isolated(volumeText(volumeLitres), language) : null],
          [words.contents, contents.length > 0 ? contents.join(', ') : null],
          ...fields.map((field): [string, string] => [field.name, shownValue(field, texts)]),
        ]}
      />
    </section>
  )
}

/** Newest first. */
export function WhatHappened({ tracking, now }: { tracking: TrackingResponse; now: Date }) {
  const language = useTrackingLanguage()
  const events = tracking.timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <section aria-labelledby="what-happened" className="border-t border-line px-4 py-3.5 md:px-8">
      <h2 id="what-happened" className={HEAD}>
        {language.words.whatHappened}
      </h2>
      <ol aria-labelledby="what-happened" className="grid gap-y-2 text-2">
        {events.map((event) => (
          <li
            key={`${event.at}${event.status}${event.title}`}
            className="grid grid-cols-[92px_minmax(0,1fr)]"
          >
            <time dateTime={event.at} className="text-ink-2 tabular-nums">
              {momentText(event.at, now, tracking.timeZone, language)}
            </time>
            <span>
              {eventTitle(event, language)}
              {event.location && <span className="block text-1 text-ink-2">{event.location}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
