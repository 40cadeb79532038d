// Chinese texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}，{start}至{end}',
  unused: '{plan}，至{day}未使用',
  until: '{plan}，至{day}',
  firstMonth: '{plan}，首月',
  firstYear: '{plan}，首年',
  oneMonth: '{plan}，一个月',
  oneYear: '{plan}，一年',
  coupon: '优惠券 {code}，减 {discount}',
  discount: '优惠 {amount}',

  // Tax
  tax: '税额',
  vat: '增值税',
  reverseCharge: '逆向征税：增值税由服务接受方缴纳（第2006/112/EC号指令第196条）。',
} satisfies Translation<typeof en>
