// Formats numbers in the page's language. Without dates and units, so that the home page loads no time zones and schemas
// for its few figures; format.ts has the rest.
import { currentLocale } from './language.ts'
import { commonWords as words } from './words/common.ts'

/** Formats by options: creating one is slow, and a table needs thousands. */
const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** The format of a key in the page's language, made once. */
export function cachedFormat<Format extends Intl.DateTimeFormat | Intl.NumberFormat>(
  key: string,
  makeFormat: (locale: string) => Format,
): Format {
  const locale = currentLocale()
  const fullKey = `${locale} ${key}`
  let format = formats.get(fullKey) as Format | undefined
  if (!format) formats.set(fullKey, (format = makeFormat(locale)))
  return format
}

const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cachedFormat(`number ${JSON.stringify(options)}`, (locale) => new Intl.NumberFormat(locale, options))

/** A number by `Intl` options. */
export const numberText = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(options).format(value)

/** Parts of a formatted number, such as the unit. */
export const numberParts = (value: number, options: Intl.NumberFormatOptions): Intl.NumberFormatPart[] =>
  numberFormat(options).formatToParts(value)

/** `1,204`. */
export const count = (value: number): string => numberText(value)

/** `97 %`. */
export const percent = (value: number): string => words('percent', { value: count(value) })

/** `8.4`, `22.0`: for columns. */
export const oneDecimal = (value: number): string =>
  numberText(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
