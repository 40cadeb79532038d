// German texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Welche Nachrichten',
  withRecipients: 'Mit Empfängern',
  withDrivers: 'Mit Fahrern',
  withDriversCount: 'Mit Fahrern ({count})',
  undelivered: 'Nicht zugestellt',
  undeliveredCount: 'Nicht zugestellt ({count})',
  messages: 'Nachrichten',
  theMessages: 'die Nachrichten',

  // Threads
  threads: 'Unterhaltungen',
  unread: 'ungelesen',
  noMessages: 'Noch keine Nachrichten',
  noMessagesMore: 'Empfänger schreiben von ihrer Sendungsseite; auch ihre Antworten auf SMS stehen hier.',
  whatRecipientsGet: 'Wähle, was Empfänger erfahren',
  addDriver: 'Füge einen Fahrer hinzu',
  ofOrder: '{reference}: {text}',
  youWrote: 'Du: {text}',
  driverWrote: 'Fahrer: {text}',
  all: 'Alle',
  messagesWith: 'Nachrichten mit {name}',
  writeTo: 'An {name} schreiben',
  dispatch: 'Disposition',
  driver: 'Fahrer',
  nothingToRecipient: 'Noch nichts geschrieben. Der Empfänger sieht es auf der Sendungsseite.',
  waiting: 'Warten auf Antwort',
  nobodyWaits:
    '{count, plural, one {Niemand. In # Unterhaltung hast du zuletzt geschrieben.} other {Niemand. In allen # Unterhaltungen hast du zuletzt geschrieben.}}',
  wrote: 'schrieb {moment}',
  answer: 'Antworten',

  // Drivers
  drivers: 'Fahrer',
  noDrivers: 'Noch keine Fahrer',
  noDriversMore: 'Füge Fahrer unter Fuhrpark hinzu und schreibe ihnen hier.',
  nothingWritten: 'Noch nichts geschrieben',
  noAccount: 'Noch kein Konto',
  nothingToDriver: 'Noch nichts geschrieben. Der Fahrer sieht es in der App, mit einer Benachrichtigung.',
  noAccountMore: 'Dieser Fahrer hat noch kein Konto: Lade ihn ein oder gib ihm unter Fahrer einen Code.',
  chooseDriver: 'Wähle einen Fahrer oder schreibe an mehrere.',
  writeToSeveral: 'An mehrere Fahrer schreiben',
  toWhom: 'An wen',
  driversOnRoad: 'Fahrer unterwegs',
  allDrivers: 'Alle Fahrer',
  writeToAll: 'An alle Fahrer schreiben',
  writeToOnRoad: 'An Fahrer unterwegs schreiben',
  toSeveral: 'Nachrichten an mehrere Fahrer',
  messagesToSeveral: 'Nachrichten an mehrere Fahrer',
  nothingSent:
    'Noch nichts gesendet. Jeder Fahrer liest es in seiner eigenen Unterhaltung, und du siehst hier, wer es gelesen hat.',
  readByAll: 'von allen {count} gelesen',
  readBy: 'von {count} von {total} gelesen',
  toReadIt: '{count, plural, one {# Fahrer muss es noch lesen} other {# Fahrer müssen es noch lesen}}',
  sentTo: '{count, plural, one {An # Fahrer gesendet.} other {An # Fahrer gesendet.}}',
  sentWithout:
    '{count, plural, one {An # Fahrer gesendet. Ohne Konto und daher nicht erreicht: {names}.} other {An # Fahrer gesendet. Ohne Konto und daher nicht erreicht: {names}.}}',

  // Undelivered
  undeliveredWhat: 'nicht zugestellte Nachrichten',
  undeliveredMessages: 'Nicht zugestellte Nachrichten',
  everythingArrived: 'Alles ist angekommen',
  everythingMore: 'E-Mails und SMS, die nicht gesendet werden konnten, stehen hier mit dem Grund.',
  mail: 'E-Mail',
  text: 'SMS',
  sendAgain: 'Erneut senden',
  willBeSent: 'Wird erneut gesendet.',
  dismiss: 'Verwerfen: {subject} an {to}',
  dismissed: 'Verworfen.',
  didNotWork: 'Das hat nicht geklappt.',
} satisfies Translation<typeof en>
