import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Planifier plusieurs jours',
  period: 'Jours à partir du {day}',
  dayCount: '{count, plural, one {# jour} many {# jours} other {# jours}}',
  movesFreely: 'Déplacer aussi les commandes sans dernier jour',
  start: 'Chercher de meilleurs jours',
  chosen:
    '{count, plural, one {Seule # commande choisie peut} other {Seules # commandes choisies peuvent}} changer de jour ; les autres gardent le leur.',
  chooseAll: 'Laisser tout bouger',
  intro: 'Le calcul cherche le jour où chaque commande coûte le moins. Rien ne change avant votre accord.',
  runs: 'Calculs précédents',
  runName:
    '{day}, {days, plural, one {# jour} many {# jours} other {# jours}} : {moves, plural, one {# déplacement} many {# déplacements} other {# déplacements}}',
  notLoaded: 'Les plans de semaine n’ont pas pu être chargés',
  loading: 'Chargement des plans de semaine',
  empty: 'Aucun plan de semaine',
  emptyMore:
    'Après un calcul, vous verrez ici quelles commandes pourraient changer de jour et ce que chaque changement économise.',
  nothingProposed: 'Ce calcul a été arrêté avant d’avoir une proposition.',
  phaseAlone: 'Planification de chaque jour seul',
  phaseWeek: 'Planification des jours ensemble',
  noMoves: 'Aucun autre jour n’est moins cher pour une commande.',
  saves:
    '{moves, plural, one {# déplacement économise} many {# déplacements économisent} other {# déplacements économisent}} {amount} ({percent} %).',
  servesMore:
    '{moves, plural, one {# déplacement} many {# déplacements} other {# déplacements}} : les véhicules prennent {count, plural, one {# commande} many {# commandes} other {# commandes}} de plus.',
  withoutVan: 'Sans véhicule',
  distance: 'Distance',
  byDay: 'Chiffres par jour',
  day: 'Jour',
  noFreeVan: 'aucun véhicule libre',
  allDays: 'Tous les jours',
  figuresMean: 'Avant la flèche : chaque commande à son jour. Après : comme proposé.',
  moves: 'Déplacements',
  all: 'Tout',
  order: 'Commande',
  recipient: 'Destinataire',
  fromDay: 'Du',
  toDay: 'Au',
  saving: 'Économie',
  savingMeans:
    'Économie : ce que vaut un déplacement lorsque tous les autres sont acceptés. En dessous de zéro, il n’est rentable qu’avec d’autres.',
  accepted: 'Déplacée',
  accept: 'Accepter {count, plural, one {# déplacement} many {# déplacements} other {# déplacements}}',
  takeBack: 'Annuler {count, plural, one {# déplacement} many {# déplacements} other {# déplacements}}',
  acceptMeans:
    'Les commandes reçoivent le nouveau jour aux mêmes heures, et un plan de chacun de ces jours démarre.',
  moved:
    '{count, plural, one {# commande déplacée} many {# commandes déplacées} other {# commandes déplacées}}',
  keepDay: 'Commandes qui gardent leur jour',
  noVanTakes: 'Commandes qu’aucun véhicule ne prend',
  heldRecipient: 'Le destinataire a choisi le jour',
  heldPromised: 'Ce jour a été promis au destinataire',
  heldLinked: 'Liée à d’autres commandes du jour',
  heldLocked: 'Verrouillée dans un plan',
  heldNotChosen: 'Pas parmi les commandes choisies',
  heldOneDay: 'N’indique qu’un seul jour',
  skippedChanged: 'modifiée entre-temps',
  skippedDayOver: 'ce jour est passé',
} satisfies Translation<typeof en>
