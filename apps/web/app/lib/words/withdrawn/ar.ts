// Arabic texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'لم يعد الموعد الذي أبلغناك به لتوصيلتك قائمًا، فقد سُحبت من خط سيرها. سنكتب إليك فور تحديد موعد جديد. نعتذر عن هذا التغيير. {company}',
  told: '{count, plural, zero {لم يُبلَّغ أي مستلم} one {أُبلغ مستلم واحد} two {أُبلغ مستلمان} few {أُبلغ # مستلمين} many {أُبلغ # مستلمًا} other {أُبلغ # مستلم}}',
  notTold: 'لم يُبلَّغ مستلم {reference}',
  question:
    '{count, plural, zero {إبلاغ المستلمين بسحب التوصيلة؟} one {إبلاغ مستلم واحد بسحب التوصيلة؟} two {إبلاغ مستلمَين بسحب التوصيلة؟} few {إبلاغ # مستلمين بسحب التوصيلة؟} many {إبلاغ # مستلمًا بسحب التوصيلة؟} other {إبلاغ # مستلم بسحب التوصيلة؟}}',
  questionMore: 'سبق إبلاغهم بها، ولا يمكن استرجاع ما أُرسل. لا يُكتب إلى أي شخص آخر.',
  recipients: 'المستلمون',
  tell: '{count, plural, zero {إبلاغ المستلمين} one {إبلاغ مستلم واحد} two {إبلاغ مستلمَين} few {إبلاغ # مستلمين} many {إبلاغ # مستلمًا} other {إبلاغ # مستلم}}',
  tellNobody: 'عدم إبلاغ أحد',
  whatTheyRead: 'ما سيقرؤونه، بالبريد والرسائل النصية كما سبق',
} satisfies Translation<typeof en>
