// French texts of the owner's outbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  outbox: 'Boîte d’envoi',
  emailsNoun: 'e-mails',
  mails: 'E-mails',
  searchEmails: 'Rechercher des e-mails',
  searchHint: 'Adresse, objet, entreprise',
  all: 'Tous',
  to: 'À',
  subject: 'Objet',
  state: 'État',
  written: 'Rédigé',
  noEmails: 'Aucun e-mail ici',
  noEmailsMore: 'Les e-mails figurent ici dès leur rédaction, envoyés ou non.',
  testMailServer: 'Tester le serveur de messagerie',
  noMatches: 'Aucun e-mail ne correspond',
  showAll: 'Afficher tous les e-mails',
  mailTo: '{subject}, à {to}',

  // States
  waiting: 'en attente',
  held: 'retenu',
  sent: 'envoyé',
  caught: 'intercepté',
  failed: 'échoué',
  expired: 'expiré',

  // One mail
  mail: 'E-mail',
  mailNoun: 'l’e-mail',
  sendingAgain: 'Nouvel envoi à {to}',
  waitsUntil: 'Attend jusqu’à',
  caughtAt: 'Intercepté',
  sentAt: 'Envoyé',
  tries: 'Essais',
  serverSaid: 'Réponse du serveur',
  attached: 'Pièce jointe',
  sendNow: 'Envoyer maintenant',
  sendAgain: 'Renvoyer',
  emailAsItLooks: 'E-mail tel qu’il apparaît',
  asPlainText: 'En texte brut',
} satisfies Translation<typeof en>
