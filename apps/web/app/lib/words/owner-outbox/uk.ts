// Ukrainian texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Вихідні листи',
  emailsNoun: 'листи',
  mails: 'Листи',
  searchEmails: 'Шукати листи',
  searchHint: 'Адреса, тема, компанія',
  all: 'Усі',
  to: 'Кому',
  subject: 'Тема',
  state: 'Стан',
  written: 'Написано',
  noEmails: 'Тут немає листів',
  noEmailsMore: 'Листи видно тут від моменту написання, надіслані чи ні.',
  testMailServer: 'Перевірити поштовий сервер',
  noMatches: 'Немає відповідних листів',
  showAll: 'Показати всі листи',
  mailTo: '{subject}, до {to}',

  // States
  waiting: 'очікує',
  held: 'затримано',
  sent: 'надіслано',
  caught: 'перехоплено',
  failed: 'не вдалося',
  expired: 'прострочено',

  // One mail
  mail: 'Лист',
  mailNoun: 'лист',
  sendingAgain: 'Повторне надсилання до {to}',
  waitsUntil: 'Чекає до',
  caughtAt: 'Перехоплено',
  sentAt: 'Надіслано',
  tries: 'Спроби',
  serverSaid: 'Відповідь сервера',
  attached: 'Вкладення',
  sendNow: 'Надіслати зараз',
  sendAgain: 'Надіслати ще раз',
  emailAsItLooks: 'Лист, як він виглядає',
  asPlainText: 'Звичайним текстом',
} satisfies Translation<typeof en>
