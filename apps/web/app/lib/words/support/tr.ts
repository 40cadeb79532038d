// Turkish texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Yeni talep',
  ticketsNoun: 'talepler',
  tickets: 'Talepler',
  theTicket: 'talep',
  allTickets: 'Tüm talepler',
  nothingAsked: 'Henüz soru yok',
  nothingAskedMore:
    'Bir şey çalışmadığında veya nasıl çalıştığını öğrenmek istediğinizde buradan sorun. Yanıtlar buraya ve e-postayla gelir.',
  chooseTicket: 'Okumak için bir talep seçin. Hafta içi bir kişi {hours} saat içinde yanıtlar.',
  answersWithin: 'Hafta içi bir kişi {hours} saat içinde yanıtlar.',
  askSupport: 'Desteğe sor',
  notSent: 'Sorunuz gönderilmedi',
  subject: 'Konu',
  fewWords: 'Birkaç kelimeyle',
  whatHappens: 'Ne oluyor ve ne bekliyordunuz',
  answerComes: 'Yanıt buraya ve e-postayla {email} adresine gelir',
  sending: 'Gönderiliyor',
  send: 'Gönder',
  sendToSupport: 'Desteğe gönder',
  writeToReopen: 'Yeniden açmak için yazın',
  writeToSupport: 'Desteğe yaz',
  stateOpen: 'destekte',
  stateAnswered: 'yanıtlandı',
  stateClosed: 'kapalı',
  messages: 'Mesajlar',
  noteBy: 'Not: {name}',
  supportAt: 'destek, {time}',
} satisfies Translation<typeof en>
