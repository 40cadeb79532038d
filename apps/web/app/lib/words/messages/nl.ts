// Dutch texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Welke berichten',
  withRecipients: 'Met ontvangers',
  withDrivers: 'Met chauffeurs',
  withDriversCount: 'Met chauffeurs ({count})',
  undelivered: 'Niet bezorgd',
  undeliveredCount: 'Niet bezorgd ({count})',
  messages: 'berichten',
  theMessages: 'de berichten',

  // Threads
  threads: 'Gesprekken',
  unread: 'ongelezen',
  noMessages: 'Nog geen berichten',
  noMessagesMore: 'Ontvangers schrijven vanaf hun trackingpagina; hun antwoorden op sms staan hier ook.',
  whatRecipientsGet: 'Kies wat ontvangers te horen krijgen',
  addDriver: 'Voeg een chauffeur toe',
  ofOrder: '{reference}: {text}',
  youWrote: 'Jij: {text}',
  driverWrote: 'Chauffeur: {text}',
  all: 'Alle',
  messagesWith: 'Berichten met {name}',
  writeTo: '{name} schrijven',
  dispatch: 'Planning',
  driver: 'Chauffeur',
  nothingToRecipient: 'Nog niets geschreven. De ontvanger ziet het op de trackingpagina.',
  waiting: 'Wachten op antwoord',
  nobodyWaits:
    '{count, plural, one {Niemand. In # gesprek schreef jij het laatst.} other {Niemand. In alle # gesprekken schreef jij het laatst.}}',
  wrote: 'schreef {moment}',
  answer: 'Antwoorden',

  // Drivers
  drivers: 'Chauffeurs',
  noDrivers: 'Nog geen chauffeurs',
  noDriversMore: 'Voeg chauffeurs toe onder Wagenpark en schrijf ze hier.',
  nothingWritten: 'Nog niets geschreven',
  noAccount: 'Nog geen account',
  nothingToDriver: 'Nog niets geschreven. De chauffeur ziet het in de app, met een melding.',
  noAccountMore:
    'Deze chauffeur heeft nog geen account: nodig hem uit of geef hem een code onder Chauffeurs.',
  chooseDriver: 'Kies een chauffeur of schrijf er meer.',
  writeToSeveral: 'Meer chauffeurs schrijven',
  toWhom: 'Aan wie',
  driversOnRoad: 'Chauffeurs onderweg',
  allDrivers: 'Alle chauffeurs',
  writeToAll: 'Alle chauffeurs schrijven',
  writeToOnRoad: 'Chauffeurs onderweg schrijven',
  toSeveral: 'berichten aan meer chauffeurs',
  messagesToSeveral: 'Berichten aan meer chauffeurs',
  nothingSent:
    'Nog niets verzonden. Elke chauffeur leest het in zijn eigen gesprek en je ziet hier wie het gelezen heeft.',
  readByAll: 'door alle {count} gelezen',
  readBy: 'door {count} van {total} gelezen',
  toReadIt: '{count, plural, one {# chauffeur moet het nog lezen} other {# chauffeurs moeten het nog lezen}}',
  sentTo: '{count, plural, one {Verzonden aan # chauffeur.} other {Verzonden aan # chauffeurs.}}',
  sentWithout:
    '{count, plural, one {Verzonden aan # chauffeur. Zonder account, dus niet bereikt: {names}.} other {Verzonden aan # chauffeurs. Zonder account, dus niet bereikt: {names}.}}',

  // Undelivered
  undeliveredWhat: 'niet bezorgde berichten',
  undeliveredMessages: 'Niet bezorgde berichten',
  everythingArrived: 'Alles is aangekomen',
  everythingMore: 'E-mails en sms’en die niet konden worden verzonden, staan hier met de reden.',
  mail: 'E-mail',
  text: 'Sms',
  sendAgain: 'Opnieuw verzenden',
  willBeSent: 'Het wordt opnieuw verzonden.',
  dismiss: 'Negeren: {subject} aan {to}',
  dismissed: 'Genegeerd.',
  didNotWork: 'Dat lukte niet.',
} satisfies Translation<typeof en>
