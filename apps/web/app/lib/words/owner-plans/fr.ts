// French texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Véhicules',
  people: 'Personnes',
  textsMonth: 'SMS par mois',
  ordersDay: 'Commandes par jour',
  storage: 'Stockage, Mo',
  callsMinute: 'Appels d’API par minute',
  plansQueue: 'Plans en file d’attente',
  hasApi: 'Clés d’API et webhooks',
  hasShops: 'Connexion de boutiques',
  hasBranding: 'Logo et couleur propres',
  hasOwnMails: 'E-mails avec leurs propres mots',

  // List of plans
  plansMore:
    'La page des tarifs montre celles en vente. Une modification crée une nouvelle version ; les abonnements existants restent tels qu’achetés.',
  newPlan: 'Nouvelle formule',
  thePlans: 'formules',
  noPlan: 'Aucune formule pour l’instant',
  noPlanMore:
    'Les entreprises choisissent parmi les formules listées ici. Sans formule, la page des tarifs les renvoie vers vous.',
  tagPopular: 'la plus choisie',
  tagNotSold: 'hors vente',
  priceOnRequest: 'sur demande',
  perMonth: '{price} par mois',
  perYear: '{price} par an',
  unlimited: 'illimité',
  switchedOff: 'Désactivé',
  nothing: 'rien',
  mrr: 'MRR',
  version: 'Version',
  earlierVersions: 'Versions précédentes, {count}',
  versionLine: '{version} : {details}',
  versionVehicles:
    '{count, plural, =0 {véhicules illimités} one {# véhicule} many {# véhicules} other {# véhicules}}',
  edit: 'Modifier',
  editPlan: 'Modifier {plan}',

  // Form
  savePlan: 'Enregistrer la formule',
  saved: '{plan} enregistrée',
  notSaved: 'La formule n’a pas pu être enregistrée',
  delete: 'Supprimer',
  deleteQuestion: 'Supprimer {plan} ?',
  deleteMore:
    'La formule et ses versions disparaissent. Une formule que des entreprises ont est seulement retirée de la vente.',
  deleted: 'Formule supprimée',
  id: 'Identifiant',
  idHint: 'Dans les liens et l’API : minuscules, ne change jamais',
  name: 'Nom',
  aMonth: 'Par mois',
  enterPrice: 'Saisissez un prix',
  onRequest: 'Prix sur demande',
  otherPrices: 'Autres prix',
  otherPricesHint: 'À l’année ou dans d’autres devises, un par ligne : {example}',
  priceExample: 'Écrivez chaque prix ainsi : {example}',
  zeroUnlimited: '0 : illimité',
  textsHint: 'Aux destinataires ; 0 : illimité',
  storageHint: 'Tous les fichiers ; 0 : illimité',
  callsHint: 'Avec toutes les clés ; 0 : illimité',
  queueHint: 'Qui peuvent attendre ; 0 : illimité',
  switchedOn: 'Activé',
  keepBought: 'Les entreprises gardent ce qu’elles ont acheté jusqu’au renouvellement ou au changement.',
  features: 'Fonctions',
  featuresHint: 'Une par ligne, comme sur la page des tarifs',
  popular: 'La plus choisie',
  onSale: 'En vente',
} satisfies Translation<typeof en>
