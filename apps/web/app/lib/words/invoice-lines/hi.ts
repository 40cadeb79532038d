// Hindi texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, {start} से {end} तक',
  unused: '{plan}, {day} तक उपयोग नहीं हुआ',
  until: '{plan}, {day} तक',
  firstMonth: '{plan}, पहला महीना',
  firstYear: '{plan}, पहला वर्ष',
  oneMonth: '{plan}, एक महीना',
  oneYear: '{plan}, एक वर्ष',
  coupon: 'कूपन {code}, {discount} की छूट',
  discount: '{amount} की छूट',

  // Tax
  tax: 'कर',
  vat: 'वैट',
  reverseCharge: 'रिवर्स चार्ज: वैट का दायित्व सेवा पाने वाले का है (निर्देश 2006/112/EC का अनुच्छेद 196)।',
} satisfies Translation<typeof en>
