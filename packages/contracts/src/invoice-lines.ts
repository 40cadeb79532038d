// Lines of invoices as codes with values, so that every reader gets them in their language. `description` is the English
// sentence. Older invoices store only this sentence, from which code and values are parsed. Pure.
import { z } from 'zod'
import { dayText } from './api/common.ts'
import { fillText } from './errors/entry.ts'
import { localeOf, SOURCE_LANGUAGE } from './languages.ts'

/** English sentences, the most specific ones first. */
const SENTENCES = {
  period: '{plan}, {start} to {end}',
  unused: '{plan}, not used until {day}',
  until: '{plan}, until {day}',
  firstMonth: '{plan}, first month',
  firstYear: '{plan}, first year',
  oneMonth: '{plan}, one month',
  oneYear: '{plan}, one year',
  coupon: 'Coupon {code}, {discount} off',
} as const
export type InvoiceLineCode = keyof typeof SENTENCES
const CODES = Object.keys(SENTENCES) as [InvoiceLineCode, ...InvoiceLineCode[]]

/** Values of `{name}` in a sentence. `discount` is English text from older lines. */
const lineValues = z
  .object({
    plan: z.string(),
    start: dayText,
    end: dayText,
    day: dayText,
    code: z.string(),
    percent: z.number(),
    amountMinor: z.number().int(),
    currency: z.string(),
    discount: z.string(),
  })
  .partial()
type LineValues = z.infer<typeof lineValues>

export const invoiceLine = z.object({
  /** The line in English. */
  description: z.string(),
  amountMinor: z.number().int(),
  /** Code of the sentence; absent for a line with a description only. */
  code: z.enum(CODES).optional(),
  values: lineValues.optional(),
})
export type InvoiceLine = z.infer<typeof invoiceLine>

export interface InvoiceLineText {
  code: InvoiceLineCode
  values: LineValues
}

const DAYS: ReadonlySet<string> = new Set(['start', 'end', 'day'])

/** How a reader's language writes values. */
interface Shown {
  day: (day: string) => string
  percent: (percent: number) => string
  amount: (minor: number, currency: string) => string
}

/** Values of a line as the reader's language writes them. */
export function shownValues({ values }: InvoiceLineText, shown: Shown): Record<string, string> {
  const { start, end, day, percent, amountMinor, currency, ...names } = values
  const days = Object.entries({ start, end, day }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, shown.day(value)] as const],
  )
  const discount =
    percent !== undefined
      ? { discount: shown.percent(percent) }
      : amountMinor !== undefined && currency !== undefined
        ? { discount: shown.amount(amountMinor, currency) }
        : {}
  return { ...names, ...Object.fromEntries(days), ...discount }
}

const ENGLISH: Shown = {
  day: (day) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(SOURCE_LANGUAGE), {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
  percent: (percent) => `${percent} %`,
  amount: (minor, currency) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minor / 100),
}

/** A new line with its code, its values and its English description. */
export const invoiceLineOf = (
  code: InvoiceLineCode,
  values: LineValues,
  amountMinor: number,
): InvoiceLine => ({
  description: fillText(SENTENCES[code], shownValues({ code, values }, ENGLISH)),
  amountMinor,
  code,
  values: { ...values },
})

const LONG_DAY = String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`

/** `^(?<plan>.+), until (?<day>1 May 2026)$`. */
function patternOf(code: InvoiceLineCode): RegExp {
  const groups = SENTENCES[code].replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `(?<${name}>${DAYS.has(name) ? LONG_DAY : '.+'})`,
  )
  return new RegExp(`^${groups}$`)
}

/** Code and values of a line; null for a line with a description only, as from Stripe. */
export function invoiceLineText({ description, code, values }: InvoiceLine): InvoiceLineText | null {
  if (code) return { code, values: values ?? {} }
  for (const candidate of CODES) {
    const groups = patternOf(candidate).exec(description)?.groups
    if (!groups) continue
    return { code: candidate, values: readValues(groups) }
  }
  return null
}

function readValues(groups: Readonly<Record<string, string>>): LineValues {
  const read = Object.entries(groups).map(([name, text]) => {
    const percent = name === 'discount' ? /^([\d.]+) %$/.exec(text)?.[1] : undefined
    if (percent !== undefined) return ['percent', Number(percent)]
    return [name, DAYS.has(name) ? dayOfText(text) : text]
  })
  return Object.fromEntries(read) as LineValues
}

function dayOfText(text: string): string {
  const day = new Date(`${text} UTC`)
  return Number.isNaN(day.getTime()) ? text : day.toISOString().slice(0, 10)
}
