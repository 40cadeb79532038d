// Turkish texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, {start} – {end}',
  unused: '{plan}, {day} tarihine kadar kullanılmadı',
  until: '{plan}, {day} tarihine kadar',
  firstMonth: '{plan}, ilk ay',
  firstYear: '{plan}, ilk yıl',
  oneMonth: '{plan}, bir ay',
  oneYear: '{plan}, bir yıl',
  coupon: 'Kupon {code}, {discount} indirim',
  discount: '{amount} indirim',

  // Tax
  tax: 'Vergi',
  vat: 'KDV',
  reverseCharge:
    'Ters vergilendirme: KDV’den hizmeti alan sorumludur (2006/112/EC sayılı Direktifin 196. maddesi).',
} satisfies Translation<typeof en>
