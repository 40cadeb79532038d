// Texts for broken rules of a day, shared by Plan, Live and the server.
import type { PlanViolation } from './api/plans.ts'
import { formatDistance, formatDuration, type DistanceUnit } from './units.ts'

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
  max_stops: 'stops',
  max_distance: 'metres',
  skills: 'skills',
  delay: 'seconds',
  lead_time: 'seconds',
  max_duration: 'seconds',
  max_travel: 'seconds',
  max_driving: 'seconds',
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
    unit: code === 'load' ? (LOAD_UNITS[dimension] ?? 'count') : (UNITS[code] ?? 'count'),
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
  const minutes = formatDuration(Math.ceil(amount / 60) * 60)
  switch (code) {
    case 'delay':
      return orderId === null ? `${minutes} past shift` : `${minutes} late`
    case 'promise':
      return `${minutes} late`
    case 'lead_time':
      return `${minutes} early`
    case 'max_duration':
      return `${minutes} over hours`
    case 'max_travel':
      return `${minutes} over driving time`
    case 'max_driving':
      return `${minutes} too long without a rest`
    case 'max_distance':
      return `${formatDistance(amount, units)} too far`
    case 'load':
      return `${loadText(amount, unit)} over`
    case 'max_stops':
      return `${amount} ${amount === 1 ? 'stop' : 'stops'} over`
    case 'missing_break':
      return `no time for the break of ${minutes}`
    case 'max_reloads':
      return 'loads again too often'
    case 'precedence':
      return 'delivers before it picks up'
    case 'driver_off':
      return `its driver is off for ${minutes}`
    case 'overlap':
      return `${minutes} on two routes at once`
    case 'skills':
      return 'lacks a skill'
    case 'unreachable':
      return 'no road'
    default:
      return 'not allowed'
  }
}

const kilograms = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function loadText(amount: number, unit: PlanViolation['unit']): string {
  if (unit === 'grams') return `${kilograms.format(amount / 1000)} kg`
  if (unit === 'litres') return `${amount} l`
  return unit === 'pallets' ? `${amount / 10} pallets` : `${amount} parcels`
}
