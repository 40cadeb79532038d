// Names of a day's plans, and a run's result as a sentence.
import { distanceIn, MAX_PLAN_SECONDS, type DistanceUnit, type PlanResponse } from '@dropwise/contracts'
import { formatDistance, plural } from '../../../lib/format.ts'

interface Named {
  id: string
  name: string | null
}

/** Its own name, else `Plan A` for the day's first. */
export function planName(plans: readonly Named[], id: string): string {
  const index = plans.findIndex((plan) => plan.id === id)
  const own = plans[index]?.name
  if (own) return own
  return index < 26 ? `Plan ${String.fromCharCode(65 + Math.max(0, index))}` : `Plan ${index + 1}`
}

type Summary = PlanResponse['summary']

/** `All 198 stops with 12 vans, 140.8 mi. 18.5 mi and 6 late stops fewer than Plan A.` */
export function runSentence(
  now: Summary,
  units: DistanceUnit,
  before?: { name: string; summary: Summary },
): string {
  const total = now.stops + now.unserved
  const served =
    now.unserved === 0 ? `All ${plural(now.stops, 'stop')}` : `${now.stops} of ${plural(total, 'stop')}`
  const done = `${served} with ${plural(now.routes, 'van')}, ${formatDistance(now.distanceMetres, units)}.`
  if (!before) return done
  const was = before.summary
  const parts = [
    change(now.routes - was.routes, (n) => plural(n, 'van')),
    change(
      Math.round(10 * distanceIn(now.distanceMetres - was.distanceMetres, units)) / 10,
      (n) => `${n} ${units}`,
    ),
    change(now.late - was.late, (n) => plural(n, 'late stop')),
    change(now.unserved - was.unserved, (n) => `${n} unserved`),
  ].filter((part) => part !== null)
  const list = (sign: 1 | -1) => parts.filter((part) => part.sign === sign).map(({ text }) => text)
  const sides = [
    ...(list(-1).length > 0 ? [`${joined(list(-1))} fewer`] : []),
    ...(list(1).length > 0 ? [`${joined(list(1))} more`] : []),
  ]
  if (sides.length === 0) return `${done} The same as ${before.name}.`
  return `${done} ${capital(sides.join(', '))} than ${before.name}.`
}

/**
 * Distance against the same orders in file order, as a share; null when it says nothing. A plan that leaves
 * orders out drives less for that alone.
 */
export function savedOf({ unserved, distanceMetres, baselineDistanceMetres }: Summary): number | null {
  if (unserved > 0 || !baselineDistanceMetres) return null
  const saved = distanceMetres / baselineDistanceMetres - 1
  return Math.abs(saved) < 0.005 ? null : saved
}

/** Whether a figure of one plan beats another's: less of it is no gain to a plan that serves fewer orders. */
export function isBetter(change: number, isLessBetter: boolean, servedChange: number): boolean {
  if (change === 0) return false
  return isLessBetter ? change < 0 && servedChange >= 0 : change > 0
}

function change(by: number, name: (amount: number) => string): { sign: 1 | -1; text: string } | null {
  return by === 0 ? null : { sign: by > 0 ? 1 : -1, text: name(Math.abs(by)) }
}
const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export interface Remark {
  text: string
  /** A suggested run against it. */
  action: { label: string; objective: PlanResponse['objective']; seconds?: number } | null
}

/** A shorter day hardly justifies a driver's way to the depot, in seconds. */
const SHORT_DAY = 2 * 3600
/** Days that differ by more are unfair, in seconds. */
const UNEVEN = 3 * 3600

/** Oddities of a plan that a dispatcher would notice, most important first. */
export function remarksOn({ routes, objective, summary, progress }: PlanResponse): Remark[] {
  const remarks: Remark[] = []
  const longer = Math.min(MAX_PLAN_SECONDS, 3 * progress.limitSeconds)
  if (summary.isStarved && longer > progress.limitSeconds)
    remarks.push({
      text: 'The search was cut short: the plan is hardly better than the first one.',
      action: { label: `Search for ${longer} s`, objective, seconds: longer },
    })
  const short = routes.filter(({ durationSeconds }) => durationSeconds < SHORT_DAY).length
  if (short >= 2 && objective !== 'vehicles')
    remarks.push({
      text: `${plural(short, 'van')} work under 2 h: try fewest vans.`,
      action: { label: 'Try fewest vans', objective: 'vehicles' },
    })
  const days = routes.map(({ durationSeconds }) => durationSeconds)
  const gap = Math.max(...days) - Math.min(...days)
  if (routes.length >= 2 && short === 0 && gap > UNEVEN && objective !== 'balance')
    remarks.push({
      text: `One driver works ${Math.round(gap / 3600)} h longer than another: try even days.`,
      action: { label: 'Try even days', objective: 'balance' },
    })
  const idle = routes.filter(
    ({ waitSeconds, durationSeconds }) => durationSeconds > 0 && waitSeconds / durationSeconds > 0.25,
  ).length
  if (idle > 0)
    remarks.push({
      text: `${plural(idle, 'van')} wait a quarter of the day: windows are far apart.`,
      action: null,
    })
  if (summary.stops > 0 && summary.unserved > summary.stops)
    remarks.push({ text: 'Most orders are left out: add vans, or move orders to another day.', action: null })
  return remarks
}
