// French words of delivery notices.
import { reasons } from '../../reason-words/fr.ts'
import type { NoticeWords } from './types.ts'

export const fr: NoticeWords = {
  notices: {
    order_confirmed: {
      title: 'Votre commande est confirmée',
      message: '{company} livrera {reference}.',
      messageTo: '{company} livrera {reference} à l’adresse {street}.',
    },
    out_for_delivery: {
      title: 'Votre livraison est en route',
      message: '{company} est en route pour vous livrer {reference}.',
      messageTo: '{company} est en route pour vous livrer {reference} à l’adresse {street}.',
    },
    driver_near: {
      title: 'Votre livreur arrive dans {duration} environ',
      message: '{company} est en route.',
      messageTo: '{company} est en route vers l’adresse {street}.',
    },
    running_late: {
      title: 'Votre livraison a du retard',
      message: '{company} vous livrera {reference} plus tard que prévu.',
    },
    driver_arrived: { title: 'Votre livreur est arrivé', message: '{company} est arrivé avec {reference}.' },
    delivered: {
      title: 'Votre livraison est arrivée',
      message: '{company} a livré {reference}.',
      messageTo: '{company} a livré {reference} à l’adresse {street}.',
    },
    delivery_failed: {
      title: 'Votre livraison n’a pas pu être effectuée',
      message: '{company} n’a pas pu livrer {reference}.',
      messageTo: '{company} n’a pas pu livrer {reference} à l’adresse {street}.',
    },
    feedback_asked: {
      title: 'Comment s’est passée votre livraison ?',
      message: 'Dites à {company} comment s’est passée la livraison de {reference}.',
    },
    request_received: {
      title: 'Votre demande est arrivée',
      message: '{company} a reçu votre demande et vous répondra. Ce n’est pas encore une commande.',
    },
    request_accepted: {
      title: 'Votre commande est acceptée',
      message: '{company} a accepté votre commande {reference}.',
    },
    request_declined: {
      title: 'Votre demande a été refusée',
      message: '{company} ne peut pas prendre votre commande.',
    },
  },
  expected: 'Arrivée prévue : {time}.',
  agreed: 'Convenu : {time}.',
  requested: 'Demandé : {time}.',
  reason: 'Motif : {reason}.',
  proof: 'Connectez-vous sur la page de suivi pour voir la preuve de livraison.',
  choose: 'Choisissez un autre jour sur la page de suivi ou contactez {company}.',
  reasons,
  text: '{company} : {title} {expected} {link}',
  mail: {
    greeting: 'Bonjour {{user_name}},',
    reader: 'cher client, chère cliente',
    confirmed: '{{company_name}} : commande {{order_reference}} confirmée',
    received:
      '{{company_name}} a bien reçu votre commande {{order_reference}} et vous la livrera. {{delivery_window}}',
    track: 'Suivre la livraison',
    number: 'Votre numéro de suivi est {{tracking_number}}.',
  },
}
