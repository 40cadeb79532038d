// Arabic words of delivery notices.
import { reasons } from '../../reason-words/ar.ts'
import type { NoticeWords } from './types.ts'

export const ar: NoticeWords = {
  direction: 'rtl',
  notices: {
    order_confirmed: {
      title: 'تم تأكيد طلبك',
      message: 'ستقوم {company} بتوصيل الطلب {reference}.',
      messageTo: 'ستقوم {company} بتوصيل الطلب {reference} إلى {street}.',
    },
    out_for_delivery: {
      title: 'طلبك في الطريق إليك',
      message: 'خرجت {company} لتوصيل الطلب {reference}.',
      messageTo: 'خرجت {company} لتوصيل الطلب {reference} إلى {street}.',
    },
    driver_near: {
      title: 'سيصل السائق خلال {duration} تقريبًا',
      message: '{company} في الطريق إليك.',
      messageTo: '{company} في الطريق إلى {street}.',
    },
    running_late: {
      title: 'سيتأخر طلبك',
      message: 'ستصل {company} بالطلب {reference} بعد الموعد المتفق عليه.',
    },
    driver_arrived: { title: 'وصل السائق', message: 'وصلت {company} ومعها الطلب {reference}.' },
    delivered: {
      title: 'تم تسليم طلبك',
      message: 'سلّمت {company} الطلب {reference}.',
      messageTo: 'سلّمت {company} الطلب {reference} في {street}.',
    },
    delivery_failed: {
      title: 'تعذر توصيل طلبك',
      message: 'تعذر على {company} توصيل الطلب {reference}.',
      messageTo: 'تعذر على {company} توصيل الطلب {reference} إلى {street}.',
    },
    feedback_asked: { title: 'كيف كان التوصيل؟', message: 'أخبر {company} كيف كان توصيل الطلب {reference}.' },
    request_received: {
      title: 'وصل طلبك',
      message: 'لدى {company} طلبك وستجيب عنه. لم يصبح طلبًا مؤكدًا بعد.',
    },
    request_accepted: { title: 'تم قبول طلبك', message: 'قبلت {company} طلبك {reference}.' },
    request_declined: { title: 'تم رفض طلبك', message: 'لا يمكن لشركة {company} قبول طلبك.' },
  },
  expected: 'الوقت المتوقع: {time}.',
  agreed: 'الموعد المتفق عليه: {time}.',
  requested: 'الوقت المطلوب: {time}.',
  reason: 'السبب: {reason}.',
  proof: 'سجّل الدخول في صفحة التتبع للاطلاع على إثبات التسليم.',
  choose: 'اختر يومًا آخر في صفحة التتبع أو تواصل مع {company}.',
  reasons,
  text: '{company}: {title} {expected} {link}',
  mail: {
    greeting: 'مرحبًا {{user_name}}،',
    reader: 'عميلنا العزيز',
    confirmed: '{{company_name}}: تم تأكيد الطلب {{order_reference}}',
    received: 'استلمت {{company_name}} طلبك {{order_reference}} وستقوم بتوصيله إليك. {{delivery_window}}',
    track: 'تتبع التوصيل',
    number: 'رقم التتبع الخاص بك هو {{tracking_number}}.',
  },
}
