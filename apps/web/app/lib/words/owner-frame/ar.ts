// Arabic texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'بوابة المالك',
  heading: 'إدارة المنصة',
  aiRoutes: 'خطوط السير الذكية',
  tenants: 'الشركات',
  newTenant: 'شركة جديدة',
  billing: 'الفوترة',
  plans: 'الباقات',
  emails: 'رسائل البريد',
  api: 'API',
  integrations: 'عمليات الربط',
  subscriptions: 'الاشتراكات',
  outbox: 'البريد الصادر',
  status: 'الحالة',
  system: 'النظام',
  regions: 'المناطق',
  auditLog: 'سجل التدقيق',

  // Search
  searchPortal: 'ابحث عن الشركات والتذاكر',
  foundPage: 'صفحة',
  foundCompany: 'شركة',
  foundTicket: 'تذكرة',
  foundInvoice: 'فاتورة',

  // Bar while an owner views a company
  viewingCompany: 'أنت تطّلع على {company} كأحد مطّلعيها حتى {time}. يُسجَّل ذلك في سجلها وسجلنا.',
  viewingOne: 'أنت تطّلع على شركة كأحد مطّلعيها حتى {time}. يُسجَّل ذلك في سجلها وسجلنا.',
  end: 'إنهاء',

  // Results
  nothingChanged: 'لم يتغير شيء',
  couldNotLoad: 'تعذّر التحميل',

  // Ages and times left
  minutes: '{count} د',
  hours: '{count} س',
  days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  inMinutes: 'بعد {count} د',
  inHours: 'بعد {count} س',
  inDays:
    '{count, plural, zero {بعد # يوم} one {بعد يوم واحد} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}',
  minutesAgo: 'قبل {count} د',
  hoursAgo: 'قبل {count} س',
  daysAgo:
    '{count, plural, zero {قبل # يوم} one {قبل يوم واحد} two {قبل يومين} few {قبل # أيام} many {قبل # يومًا} other {قبل # يوم}}',
} satisfies Translation<typeof en>
