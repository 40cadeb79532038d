// Prices of a vehicle's paid hours. Pure: planner, repairs and costs of driven days read them from here.

/** In hundredths of the company's currency. */
export interface HourPrices {
  costPerHourMinor: number
  /** Null: no overtime. */
  overtimeAfterMinutes: number | null
  /** The whole price of an hour of overtime, at least that of any other hour; null: the same. */
  costPerOvertimeHourMinor: number | null
}

/** Seconds after which an hour costs `perHour` more, on a day of which `doneSeconds` are over; null: never. */
export function overtimeOf(
  { costPerHourMinor, overtimeAfterMinutes, costPerOvertimeHourMinor }: HourPrices,
  doneSeconds = 0,
): { after: number; perHour: number } | null {
  if (overtimeAfterMinutes === null || costPerOvertimeHourMinor === null) return null
  const perHour = costPerOvertimeHourMinor - costPerHourMinor
  return perHour > 0 ? { after: Math.max(0, overtimeAfterMinutes * 60 - doneSeconds), perHour } : null
}

/** What these paid seconds cost, after `doneSeconds` of the same day. */
export function costOfHours(prices: HourPrices, seconds: number, doneSeconds = 0): number {
  const overtime = overtimeOf(prices, doneSeconds)
  const extra = overtime ? Math.max(0, seconds - overtime.after) * overtime.perHour : 0
  return (prices.costPerHourMinor * seconds + extra) / 3600
}
