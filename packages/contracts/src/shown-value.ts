// A company's own field as its readers see it. A module of its own, since the tracking page needs nothing else of such fields.
import type { z } from 'zod'
import type { shownField } from './api/common.ts'
import type { DayString } from './time.ts'

/** The value in words: yes and no, and days in the reader's form. */
export function shownValue(
  { type, value }: Pick<z.output<typeof shownField>, 'type' | 'value'>,
  { yes, no, day }: { yes: string; no: string; day: (date: DayString) => string },
): string {
  if (type === 'yes_no') return value === 'yes' ? yes : value === 'no' ? no : value
  return type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value
}
