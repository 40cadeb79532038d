// What an invoice says of its lines and its tax, in the page's language. English readers get lines as issued.
import {
  invoiceLineText,
  REVERSE_CHARGE_NOTE,
  shownValues,
  SOURCE_LANGUAGE,
  UNNAMED_TAX,
  VAT,
  type InvoiceItem,
  type InvoiceLine,
  type InvoiceLineCode,
  type SubscriptionResponse,
} from '@dropwise/contracts'
import { currentLanguage } from './language.ts'
import { dayText, moneyWithCents, percent } from './format.ts'
import { invoiceLineWords as words } from './words/invoice-lines.ts'

const isEnglish = (): boolean => currentLanguage().split('-')[0] === SOURCE_LANGUAGE.split('-')[0]

const SENTENCES = {
  period: 'period',
  unused: 'unused',
  until: 'until',
  firstMonth: 'firstMonth',
  firstYear: 'firstYear',
  oneMonth: 'oneMonth',
  oneYear: 'oneYear',
  coupon: 'coupon',
} as const satisfies Record<InvoiceLineCode, string>
/** Each sentence has the values of its code. */
const say = words as unknown as (
  sentence: (typeof SENTENCES)[InvoiceLineCode],
  values: Readonly<Record<string, string>>,
) => string

export function lineText(line: InvoiceLine): string {
  const text = isEnglish() ? null : invoiceLineText(line)
  if (!text) return line.description
  const values = shownValues(text, {
    day: (day) => dayText(day, { day: 'numeric', month: 'long', year: 'numeric' }),
    percent,
    amount: moneyWithCents,
  })
  return say(SENTENCES[text.code], values)
}

/** The name of the tax: the owner's, or the reader's own word where the owner gave none. */
export function taxName({ taxLabel, taxNote }: Pick<InvoiceItem, 'taxLabel' | 'taxNote'>): string {
  if (taxLabel === UNNAMED_TAX) return words('tax')
  return taxLabel === VAT && taxNote === REVERSE_CHARGE_NOTE ? words('vat') : taxLabel
}

/** The sentence that the law wants beside the tax; empty for none. */
export const taxNoteText = (note: string): string =>
  note === REVERSE_CHARGE_NOTE ? words('reverseCharge') : note

type Coupon = NonNullable<SubscriptionResponse['coupon']>

/** `20 % off`. */
export const discountText = ({ percentOff, amountOffMinor }: Coupon, currency: string): string =>
  words('discount', {
    amount: percentOff === null ? moneyWithCents(amountOffMinor ?? 0, currency) : percent(percentOff),
  })
