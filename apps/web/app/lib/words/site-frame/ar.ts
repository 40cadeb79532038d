// Arabic texts of the header and footer of public pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  main: 'القائمة الرئيسية',
  home: '{name}، الصفحة الرئيسية',
  startTrial:
    '{days, plural, zero {جرّب # يوم} one {جرّب يومًا واحدًا} two {جرّب يومين} few {جرّب # أيام} many {جرّب # يومًا} other {جرّب # يوم}}',
  closeMenu: 'إغلاق القائمة',
  openMenu: 'فتح القائمة',
  signIn: 'تسجيل الدخول',
  dashboard: 'لوحة المتابعة',
  signOut: 'تسجيل الخروج',
  planTomorrowWithYourOwn: 'خطّط للغد بمحطاتك أنت',
  uploadAListWatchThe: 'ارفع قائمة وشاهد خطوط السير تتكوّن واحتفظ بها إن أعجبتك.',
  startFreeTrial:
    '{days, plural, zero {تجربة مجانية # يوم} one {تجربة مجانية ليوم واحد} two {تجربة مجانية ليومين} few {تجربة مجانية # أيام} many {تجربة مجانية # يومًا} other {تجربة مجانية # يوم}}',
  contactSales: 'تواصل مع المبيعات',
  skipToContent: 'الانتقال إلى المحتوى',
  features: 'الميزات',
  pricing: 'الأسعار',
  trackDelivery: 'تتبّع توصيلة',
  about: 'من نحن',
  contact: 'التواصل',
  helpCenter: 'مركز المساعدة',
  systemStatus: 'حالة النظام',
  privacy: 'الخصوصية',
  terms: 'الشروط',
  product: 'المنتج',
  plansPricing: 'الباقات والأسعار',
  trackShipment: 'تتبّع شحنة',
  startFreeTrial2: 'ابدأ تجربة مجانية',
  company: 'الشركة',
  careers: 'الوظائف',
  help: 'المساعدة',
  support: 'الدعم',
  developers: 'المطوّرون',
  trust: 'الثقة',
  trustCenter: 'مركز الثقة',
  security: 'الأمان',
  businessHours: 'الإثنين-الجمعة 9 ص-6 م PST',
} satisfies Translation<typeof en>
