// Turkish texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Giden kutusu',
  emailsNoun: 'e-postalar',
  mails: 'E-postalar',
  searchEmails: 'E-posta ara',
  searchHint: 'Adres, konu, şirket',
  all: 'Tümü',
  to: 'Kime',
  subject: 'Konu',
  state: 'Durum',
  written: 'Yazıldı',
  noEmails: 'Burada e-posta yok',
  noEmailsMore: 'E-postalar yazıldıkları andan itibaren burada listelenir, gönderilmiş olsun olmasın.',
  testMailServer: 'Posta sunucusunu dene',
  noMatches: 'Eşleşen e-posta yok',
  showAll: 'Tüm e-postaları göster',
  mailTo: '{subject}, alıcı {to}',

  // States
  waiting: 'bekliyor',
  held: 'tutuluyor',
  sent: 'gönderildi',
  caught: 'yakalandı',
  failed: 'başarısız',
  expired: 'süresi doldu',

  // One mail
  mail: 'E-posta',
  mailNoun: 'e-posta',
  sendingAgain: '{to} adresine yeniden gönderiliyor',
  waitsUntil: 'Beklediği zaman',
  caughtAt: 'Yakalandı',
  sentAt: 'Gönderildi',
  tries: 'Denemeler',
  serverSaid: 'Sunucunun yanıtı',
  attached: 'Ek',
  sendNow: 'Şimdi gönder',
  sendAgain: 'Yeniden gönder',
  emailAsItLooks: 'E-posta göründüğü gibi',
  asPlainText: 'Düz metin olarak',
} satisfies Translation<typeof en>
