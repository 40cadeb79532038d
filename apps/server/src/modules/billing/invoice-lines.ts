// What the lines of an invoice say in the reader's language. Invoices keep their lines in English, as issued; the
// sentences that the platform writes are read back from there. All other lines, such as those of Stripe, stay as issued.
import { fillText, type Language } from '@dropwise/contracts'
import { longDay } from '../../platform/long-day.ts'
import { pdfWords, type PdfWords } from '../../platform/pdf/words/index.ts'

const DAY = String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`

/** Sentences of `clock.ts`, `start-plan.ts`, `subscription.ts` and `coupons.ts`, more special ones first. */
const SENTENCES: readonly { pattern: RegExp; key: Exclude<keyof PdfWords, 'facts'> }[] = [
  { pattern: new RegExp(`^(?<plan>.+), (?<start>${DAY}) to (?<end>${DAY})$`), key: 'linePeriod' },
  { pattern: new RegExp(`^(?<plan>.+), not used until (?<day>${DAY})$`), key: 'lineUnused' },
  { pattern: new RegExp(`^(?<plan>.+), until (?<day>${DAY})$`), key: 'lineUntil' },
  { pattern: /^(?<plan>.+), first month$/, key: 'lineFirstMonth' },
  { pattern: /^(?<plan>.+), first year$/, key: 'lineFirstYear' },
  { pattern: /^(?<plan>.+), one month$/, key: 'lineOneMonth' },
  { pattern: /^(?<plan>.+), one year$/, key: 'lineOneYear' },
  { pattern: /^Coupon (?<code>\S+), (?<discount>.+) off$/, key: 'lineCoupon' },
]
const IS_DAY = new RegExp(`^${DAY}$`)

export function lineText(description: string, language: Language): string {
  if (language.startsWith('en')) return description
  for (const { pattern, key } of SENTENCES) {
    const groups = pattern.exec(description)?.groups
    if (!groups) continue
    const values = Object.entries(groups).map(([name, text]) => [
      name,
      IS_DAY.test(text) ? dayText(text, language) : text,
    ])
    return fillText(pdfWords(language)[key], Object.fromEntries(values) as Record<string, string>)
  }
  return description
}

function dayText(text: string, language: Language): string {
  const day = new Date(`${text} UTC`)
  return Number.isNaN(day.getTime()) ? text : longDay(day, language)
}
