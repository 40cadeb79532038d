// French texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'État du système',
  notLoaded: 'L’état n’a pas pu être chargé',
  notLoadedMore: 'Cela seul peut signifier que quelque chose est en panne.',
  checking: 'Vérification de tous les systèmes.',
  checkedAt: 'Vérifié à {time} par les propres sondes du serveur, chaque minute.',
  allUp: 'Tous les systèmes fonctionnent',
  areDown: '{services} : en panne',
  areSlow: '{services} : lent',
  serviceState: '{service} : {state}',
  withoutScript:
    'La page demande par un script si la connexion, les données, les positions en direct, la planification et les e-mails fonctionnent. Sans script, <link>lisez la réponse sous forme de données</link>.',
  tabs: 'État',
  tabServices: 'État des services',
  tabIncidents: 'Historique des incidents',
  tabMaintenance: 'Maintenance prévue',
  noIncidents: 'Aucun incident ces {days} derniers jours.',
  noMaintenance: 'Aucune maintenance n’est prévue.',
  fromTo: '{from} à {to}',
  stateUp: 'Opérationnel',
  stateSlow: 'Lent',
  stateDown: 'En panne',
  stateUnknown: 'Pas encore de données',
  daysAgo: 'il y a {days} jours',
  today: 'aujourd’hui',
  investigating: 'en cours d’analyse',
  identified: 'cause identifiée',
  monitoring: 'sous surveillance',
  resolved: 'résolu',
} satisfies Translation<typeof en>
