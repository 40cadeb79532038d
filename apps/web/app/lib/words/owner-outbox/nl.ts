// Dutch texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Postvak UIT',
  emailsNoun: 'e-mails',
  mails: 'E-mails',
  searchEmails: 'E-mails zoeken',
  searchHint: 'Adres, onderwerp, bedrijf',
  all: 'Alle',
  to: 'Aan',
  subject: 'Onderwerp',
  state: 'Status',
  written: 'Geschreven',
  noEmails: 'Hier zijn geen e-mails',
  noEmailsMore: 'E-mails staan hier zodra ze geschreven zijn, verzonden of niet.',
  testMailServer: 'Mailserver testen',
  noMatches: 'Geen e-mails gevonden',
  showAll: 'Alle e-mails tonen',
  mailTo: '{subject}, aan {to}',

  // States
  waiting: 'wacht',
  held: 'vastgehouden',
  sent: 'verzonden',
  caught: 'opgevangen',
  failed: 'mislukt',
  expired: 'verlopen',

  // One mail
  mail: 'E-mail',
  mailNoun: 'de e-mail',
  sendingAgain: 'Wordt opnieuw naar {to} verzonden',
  waitsUntil: 'Wacht tot',
  caughtAt: 'Opgevangen',
  sentAt: 'Verzonden',
  tries: 'Pogingen',
  serverSaid: 'Antwoord van server',
  attached: 'Bijlage',
  sendNow: 'Nu verzenden',
  sendAgain: 'Opnieuw verzenden',
  emailAsItLooks: 'E-mail zoals hij eruitziet',
  asPlainText: 'Als platte tekst',
} satisfies Translation<typeof en>
