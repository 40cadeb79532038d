// French texts of the message after a recall.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apology:
    'L’heure que nous vous avions donnée pour votre livraison ne tient plus : elle a été retirée de sa tournée. Nous vous écrirons dès qu’une nouvelle heure sera fixée. Veuillez nous excuser de ce changement. {company}',
  told: '{count, plural, one {# destinataire prévenu} many {# destinataires prévenus} other {# destinataires prévenus}}',
  notTold: 'Le destinataire de {reference} n’a pas été prévenu',
  question:
    '{count, plural, one {Prévenir # destinataire que la livraison a été retirée ?} many {Prévenir # destinataires que la livraison a été retirée ?} other {Prévenir # destinataires que la livraison a été retirée ?}}',
  questionMore:
    'Ils en avaient été prévenus, et ce qui est envoyé ne peut être repris. Personne d’autre ne reçoit de message.',
  recipients: 'Destinataires',
  tell: '{count, plural, one {Prévenir # destinataire} many {Prévenir # destinataires} other {Prévenir # destinataires}}',
  tellNobody: 'Ne prévenir personne',
  whatTheyRead: 'Ce qu’ils lisent, par e-mail et SMS comme avant',
} satisfies Translation<typeof en>
