// French texts of messages with recipients and drivers, and of those that did not arrive.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Page
  whichMessages: 'Quels messages',
  withRecipients: 'Avec les destinataires',
  withDrivers: 'Avec les chauffeurs',
  withDriversCount: 'Avec les chauffeurs ({count})',
  undelivered: 'Non remis',
  undeliveredCount: 'Non remis ({count})',
  messages: 'messages',
  theMessages: 'les messages',

  // Threads
  threads: 'Conversations',
  unread: 'non lus',
  noMessages: 'Pas encore de messages',
  noMessagesMore:
    'Les destinataires écrivent depuis leur page de suivi ; leurs réponses aux SMS apparaissent aussi ici.',
  whatRecipientsGet: 'Choisir ce que reçoivent les destinataires',
  addDriver: 'Ajouter un chauffeur',
  ofOrder: '{reference} : {text}',
  youWrote: 'Vous : {text}',
  driverWrote: 'Chauffeur : {text}',
  all: 'Tous',
  messagesWith: 'Messages avec {name}',
  writeTo: 'Écrire à {name}',
  dispatch: 'Exploitation',
  driver: 'Chauffeur',
  nothingToRecipient: 'Rien d’écrit pour le moment. Le destinataire le voit sur la page de suivi.',
  waiting: 'En attente de réponse',
  nobodyWaits:
    '{count, plural, one {Personne. Dans # conversation, vous avez écrit en dernier.} other {Personne. Dans les # conversations, vous avez écrit en dernier.}}',
  wrote: 'a écrit {moment}',
  answer: 'Répondre',

  // Drivers
  drivers: 'Chauffeurs',
  noDrivers: 'Pas encore de chauffeurs',
  noDriversMore: 'Ajoutez des chauffeurs sous Flotte, puis écrivez-leur ici.',
  nothingWritten: 'Rien d’écrit pour le moment',
  noAccount: 'Pas encore de compte',
  nothingToDriver:
    'Rien d’écrit pour le moment. Le chauffeur le voit dans l’application, avec une notification.',
  noAccountMore: 'Ce chauffeur n’a pas encore de compte : invitez-le ou donnez-lui un code sous Chauffeurs.',
  chooseDriver: 'Choisissez un chauffeur ou écrivez à plusieurs.',
  writeToSeveral: 'Écrire à plusieurs chauffeurs',
  toWhom: 'À qui',
  driversOnRoad: 'Chauffeurs en route',
  allDrivers: 'Tous les chauffeurs',
  writeToAll: 'Écrire à tous les chauffeurs',
  writeToOnRoad: 'Écrire aux chauffeurs en route',
  toSeveral: 'messages à plusieurs chauffeurs',
  messagesToSeveral: 'Messages à plusieurs chauffeurs',
  nothingSent:
    'Rien d’envoyé pour le moment. Chaque chauffeur le lit dans sa conversation, et vous voyez ici qui l’a lu.',
  readByAll: 'lu par les {count}',
  readBy: 'lu par {count} sur {total}',
  toReadIt:
    '{count, plural, one {# chauffeur doit encore le lire} other {# chauffeurs doivent encore le lire}}',
  sentTo: '{count, plural, one {Envoyé à # chauffeur.} other {Envoyé à # chauffeurs.}}',
  sentWithout:
    '{count, plural, one {Envoyé à # chauffeur. Sans compte, donc non joints : {names}.} other {Envoyé à # chauffeurs. Sans compte, donc non joints : {names}.}}',

  // Undelivered
  undeliveredWhat: 'messages non remis',
  undeliveredMessages: 'Messages non remis',
  everythingArrived: 'Tout est arrivé',
  everythingMore: 'Les e-mails et SMS qui n’ont pas pu être envoyés figurent ici avec le motif.',
  mail: 'E-mail',
  text: 'SMS',
  sendAgain: 'Renvoyer',
  willBeSent: 'Il sera renvoyé.',
  dismiss: 'Ignorer : {subject} à {to}',
  dismissed: 'Ignoré.',
  didNotWork: 'Cela n’a pas fonctionné.',
} satisfies Translation<typeof en>
