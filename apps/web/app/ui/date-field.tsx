// A day of a form as `YYYY-MM-DD`. The browser's own date field orders day, month and year by the browser's language, which no
// page can change: where that differs from the page's order, a field of our own replaces it.
import { lazy, Suspense } from 'react'
import { dayInDigits } from '../lib/format.ts'
import { currentLocale, useLanguage } from '../lib/language.ts'
import { fieldsWords } from '../lib/words/fields.ts'
import { TextField } from './field.tsx'
import type { DateFieldProps } from './typed-date-field.tsx'

/** Loaded where it is needed: most readers have a browser in their language. */
const TypedDateField = lazy(() => import('./typed-date-field.tsx'))

const orderIn = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts()
    .map(({ type }) => type)
    .filter((type) => type !== 'literal')
    .join(' ')

/** On touch screens the system's picker is better than a small calendar and a keyboard, whatever its order. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

function needsOwnField(): boolean {
  try {
    return orderIn(navigator.language) !== orderIn(currentLocale()) && !isTouched()
  } catch {
    // A browser whose language is no locale.
    return false
  }
}

/** The value and what handlers receive are `YYYY-MM-DD` or empty, as those of the browser's field. */
export function DateField(props: DateFieldProps) {
  useLanguage()
  const unread = fieldsWords('date', { example: dayInDigits('2026-04-16') })
  const native = <TextField {...props} type="date" unread={unread} />
  return needsOwnField() ? (
    <Suspense fallback={native}>
      <TypedDateField {...props} unread={unread} />
    </Suspense>
  ) : (
    native
  )
}
