// Dutch texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, {start} tot {end}',
  unused: '{plan}, niet gebruikt tot {day}',
  until: '{plan}, tot {day}',
  firstMonth: '{plan}, eerste maand',
  firstYear: '{plan}, eerste jaar',
  oneMonth: '{plan}, één maand',
  oneYear: '{plan}, één jaar',
  coupon: 'Coupon {code}, {discount} korting',
  discount: '{amount} korting',

  // Tax
  tax: 'Belasting',
  vat: 'btw',
  reverseCharge:
    'Btw verlegd: de afnemer van de dienst is de btw verschuldigd (artikel 196 van Richtlijn 2006/112/EG).',
} satisfies Translation<typeof en>
