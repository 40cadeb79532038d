// Arabic texts of the lines and the tax of invoices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Lines
  period: '{plan}، من {start} إلى {end}',
  unused: '{plan}، غير مستخدم حتى {day}',
  until: '{plan}، حتى {day}',
  firstMonth: '{plan}، الشهر الأول',
  firstYear: '{plan}، السنة الأولى',
  oneMonth: '{plan}، شهر واحد',
  oneYear: '{plan}، سنة واحدة',
  coupon: 'قسيمة {code}، خصم {discount}',
  discount: 'خصم {amount}',

  // Tax
  tax: 'الضريبة',
  vat: 'ضريبة القيمة المضافة',
  reverseCharge:
    'الاحتساب العكسي: متلقي الخدمة ملزم بضريبة القيمة المضافة (المادة 196 من التوجيه 2006/112/EC).',
} satisfies Translation<typeof en>
