// Arabic texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} د',
  hours: '{hours} س {minutes}',
  onTime: 'في الموعد',
  late: 'متأخر {duration}',
  early: 'مبكر {duration}',
  anyTime: 'في أي وقت',
  until: 'حتى {time}',
  from: 'من {time}',
  range: '{from}-{to}',
  secondsAgo: 'قبل {seconds} ث',
  listComma: '، ',
  percent: '{value}%',
  ago: 'قبل {duration}',
  // Every page
  account: 'حساب {name}',
  goToCompany: 'الانتقال إلى {company}',
  security: 'الأمان',
  signOut: 'تسجيل الخروج',
  theme: 'المظهر',
  themeLight: 'فاتح',
  themeDark: 'داكن',
  themeSystem: 'النظام',
  language: 'اللغة',
  loading: 'جارٍ التحميل',
  loadingWhat: 'جارٍ التحميل: {what}',
  notLoaded: 'تعذّر التحميل: {what}',
  retry: 'إعادة المحاولة',
  seePlans: 'عرض الباقات',
  messages: 'الرسائل',
  you: 'أنت',
  byText: 'رسالة نصية',
  wasRead: 'مقروءة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال',
  noPush: 'لا يعرض هذا المتصفح الإشعارات. على iPhone أضف الصفحة إلى الشاشة الرئيسية أولًا.',
  pushDenied: 'إشعارات هذه الصفحة محظورة. اسمح بها في إعدادات متصفحك.',

  // No usable answer from the server
  serverSilent: 'لم يستجب الخادم خلال {seconds} ث.',
  serverUnreachable: 'تعذّر الوصول إلى الخادم.',
  checkConnection: 'تحقق من اتصالك وأعد المحاولة.',
  notUnderstood: 'أرسل الخادم ردًا لا تفهمه هذه الصفحة.',
  reloadPage: 'أعد تحميل الصفحة.',
  wentWrong: 'حدث خطأ ما.',
} satisfies Translation<typeof en>
