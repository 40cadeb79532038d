// German texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, {start} bis {end}',
  unused: '{plan}, nicht genutzt bis {day}',
  until: '{plan}, bis {day}',
  firstMonth: '{plan}, erster Monat',
  firstYear: '{plan}, erstes Jahr',
  oneMonth: '{plan}, ein Monat',
  oneYear: '{plan}, ein Jahr',
  coupon: 'Gutschein {code}, {discount} Rabatt',
  discount: '{amount} Rabatt',

  // Tax
  tax: 'Steuer',
  vat: 'USt.',
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers: Die Umsatzsteuer schuldet der Empfänger der Leistung (Artikel 196 der Richtlinie 2006/112/EG).',
} satisfies Translation<typeof en>
