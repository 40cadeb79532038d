// Arabic texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'مفتوحة',
  pending: 'قيد الانتظار',
  closed: 'مغلقة',
  searchTickets: 'البحث في التذاكر',
  waits: 'تنتظر منذ {age}',
  waiting: 'بانتظار رد',
  withOwner: '{name}، لدى {owner}',
  nobodyWaits: 'لا أحد ينتظر',
  noTickets: 'لا تذاكر هنا',
  questionsComeIn: 'تصل إلى هنا الأسئلة من صفحة التواصل ومن داخل المنتج.',
  contactPage: 'صفحة التواصل',
  openCount:
    '{count, plural, zero {لا تذاكر مفتوحة. الرد موعود خلال {hours} ساعة.} one {تذكرة واحدة مفتوحة. الرد موعود خلال {hours} ساعة.} two {تذكرتان مفتوحتان. الرد موعود خلال {hours} ساعة.} few {# تذاكر مفتوحة. الرد موعود خلال {hours} ساعة.} many {# تذكرة مفتوحة. الرد موعود خلال {hours} ساعة.} other {# تذكرة مفتوحة. الرد موعود خلال {hours} ساعة.}}',
  nobodyYet: 'لا أحد بعد',
  somebody: 'شخص ما',
  ownersNotLoaded: '{name}. تعذّر تحميل المالكين.',
  tryAgain: 'إعادة المحاولة',
  assignedTo: 'المسؤول عنها',
  fromCompany: '{name}، <link>{company}</link>',
  reopen: 'إعادة الفتح',
  replyTo: 'الرد على {email}',
  answer: 'الرد',
  sendReply: 'إرسال ووضعها قيد الانتظار',
  addNote: 'إضافة ملاحظة',
  noteAdded: 'أُضيفت الملاحظة',
  replySent: 'أُرسل الرد إلى {to}',
} satisfies Translation<typeof en>
