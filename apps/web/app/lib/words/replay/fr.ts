// French texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: 'Replanification des jours, jusqu’à trois secondes chacun',
  notReplanned: 'Les jours n’ont pas pu être replanifiés',
  sameRoads:
    'Les deux côtés sont chronométrés sur les mêmes routes et comptés par le même contrôle. Les deux roulent selon votre table de vitesses, si vous en avez une. Les heures réelles du jour n’y figurent pas.',
  sameVans:
    'Le nouveau plan a les véhicules et les créneaux de ce jour. Il peut utiliser moins de véhicules, et aucun qui n’était pas sorti.',
  missedWindows:
    'Un créneau manqué compte comme manqué des deux côtés. Les commandes que le nouveau plan laisse de côté ne sont jamais une économie : un tel jour n’est pas comparé.',
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
