// French texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, du {start} au {end}',
  unused: '{plan}, non utilisé jusqu’au {day}',
  until: '{plan}, jusqu’au {day}',
  firstMonth: '{plan}, premier mois',
  firstYear: '{plan}, première année',
  oneMonth: '{plan}, un mois',
  oneYear: '{plan}, un an',
  coupon: 'Coupon {code}, remise de {discount}',
  discount: 'remise de {amount}',

  // Tax
  tax: 'Taxe',
  vat: 'TVA',
  reverseCharge:
    'Autoliquidation : le preneur du service est redevable de la TVA (article 196 de la directive 2006/112/CE).',
} satisfies Translation<typeof en>
