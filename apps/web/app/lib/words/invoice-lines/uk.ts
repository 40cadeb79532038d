// Ukrainian texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}, {start} – {end}',
  unused: '{plan}, не використано до {day}',
  until: '{plan}, до {day}',
  firstMonth: '{plan}, перший місяць',
  firstYear: '{plan}, перший рік',
  oneMonth: '{plan}, один місяць',
  oneYear: '{plan}, один рік',
  coupon: 'Купон {code}, знижка {discount}',
  discount: 'знижка {amount}',

  // Tax
  tax: 'Податок',
  vat: 'ПДВ',
  reverseCharge: 'Зворотне оподаткування: ПДВ сплачує отримувач послуги (стаття 196 Директиви 2006/112/ЄС).',
} satisfies Translation<typeof en>
