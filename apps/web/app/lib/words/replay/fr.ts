// French texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Replanification des jours, jusqu’à trois secondes chacun',
  notReplanned: 'Les jours n’ont pas pu être replanifiés',
  notStored: 'Votre fichier n’est pas conservé et aucune commande n’est créée.',
  question: 'Qu’auraient coûté vos dernières semaines avec d’autres tournées ?',
  dropFile:
    'Déposez un export de jours tels qu’ils ont été roulés : l’adresse, le jour, le véhicule ou le chauffeur et le numéro d’arrêt ou l’arrivée réelle de chaque commande. Jusqu’à {days} jours.',
  chooseFile: 'Choisir un fichier',
  fileOfDays: 'Fichier de jours roulés',
  noPdf: 'Le fichier n’a pas pu être créé',
  notReplayed: 'Ce fichier ne peut pas être replanifié',
  daysCompared: '{count, plural, one {# jour comparé} other {# jours comparés}}',
  noneCompared: 'Aucun jour n’a pu être comparé',
  downloadPdf: 'Télécharger le PDF',
  daysLeftOut: 'Jours laissés de côté',

  // Figures
  better: 'Le nouveau plan est meilleur',
  same: 'Rien n’aurait été économisé',
  worse: 'Le nouveau plan est moins bon',
  notComparable: 'Non comparé : le nouveau plan laisse des commandes de côté',
  allDays: 'Tous les jours comparés',
  figuresOf: 'Chiffres du {day}',
  leavesOut: 'Le nouveau plan laisse de côté {orders}.',
  ordersNotCounted:
    '{count, plural, one {# commande} other {# commandes}} sans véhicule, lieu ou ligne lisible, comptées d’aucun côté.',
  asDriven: 'Tel que roulé',
  newPlan: 'Nouveau plan',
  saved: 'Économisé',
  side: 'Côté',
  vans: 'Véhicules',
  distance: 'Distance',
  hours: 'Heures',
  cost: 'Coût',
  windowsMissed: 'Créneaux manqués',
} satisfies Translation<typeof en>
