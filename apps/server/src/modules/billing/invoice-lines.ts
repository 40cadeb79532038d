// What the lines and the tax of an invoice say in the reader's language. English readers get lines as issued.
import {
  fillText,
  invoiceLineText,
  localeOf,
  REVERSE_CHARGE_NOTE,
  shownValues,
  UNNAMED_TAX,
  VAT,
  type InvoiceLine,
  type InvoiceLineCode,
  type Language,
} from '@dropwise/contracts'
import { longDay } from '../../platform/long-day.ts'
import { pdfWords, type PdfWords } from '../../platform/pdf/words/index.ts'
import { formatAmount } from './amounts.ts'

const SENTENCES = {
  period: 'linePeriod',
  unused: 'lineUnused',
  until: 'lineUntil',
  firstMonth: 'lineFirstMonth',
  firstYear: 'lineFirstYear',
  oneMonth: 'lineOneMonth',
  oneYear: 'lineOneYear',
  coupon: 'lineCoupon',
} as const satisfies Record<InvoiceLineCode, keyof PdfWords>

const percentText = (percent: number, language: Language): string =>
  `${new Intl.NumberFormat(localeOf(language)).format(percent)} %`

export function lineText(line: InvoiceLine, language: Language): string {
  const text = language.startsWith('en') ? null : invoiceLineText(line)
  if (!text) return line.description
  const values = shownValues(text, {
    day: (day) => longDay(new Date(`${day}T00:00:00Z`), language),
    percent: (percent) => percentText(percent, language),
    amount: (minor, currency) => formatAmount(minor, currency, language),
  })
  return fillText(pdfWords(language)[SENTENCES[text.code]], values)
}

/** `Tax 19 %`: a tax that the owner named keeps its name. */
export function taxText(
  invoice: { tax_label: string; tax_percent: string | number; tax_note: string },
  language: Language,
): string {
  const words = pdfWords(language)
  const { tax_label: label } = invoice
  const name =
    label === UNNAMED_TAX
      ? words.tax
      : label === VAT && invoice.tax_note === REVERSE_CHARGE_NOTE
        ? words.vat
        : label
  return `${name} ${percentText(Number(invoice.tax_percent), language)}`
}

/** The sentence that the law requires beside the tax. */
export const taxNote = (note: string, language: Language): string =>
  note === REVERSE_CHARGE_NOTE ? pdfWords(language).reverseCharge : note
