// Month names for charts.
import { dateText } from '../../../lib/format.ts'

/** `2026-04` as `Apr`. */
export const monthName = (month: string): string =>
  dateText(new Date(`${month}-15T00:00:00Z`), { month: 'short', timeZone: 'UTC' })
