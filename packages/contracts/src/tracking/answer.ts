// A delivery's status as text: when, what comes before, why it changed. In the reader's language and the
// address's time zone. Pure.
import type { TrackingResponse } from '../api/tracking.ts'
import { LEAST_SILENCE_SECONDS } from '../constants.ts'
import { defaultReasonId } from '../default-reasons.ts'
import { LEAST_SLOWER_PERCENT, LEAST_DRIFT_MINUTES, type EtaReason } from '../route.ts'
import type { DeliveryStatus } from '../states.ts'
import { timeOfDay, timeRange } from '../time-of-day.ts'
import { dayOf } from '../time.ts'
import { TRACKING_ENGLISH, type TrackingLanguage } from './languages.ts'
import { countWords, fillWords } from './words.ts'

export interface TrackingAnswer {
  /** Text of the status badge above it. */
  status: string
  lead: string
  /** The largest text on the page. */
  headline: string
  between: string | null
  note: string | null
}

type Headline = Omit<TrackingAnswer, 'status'>

interface Range {
  from: string
  to: string
}

const DAY_MS = 86_400_000
/** A forecast that ended longer ago is ignored, in milliseconds. */
const PASSED_MS = 5 * 60_000
/** A closer day is shown only by its weekday, in milliseconds. */
const RECENT_MS = 6 * DAY_MS
/** Above this, times are not counted in minutes. */
const MOST_MINUTES = 300

/** For `Intl`. English uses British dates; all languages use Latin digits. */
export const trackingLocale = ({ code }: TrackingLanguage): string =>
  `${code === 'en' ? 'en-GB' : code}-u-nu-latn`

function dayText(day: string, language: TrackingLanguage, hasDate: boolean): string {
  const text = new Intl.DateTimeFormat(trackingLocale(language), {
    weekday: 'short',
    ...(hasDate && { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  return language.code === 'en' ? text.replaceAll(',', '') : text
}

/** `17 Apr 2026`. */
export const dateText = (day: string, language: TrackingLanguage): string =>
  new Intl.DateTimeFormat(trackingLocale(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** `today`, `tomorrow`, `Fri 17 Apr`. */
export function dayWord(at: string, now: Date, timeZone: string, language = TRACKING_ENGLISH): string {
  const day = dayOf(new Date(at), timeZone)
  const isOn = (shift: number) => day === dayOf(new Date(now.getTime() + shift), timeZone)
  if (isOn(0)) return language.words.today
  if (isOn(DAY_MS)) return language.words.tomorrow
  if (isOn(-DAY_MS)) return language.words.yesterday
  return dayText(day, language, true)
}

const timeText = (at: string, timeZone: string, language: TrackingLanguage): string =>
  timeOfDay(new Date(at), timeZone, trackingLocale(language))

/** `11:42` today, `Wed 17:20` this week, `Mon 6 Apr 17:20` before. */
export function momentText(at: string, now: Date, timeZone: string, language = TRACKING_ENGLISH): string {
  const time = timeText(at, timeZone, language)
  const day = dayOf(new Date(at), timeZone)
  if (day === dayOf(now, timeZone)) return time
  const isRecent = Math.abs(now.getTime() - Date.parse(at)) < RECENT_MS
  return `${dayText(day, language, !isRecent)} ${time}`
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}/u

/**
 * Isolates figures in right-to-left text so that they keep their order (Unicode bidi, LRI and PDI); those with words of
 * the language, such as `2:30 م`, run as it does (RLI).
 */
export const isolated = (text: string, { direction }: TrackingLanguage): string =>
  direction === 'rtl' ? `${RIGHT_TO_LEFT.test(text) ? '\u2067' : '\u2066'}${text}\u2069` : text

function rangeText({ from, to }: Range, timeZone: string, language: TrackingLanguage): string {
  const time = timeText(from, timeZone, language)
  if (time === timeText(to, timeZone, language)) return time
  return timeRange(new Date(from), new Date(to), timeZone, trackingLocale(language))
}

/** `25 min`, `1 h 05`. */
function durationText(minutes: number, { words }: TrackingLanguage): string {
  if (minutes < 60) return `${minutes} ${words.minute}`
  return `${Math.floor(minutes / 60)} ${words.hour} ${String(minutes % 60).padStart(2, '0')}`
}

/** `in about 25 min`, rounded to the forecast's precision. */
function aboutText(range: Range, now: Date, language: TrackingLanguage): string | null {
  const middle = (Date.parse(range.from) + Date.parse(range.to)) / 2
  const minutes = (middle - now.getTime()) / 60_000
  if (minutes < -5 || minutes > MOST_MINUTES) return null
  if (minutes < 3) return language.words.anyMinute
  const step = minutes < 10 ? 1 : 5
  const duration = durationText(Math.round(minutes / step) * step, language)
  return fillWords(language.words.inAbout, { duration })
}

const stopsText = (stops: number, { code, words }: TrackingLanguage): string =>
  stops <= 0 ? words.youAreNext : countWords(code, words.stopsBefore, stops, words.numbers)

/** Clauses of a reason: stops before, the van's delay, the roads. */
function reasonText(reason: EtaReason, language: TrackingLanguage): string | null {
  if (reason.code === 'as_planned') return null
  const { stopsBefore, driftMinutes, slowerPercent = 0 } = reason.values
  const { words } = language
  const duration = durationText(Math.abs(driftMinutes), language)
  const drift =
    Math.abs(driftMinutes) < LEAST_DRIFT_MINUTES
      ? words.onPlan
      : fillWords(driftMinutes > 0 ? words.behindPlan : words.aheadOfPlan, { duration })
  const roads =
    slowerPercent >= LEAST_SLOWER_PERCENT ? fillWords(words.slowerRoads, { percent: slowerPercent }) : null
  return [stopsText(stopsBefore, language), drift, roads].filter(Boolean).join('; ')
}

/** Sentence that the order is late, or may be late by the end of its range; null while the promise holds. */
function lateNote({ eta, promised, timeZone }: TrackingResponse, language: TrackingLanguage): string | null {
  if (!eta || !promised) return null
  const range = isolated(rangeText(promised, timeZone, language), language)
  const lateMinutes = Math.ceil((eta.lateSeconds ?? 0) / 60)
  if (lateMinutes === 0) {
    const mayBeLate = Date.parse(eta.to) > Date.parse(promised.to)
    return mayBeLate ? fillWords(language.words.mayBeLater, { range }) : null
  }
  const why = eta.reason && reasonText(eta.reason, language)
  return fillWords(language.words.later, {
    duration: durationText(lateMinutes, language),
    range,
    reason: why ? `: ${why}` : '',
  })
}

/** Sentence with the time since which the van has been silent. */
function silentNote(
  { location, timeZone }: TrackingResponse,
  now: Date,
  language: TrackingLanguage,
): string | null {
  if (!location || now.getTime() - Date.parse(location.at) <= LEAST_SILENCE_SECONDS * 1000) return null
  const time = isolated(momentText(location.at, now, timeZone, language), language)
  return fillWords(language.words.noPosition, { time })
}

function answerBeforeDelivery(
  tracking: TrackingResponse,
  range: Range,
  now: Date,
  language: TrackingLanguage,
): Headline {
  const { words } = language
  const isOut = tracking.status === 'out_for_delivery'
  const day = dayWord(range.from, now, tracking.timeZone, language)
  const headline = rangeText(range, tracking.timeZone, language)
  if (Date.parse(range.to) + PASSED_MS < now.getTime())
    return { lead: fillWords(words.plannedFor, { day }), headline, between: null, note: words.timePassed }
  if (isOut && tracking.isHere)
    return { lead: words.driverHere, headline: words.atDoor, between: null, note: null }
  const between = isOut
    ? [
        aboutText(range, now, language),
        tracking.stopsBefore === null ? null : stopsText(tracking.stopsBefore, language),
      ]
    : []
  return {
    lead: fillWords(words.arriving, { day }),
    headline,
    between: between.filter(Boolean).join(', ') || null,
    note:
      [lateNote(tracking, language), silentNote(tracking, now, language)].filter(Boolean).join(' ') || null,
  }
}

/**
 * A parcel's status for its recipient. Before its van leaves, it is planned as soon as it has a time, so that the
 * word agrees with the time beside it.
 */
export function deliveryStatusText(
  status: DeliveryStatus,
  hasTime: boolean,
  { words }: TrackingLanguage = TRACKING_ENGLISH,
): string {
  if (status !== 'pending') return words.statuses[status]
  return hasTime ? words.planned : words.events.pending
}

/** The time shown to the recipient: the forecast, else the promise. */
const timeOf = ({ eta, promised }: TrackingResponse): Range | null => eta ?? promised

/** The page's main text. `now` is the day's clock. */
export function answerOf(tracking: TrackingResponse, now: Date, language = TRACKING_ENGLISH): TrackingAnswer {
  const status = deliveryStatusText(tracking.status, timeOf(tracking) !== null, language)
  return { status, ...headlineOf(tracking, now, language) }
}

function headlineOf(tracking: TrackingResponse, now: Date, language: TrackingLanguage): Headline {
  const { status, timeZone } = tracking
  const { words } = language
  const last = tracking.timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]
  if (status === 'delivered') {
    const at =
      tracking.timeline.find((event) => event.status === 'delivered')?.at ?? last?.at ?? tracking.clock
    return {
      lead: fillWords(words.deliveredOn, { day: dayWord(at, now, timeZone, language) }),
      headline: timeText(at, timeZone, language),
      between: fillWords(words.toStreet, { street: tracking.destination.street }),
      note: null,
    }
  }
  if (status === 'failed' || status === 'returned' || status === 'cancelled') {
    const { lead, headline, note } = words[status]
    return {
      lead,
      headline,
      between: last && status !== 'cancelled' ? eventTitle(last, language) : null,
      note: fillWords(note, { company: tracking.brand.name }),
    }
  }
  const range = timeOf(tracking)
  if (range) return answerBeforeDelivery(tracking, range, now, language)
  return {
    lead: words.ordered.lead,
    headline: words.ordered.headline,
    between: words.ordered.note,
    note: null,
  }
}

export const isEnglish = ({ words }: TrackingLanguage): boolean => words === TRACKING_ENGLISH.words

/** Page title, for example in a background tab. */
export function pageTitle(tracking: TrackingResponse, now: Date, language = TRACKING_ENGLISH): string {
  const { lead, headline } = answerOf(tracking, now, language)
  // Nouns keep their capitals in other languages.
  return `${headline}, ${isEnglish(language) ? lead.toLowerCase() : lead} - ${tracking.brand.name}`
}

/** A line of the timeline: our words translated, the company's as written. */
export function eventTitle(
  { status, title, names }: Pick<TrackingResponse['timeline'][number], 'status' | 'title' | 'names'>,
  language: TrackingLanguage,
): string {
  const { code, words } = language
  if (names) return names[code.split('-')[0]!] ?? title
  if (isEnglish(language) || !Object.hasOwn(words.events, status)) return title
  const eventStatus = status as keyof typeof words.events
  if (eventStatus === 'rescheduled') return words.events.rescheduled
  if (title.startsWith(LOADED_ON))
    return fillWords(words.loadedOn, { vehicle: isolated(title.slice(LOADED_ON.length), language) })
  // `Delivery failed: Nobody in`; a reason in the company's words stays as it is.
  const [event = '', ...rest] = title.split(': ')
  const labels: Readonly<Record<string, string>> = {
    [english.events[eventStatus]]: words.events[eventStatus],
    [english.leftDepot]: words.leftDepot,
    [english.partlyDelivered]: words.partlyDelivered,
  }
  if (!Object.hasOwn(labels, event)) return title
  const reason = rest.join(': ')
  const id = defaultReasonId(reason)
  return reason === ''
    ? labels[event]!
    : fillWords(words.withReason, { event: labels[event]!, reason: id ? words.reasons[id] : reason })
}

const { words: english } = TRACKING_ENGLISH
const [LOADED_ON = ''] = english.loadedOn.split('{')
