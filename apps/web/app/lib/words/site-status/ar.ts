// Arabic texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'حالة النظام',
  notLoaded: 'تعذّر تحميل الحالة',
  notLoadedMore: 'هذا وحده قد يعني أن شيئًا معطّل.',
  checking: 'جارٍ فحص كل الأنظمة.',
  checkedAt: 'فُحصت الساعة {time} بعمليات الفحص الخاصة بالخادم، كل دقيقة.',
  allUp: 'كل الأنظمة تعمل',
  areDown: '{services}: معطّل',
  areSlow: '{services}: بطيء',
  serviceState: '{service}: {state}',
  withoutScript:
    'تسأل الصفحة بنص برمجي هل يعمل تسجيل الدخول والبيانات والمواقع المباشرة والتخطيط والبريد. ومن دون نصوص برمجية <link>اقرأ الجواب كبيانات</link>.',
  tabs: 'الحالة',
  tabServices: 'حالة الخدمات',
  tabIncidents: 'سجل الأعطال',
  tabMaintenance: 'صيانة مجدولة',
  noIncidents: 'لا أعطال في آخر {days} يومًا.',
  noMaintenance: 'لا صيانة مجدولة.',
  fromTo: '{from} إلى {to}',
  stateUp: 'يعمل',
  stateSlow: 'بطيء',
  stateDown: 'معطّل',
  stateUnknown: 'لا بيانات بعد',
  daysAgo: 'قبل {days} يومًا',
  today: 'اليوم',
  investigating: 'قيد التحقيق',
  identified: 'عُرف السبب',
  monitoring: 'قيد المراقبة',
  resolved: 'حُلّ',
} satisfies Translation<typeof en>
