// Italian texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, dal {start} al {end}',
  unused: '{plan}, non usato fino al {day}',
  until: '{plan}, fino al {day}',
  firstMonth: '{plan}, primo mese',
  firstYear: '{plan}, primo anno',
  oneMonth: '{plan}, un mese',
  oneYear: '{plan}, un anno',
  coupon: 'Coupon {code}, sconto di {discount}',
  discount: 'sconto di {amount}',

  // Tax
  tax: 'Imposta',
  vat: 'IVA',
  reverseCharge:
    'Inversione contabile: l’IVA è dovuta dal destinatario del servizio (articolo 196 della direttiva 2006/112/CE).',
} satisfies Translation<typeof en>
