// French texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Plateforme de gestion de flotte pour les entreprises',

  // First view
  noCardTrial:
    '{days, plural, one {# jour d’essai gratuit, sans carte} other {# jours d’essai gratuit, sans carte}}',
  heroTitle: 'Toute la journée planifiée avant le premier départ.',
  heroLead:
    'Planification de tournées par IA, suivi en direct et notifications pour les flottes de livraison, pour réduire le coût de livraison jusqu’à {percent} pour cent.',
  learnMore: 'En savoir plus<hidden> sur les fonctions</hidden>',
  sampleDay: 'Une journée type à Ashmouth, dessinée telle qu’elle a été planifiée',
  sampleStops: '{count, plural, one {<b>#</b> arrêt} other {<b>#</b> arrêts}}',
  sampleVans: '{count, plural, one {<b>#</b> véhicule} other {<b>#</b> véhicules}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'En chiffres',
  upTo: 'jusqu’à {percent}',
  lowerCost: 'de coût de livraison en moins',
  outOf: '{rating} / {best}',
  customerRating: 'note des clients',
  uptime: 'de disponibilité',
  trialDays: '{days, plural, one {#\u00a0jour} other {#\u00a0jours}}',
  freeNoCard: 'gratuits, sans carte bancaire',
  illustrative: 'Chiffres donnés à titre d’exemple. La page d’état montre ce qui est mesuré.',

  // The planner in the page
  tryTitle: 'Essayez le moteur ici même',
  tryLead:
    'Le même planificateur que celui de vos journées, dans cette page : un exemple de {stops} arrêts, d’abord dans l’ordre du fichier, puis tel que le moteur le planifie. Les traits sont droits, les kilomètres suivent la route. Rien ne quitte votre navigateur.',
  optimize: 'Optimiser',
  loadingPlanner: 'Chargement du planificateur',

  // The plan
  oneSelection: 'Carte, liste et frise : une seule sélection',
  oneSelectionLead:
    'Pointez un arrêt, les deux autres vues répondent. Ce qui enfreint une règle est en rouge à l’endroit même, avec l’écart. Ce qui vous attend est en haut, avec le plus petit changement utile.',
  reasons:
    '<b>Des raisons, pas des refus.</b> <more>Une commande qui n’entre pas dans un plan dit quelle règle la bloque et ce qui aiderait.</more>',
  stopAnyTime:
    '<b>Arrêtez quand vous voulez.</b> <more>Le moteur montre ce qu’il a gagné et garde le meilleur plan.</more>',
  realRoads:
    '<b>De vraies routes.</b> <more>Sens uniques, virages et ponts comptent dans chaque minute.</more>',

  // The live day
  lateTitle: 'Voir le retard avant qu’il n’arrive',
  lateLead: 'Chaque véhicule, chaque promesse, et celles qui sont sur le point de céder, les pires d’abord.',

  // The recipient
  recipientTitle: 'Une réponse pour le destinataire',
  recipientLead:
    'La page de suivi dit quand, et pourquoi si cela change. Puis où, qui, et ce qui peut encore être modifié. À vos couleurs, sans compte.',
  seeTracking: 'Voir une page de suivi',
  trackingScreen:
    'Une page de suivi sur un téléphone : l’heure d’arrivée, le chemin parcouru et le véhicule sur la carte',

  // Testimonials
  whatDispatchersSay: 'Ce que disent les exploitants',
  sampleTestimonials: 'Témoignages fictifs',
  drawnPortrait: 'Portrait dessiné',
  teaQuote:
    '« Avant, nous planifiions jusqu’à neuf heures du soir. Maintenant, le plan est là avant que le thé soit servi, et je vois pourquoi chaque arrêt est à sa place. »',
  operationsManager: 'Responsable des opérations, {company}',
  reasonQuote:
    '« La raison affichée à côté d’une commande qui n’entre pas nous a épargné plus d’appels que tout le reste de l’écran. »',
  founder: 'Fondateur, {company}',
  printoutQuote:
    '« Au bout de deux jours, mes chauffeurs ne demandaient plus la feuille imprimée. C’est leur plus beau compliment. »',
  headOfDispatch: 'Responsable de l’exploitation, {company}',

  // Drawings of features
  owner: 'Propriétaire',
  dispatch: 'Exploitation',
  driver: 'Chauffeur',
  recipient: 'Destinataire',
  haveArrived: 'Je suis arrivé',
} satisfies Translation<typeof en>
