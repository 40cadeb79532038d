// French texts of plans, invoices and billing details.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Plans on sale
  keepPlan: 'Garder {plan}',
  choosePlan: 'Choisir {plan}',
  changePlan: 'Passer à {plan}',
  upgradePlan: 'Évoluer vers {plan}',
  changeMonthly: 'Passer à {plan} au mois',
  changeYearly: 'Passer à {plan} à l’année',
  vehicleLimit:
    '{count, plural, =0 {Véhicules illimités} one {# véhicule} many {# véhicules} other {# véhicules}}',
  memberLimit:
    '{count, plural, =0 {Personnes illimitées sur le portail} one {# personne sur le portail} many {# personnes sur le portail} other {# personnes sur le portail}}',
  hasApi: 'Clés d’API et webhooks',
  hasShops: 'Connexion de boutiques',
  hasBranding: 'Votre logo et votre couleur',
  hasOwnMails: 'E-mails avec vos propres mots',
  textLimit: '{count, plural, one {# SMS par mois} many {# SMS par mois} other {# SMS par mois}}',
  storageLimit: '{size} Mo de fichiers',
  callLimit:
    '{count, plural, one {# appel d’API par minute} many {# appels d’API par minute} other {# appels d’API par minute}}',
  orderLimit:
    '{count, plural, one {# commande par jour} many {# commandes par jour} other {# commandes par jour}}',
  driversFree: 'Les chauffeurs ne sont pas comptés',
  ordersFree: 'Les commandes et les chauffeurs ne sont pas comptés',
  yourPlan: 'votre formule',
  nextPlan: 'à venir',
  invoicedPlan: 'facturée',
  priceCustom: 'Sur mesure',
  notSold: 'Non proposée ainsi',
  monthBeforeTax: 'par mois, hors taxes',
  yearBeforeTax: 'par an, hors taxes',
  contactSales: 'Contacter les ventes',
  paidBy: 'Paiement',
  yearly: 'Annuel',
  monthly: 'Mensuel',
  currency: 'Devise',
  plans: 'Formules',

  // Results
  nothingChanged: 'Rien n’a changé',
  invoiceSent: 'Facture {number} envoyée par e-mail',
  startsPaid: '{plan} commence à son paiement.',
  planFrom: '{plan} à partir du {day}',
  planNextPeriod: '{plan} à partir de la prochaine période',
  planStays: '{plan} est conservée',
  planApplies: '{plan} s’applique dès maintenant',
  invoiceComes: 'La facture {number} est en route.',
  planEndsOn: 'La formule se termine le {day}',
  planEndsLastDay: 'La formule se termine à son dernier jour',
  detailsSaved: 'Coordonnées de facturation enregistrées',

  // Invoices
  invoiceNotLoaded: 'La facture n’a pas pu être chargée',
  creditNotLoaded: 'L’avoir n’a pas pu être chargé',
  credited: '{number} : {amount} crédités le {day}, {reason}.',
  creditPdf: 'Avoir en PDF',
  invoices: 'Factures',
  paidOn: 'Payée le {day}',
  issuedVoided: 'Émise le {day}, annulée',
  issuedDue: 'Émise le {day}, échéance le {dueDay}',
  taxAmount: '{name} {percent} : {amount}',
  invoicePdf: 'Facture {number} en PDF',
  statePaid: 'payée',
  stateVoid: 'annulée',
  stateCredited: 'créditée',
  stateOverdue: 'en retard',
  stateOpen: 'à payer',

  // Bar above the portal
  suspendedUnpaid:
    'Votre entreprise est suspendue jusqu’au paiement de sa facture. Tout reste lisible ; les tournées en cours continuent.',
  suspendedReason:
    'Votre entreprise est suspendue : {reason}. Tout reste lisible ; les tournées en cours continuent.',
  askSupport: 'demandez à l’assistance',
  planAndInvoices: 'Formule et factures',
  trialEnded:
    'Votre essai est terminé. Tout reste lisible ; l’import, la planification et l’envoi attendent.',
  upgradeNow: 'Passer à une formule',
  subscriptionEnded:
    'Votre abonnement est terminé. Tout reste lisible ; l’import, la planification et l’envoi attendent.',
  chooseAPlan: 'Choisir une formule',
  invoiceOverdue: 'Une facture est en retard.',
  overdueStops: 'Une facture est en retard. Sans paiement, la planification s’arrête le {day}.',
  overdueStopsMore:
    'Une facture est en retard. Sans paiement, la planification s’arrête le {day} ; les tournées en cours vont à leur terme.',
  seeInvoice: 'Voir la facture',
  trialLeft:
    '{count, plural, one {Essai : # jour restant} many {Essai : # jours restants} other {Essai : # jours restants}}',

  // Billing details
  details: 'Coordonnées de facturation',
  detailsNotSaved: 'Les coordonnées n’ont pas pu être enregistrées',
  companyOnInvoice: 'Entreprise sur la facture',
  address: 'Adresse',
  country: 'Pays',
  countryHint: 'Détermine la taxe des factures',
  taxNumber: 'Numéro de TVA',
  sendInvoicesTo: 'Envoyer les factures à',
  besidesAdmins: 'En plus des administrateurs',
  saveDetails: 'Enregistrer les coordonnées',

  // Confirming a plan
  startsPayment: 'au paiement de sa facture',
  startsNow: 'maintenant',
  startsNextPeriod: 'à la prochaine période',
  runsAlready: 'déjà en cours, et se poursuit',
  startsCheckout: 'au paiement sur la page suivante',
  plan: 'Formule',
  planMonthly: '{plan}, {price} par mois hors taxes',
  planYearly: '{plan}, {price} par an hors taxes',
  starts: 'Début',
  note: 'Remarque',
  taxLine: '{name}, {percent}',
  invoiceNow: 'Facture maintenant',
  noInvoice: 'aucune',
  due: 'Échéance',
  nextInvoice: 'Prochaine facture',
  monthAfterStart: 'un mois après le début de la formule',
  yearAfterStart: 'un an après le début de la formule',
  chooseQuestion: 'Choisir {plan} ?',
  invoiceAtOnce: 'La facture reçoit son numéro aussitôt et part par e-mail aux administrateurs.',
  orderAndInvoice: 'Commander et facturer',
  confirmPlan: 'Confirmer {plan}',
  cannotChoose: 'Cette formule ne peut pas être choisie maintenant',
  coupon: 'Code promo (facultatif)',
  removeCoupon: 'Retirer',
  applyCoupon: 'Appliquer',
  billingAddress: 'Adresse de facturation',
  enterAddress: 'Saisissez l’adresse de facturation',

  // The plan and its use
  noBilling:
    'Ce serveur fonctionne sans facturation : aucun essai ne se termine, aucune limite ne s’applique.',
  trialUntil: 'Essai jusqu’au {time}. Rien n’est facturé.',
  trialRuns: 'Essai. Rien n’est facturé.',
  standingExpired:
    'L’essai est terminé. Choisissez une formule ; l’import, la planification et l’envoi reprennent une fois payée.',
  standingCancelled:
    'L’abonnement est terminé. Vos données sont conservées ; choisissez une formule pour continuer.',
  endsOn: 'Se termine le {day}.',
  endsLastDay: 'Se termine à son dernier jour.',
  perMonth: '{price} par mois hors taxes.',
  perYear: '{price} par an hors taxes.',
  perMonthRenews: '{price} par mois hors taxes, renouvelée le {day}.',
  perYearRenews: '{price} par an hors taxes, renouvelée le {day}.',
  usedUnlimited: '{used}, illimité',
  usedOf: '{used} sur {limit}',
  inUse: 'Utilisation',
  vehicles: 'Véhicules',
  peopleInPortal: 'Personnes sur le portail',
  apiKeys: 'Clés d’API',
  notInPlan: 'pas dans cette formule',
  textsThisMonth: 'SMS ce mois-ci',
  ordersToday: 'Commandes du jour',
  filesInMb: 'Fichiers, en Mo',
  cancelQuestion: 'Résilier la formule ?',
  worksUntil: 'Tout fonctionne jusqu’au {day}. Ensuite, votre entreprise peut lire et exporter.',
  worksUntilEnd:
    'Tout fonctionne jusqu’à la fin de la période payée. Ensuite, votre entreprise peut lire et exporter.',
  cancelPlan: 'Résilier la formule',
  keepThePlan: 'Garder la formule',
  whatMissing: 'Que manquait-il ? (facultatif)',
  cardsAndReceipts: 'Cartes et reçus',
  noInvoicesYet: 'Aucune pour l’instant. La première vient avec la première formule.',
  planNotLoaded: 'La formule n’a pas pu être chargée',
  loadingPlan: 'Chargement de la formule',
  trialOf: 'Essai de {plan}',
  couponAlways: 'Code promo {code}, {discount} sur chaque facture.',
  couponCounts:
    '{count, plural, one {Code promo {code}, {discount} : vaut pour encore # facture.} many {Code promo {code}, {discount} : vaut pour encore # factures.} other {Code promo {code}, {discount} : vaut pour encore # factures.}}',
  limitsNever:
    'Une limite n’arrête jamais une journée en cours : elle s’applique au prochain véhicule, personne, commande ou fichier ajouté.',
  adminChooses: 'Un administrateur de votre entreprise choisit la formule.',
} satisfies Translation<typeof en>
