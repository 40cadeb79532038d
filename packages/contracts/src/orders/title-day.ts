// The day named in the lines above a header: `Tourenplan Mittwoch, 25.11.2026`.
import { ORDER_DATE_FUTURE_DAYS, ORDER_DATE_PAST_DAYS } from '../constants.ts'
import { addDays, type DayString } from '../time.ts'
import { hintedDateOrder, parseDay, type DateOrder } from './days.ts'

/** Days within text: numeric, day before month name, month name before day. */
const DAYS = [
  /(?<![\d./-])\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?!\d)/gu,
  /(?<![\d./-])\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)/gu,
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?\.?[\s-](?:de\s)?\p{L}{3,}\.?,?[\s-](?:de\s)?\d{4}(?!\d)/giu,
  /\p{L}{3,}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}(?!\d)/giu,
]

/**
 * The only valid order day in the titles. Null for none or several, since the day of the tour and of printing
 * look alike.
 */
export function titleDay(titles: readonly string[], order: DateOrder, today: DayString): DayString | null {
  const dates = titles.flatMap((title) =>
    DAYS.flatMap((pattern) =>
      [...title.matchAll(pattern)].map(([text]) => parseDay(text, hintedDateOrder([text]) ?? order)),
    ),
  )
  const [day, ...others] = new Set(dates.filter((each) => each !== null))
  if (day === undefined || others.length > 0) return null
  return day >= addDays(today, -ORDER_DATE_PAST_DAYS) && day <= addDays(today, ORDER_DATE_FUTURE_DAYS)
    ? day
    : null
}
