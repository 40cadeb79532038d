import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'الطلبات المبدئية',
  noRequests: 'لا يوجد طلب مبدئي ينتظر ردًا.',
  accept: 'قبول',
  decline: 'رفض',
  accepted: 'أصبح الطلب المبدئي طلبًا',
  declined: 'تم رفض الطلب المبدئي',
  notAnswered: 'تعذّر الرد على الطلب المبدئي',
  message: 'رسالة إلى الزائر',
  cancel: 'إلغاء',
  waiting:
    '{count, plural, zero {لا طلبات مبدئية تنتظر من نموذج الطلب} one {طلب مبدئي واحد من نموذج الطلب ينتظر} two {طلبان مبدئيان من نموذج الطلب ينتظران} few {# طلبات مبدئية من نموذج الطلب تنتظر} many {# طلبًا مبدئيًا من نموذج الطلب ينتظر} other {# طلب مبدئي من نموذج الطلب ينتظر}}',
  answer: 'الرد',
  toldLater: 'يُبلَّغ الزائر خلال دقيقة.',
  notRestored: 'تعذر التراجع عن الرفض',
  restored: 'الطلب المبدئي ينتظر من جديد',
  noContact: 'لم يترك الزائر بريدًا ولا هاتفًا: لن يُبلَّغ أحد.',
} satisfies Translation<typeof en>
