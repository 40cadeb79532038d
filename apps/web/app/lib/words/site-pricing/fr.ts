// French texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Un prix selon vos véhicules',
  nothingOnSale: 'Aucune formule n’est en vente pour le moment. Demandez-nous un prix.',
  driversFree:
    '{days, plural, one {Les chauffeurs ne sont pas comptés. Chaque formule commence par un essai de # jour, sans carte.} other {Les chauffeurs ne sont pas comptés. Chaque formule commence par un essai de # jours, sans carte.}}',
  ordersFree:
    '{days, plural, one {Les commandes et les chauffeurs ne sont pas comptés. Chaque formule commence par un essai de # jour, sans carte.} other {Les commandes et les chauffeurs ne sont pas comptés. Chaque formule commence par un essai de # jours, sans carte.}}',

  // Each plan
  mostPopular: 'la plus choisie',
  priceCustom: 'Sur mesure',
  perMonth: '/mois',
  perYear: '/an',
  yearPrice: 'ou {price} pour un an',
  yearPriceSaving: 'ou {price} pour un an, {percent} de moins qu’au mois',
  vehicleLimit:
    '{count, plural, =0 {véhicules illimités} one {jusqu’à # véhicule} other {jusqu’à # véhicules}}',
  andOn: 'et ainsi de suite',
  choosePlan: 'Choisir {plan}',

  // Features of plans
  vehicles: '{count, plural, =0 {Véhicules illimités} one {Jusqu’à # véhicule} other {Jusqu’à # véhicules}}',
  people:
    '{count, plural, =0 {Personnes illimitées sur le portail} one {# personne sur le portail} other {# personnes sur le portail}}',
  everythingIn: 'Tout ce que contient {plan}',
  planningOnRoads: 'Planification et replanification sur de vraies routes',
  liveInYourBrand: 'Carte en direct et pages de suivi à votre marque',
  importAndExport: 'Import CSV et XLSX, export complet',
  analytics: 'Analyses',
  keysForYourSystems: 'Clés d’API pour vos propres systèmes',
  ownRegions: 'Vos propres régions',
  serviceLevels: 'Niveaux de service convenus',

  // The ruler
  vehicleCount: '{count, plural, one {# véhicule} other {# véhicules}}',
  vehicleCountOrMore: '{count, plural, one {#+ véhicules} other {#+ véhicules}}',
  vehiclesAndAnswer: '{count, plural, one {# véhicule : {answer}} other {# véhicules : {answer}}}',
  monthAnswer: '{plan}, {price} par mois, soit {share} par véhicule',
  yearAnswer: '{plan}, {price} par an, soit {share} par véhicule',
  askedAnswer: '{plan}, prix à convenir avec vous',
  beyondAnswer: 'au-delà des formules en vente : demandez-nous',

  // The comparison
  whatPlansInclude: 'Ce que comprend chaque formule',
  aboveLimit:
    'Au-delà de votre nombre de véhicules, rien ne s’arrête : la journée planifiée va à son terme, et le véhicule suivant attend que vous changiez de formule ou en archiviez un. Prix en dollars américains, hors taxes.',
  what: 'Contenu',
  included: 'compris',
  notIncluded: 'non compris',
  unlimited: 'illimité',
  upTo: 'jusqu’à {count}',
  planning: 'Planification',
  rowVehicles: 'Véhicules',
  rowOrders: 'Commandes par jour',
  rowDrivers: 'Chauffeurs',
  rowPeople: 'Personnes sur le portail',
  rowRules: 'Créneaux, charges, services, compétences',
  rowRoads: 'Vraies routes, cartes et adresses',
  theDay: 'La journée',
  rowLive: 'Carte en direct et arrêts à risque',
  rowTrackers: 'Traceurs OsmAnd et OwnTracks',
  rowTracking: 'Page de suivi pour les destinataires',
  rowBranding: 'Votre logo et votre couleur',
  rowMails: 'E-mails avec vos propres mots',
  company: 'Entreprise',
  rowApi: 'Clés d’API et webhooks',
  rowShops: 'Connexion de boutiques',
  rowTexts: 'SMS par mois',
  rowStorage: 'Mégaoctets de fichiers',
  rowCalls: 'Appels d’API par minute',
  rowSupport: 'Réponse de l’assistance sous',
  hours: '{count, plural, one {# heure} other {# heures}}',
} satisfies Translation<typeof en>
