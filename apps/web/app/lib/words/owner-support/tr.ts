// Turkish texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Açık',
  pending: 'Beklemede',
  closed: 'Kapalı',
  searchTickets: 'Talep ara',
  waits: '{age} bekliyor',
  waiting: 'Yanıt bekleyenler',
  withOwner: '{name}, ilgilenen {owner}',
  nobodyWaits: 'Bekleyen yok',
  noTickets: 'Burada talep yok',
  questionsComeIn: 'İletişim sayfasından ve ürünün içinden gelen sorular burada toplanır.',
  contactPage: 'İletişim sayfası',
  openCount:
    '{count, plural, one {# talep açık. {hours} saat içinde yanıt sözü verilir.} other {# talep açık. {hours} saat içinde yanıt sözü verilir.}}',
  nobodyYet: 'Henüz kimse',
  somebody: 'Biri',
  ownersNotLoaded: '{name}. Sahipler yüklenemedi.',
  tryAgain: 'Yeniden dene',
  assignedTo: 'Atanan',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Yeniden aç',
  replyTo: '{email} adresine yanıt',
  answer: 'Yanıt',
  sendReply: 'Gönder ve beklemeye al',
  addNote: 'Not ekle',
  noteAdded: 'Not eklendi',
  replySent: 'Yanıt gönderildi: {to}',
} satisfies Translation<typeof en>
