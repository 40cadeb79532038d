// French texts of the frame around a portal's pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  overview: 'Vue d’ensemble',
  dashboard: 'Tableau de bord de la flotte',
  orders: 'Commandes',
  plan: 'Planification',
  live: 'En direct',
  fleet: 'Flotte',
  drivers: 'Chauffeurs',
  routes: 'Tournées',
  analytics: 'Analyses',
  settings: 'Paramètres',
  support: 'Assistance',
  help: 'Aide',

  // Around a page
  company: 'Entreprise',
  sections: 'Rubriques',
  menu: 'Menu',
  search: 'Rechercher',
  searchCompany: 'Rechercher commandes, arrêts, chauffeurs',
  searching: 'Recherche en cours',
  nothingFound: 'Aucun résultat pour « {text} »',
  skipToContent: 'Aller au contenu',
  needYou: '{label}, {count} à traiter',
  loadingCompany: 'Chargement de votre entreprise',
  companyNotLoaded: 'Impossible de charger votre entreprise',
  viewer:
    'Vous voyez tout ici, en lecture seule. L’exploitation et les administrateurs font les modifications.',
  testClock:
    'L’horloge de test est activée : les propriétaires règlent ici l’heure des entreprises. Pas pour la production.',

  // Connection
  connected: 'Connecté',
  slow: 'Lent, {seconds} s',
  noConnection: 'Pas de connexion',
  offline:
    'Pas de connexion à Internet. Vous voyez le dernier état connu ; il sera actualisé dès que vous serez de nouveau en ligne.',

  // Day
  today: 'Aujourd’hui',
  todayAnd: 'Aujourd’hui, {day}',
  previousDay: 'Jour précédent',
  nextDay: 'Jour suivant',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  weekdays: 'lu ma me je ve sa di',

  // Panels and lists
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  undo: 'Annuler',
  removed: '{name} : suppression effectuée',
  notRemoved: '{name} : suppression impossible',
  copy: 'Copier',
  copied: 'Copié',
  haveCopied: 'C’est copié',
  shownOnce: 'Copiez-le maintenant : il ne s’affiche qu’une fois. {hint}',
  selectAll: 'Tout sélectionner',
  selectRow: 'Sélectionner {row}',
  firstOf: 'Les {limit} premiers sur {count}. Filtrez pour voir les autres.',
  scrolledSideways: '{label}, défilement latéral',
  separateByCommas: 'Séparer par des virgules',
} satisfies Translation<typeof en>
