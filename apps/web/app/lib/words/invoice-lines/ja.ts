// Japanese texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}、{start}～{end}',
  unused: '{plan}、{day}までの未使用分',
  until: '{plan}、{day}まで',
  firstMonth: '{plan}、最初の1か月',
  firstYear: '{plan}、最初の1年',
  oneMonth: '{plan}、1か月',
  oneYear: '{plan}、1年',
  coupon: 'クーポン {code}、{discount} 割引',
  discount: '{amount}割引',

  // Tax
  tax: '税額',
  vat: '付加価値税',
  reverseCharge: 'リバースチャージ：付加価値税はサービスの受領者が納付します（指令2006/112/EC第196条）。',
} satisfies Translation<typeof en>
