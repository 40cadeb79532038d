// Arabic texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'تذكرة جديدة',
  ticketsNoun: 'التذاكر',
  tickets: 'التذاكر',
  theTicket: 'التذكرة',
  allTickets: 'كل التذاكر',
  nothingAsked: 'لا أسئلة بعد',
  nothingAskedMore: 'اسأل هنا إن لم يعمل شيء أو أردت معرفة كيف يعمل. تصل الردود هنا وبالبريد.',
  chooseTicket: 'اختر تذكرة لقراءتها. يرد شخص خلال {hours} ساعة في أيام العمل.',
  answersWithin: 'يرد شخص خلال {hours} ساعة في أيام العمل.',
  askSupport: 'اسأل الدعم',
  notSent: 'لم يُرسل سؤالك',
  subject: 'الموضوع',
  fewWords: 'بكلمات قليلة',
  whatHappens: 'ما الذي يحدث، وما الذي توقعته',
  answerComes: 'يصل الرد هنا وبالبريد إلى {email}',
  sending: 'جارٍ الإرسال',
  send: 'إرسال',
  sendToSupport: 'إرسال إلى الدعم',
  writeToReopen: 'اكتب لإعادة فتحها',
  writeToSupport: 'اكتب إلى الدعم',
  stateOpen: 'لدى الدعم',
  stateAnswered: 'تم الرد',
  stateClosed: 'مغلقة',
  messages: 'الرسائل',
  noteBy: 'ملاحظة من {name}',
  supportAt: 'الدعم، {time}',
} satisfies Translation<typeof en>
