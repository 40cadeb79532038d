// German texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Postausgang',
  emailsNoun: 'E-Mails',
  mails: 'E-Mails',
  searchEmails: 'E-Mails suchen',
  searchHint: 'Adresse, Betreff, Firma',
  all: 'Alle',
  to: 'An',
  subject: 'Betreff',
  state: 'Zustand',
  written: 'Verfasst',
  noEmails: 'Hier sind keine E-Mails',
  noEmailsMore: 'E-Mails stehen hier, sobald sie verfasst sind, gesendet oder nicht.',
  testMailServer: 'Mailserver testen',
  noMatches: 'Keine passenden E-Mails',
  showAll: 'Alle E-Mails zeigen',
  mailTo: '{subject}, an {to}',

  // States
  waiting: 'wartet',
  held: 'zurückgehalten',
  sent: 'gesendet',
  caught: 'abgefangen',
  failed: 'gescheitert',
  expired: 'abgelaufen',

  // One mail
  mail: 'E-Mail',
  mailNoun: 'E-Mail',
  sendingAgain: 'Wird erneut an {to} gesendet',
  waitsUntil: 'Wartet bis',
  caughtAt: 'Abgefangen',
  sentAt: 'Gesendet',
  tries: 'Versuche',
  serverSaid: 'Antwort des Servers',
  attached: 'Anhang',
  sendNow: 'Jetzt senden',
  sendAgain: 'Erneut senden',
  emailAsItLooks: 'E-Mail, wie sie aussieht',
  asPlainText: 'Als reiner Text',
} satisfies Translation<typeof en>
