// Cost and violations of a change in few words.
import { toPlanViolation, type DistanceUnit, type PlanViolation } from '@dropwise/contracts'
import { currencyText, formatDuration } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import type { Offer } from './offer.ts'
import { ruleText } from '../../../lib/rule-text.ts'

export interface Measures {
  units: DistanceUnit
  currency: string
}

/** Lateness first, then other limits, larger amounts first. */
function byGravity(violations: readonly PlanViolation[]): PlanViolation[] {
  const rank = ({ code }: PlanViolation) =>
    code === 'skills' || code === 'unreachable' ? 0 : code === 'delay' ? 1 : 2
  return violations.toSorted((a, b) => rank(a) - rank(b) || b.amount - a.amount)
}

/** Every rule that an offer would break, gravest first; late stops are combined, with the longest delay. */
export function brokenTexts({ vehicleId, broken }: Offer, measures: Measures): string[] {
  const violations = byGravity(broken.map((violation) => toPlanViolation(vehicleId, violation)))
  const isLateStop = ({ code, orderId }: PlanViolation) => code === 'delay' && orderId !== null
  const [worst, ...more] = violations.filter(isLateStop)
  const others = violations.filter((violation) => !isLateStop(violation))
  const late = worst && ruleText(worst, measures.units)
  return [
    ...(late
      ? [more.length === 0 ? late : words('lateStopsUpTo', { count: more.length + 1, lateness: late })]
      : []),
    ...others.map((violation) => ruleText(violation, measures.units)),
  ]
}

/** The gravest rule that an offer would break; undefined without one. */
export function brokenText({ vehicleId, broken }: Offer, measures: Measures): string | undefined {
  const [worst] = byGravity(broken.map((violation) => toPlanViolation(vehicleId, violation)))
  return worst && ruleText(worst, measures.units)
}

/** `+6 min`, `−12 min`, `0 min`. */
export function minutesText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return formatDuration(0)
  return `${minutes < 0 ? '−' : '+'}${formatDuration(Math.abs(minutes) * 60)}`
}

/** `+$2.40`, from minor units. */
export function moneyText(minor: number, currency: string): string {
  const rounded = Math.round(minor) / 100
  const sign = rounded < 0 ? '−' : rounded > 0 ? '+' : ''
  return `${sign}${currencyText(Math.abs(rounded), currency)}`
}

/** `+6 min, +$2.40`. */
export function priceText(
  { duration, cost }: Pick<Offer, 'duration' | 'cost'>,
  { currency }: Measures,
): string {
  return `${minutesText(duration)}, ${moneyText(cost, currency)}`
}
