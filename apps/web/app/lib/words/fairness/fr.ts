// French texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Équilibre',
  noun: 'l’équilibre des chauffeurs',
  weeks: 'Semaines',
  weekCount: '{count, plural, one {# semaine} many {# semaines} other {# semaines}}',
  span: 'Du {from} au {to}',
  driver: 'Chauffeur',
  hours: 'Heures',
  routes: 'Tournées',
  stops: 'Arrêts',
  heavy: 'Commandes lourdes',
  late: 'Fins tardives',
  means:
    'Heures du début à la fin des tournées faites. Une commande lourde pèse {weight} ou plus. Une fin tardive dépasse le plan de plus de {minutes} min.',
  spread: 'L’écart entre le plus et le moins d’heures est de {hours}.',
  nobody: 'Pas encore de chauffeurs',
  nobodyMore: 'Ajoutez des chauffeurs : leurs heures apparaissent ici dès qu’ils roulent.',
  you: 'Vous',
  meanOf: 'Moyenne de {count}',
  noMean:
    'La moyenne s’affiche dès que {least, plural, one {# conducteur a} many {# conducteurs ont} other {# conducteurs ont}} roulé pendant ces semaines, afin que personne ne puisse en déduire les heures d’un collègue.',
  setting: 'Équité sur plusieurs semaines',
  settingMeans:
    'Les longues tournées du jour vont aux chauffeurs qui ont moins roulé ces dernières semaines. Les chauffeurs gardent leur véhicule, les tournées entières changent.',
  pastWeeks: 'Semaines passées qui comptent',
  off: 'Non',
  extra: 'Surcoût permis, en pour cent',
  extraMeans: '0 : seulement les échanges gratuits',
  freeInPlan: 'Les chauffeurs ayant moins d’heures ont les plus longues tournées, sans surcoût.',
  costInPlan: 'Les chauffeurs ayant moins d’heures ont les plus longues tournées, pour {amount} de plus.',
} satisfies Translation<typeof en>
