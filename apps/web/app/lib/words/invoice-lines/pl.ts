// Polish texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, {start} – {end}',
  unused: '{plan}, niewykorzystane do {day}',
  until: '{plan}, do {day}',
  firstMonth: '{plan}, pierwszy miesiąc',
  firstYear: '{plan}, pierwszy rok',
  oneMonth: '{plan}, jeden miesiąc',
  oneYear: '{plan}, jeden rok',
  coupon: 'Kupon {code}, {discount} zniżki',
  discount: 'rabat {amount}',

  // Tax
  tax: 'Podatek',
  vat: 'VAT',
  reverseCharge:
    'Odwrotne obciążenie: do zapłaty VAT zobowiązany jest usługobiorca (art. 196 dyrektywy 2006/112/WE).',
} satisfies Translation<typeof en>
