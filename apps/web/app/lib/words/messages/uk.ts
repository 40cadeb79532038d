// Ukrainian texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Які повідомлення',
  withRecipients: 'З одержувачами',
  withDrivers: 'З водіями',
  withDriversCount: 'З водіями ({count})',
  undelivered: 'Не доставлено',
  undeliveredCount: 'Не доставлено ({count})',
  messages: 'повідомлення',
  theMessages: 'повідомлення',

  // Threads
  threads: 'Розмови',
  unread: 'непрочитані',
  noMessages: 'Повідомлень ще немає',
  noMessagesMore: 'Одержувачі пишуть зі сторінки відстеження; їхні відповіді на SMS теж з’являються тут.',
  whatRecipientsGet: 'Виберіть, що повідомляти одержувачам',
  addDriver: 'Додайте водія',
  ofOrder: '{reference}: {text}',
  youWrote: 'Ви: {text}',
  driverWrote: 'Водій: {text}',
  all: 'Усі',
  messagesWith: 'Повідомлення: {name}',
  writeTo: 'Написати: {name}',
  dispatch: 'Диспетчер',
  driver: 'Водій',
  nothingToRecipient: 'Ще нічого не написано. Одержувач бачить це на сторінці відстеження.',
  waiting: 'Чекають на відповідь',
  nobodyWaits:
    '{count, plural, one {Ніхто. У # розмові останніми писали ви.} few {Ніхто. В усіх # розмовах останніми писали ви.} many {Ніхто. В усіх # розмовах останніми писали ви.} other {Ніхто. В усіх # розмовах останніми писали ви.}}',
  wrote: 'написано {moment}',
  answer: 'Відповісти',

  // Drivers
  drivers: 'Водії',
  noDrivers: 'Водіїв ще немає',
  noDriversMore: 'Додайте водіїв у розділі «Автопарк» і пишіть їм тут.',
  nothingWritten: 'Ще нічого не написано',
  noAccount: 'Ще немає облікового запису',
  nothingToDriver: 'Ще нічого не написано. Водій бачить це в застосунку зі сповіщенням.',
  noAccountMore: 'Цей водій ще не має облікового запису: запросіть його або дайте код у розділі «Водії».',
  chooseDriver: 'Виберіть водія або напишіть кільком.',
  writeToSeveral: 'Написати кільком водіям',
  toWhom: 'Кому',
  driversOnRoad: 'Водії в дорозі',
  allDrivers: 'Усі водії',
  writeToAll: 'Написати всім водіям',
  writeToOnRoad: 'Написати водіям у дорозі',
  toSeveral: 'повідомлення кільком водіям',
  messagesToSeveral: 'Повідомлення кільком водіям',
  nothingSent: 'Ще нічого не надіслано. Кожен водій читає у своїй розмові, а ви бачите тут, хто прочитав.',
  readByAll: 'прочитали всі ({count})',
  readBy: 'прочитали {count} з {total}',
  toReadIt:
    '{count, plural, one {# водій ще не прочитав} few {# водії ще не прочитали} many {# водіїв ще не прочитали} other {# водії ще не прочитали}}',
  sentTo:
    '{count, plural, one {Надіслано # водієві.} few {Надіслано # водіям.} many {Надіслано # водіям.} other {Надіслано # водіям.}}',
  sentWithout:
    '{count, plural, one {Надіслано # водієві. Без облікового запису, тож не отримали: {names}.} few {Надіслано # водіям. Без облікового запису, тож не отримали: {names}.} many {Надіслано # водіям. Без облікового запису, тож не отримали: {names}.} other {Надіслано # водіям. Без облікового запису, тож не отримали: {names}.}}',

  // Undelivered
  undeliveredWhat: 'недоставлені повідомлення',
  undeliveredMessages: 'Недоставлені повідомлення',
  everythingArrived: 'Усе дійшло',
  everythingMore: 'Тут перелічено листи й SMS, які не вдалося надіслати, із причиною.',
  mail: 'Лист',
  text: 'SMS',
  sendAgain: 'Надіслати знову',
  willBeSent: 'Буде надіслано знову.',
  dismiss: 'Відхилити: {subject} до {to}',
  dismissed: 'Відхилено.',
  didNotWork: 'Не вдалося.',
} satisfies Translation<typeof en>
