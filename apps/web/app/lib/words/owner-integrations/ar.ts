// Arabic texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'الخدمات',
  servicesNoun: 'الخدمات',
  outbox: 'البريد الصادر',
  servicesLead: 'تُضبط بمتغيرات البيئة عند تشغيل الخادم، ويرسل الاختبار طلبًا حقيقيًا إلى كل منها.',
  mail: 'خادم البريد',
  texts: 'الرسائل النصية',
  maps: 'الخرائط',
  roads: 'محرك الطرق',
  geocoder: 'البحث عن العناوين',
  storage: 'تخزين الملفات',
  stripe: 'الدفع بالبطاقة',
  database: 'قاعدة البيانات',
  mailsCaught: 'تُلتقط الرسائل وتظهر في البريد الصادر',
  textsCaught: 'تُلتقط الرسائل النصية وتظهر في البريد الصادر',
  drawnHere: 'تُرسم من المناطق هنا',
  onRegionsHere: 'على المناطق هنا',
  onDisk: 'على قرص هذا الخادم',
  paidByHand: 'تُعلَّم الفواتير مدفوعة يدويًا',
  outcome: '{message} {milliseconds} م.ث',
  works: 'تعمل',
  worksNot: 'لا تعمل',
  notSet: 'غير معيّنة',
  builtIn: 'مدمجة',
  testWhat: 'اختبار {name}',
  test: 'اختبار',
  testing: 'جارٍ الاختبار',

  // API keys
  keysOfAll: 'مفاتيح API لكل الشركات',
  apiKeys: 'مفاتيح API',
  document: 'وثيقة OpenAPI',
  noKeys: 'لم تنشئ أي شركة مفتاحًا. ينشئها المسؤولون من الإعدادات، مفاتيح API.',
  keyOf: '{name}، <company>{company}</company>',
  everything: 'كل ما يُسمح لمنشئه',
  noLongerWorks: 'لم يعد {name} يعمل',
  usedAt: 'استُخدم {time}',
  neverUsed: 'لم يُستخدم',
  revoke: 'إلغاء',
  revokeWhat: 'إلغاء {name} لشركة {company}',
} satisfies Translation<typeof en>
