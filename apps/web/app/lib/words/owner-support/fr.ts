// French texts of the owner’s support inbox.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  open: 'Ouvertes',
  pending: 'En attente du client',
  closed: 'Fermées',
  searchTickets: 'Rechercher une demande',
  waits: 'attend depuis {age}',
  waiting: 'En attente d’une réponse',
  withOwner: '{name}, avec {owner}',
  nobodyWaits: 'Personne n’attend',
  noTickets: 'Aucune demande ici',
  questionsComeIn: 'Les questions de la page de contact et du produit arrivent ici.',
  contactPage: 'Page de contact',
  openCount:
    '{count, plural, one {# demande ouverte. Une réponse est promise sous {hours} heures.} other {# demandes ouvertes. Une réponse est promise sous {hours} heures.}}',
  nobodyYet: 'Encore personne',
  somebody: 'Quelqu’un',
  ownersNotLoaded: '{name}. Impossible de charger les propriétaires.',
  tryAgain: 'Réessayer',
  assignedTo: 'Attribuée à',
  fromCompany: '{name}, <link>{company}</link>',
  reopen: 'Rouvrir',
  replyTo: 'Répondre à {email}',
  answer: 'Réponse',
  sendReply: 'Envoyer et mettre en attente',
  addNote: 'Ajouter une note',
  noteAdded: 'Note ajoutée',
  replySent: 'Réponse envoyée à {to}',
} satisfies Translation<typeof en>
