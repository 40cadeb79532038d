// Texts for broken rules of a day, shared by Plan, Live and the server.
import type { PlanViolation } from './api/plans.ts'
import { limitRuleOf } from './limits/index.ts'
import { measuresOf, wholeMinutes, type DistanceUnit } from './units.ts'

/** A broken constraint from the planner's checker. */
export interface CheckedRule {
  code: string
  amount: number
  order?: string | number
  dimension?: number
}

const LOAD_UNITS: readonly PlanViolation['unit'][] = ['packages', 'grams', 'litres', 'pallets']
/** Unit of a broken rule's amount; pallets count in tenths. */
const UNITS: Readonly<Record<string, PlanViolation['unit']>> = {
  skills: 'skills',
  delay: 'seconds',
  lead_time: 'seconds',
  missing_break: 'seconds',
  release: 'seconds',
  driver_off: 'seconds',
  overlap: 'seconds',
}

export function toPlanViolation(
  vehicleId: string,
  { code, amount, order, dimension = 0 }: CheckedRule,
): PlanViolation {
  return {
    code,
    amount,
    unit:
      code === 'load'
        ? (LOAD_UNITS[dimension] ?? 'count')
        : (limitRuleOf(code)?.unit ?? UNITS[code] ?? 'count'),
    vehicleId,
    orderId: order === undefined ? null : String(order),
  }
}

/**
 * True when breaking the rule needs confirmation. Late stops do not: they are reported, and the search prices
 * them.
 */
export function isHardRule({ code, orderId }: Pick<PlanViolation, 'code' | 'orderId'>): boolean {
  return code !== 'promise' && (code !== 'delay' || orderId === null)
}

/** The amount of a broken rule: `14 min late`, `31 kg over`, `lacks a skill`. */
export function violationText({ code, amount, unit, orderId }: PlanViolation, units: DistanceUnit): string {
  const limit = limitRuleOf(code)
  if (limit) return limit.broken(amount, measuresOf(units))
  const minutes = wholeMinutes(amount)
  switch (code) {
    case 'delay':
      return orderId === null ? `${minutes} past shift` : `${minutes} late`
    case 'promise':
      return `${minutes} late`
    case 'lead_time':
      return `${minutes} early`
    case 'load':
      return `${loadText(amount, unit)} over`
    case 'missing_break':
      return `no time for the break of ${minutes}`
    case 'max_reloads':
      return 'loads again too often'
    case 'precedence':
      return 'delivers before it picks up'
    case 'sequence':
      return 'out of its sequence'
    case 'together':
      return 'in another van than its group'
    case 'driver_off':
      return `its driver is off for ${minutes}`
    case 'overlap':
      return `${minutes} on two routes at once`
    case 'skills':
      return 'lacks a skill'
    case 'vehicle':
      return 'outside its zones, or excluded by the order'
    case 'unreachable':
      return 'no road that this vehicle may take'
    default:
      return 'not allowed'
  }
}

const kilograms = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function loadText(amount: number, unit: PlanViolation['unit']): string {
  if (unit === 'grams') return `${kilograms.format(amount / 1000)} kg`
  if (unit === 'litres') return `${amount} l`
  const [count, noun] = unit === 'pallets' ? [amount / 10, 'pallet'] : [amount, 'parcel']
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
