// Names of a day's plans, and a run's result as a sentence.
import { distanceIn, MAX_PLAN_SECONDS, type DistanceUnit, type PlanResponse } from '@dropwise/contracts'
import { distanceText, formatDistance, listAnd } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'

interface Named {
  id: string
  name: string | null
}

/** Its own name, else `Plan A` for the day's first. */
export function planName(plans: readonly Named[], id: string): string {
  const index = plans.findIndex((plan) => plan.id === id)
  const own = plans[index]?.name
  if (own) return own
  const letter = index < 26 ? String.fromCharCode(65 + Math.max(0, index)) : index + 1
  return words('planLetter', { letter })
}

type Summary = PlanResponse['summary']

/** `All 198 stops with 12 vans, 140.8 mi. 18.5 mi and 6 late stops fewer than Plan A.` */
export function runSentence(
  now: Summary,
  units: DistanceUnit,
  before?: { name: string; summary: Summary },
): string {
  const total = now.stops + now.unserved
  const used = { stops: total, vans: now.routes, distance: formatDistance(now.distanceMetres, units) }
  const done =
    now.unserved === 0 ? words('allServed', used) : words('someServed', { ...used, served: now.stops })
  if (!before) return done
  const was = before.summary
  const parts = [
    change(now.routes - was.routes, (n) => words('vanCount', { count: n })),
    change(Math.round(10 * distanceIn(now.distanceMetres - was.distanceMetres, units)) / 10, (n) =>
      distanceText(n, units),
    ),
    change(now.late - was.late, (n) => words('lateStopCount', { count: n })),
    change(now.unserved - was.unserved, (n) => words('unservedCount', { count: n })),
  ].filter((part) => part !== null)
  const list = (sign: 1 | -1) => parts.filter((part) => part.sign === sign).map(({ text }) => text)
  const plan = before.name
  const [less, more] = [listAnd(list(-1)), listAnd(list(1))]
  if (!less && !more) return `${done} ${words('sameAs', { plan })}`
  if (!more) return `${done} ${words('fewerThan', { less, plan })}`
  if (!less) return `${done} ${words('moreThan', { more, plan })}`
  return `${done} ${words('fewerAndMore', { less, more, plan })}`
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
      text: words('remarkStarved'),
      action: { label: words('searchFor', { seconds: longer }), objective, seconds: longer },
    })
  const short = routes.filter(({ durationSeconds }) => durationSeconds < SHORT_DAY).length
  if (short >= 2 && objective !== 'vehicles')
    remarks.push({
      text: words('remarkShort', { count: short }),
      action: { label: words('tryFewest'), objective: 'vehicles' },
    })
  const days = routes.map(({ durationSeconds }) => durationSeconds)
  const gap = Math.max(...days) - Math.min(...days)
  if (routes.length >= 2 && short === 0 && gap > UNEVEN && objective !== 'balance')
    remarks.push({
      text: words('remarkUneven', { hours: Math.round(gap / 3600) }),
      action: { label: words('tryEven'), objective: 'balance' },
    })
  const idle = routes.filter(
    ({ waitSeconds, durationSeconds }) => durationSeconds > 0 && waitSeconds / durationSeconds > 0.25,
  ).length
  if (idle > 0)
    remarks.push({
      text: words('remarkIdle', { count: idle }),
      action: null,
    })
  if (summary.stops > 0 && summary.unserved > summary.stops)
    remarks.push({ text: words('remarkLeftOut'), action: null })
  return remarks
}
