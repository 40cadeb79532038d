// French texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected:
    '{misses} sur {promises, plural, one {# promesse} many {# de promesses} other {# promesses}} devraient être manquées.',
  noPromises: 'Aucun arrêt n’a de créneau : il n’y a pas de promesse à manquer.',
  countedCompany:
    'Compté sur {days} jours simulés, avec les retards de {routes, plural, one {votre dernière tournée} many {vos # dernières tournées} other {vos # dernières tournées}}.',
  countedUsual:
    'Compté sur {days} jours simulés avec des retards habituels, tant que trop peu de vos tournées ont été effectuées.',
  showStops: 'Afficher les arrêts',
  risk: 'Risque',
  missedOn: 'Manqué sur {missed} des {days} jours simulés',
  lateEndOn: 'Se termine après son service sur {late} des {days} jours simulés.',
  option: 'Plan plus sûr : peut coûter % de plus',
  optionMeans:
    'Les véhicules partent plus tôt ou des arrêts changent de place là où cela sauve des promesses. Vide : le plan le moins cher.',
  won: 'Plan plus sûr : de {before} à {after} promesses manquées attendues, pour un surcoût de {percent}.',
  wonFree: 'Plan plus sûr : de {before} à {after} promesses manquées attendues, sans surcoût.',
  changed:
    '{routes, plural, one {# tournée part} many {# de tournées partent} other {# tournées partent}} plus tôt, {stops, plural, one {# arrêt déplacé} many {# d’arrêts déplacés} other {# arrêts déplacés}}.',
  nothing: 'Plan plus sûr : rien dans la limite de {percent} de surcoût ne sauve une promesse.',
} satisfies Translation<typeof en>
