// Month names for charts.

/** `2026-04` as `Apr`. */
export const monthName = (month: string): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' })
