// Conditional tags (`no @ (Mo-Fr 07:00-09:00)`): the network has no clock, so each condition is compared
// with vans' working hours. A prohibition counts when it holds at least half of them (otherwise a rush-hour
// ban would close a street all day); a permission counts only when it holds in all of them.
import { PROFILES } from '../profiles/index.ts'
import type { Profile } from '../types.ts'

/** Share of the working week in which a condition holds. */
export type Coverage = 'never' | 'partly' | 'mostly' | 'always'

const COVERAGES: readonly Coverage[] = ['never', 'partly', 'mostly', 'always']

/** Whether a prohibition with this coverage counts. */
export const isUsual = (holds: Coverage): boolean => holds === 'mostly' || holds === 'always'

export interface ConditionalValue {
  value: string
  holds: Coverage
}

/** Vans drive Monday to Friday, from the first hour to before the last. */
const FIRST_HOUR = 8
const LAST_HOUR = 18
const WORKING_DAYS = 5
const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const SLOT_MINUTES = 15

/** Values of a `:conditional` tag with the rest of each condition; unknown conditions never hold. */
export function readConditional(text: string, profile: Profile): ConditionalValue[] {
  const conditionalValues: ConditionalValue[] = []
  for (const [, value = '', inside, bare] of text.matchAll(/([^;@()]+)@\s*(?:\(([^)]*)\)|([^;]+))/g))
    conditionalValues.push({ value: value.trim(), holds: coverage(inside ?? bare ?? '', profile) })
  return conditionalValues
}

function coverage(condition: string, profile: Profile): Coverage {
  const parts = condition.split(/\s+AND\s+/i).map((part) => partCoverage(part.trim(), profile))
  return COVERAGES.find((least) => parts.includes(least)) ?? 'never'
}

function partCoverage(part: string, profile: Profile): Coverage {
  const size = /^(\w+)\s*(<=|>=|<|>|=)\s*([\d.]+)/.exec(part)
  if (size) {
    const [, name = '', sign = '', limit = ''] = size
    const ownSize = sizeOf(name.toLowerCase(), profile)
    return ownSize !== undefined && compare(ownSize, sign, Number(limit)) ? 'always' : 'never'
  }
  return hoursCoverage(part.toLowerCase())
}

/** The size in a condition such as `weight > 3.5`; undefined for others. */
function sizeOf(name: string, profile: Profile): number | undefined {
  const { height, width, length, weight, axles } = PROFILES[profile].dimensions
  const sizes: Record<string, number> = {
    height,
    width,
    length,
    weight,
    axles,
    maxweight: weight,
    maxweightrating: weight,
    trailer: 0,
  }
  return sizes[name]
}

function compare(vehicleValue: number, sign: string, limit: number): boolean {
  if (sign === '>') return vehicleValue > limit
  if (sign === '>=') return vehicleValue >= limit
  if (sign === '<') return vehicleValue < limit
  return sign === '<=' ? vehicleValue <= limit : vehicleValue === limit
}

/**
 * Coverage of opening hours: weekdays and times. Seasons, holidays and sun times do not hold on every
 * working day.
 */
function hoursCoverage(text: string): Coverage {
  if (text === '24/7') return 'always'
  const slots = ((LAST_HOUR - FIRST_HOUR) * 60) / SLOT_MINUTES
  const isOn = new Uint8Array(WORKING_DAYS * slots)
  let days = DAYS.map(() => true)
  // `;` and `,` both separate rules here: times without days belong to the previous days.
  for (const rule of text.split(/\s*;\s*/)) {
    const words = rule
      .replaceAll(/\d{1,2}:\d{2}(-\d{1,2}:\d{2}\+?)?/g, '')
      .replaceAll(/\b(mo|tu|we|th|fr|sa|su|sh)\b/g, '')
    if (/[a-z\d]/.test(words)) continue
    const daysOfRule = daysOf(rule)
    if (daysOfRule) days = daysOfRule
    const times = [...rule.matchAll(/(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})/g)].map(([, ...parts]) => {
      const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map(Number)
      return [fromHour * 60 + fromMinute, toHour * 60 + toMinute] as const
    })
    if (times.length === 0 && !daysOfRule) continue
    for (let day = 0; day < WORKING_DAYS; day++)
      for (let slot = 0; slot < slots; slot++) {
        const minute = FIRST_HOUR * 60 + slot * SLOT_MINUTES
        const isIn = times.length === 0 || times.some(([from, to]) => isBetween(minute, from, to))
        if (days[day] && isIn) isOn[day * slots + slot] = 1
      }
  }
  const on = isOn.reduce((sum, flag) => sum + flag, 0)
  if (on === 0) return 'never'
  if (on === isOn.length) return 'always'
  return on * 2 >= isOn.length ? 'mostly' : 'partly'
}

/** Times may pass midnight. */
function isBetween(minute: number, from: number, to: number): boolean {
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** `mo-fr`, `mo,we`, `sa-mo`; null without days. */
function daysOf(rule: string): boolean[] | null {
  const isNamed = DAYS.map(() => false)
  let isAny = false
  for (const [, first = '', last = first] of rule.matchAll(
    /\b(mo|tu|we|th|fr|sa|su)(?:\s*-\s*(mo|tu|we|th|fr|sa|su))?\b/g,
  )) {
    isAny = true
    const end = DAYS.indexOf(last)
    for (let day = DAYS.indexOf(first); ; day = (day + 1) % 7) {
      isNamed[day] = true
      if (day === end) break
    }
  }
  return isAny ? isNamed : null
}
