// Invoice amounts in whole minor units: tax, and the cost of a change within a period. Pure.
import type { InvoiceLine } from '@dropwise/contracts'

export interface Totals {
  subtotalMinor: number
  taxMinor: number
  totalMinor: number
}

/** Rounds tax once, on the sum, half up. */
export function totalsOf(lines: readonly InvoiceLine[], taxPercent: number): Totals {
  const subtotalMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  // Hundredths of a percent as an integer: 19.5 % of 1 must not become 0.19499999.
  const taxMinor = Math.floor((subtotalMinor * Math.round(taxPercent * 100) + 5_000) / 10_000)
  return { subtotalMinor, taxMinor, totalMinor: subtotalMinor + taxMinor }
}

export interface Period {
  startsAt: Date
  endsAt: Date
}

/** The share of an amount for the rest of a period, rounded to the nearest minor unit. */
export function restOf(amountMinor: number, { startsAt, endsAt }: Period, now: Date): number {
  const whole = endsAt.getTime() - startsAt.getTime()
  const left = Math.min(whole, Math.max(0, endsAt.getTime() - now.getTime()))
  return whole <= 0 ? 0 : Math.round((amountMinor * left) / whole)
}

/** The same day a month later, or the last day of a shorter month. */
export function nextMonth(from: Date): Date {
  const next = new Date(from)
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return next
}

const money = (amountMinor: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountMinor / 100)

/** `$358.80`. */
export const formatAmount = money
