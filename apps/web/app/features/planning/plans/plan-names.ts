// Names of a day's plans, and a run's result as a sentence.
import { distanceIn, MAX_PLAN_SECONDS, type DistanceUnit, type PlanResponse } from '@dropwise/contracts'
import { distanceText, formatDistance, listAnd } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'

interface Named {
  id: string
  name: string | null
}

/** The plan's custom name, else `Plan A` for the first plan of the day. */
export function planName(plans: readonly Named[], id: string): string {
  const index = plans.findIndex((plan) => plan.id === id)
  const customName = plans[index]?.name
  if (customName) return customName
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
  const figures = { stops: total, vans: now.routes, distance: formatDistance(now.distanceMetres, units) }
  const servedSentence =
    now.unserved === 0 ? words('allServed', figures) : words('someServed', { ...figures, served: now.stops })
  if (!before) return servedSentence
  const previous = before.summary
  const parts = [
    change(now.routes - previous.routes, (n) => words('vanCount', { count: n })),
    change(Math.round(10 * distanceIn(now.distanceMetres - previous.distanceMetres, units)) / 10, (n) =>
      distanceText(n, units),
    ),
    change(now.late - previous.late, (n) => words('lateStopCount', { count: n })),
    change(now.unserved - previous.unserved, (n) => words('unservedCount', { count: n })),
  ].filter((part) => part !== null)
  const list = (sign: 1 | -1) => parts.filter((part) => part.sign === sign).map(({ text }) => text)
  const plan = before.name
  const [less, more] = [listAnd(list(-1)), listAnd(list(1))]
  if (!less && !more) return `${servedSentence} ${words('sameAs', { plan })}`
  if (!more) return `${servedSentence} ${words('fewerThan', { less, plan })}`
  if (!less) return `${servedSentence} ${words('moreThan', { more, plan })}`
  return `${servedSentence} ${words('fewerAndMore', { less, more, plan })}`
}

/**
 * Distance saved against the same orders in file order, as a share. Null for a plan that leaves orders out,
 * because it drives less for that reason alone, and below half a per cent.
 */
export function savedOf({ unserved, distanceMetres, baselineDistanceMetres }: Summary): number | null {
  if (unserved > 0 || !baselineDistanceMetres) return null
  const saved = distanceMetres / baselineDistanceMetres - 1
  return Math.abs(saved) < 0.005 ? null : saved
}

/** Whether a figure beats another plan's. A smaller figure is no gain where the plan serves fewer orders. */
export function isBetter(change: number, isLessBetter: boolean, servedChange: number): boolean {
  if (change === 0) return false
  return isLessBetter ? change < 0 && servedChange >= 0 : change > 0
}

function change(by: number, name: (amount: number) => string): { sign: 1 | -1; text: string } | null {
  return by === 0 ? null : { sign: by > 0 ? 1 : -1, text: name(Math.abs(by)) }
}

export interface Remark {
  text: string
  /** The run that would remedy the remark. */
  action: { label: string; objective: PlanResponse['objective']; seconds?: number } | null
}

/** In seconds. A shorter day hardly justifies the driver's way to the depot. */
const SHORT_DAY = 2 * 3600
/** In seconds. Days whose lengths differ by more are unfair. */
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
