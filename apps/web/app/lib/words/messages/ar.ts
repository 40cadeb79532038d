// Arabic texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'أي رسائل',
  withRecipients: 'مع المستلمين',
  withDrivers: 'مع السائقين',
  withDriversCount: 'مع السائقين ({count})',
  undelivered: 'لم تصل',
  undeliveredCount: 'لم تصل ({count})',
  messages: 'الرسائل',
  theMessages: 'الرسائل',

  // Threads
  threads: 'المحادثات',
  unread: 'غير مقروءة',
  noMessages: 'لا رسائل بعد',
  noMessagesMore: 'يكتب المستلمون من صفحة التتبع، وتظهر هنا أيضًا ردودهم على الرسائل النصية.',
  whatRecipientsGet: 'اختر ما يُبلَّغ به المستلمون',
  addDriver: 'أضف سائقًا',
  ofOrder: '{reference}: {text}',
  youWrote: 'أنت: {text}',
  driverWrote: 'السائق: {text}',
  all: 'الكل',
  messagesWith: 'الرسائل مع {name}',
  writeTo: 'اكتب إلى {name}',
  dispatch: 'التوزيع',
  driver: 'السائق',
  nothingToRecipient: 'لم يُكتب شيء بعد. يراه المستلم في صفحة التتبع.',
  waiting: 'بانتظار رد',
  nobodyWaits:
    '{count, plural, zero {لا أحد. أنت آخر من كتب في # محادثة.} one {لا أحد. أنت آخر من كتب في المحادثة الوحيدة.} two {لا أحد. أنت آخر من كتب في المحادثتين.} few {لا أحد. أنت آخر من كتب في # محادثات.} many {لا أحد. أنت آخر من كتب في # محادثة.} other {لا أحد. أنت آخر من كتب في # محادثة.}}',
  wrote: 'كتب {moment}',
  answer: 'رد',

  // Drivers
  drivers: 'السائقون',
  noDrivers: 'لا سائقين بعد',
  noDriversMore: 'أضف سائقين في الأسطول ثم اكتب إليهم هنا.',
  nothingWritten: 'لم يُكتب شيء بعد',
  noAccount: 'لا حساب بعد',
  nothingToDriver: 'لم يُكتب شيء بعد. يراه السائق في التطبيق مع إشعار.',
  noAccountMore: 'ليس لهذا السائق حساب بعد: ادعُه أو أعطه رمزًا في صفحة السائقين.',
  chooseDriver: 'اختر سائقًا أو اكتب إلى عدة سائقين.',
  writeToSeveral: 'اكتب إلى عدة سائقين',
  toWhom: 'إلى من',
  driversOnRoad: 'السائقون على الطريق',
  allDrivers: 'كل السائقين',
  writeToAll: 'اكتب إلى كل السائقين',
  writeToOnRoad: 'اكتب إلى السائقين على الطريق',
  toSeveral: 'رسائل إلى عدة سائقين',
  messagesToSeveral: 'رسائل إلى عدة سائقين',
  nothingSent: 'لم يُرسل شيء بعد. يقرأها كل سائق في محادثته، وترى هنا من قرأها.',
  readByAll: 'قرأها الجميع ({count})',
  readBy: 'قرأها {count} من {total}',
  toReadIt:
    '{count, plural, zero {# سائقًا لم يقرؤوها بعد} one {سائق لم يقرأها بعد} two {سائقان لم يقرآها بعد} few {# سائقين لم يقرؤوها بعد} many {# سائقًا لم يقرؤوها بعد} other {# سائقًا لم يقرؤوها بعد}}',
  sentTo:
    '{count, plural, zero {أُرسلت إلى # سائقًا.} one {أُرسلت إلى سائق واحد.} two {أُرسلت إلى سائقين.} few {أُرسلت إلى # سائقين.} many {أُرسلت إلى # سائقًا.} other {أُرسلت إلى # سائقًا.}}',
  sentWithout:
    '{count, plural, zero {أُرسلت إلى # سائقًا. بلا حساب فلم تصلهم: {names}.} one {أُرسلت إلى سائق واحد. بلا حساب فلم تصلهم: {names}.} two {أُرسلت إلى سائقين. بلا حساب فلم تصلهم: {names}.} few {أُرسلت إلى # سائقين. بلا حساب فلم تصلهم: {names}.} many {أُرسلت إلى # سائقًا. بلا حساب فلم تصلهم: {names}.} other {أُرسلت إلى # سائقًا. بلا حساب فلم تصلهم: {names}.}}',

  // Undelivered
  undeliveredWhat: 'الرسائل التي لم تصل',
  undeliveredMessages: 'الرسائل التي لم تصل',
  everythingArrived: 'وصل كل شيء',
  everythingMore: 'تُذكر هنا رسائل البريد والرسائل النصية التي تعذر إرسالها مع السبب.',
  mail: 'بريد',
  text: 'رسالة نصية',
  sendAgain: 'أعد الإرسال',
  willBeSent: 'ستُرسل من جديد.',
  dismiss: 'تجاهل: {subject} إلى {to}',
  dismissed: 'جرى التجاهل.',
  didNotWork: 'لم ينجح ذلك.',
} satisfies Translation<typeof en>
