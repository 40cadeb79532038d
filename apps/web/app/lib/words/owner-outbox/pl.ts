// Polish texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Skrzynka nadawcza',
  emailsNoun: 'e-maile',
  mails: 'E-maile',
  searchEmails: 'Szukaj e-maili',
  searchHint: 'Adres, temat, firma',
  all: 'Wszystkie',
  to: 'Do',
  subject: 'Temat',
  state: 'Stan',
  written: 'Napisano',
  noEmails: 'Nie ma tu e-maili',
  noEmailsMore: 'E-maile widać tu od chwili napisania, wysłane lub nie.',
  testMailServer: 'Sprawdź serwer poczty',
  noMatches: 'Brak pasujących e-maili',
  showAll: 'Pokaż wszystkie e-maile',
  mailTo: '{subject}, do {to}',

  // States
  waiting: 'czeka',
  held: 'wstrzymany',
  sent: 'wysłany',
  caught: 'przechwycony',
  failed: 'nieudany',
  expired: 'wygasł',

  // One mail
  mail: 'E-mail',
  mailNoun: 'e-mail',
  sendingAgain: 'Ponowne wysyłanie do {to}',
  waitsUntil: 'Czeka do',
  caughtAt: 'Przechwycono',
  sentAt: 'Wysłano',
  tries: 'Próby',
  serverSaid: 'Odpowiedź serwera',
  attached: 'Załącznik',
  sendNow: 'Wyślij teraz',
  sendAgain: 'Wyślij ponownie',
  emailAsItLooks: 'E-mail, tak jak wygląda',
  asPlainText: 'Jako zwykły tekst',
} satisfies Translation<typeof en>
