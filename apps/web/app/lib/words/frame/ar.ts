// Arabic texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'نظرة عامة',
  dashboard: 'لوحة إدارة الأسطول',
  orders: 'الطلبات',
  plan: 'التخطيط',
  live: 'مباشر',
  fleet: 'الأسطول',
  drivers: 'السائقون',
  routes: 'خطوط السير',
  analytics: 'التحليلات',
  settings: 'الإعدادات',
  support: 'الدعم',
  help: 'المساعدة',

  // Around a page
  company: 'الشركة',
  sections: 'الأقسام',
  menu: 'القائمة',
  search: 'بحث',
  searchCompany: 'البحث في الطلبات والمحطات والسائقين',
  searching: 'جارٍ البحث',
  nothingFound: 'لا نتائج لـ «{text}»',
  skipToContent: 'الانتقال إلى المحتوى',
  needYou: '{label}، {count} بحاجة إليك',
  loadingCompany: 'جارٍ تحميل شركتك',
  companyNotLoaded: 'تعذر تحميل شركتك',
  viewer: 'ترى كل شيء هنا للاطلاع فقط. التغييرات يجريها التوزيع والمسؤولون.',
  testClock: 'ساعة الاختبار مفعّلة: يغيّر المالكون هنا وقت الشركات. ليست للاستخدام الفعلي.',

  // Connection
  connected: 'متصل',
  slow: 'بطيء، {seconds} ث',
  noConnection: 'لا اتصال',
  offline: 'لا يوجد اتصال بالإنترنت. ترى آخر حالة معروفة، وستُحدَّث عند عودة الاتصال.',

  // Day
  today: 'اليوم',
  todayAnd: 'اليوم، {day}',
  previousDay: 'اليوم السابق',
  nextDay: 'اليوم التالي',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  weekdays: 'ن ث ر خ ج س ح',

  // Panels and lists
  close: 'إغلاق',
  cancel: 'إلغاء',
  save: 'حفظ',
  undo: 'تراجع',
  removed: 'أُزيل {name}',
  notRemoved: 'تعذرت إزالة {name}',
  copy: 'نسخ',
  copied: 'تم النسخ',
  haveCopied: 'لقد نسختُه',
  shownOnce: 'انسخه الآن: لا يظهر إلا مرة واحدة. {hint}',
  selectAll: 'تحديد الكل',
  selectRow: 'تحديد {row}',
  firstOf: 'أول {limit} من {count}. استخدم التصفية لرؤية غيرها.',
  scrolledSideways: '{label}، يُمرَّر جانبيًا',
  separateByCommas: 'افصل بفواصل',
} satisfies Translation<typeof en>
