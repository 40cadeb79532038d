// Arabic texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft:
    '{count, plural, zero {لم يبقَ أي يوم} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
  runsUntil: 'تستمر تجربتك حتى {time}. لا تُحتسب أي رسوم.',
  usedShare: 'استُخدم {percent} بالمئة من التجربة',
  planned: 'التخطيط',
  runs: '{count, plural, zero {لا عمليات} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}',
  orders: 'الطلبات',
  vehicles: 'المركبات',
  toDashboard: 'المتابعة إلى لوحة التحكم',
  seePlans: 'عرض الباقات',
  hasEnded: 'انتهت تجربتك',
  endedOn: 'انتهت في {time}. ما أنشأته محفوظ.',
  readAll: 'قراءة كل شيء',
  routesRun: 'تُكمَل خطوط السير المرسلة مع التتبع',
  notAnew: 'استيراد أو تخطيط أو إرسال جديد',
  upgrade: 'الترقية الآن',
  lookAtData: 'عرض بياناتك',
} satisfies Translation<typeof en>
