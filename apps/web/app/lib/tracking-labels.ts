// The answer in words: when, what is between, why it changed. Times in the company's zone. Pure.
import { dayOf, etaReasonText } from '@dropwise/contracts'
import type { TrackingResponse } from '@dropwise/contracts'
import { clock, dayShort, formatDuration } from './format.ts'

export interface Answer {
  lead: string
  /** The largest thing on the page. */
  headline: string
  between: string | null
  note: string | null
}

/** A forecast that ended longer ago than this is no forecast any more, in milliseconds. */
const PASSED_MS = 5 * 60_000
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `today`, `tomorrow`, `Fri 17 Apr`. */
export function dayWord(at: string, now: Date, timeZone: string): string {
  const day = dayOf(new Date(at), timeZone)
  const today = dayOf(now, timeZone)
  if (day === today) return 'today'
  if (day === dayOf(new Date(now.getTime() + 86_400_000), timeZone)) return 'tomorrow'
  if (day === dayOf(new Date(now.getTime() - 86_400_000), timeZone)) return 'yesterday'
  return dayShort(day)
}

/** `11:42` today, `Wed 17:20` this week, `Mon 6 Apr 17:20` before. */
export function momentText(at: string, now: Date, timeZone: string): string {
  const time = clock(at, timeZone)
  const day = dayOf(new Date(at), timeZone)
  if (day === dayOf(now, timeZone)) return time
  const isRecent = Math.abs(now.getTime() - Date.parse(at)) < 6 * 86_400_000
  const short = dayShort(day)
  return `${isRecent ? short.slice(0, 3) : short} ${time}`
}

function rangeText(range: { from: string; to: string }, timeZone: string): string {
  const from = clock(range.from, timeZone)
  const to = clock(range.to, timeZone)
  return from === to ? from : `${from}-${to}`
}

/** `in about 25 min`: rounded to what a forecast is worth. */
function aboutText(range: { from: string; to: string }, now: Date): string | null {
  const middle = (Date.parse(range.from) + Date.parse(range.to)) / 2
  const minutes = (middle - now.getTime()) / 60_000
  if (minutes < -5) return null
  if (minutes < 3) return 'any minute now'
  if (minutes > 300) return null
  const step = minutes < 10 ? 1 : 5
  return `in about ${formatDuration(Math.round(minutes / step) * step * 60)}`
}

function stopsText(stops: number | null): string | null {
  if (stops === null) return null
  if (stops <= 0) return 'you are next'
  const words = WORDS[stops] ?? String(stops)
  return stops === 1 ? 'one stop before yours' : `${words} stops before yours`
}

function lateNote(tracking: TrackingResponse): string | null {
  const { eta, promised, timeZone } = tracking
  if (!eta) return null
  const lateMinutes = promised ? Math.round((Date.parse(eta.to) - Date.parse(promised.to)) / 60_000) : 0
  if (promised && lateMinutes > 0) {
    const why = eta.reason ? `: ${etaReasonText(eta.reason)}` : ''
    return `${formatDuration(lateMinutes * 60)} later than promised (${rangeText(promised, timeZone)})${why}. We are sorry.`
  }
  // "As planned" is no news.
  return null
}

function arriving(tracking: TrackingResponse, range: { from: string; to: string }, now: Date): Answer {
  const isOut = tracking.status === 'out_for_delivery'
  if (Date.parse(range.to) + PASSED_MS < now.getTime()) {
    return {
      lead: `Planned for ${dayWord(range.from, now, tracking.timeZone)}`,
      headline: rangeText(range, tracking.timeZone),
      between: null,
      note: 'This time has passed. A new time appears here as soon as it is known.',
    }
  }
  if (isOut && tracking.isHere)
    return { lead: 'Your driver has arrived', headline: 'At the door', between: null, note: null }
  const between = [isOut ? aboutText(range, now) : null, isOut ? stopsText(tracking.stopsBefore) : null]
    .filter(Boolean)
    .join(', ')
  return {
    lead: `Arriving ${dayWord(range.from, now, tracking.timeZone)}`,
    headline: rangeText(range, tracking.timeZone),
    between: between || null,
    note: lateNote(tracking),
  }
}

/** What the page says first. `now` is the day's own clock. */
export function answerOf(tracking: TrackingResponse, now: Date): Answer {
  const { status, timeZone } = tracking
  const last = tracking.timeline.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))[0]
  if (status === 'delivered') {
    const at =
      tracking.timeline.find((event) => event.status === 'delivered')?.at ?? last?.at ?? tracking.clock
    return {
      lead: `Delivered ${dayWord(at, now, timeZone)}`,
      headline: clock(at, timeZone),
      between: `to ${tracking.destination.street}`,
      note: null,
    }
  }
  if (status === 'failed') {
    return {
      lead: 'We could not deliver',
      headline: 'Not delivered',
      between: last?.title ?? null,
      note: 'Choose another day or another place to leave it.',
    }
  }
  if (status === 'returned')
    return {
      lead: 'Your parcel went back to the sender',
      headline: 'Returned',
      between: last?.title ?? null,
      note: `Ask ${tracking.brand.name} to send it again.`,
    }
  if (status === 'cancelled')
    return {
      lead: 'This delivery will not come',
      headline: 'Cancelled',
      between: null,
      note: `Contact ${tracking.brand.name} if you did not expect this.`,
    }
  const range = tracking.eta ?? tracking.promised
  if (range) return arriving(tracking, range, now)
  return {
    lead: 'We have your order',
    headline: 'Delivery time to come',
    between: 'You see it here as soon as its route is planned.',
    note: null,
  }
}

/** Title of the page, e.g. in a tab that is not looked at. */
export function pageTitle(tracking: TrackingResponse, now: Date): string {
  const { lead, headline } = answerOf(tracking, now)
  return `${headline}, ${lead.toLowerCase()} - ${tracking.brand.name}`
}
