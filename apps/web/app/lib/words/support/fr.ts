// French texts of support tickets.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  newTicket: 'Nouvelle demande',
  ticketsNoun: 'demandes',
  tickets: 'Demandes',
  theTicket: 'la demande',
  allTickets: 'Toutes les demandes',
  nothingAsked: 'Pas encore de demande',
  nothingAskedMore:
    'Posez ici vos questions si quelque chose ne marche pas ou si vous voulez savoir comment faire. Les réponses arrivent ici et par e-mail.',
  chooseTicket: 'Choisissez une demande pour la lire. Une personne répond sous {hours} heures en semaine.',
  answersWithin: 'Une personne répond sous {hours} heures en semaine.',
  askSupport: 'Contacter l’assistance',
  notSent: 'Votre question n’a pas été envoyée',
  subject: 'Objet',
  fewWords: 'En quelques mots',
  whatHappens: 'Ce qui se passe, et ce que vous attendiez',
  answerComes: 'La réponse arrive ici et par e-mail à {email}',
  sending: 'Envoi',
  send: 'Envoyer',
  sendToSupport: 'Envoyer à l’assistance',
  writeToReopen: 'Écrivez pour la rouvrir',
  writeToSupport: 'Écrire à l’assistance',
  stateOpen: 'à l’assistance',
  stateAnswered: 'répondue',
  stateClosed: 'fermée',
  messages: 'Messages',
  noteBy: 'Note de {name}',
  supportAt: 'assistance, {time}',
} satisfies Translation<typeof en>
