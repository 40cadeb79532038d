// Chart titles that answer a question, from the chart's own figures.
import { ratesOf, type AnalyticsFigures, type AnalyticsItem } from '@dropwise/contracts'
import { count, dayShort, formatDistance, money, oneDecimal, shareText } from '../../lib/format.ts'
import type { Units } from './measures.ts'
import { failureReason } from '../../lib/failure-reason.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'

/** Smaller changes of a rate are ignored, as a share of 1. */
const NOTICEABLE = 0.01

/** `Fewest on time on Mon 13 Apr: 92.0 %`. */
export function onTimeTitle(days: readonly AnalyticsItem[], total: AnalyticsFigures): string {
  const rate = ratesOf(total).onTime
  if (rate === null) return words('nothingDelivered')
  if (rate === 1) return words('allOnTime')
  const worst = days
    .flatMap((day) => {
      const share = ratesOf(day).onTime
      return share === null ? [] : [{ day, share }]
    })
    .toSorted((a, b) => a.share - b.share)[0]
  if (!worst || days.length === 1) return words('cameLate', { count: total.served - total.onTime })
  return words('fewestOnTime', { day: dayShort(worst.day.key), share: shareText(worst.share) })
}

/** Share of stops without an outcome from which a period counts as running, with a cost per stop that still falls. */
const UNDER_WAY = 0.05

/** True while a cost per delivered stop says little: its vans are paid for and most stops lie ahead. */
export function isUnderWay({ stops, served, failed, returned }: AnalyticsFigures): boolean {
  return stops > 0 && (stops - served - failed - returned) / stops > UNDER_WAY
}

/** `A stop cost £1.18 less than before`. */
export function costTitle(
  total: AnalyticsFigures,
  before: AnalyticsFigures | undefined,
  { currency }: Units,
): string {
  const now = ratesOf(total).costMinorPerStop
  const old = before ? ratesOf(before).costMinorPerStop : null
  if (now === null) return words('noStopPaid')
  if (isUnderWay(total)) return words('costSoFar', { cost: money(Math.round(now), currency) })
  if (old === null) return words('costNow', { cost: money(Math.round(now), currency) })
  const change = Math.round(now - old)
  if (change === 0) return words('costSame')
  return words(change < 0 ? 'costLess' : 'costMore', { cost: money(Math.abs(change), currency) })
}

/** `Van 9 drives 2.2 mi more than planned`. */
export function wayTitle(vans: readonly AnalyticsItem[], { units }: Units): string {
  const plannedVans = vans.filter(({ plannedMetres }) => plannedMetres > 0)
  const worst = plannedVans.toSorted(
    (a, b) => b.drivenMetres - b.plannedMetres - (a.drivenMetres - a.plannedMetres),
  )[0]
  if (!worst) return words('noPositions')
  const extra = worst.drivenMetres - worst.plannedMetres
  if (extra <= worst.plannedMetres * NOTICEABLE)
    return extra < worst.plannedMetres * -NOTICEABLE ? words('allDroveLess') : words('noneDroveFurther')
  return words('droveMore', { van: worst.label, distance: formatDistance(extra, units) })
}

/** `Van 9 is the fullest, Van 4 has the most hours left`. */
export function useTitle(vans: readonly AnalyticsItem[]): string {
  const usedVans = vans
    .flatMap((van) => {
      const share = ratesOf(van).hoursUsed
      return share === null ? [] : [{ label: van.label, share }]
    })
    .toSorted((a, b) => b.share - a.share)
  const [most, least] = [usedVans[0], usedVans.at(-1)]
  if (!most || !least) return words('noShiftOver')
  if (usedVans.length === 1)
    return words('usedHours', { van: most.label, share: count(Math.round(most.share * 100)) })
  return words('worksMost', { most: most.label, least: least.label })
}

/** `13 of 512 stops came back, most of them: Nobody in`. */
export function failureTitle(total: AnalyticsFigures, reasons: readonly { reason: string }[]): string {
  const notDelivered = total.failed + total.returned
  if (notDelivered === 0) return words('nothingFailed')
  const [first] = reasons
  const figures = { back: notDelivered, count: total.stops }
  if (!first) return words('cameBack', figures)
  return words(reasons.length > 1 ? 'cameBackMost' : 'cameBackAll', {
    ...figures,
    reason: failureReason(first.reason),
  })
}

/** `Recipients gave 4.6 of 5, and least to Kit Hargreave: 3.9`. */
export function feedbackTitle(drivers: readonly AnalyticsItem[], total: AnalyticsFigures): string {
  const { rating } = ratesOf(total)
  if (rating === null) return words('nobodyRated')
  const rated = drivers.flatMap((driver) => {
    const ownRating = ratesOf(driver).rating
    return ownRating === null ? [] : [{ label: driver.label, rating: ownRating }]
  })
  const lowest = rated.toSorted((a, b) => a.rating - b.rating)[0]
  return lowest && rated.length > 1 && lowest.rating < rating
    ? words('gaveLeast', {
        rating: oneDecimal(rating),
        driver: lowest.label,
        lowest: oneDecimal(lowest.rating),
      })
    : words('gaveStars', { rating: oneDecimal(rating) })
}
