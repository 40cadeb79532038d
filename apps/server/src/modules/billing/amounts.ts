// Invoice amounts in whole minor units: tax, and the cost of a change within a period. Pure.
import {
  invoiceLineOf,
  localeOf,
  type BillingPeriod,
  type InvoiceLine,
  type Language,
  type MailLocale,
} from '@dropwise/contracts'

export interface Totals {
  subtotalMinor: number
  taxMinor: number
  totalMinor: number
}

/** Rounds tax once, on the sum, half up. */
export function totalsOf(lines: readonly Pick<InvoiceLine, 'amountMinor'>[], taxPercent: number): Totals {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  const taxMinor = shareOf(subtotalMinor, taxPercent)
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor }
}

/** Hundredths of a percent as an integer: 19.5 % of 1 must not become 0.19499999. */
const shareOf = (amountMinor: number, percent: number): number =>
  Math.floor((amountMinor * Math.round(percent * 100) + 5_000) / 10_000)

/** The discount of a share or an amount, at most the whole. */
export const discountOf = (
  subtotalMinor: number,
  { percent, amountMinor }: { percent: number | null; amountMinor: number | null },
): number =>
  Math.max(
    0,
    Math.min(subtotalMinor, percent === null ? (amountMinor ?? 0) : shareOf(subtotalMinor, percent)),
  )

/** The line of a plan's first period. */
export const firstLine = (plan: string, period: BillingPeriod, priceMinor: number): InvoiceLine =>
  invoiceLineOf(period === 'year' ? 'firstYear' : 'firstMonth', { plan }, priceMinor)

/** The day of an instant on invoices, whose clock is UTC. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10)

export interface Period {
  startsAt: Date
  endsAt: Date
}

/** The share of an amount for the rest of a period, rounded to the nearest minor unit. */
export function restOf(amountMinor: number, { startsAt, endsAt }: Period, now: Date): number {
  const periodMs = endsAt.getTime() - startsAt.getTime()
  const remainingMs = Math.min(periodMs, Math.max(0, endsAt.getTime() - now.getTime()))
  return periodMs <= 0 ? 0 : Math.round((amountMinor * remainingMs) / periodMs)
}

/** The same day a month or a year later, or the last day of a shorter month. */
export function endOfPeriod(from: Date, period: BillingPeriod): Date {
  const next = new Date(from)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + (period === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return next
}

const money = (amountMinor: number, currency: string, language: Language | MailLocale = 'en-US') =>
  new Intl.NumberFormat(localeOf(language === 'en' ? 'en-US' : language), {
    style: 'currency',
    currency,
  }).format(amountMinor / 100)

/** `$358.80`. */
export const formatAmount = money
