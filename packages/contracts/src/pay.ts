// What a driver earns on a driven day: lines computed from the day's facts and the rates of its rule. Pure integers.
import { z } from 'zod'
import { dayText, idText, namedRecord } from './api/common.ts'

const SECONDS_PER_HOUR = 3600
const METRES_PER_KM = 1000
/** A mile is 1,609.344 m, so 125 miles are whole metres. */
const METRES_PER_125_MILES = 201_168

const minor = z.number().int().min(0).max(10_000_000)
/** Rates of a rule, in hundredths of the company's currency. */
export const payRates = z.object({
  perShiftMinor: minor.default(0),
  perHourMinor: minor.default(0),
  perStopMinor: minor.default(0),
  perKmMinor: minor.default(0),
  /** For companies that count in miles. */
  perMileMinor: minor.default(0),
  perFailedMinor: minor.default(0),
  /** Bonus of a day on which at least `onTimePercent` of the served stops were on time. */
  onTimeMinor: minor.default(0),
  onTimePercent: z.number().int().min(1).max(100).default(95),
  dayMinimumMinor: minor.default(0),
})
export type PayRates = z.output<typeof payRates>

export const PAY_LINE_KINDS = [
  'shift',
  'hours',
  'stops',
  'distance',
  'miles',
  'failed',
  'on_time',
  'minimum',
] as const
export type PayLineKind = (typeof PAY_LINE_KINDS)[number]

export const payLine = z.object({
  kind: z.enum(PAY_LINE_KINDS),
  /** What the line counts: shifts, seconds, stops, metres (paid by kilometre, or by mile), failed stops, percent on time; 1 for the minimum. */
  quantity: z.number().int(),
  rateMinor: z.number().int(),
  amountMinor: z.number().int(),
})
export type PayLine = z.output<typeof payLine>

/** What a driver did on a day. */
export const payFacts = z.object({
  date: dayText,
  /** Driven routes of the day. */
  routes: z.array(z.object({ id: idText, number: z.number().int() })),
  /** All routes of the day have ended. */
  isFinished: z.boolean(),
  /** Between start and end of the finished routes; time in two routes at once counts once. */
  seconds: z.number().int(),
  /** By positions where they are stored, else as planned; of finished routes. */
  metres: z.number().int(),
  served: z.number().int(),
  onTime: z.number().int(),
  failed: z.number().int(),
})
export type PayFacts = z.output<typeof payFacts>

export const payDay = payFacts.extend({
  /** Null where no rule paid the driver on that day. */
  rule: namedRecord.nullable(),
  lines: z.array(payLine),
  amountMinor: z.number().int(),
})
export type PayDay = z.output<typeof payDay>

export interface PayRule {
  id: string
  name: string
  startsOn: string
  /** Empty: all drivers whom no other rule names. */
  driverIds: readonly string[]
  rates: PayRates
}

/**
 * The rule of rounding, for pay and for prices: each line rounds once, half up, to a hundredth of the currency; totals add
 * rounded lines.
 */
export function amountOfLine(quantity: number, rateMinor: number, unit = 1): number {
  return Math.floor((2 * quantity * rateMinor + unit) / (2 * unit))
}

/** The latest rule that names the driver, else the latest for all; null before the first. */
export function payRuleOf<Rule extends Pick<PayRule, 'startsOn' | 'driverIds'>>(
  rules: readonly Rule[],
  driverId: string,
  day: string,
): Rule | null {
  const latest = (of: readonly Rule[]) =>
    of.reduce<Rule | null>(
      (last, rule) => (last === null || rule.startsOn > last.startsOn ? rule : last),
      null,
    )
  const begun = rules.filter(({ startsOn }) => startsOn <= day)
  return (
    latest(begun.filter(({ driverIds }) => driverIds.includes(driverId))) ??
    latest(begun.filter(({ driverIds }) => driverIds.length === 0))
  )
}

/** Lines of a driven day with an amount; the minimum adds the difference if they are below it. */
function linesOf(rates: PayRates, facts: PayFacts): PayLine[] {
  const line = (kind: PayLineKind, quantity: number, rateMinor: number, unit = 1): PayLine => ({
    kind,
    quantity,
    rateMinor,
    amountMinor: amountOfLine(quantity, rateMinor, unit),
  })
  const percent = facts.served > 0 ? Math.floor((100 * facts.onTime) / facts.served) : 0
  const lines = [
    line('shift', 1, rates.perShiftMinor),
    line('hours', facts.seconds, rates.perHourMinor, SECONDS_PER_HOUR),
    line('stops', facts.served, rates.perStopMinor),
    line('distance', facts.metres, rates.perKmMinor, METRES_PER_KM),
    {
      ...line('miles', facts.metres, rates.perMileMinor),
      amountMinor: amountOfLine(125 * facts.metres, rates.perMileMinor, METRES_PER_125_MILES),
    },
    line('failed', facts.failed, rates.perFailedMinor),
    ...(percent >= rates.onTimePercent
      ? [{ ...line('on_time', 1, rates.onTimeMinor), quantity: percent }]
      : []),
  ].filter(({ amountMinor }) => amountMinor > 0)
  const missing = rates.dayMinimumMinor - sumOf(lines)
  return missing > 0
    ? [...lines, { kind: 'minimum', quantity: 1, rateMinor: rates.dayMinimumMinor, amountMinor: missing }]
    : lines
}

const sumOf = (items: readonly { amountMinor: number }[]): number =>
  items.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** A driver's days with their lines. */
export function payDays(rules: readonly PayRule[], driverId: string, facts: readonly PayFacts[]): PayDay[] {
  return facts.map((day) => {
    const rule = payRuleOf(rules, driverId, day.date)
    const lines = rule ? linesOf(rule.rates, day) : []
    return { ...day, rule: rule && { id: rule.id, name: rule.name }, lines, amountMinor: sumOf(lines) }
  })
}

/** Pay of days and corrections. */
export const payTotal = (...parts: (readonly { amountMinor: number }[])[]): number =>
  parts.reduce((sum, part) => sum + sumOf(part), 0)
