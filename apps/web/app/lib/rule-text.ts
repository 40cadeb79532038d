// The amount of a broken rule in the page's language: `14 min late`, `31 kg over`, `lacks a skill`.
import type { DistanceUnit, PlanViolation } from '@dropwise/contracts'
import { formatDistance, formatLateness, volumeText, weightText, wholeMinutes } from './format.ts'
import { rulesWords as words } from './words/rules.ts'

/** Rules that are broken by some time. */
const DURATION_TEXTS = new Map([
  ['max_travel', 'brokenDriving'],
  ['max_driving', 'brokenRest'],
  ['max_duration', 'brokenHours'],
  ['missing_break', 'brokenBreak'],
  ['driver_off', 'brokenDriverOff'],
  ['overlap', 'brokenOverlap'],
] as const)
/** Rules that are broken or not. */
const PLAIN_TEXTS = new Map([
  ['max_reloads', 'brokenReloads'],
  ['precedence', 'brokenPrecedence'],
  ['sequence', 'brokenSequence'],
  ['together', 'brokenTogether'],
  ['skills', 'brokenSkills'],
  ['vehicle', 'brokenVehicle'],
  ['unreachable', 'brokenUnreachable'],
] as const)

export function ruleText({ code, amount, unit, orderId }: PlanViolation, units: DistanceUnit): string {
  const durationText = DURATION_TEXTS.get(code as 'overlap')
  if (durationText) return words(durationText, { duration: wholeMinutes(amount) })
  switch (code) {
    case 'max_stops':
      return words('brokenStops', { count: amount })
    case 'max_distance':
      return words('brokenDistance', { distance: formatDistance(amount, units) })
    case 'delay':
      return orderId === null
        ? words('brokenShift', { duration: wholeMinutes(amount) })
        : formatLateness(amount)
    case 'promise':
      return formatLateness(amount)
    case 'lead_time':
      return formatLateness(-amount)
    case 'load':
      return words('brokenLoad', { load: loadText(amount, unit) })
    default:
      return words(PLAIN_TEXTS.get(code as 'skills') ?? 'brokenOther')
  }
}

function loadText(amount: number, unit: PlanViolation['unit']): string {
  if (unit === 'grams') return weightText(amount / 1000)
  if (unit === 'litres') return volumeText(amount)
  return unit === 'pallets'
    ? words('loadPallets', { count: amount / 10 })
    : words('loadParcels', { count: amount })
}
