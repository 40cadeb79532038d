// Turkish texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Hangi mesajlar',
  withRecipients: 'Alıcılarla',
  withDrivers: 'Sürücülerle',
  withDriversCount: 'Sürücülerle ({count})',
  undelivered: 'İletilemeyen',
  undeliveredCount: 'İletilemeyen ({count})',
  messages: 'mesajlar',
  theMessages: 'mesajlar',

  // Threads
  threads: 'Yazışmalar',
  unread: 'okunmamış',
  noMessages: 'Henüz mesaj yok',
  noMessagesMore: 'Alıcılar takip sayfalarından yazar; SMS yanıtları da burada görünür.',
  whatRecipientsGet: 'Alıcılara ne bildirileceğini seçin',
  addDriver: 'Sürücü ekleyin',
  ofOrder: '{reference}: {text}',
  youWrote: 'Siz: {text}',
  driverWrote: 'Sürücü: {text}',
  all: 'Tümü',
  messagesWith: 'Mesajlar: {name}',
  writeTo: 'Yazın: {name}',
  dispatch: 'Sevkiyat',
  driver: 'Sürücü',
  nothingToRecipient: 'Henüz bir şey yazılmadı. Alıcı bunu takip sayfasında görür.',
  waiting: 'Yanıt bekleyenler',
  nobodyWaits:
    '{count, plural, one {Kimse yok. # yazışmada son yazan sizsiniz.} other {Kimse yok. # yazışmanın hepsinde son yazan sizsiniz.}}',
  wrote: 'yazdı: {moment}',
  answer: 'Yanıtla',

  // Drivers
  drivers: 'Sürücüler',
  noDrivers: 'Henüz sürücü yok',
  noDriversMore: 'Filo altında sürücü ekleyin, sonra onlara buradan yazın.',
  nothingWritten: 'Henüz bir şey yazılmadı',
  noAccount: 'Henüz hesabı yok',
  nothingToDriver: 'Henüz bir şey yazılmadı. Sürücü bunu uygulamada bildirimle görür.',
  noAccountMore: 'Bu sürücünün henüz hesabı yok: davet edin veya Sürücüler altında kod verin.',
  chooseDriver: 'Bir sürücü seçin veya birkaçına yazın.',
  writeToSeveral: 'Birkaç sürücüye yazın',
  toWhom: 'Kime',
  driversOnRoad: 'Yoldaki sürücüler',
  allDrivers: 'Tüm sürücüler',
  writeToAll: 'Tüm sürücülere yazın',
  writeToOnRoad: 'Yoldaki sürücülere yazın',
  toSeveral: 'birkaç sürücüye mesajlar',
  messagesToSeveral: 'Birkaç sürücüye mesajlar',
  nothingSent:
    'Henüz bir şey gönderilmedi. Her sürücü kendi yazışmasında okur, kimin okuduğunu burada görürsünüz.',
  readByAll: '{count} kişinin hepsi okudu',
  readBy: '{total} kişiden {count} kişi okudu',
  toReadIt: '{count, plural, one {# sürücü henüz okumadı} other {# sürücü henüz okumadı}}',
  sentTo: '{count, plural, one {# sürücüye gönderildi.} other {# sürücüye gönderildi.}}',
  sentWithout:
    '{count, plural, one {# sürücüye gönderildi. Hesabı olmadığından ulaşılamayan: {names}.} other {# sürücüye gönderildi. Hesabı olmadığından ulaşılamayan: {names}.}}',

  // Undelivered
  undeliveredWhat: 'iletilemeyen mesajlar',
  undeliveredMessages: 'İletilemeyen mesajlar',
  everythingArrived: 'Hepsi ulaştı',
  everythingMore: 'Gönderilemeyen e-postalar ve SMS’ler nedeniyle birlikte burada listelenir.',
  mail: 'E-posta',
  text: 'SMS',
  sendAgain: 'Yeniden gönder',
  willBeSent: 'Yeniden gönderilecek.',
  dismiss: 'Kapat: {subject}, {to}',
  dismissed: 'Kapatıldı.',
  didNotWork: 'Olmadı.',
} satisfies Translation<typeof en>
