// Italian texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Posta in uscita',
  emailsNoun: 'email',
  mails: 'Email',
  searchEmails: 'Cerca email',
  searchHint: 'Indirizzo, oggetto, azienda',
  all: 'Tutte',
  to: 'A',
  subject: 'Oggetto',
  state: 'Stato',
  written: 'Scritta',
  noEmails: 'Nessuna email qui',
  noEmailsMore: 'Le email compaiono qui appena scritte, inviate o no.',
  testMailServer: 'Prova il server di posta',
  noMatches: 'Nessuna email corrisponde',
  showAll: 'Mostra tutte le email',
  mailTo: '{subject}, a {to}',

  // States
  waiting: 'in attesa',
  held: 'trattenuta',
  sent: 'inviata',
  caught: 'intercettata',
  failed: 'fallita',
  expired: 'scaduta',

  // One mail
  mail: 'Email',
  mailNoun: 'l’email',
  sendingAgain: 'Nuovo invio a {to}',
  waitsUntil: 'Attende fino a',
  caughtAt: 'Intercettata',
  sentAt: 'Inviata',
  tries: 'Tentativi',
  serverSaid: 'Risposta del server',
  attached: 'Allegato',
  sendNow: 'Invia ora',
  sendAgain: 'Invia di nuovo',
  emailAsItLooks: 'Email come appare',
  asPlainText: 'Come testo semplice',
} satisfies Translation<typeof en>
