import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  requests: 'Demandes',
  noRequests: 'Aucune demande n’attend de réponse.',
  accept: 'Accepter',
  decline: 'Refuser',
  accepted: 'La demande est maintenant une commande',
  declined: 'La demande est refusée',
  notAnswered: 'La demande n’a pas reçu de réponse',
  message: 'Message au visiteur',
  cancel: 'Annuler',
  waiting:
    '{count, plural, one {# demande du formulaire de commande attend} other {# demandes du formulaire de commande attendent}}',
  answer: 'Répondre',
  toldLater: 'Le visiteur en est informé dans une minute.',
  notRestored: 'Le refus n’a pas pu être annulé',
  restored: 'La demande attend de nouveau',
  noContact: 'Le visiteur n’a laissé ni e-mail ni téléphone : personne n’est informé.',
} satisfies Translation<typeof en>
