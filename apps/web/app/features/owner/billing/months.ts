// Month names for charts and lists.
import { dateText } from '../../../lib/format.ts'

const monthText = (month: string, options: Intl.DateTimeFormatOptions): string =>
  dateText(new Date(`${month}-15T00:00:00Z`), { month: 'short', timeZone: 'UTC', ...options })

/** `2026-04` as `Apr`. */
export const monthName = (month: string): string => monthText(month, {})
/** `2026-04` as `Apr 2026`. */
export const monthAndYear = (month: string): string => monthText(month, { year: 'numeric' })
