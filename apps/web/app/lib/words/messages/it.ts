// Italian texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Quali messaggi',
  withRecipients: 'Con i destinatari',
  withDrivers: 'Con gli autisti',
  withDriversCount: 'Con gli autisti ({count})',
  undelivered: 'Non recapitati',
  undeliveredCount: 'Non recapitati ({count})',
  messages: 'messaggi',
  theMessages: 'i messaggi',

  // Threads
  threads: 'Conversazioni',
  unread: 'non letti',
  noMessages: 'Ancora nessun messaggio',
  noMessagesMore:
    'I destinatari scrivono dalla loro pagina di tracciamento; qui appaiono anche le loro risposte agli SMS.',
  whatRecipientsGet: 'Scegli che cosa sanno i destinatari',
  addDriver: 'Aggiungi un autista',
  ofOrder: '{reference}: {text}',
  youWrote: 'Tu: {text}',
  driverWrote: 'Autista: {text}',
  all: 'Tutti',
  messagesWith: 'Messaggi con {name}',
  writeTo: 'Scrivi a {name}',
  dispatch: 'Centrale',
  driver: 'Autista',
  nothingToRecipient: 'Ancora nulla di scritto. Il destinatario lo vede sulla pagina di tracciamento.',
  waiting: 'In attesa di risposta',
  nobodyWaits:
    '{count, plural, one {Nessuno. In # conversazione hai scritto tu per ultimo.} other {Nessuno. In tutte le # conversazioni hai scritto tu per ultimo.}}',
  wrote: 'ha scritto {moment}',
  answer: 'Rispondi',

  // Drivers
  drivers: 'Autisti',
  noDrivers: 'Ancora nessun autista',
  noDriversMore: 'Aggiungi autisti in Flotta, poi scrivi loro qui.',
  nothingWritten: 'Ancora nulla di scritto',
  noAccount: 'Ancora nessun account',
  nothingToDriver: 'Ancora nulla di scritto. L’autista lo vede nell’app, con una notifica.',
  noAccountMore: 'Questo autista non ha ancora un account: invitalo o dagli un codice in Autisti.',
  chooseDriver: 'Scegli un autista o scrivi a più autisti.',
  writeToSeveral: 'Scrivi a più autisti',
  toWhom: 'A chi',
  driversOnRoad: 'Autisti in strada',
  allDrivers: 'Tutti gli autisti',
  writeToAll: 'Scrivi a tutti gli autisti',
  writeToOnRoad: 'Scrivi agli autisti in strada',
  toSeveral: 'messaggi a più autisti',
  messagesToSeveral: 'Messaggi a più autisti',
  nothingSent:
    'Ancora nulla di inviato. Ogni autista lo legge nella propria conversazione e qui vedi chi l’ha letto.',
  readByAll: 'letto da tutti e {count}',
  readBy: 'letto da {count} su {total}',
  toReadIt: '{count, plural, one {# autista deve ancora leggerlo} other {# autisti devono ancora leggerlo}}',
  sentTo: '{count, plural, one {Inviato a # autista.} other {Inviato a # autisti.}}',
  sentWithout:
    '{count, plural, one {Inviato a # autista. Senza account, quindi non raggiunti: {names}.} other {Inviato a # autisti. Senza account, quindi non raggiunti: {names}.}}',

  // Undelivered
  undeliveredWhat: 'messaggi non recapitati',
  undeliveredMessages: 'Messaggi non recapitati',
  everythingArrived: 'È arrivato tutto',
  everythingMore: 'Qui sono elencati, con il motivo, email e SMS che non è stato possibile inviare.',
  mail: 'Email',
  text: 'SMS',
  sendAgain: 'Invia di nuovo',
  willBeSent: 'Verrà inviato di nuovo.',
  dismiss: 'Ignora: {subject} a {to}',
  dismissed: 'Ignorato.',
  didNotWork: 'Non ha funzionato.',
} satisfies Translation<typeof en>
