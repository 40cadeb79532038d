// Spanish texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, del {start} al {end}',
  unused: '{plan}, sin usar hasta el {day}',
  until: '{plan}, hasta el {day}',
  firstMonth: '{plan}, primer mes',
  firstYear: '{plan}, primer año',
  oneMonth: '{plan}, un mes',
  oneYear: '{plan}, un año',
  coupon: 'Cupón {code}, {discount} de descuento',
  discount: '{amount} de descuento',

  // Tax
  tax: 'Impuesto',
  vat: 'IVA',
  reverseCharge:
    'Inversión del sujeto pasivo: el destinatario del servicio debe el IVA (artículo 196 de la Directiva 2006/112/CE).',
} satisfies Translation<typeof en>
