// Arabic texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'البريد الصادر',
  emailsNoun: 'الرسائل',
  mails: 'الرسائل',
  searchEmails: 'البحث في الرسائل',
  searchHint: 'العنوان، الموضوع، الشركة',
  all: 'الكل',
  to: 'إلى',
  subject: 'الموضوع',
  state: 'الحالة',
  written: 'كُتبت',
  noEmails: 'لا رسائل هنا',
  noEmailsMore: 'تظهر الرسائل هنا من لحظة كتابتها، أُرسلت أم لا.',
  testMailServer: 'اختبار خادم البريد',
  noMatches: 'لا رسائل مطابقة',
  showAll: 'عرض كل الرسائل',
  mailTo: '{subject}، إلى {to}',

  // States
  waiting: 'تنتظر',
  held: 'محتجزة',
  sent: 'أُرسلت',
  caught: 'ملتقطة',
  failed: 'فشلت',
  expired: 'انتهت',

  // One mail
  mail: 'رسالة',
  mailNoun: 'الرسالة',
  sendingAgain: 'جارٍ الإرسال إلى {to} من جديد',
  waitsUntil: 'تنتظر حتى',
  caughtAt: 'التُقطت',
  sentAt: 'أُرسلت',
  tries: 'المحاولات',
  serverSaid: 'رد الخادم',
  attached: 'المرفق',
  sendNow: 'أرسل الآن',
  sendAgain: 'أرسل من جديد',
  emailAsItLooks: 'الرسالة كما تظهر',
  asPlainText: 'كنص عادي',
} satisfies Translation<typeof en>
