// French texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Clients au total',
  customersDetail: '{active} actifs, {added} nouveaux ce mois-ci',
  monthlyRevenue: 'Revenu mensuel',
  recurring: 'récurrent, hors taxes',
  activeTrials: 'Essais en cours',
  endingSoon:
    '{count, plural, =0 {aucun ne se termine d’ici un jour} one {# se termine d’ici un jour} many {# se terminent d’ici un jour} other {# se terminent d’ici un jour}}',
  supportTickets: 'Demandes d’assistance',
  oldestWaiting: 'la plus ancienne attend depuis {age}',
  noneWaiting: 'aucune en attente',

  // Sections
  all: 'Tout voir ({count})',
  trialsByTime: 'Essais par temps restant',
  noTrials: 'Aucun essai n’est en cours.',
  trialEnds: 'se termine {when}',
  openTickets: 'Demandes ouvertes',
  noTickets: 'Aucune demande n’attend de réponse.',
  ticketWaits: 'attend depuis {age}',
  apiCalls: 'Appels d’API ce mois-ci',
  callsOfAll: 'Appels faits avec les clés de toutes les entreprises.',
  keysAndServices: 'Clés et services',
  quickActions: 'Actions rapides',
  editPlans: 'Modifier les formules',
  revenueByMonth: 'Revenu récurrent par mois',
  revenue: 'revenu',
  theOverview: 'vue d’ensemble',

  // Services
  servicesOver:
    '{count, plural, one {Services sur # jour} many {Services sur # jours} other {Services sur # jours}}',
  services: 'Services',
  theServices: 'services',
  incidents: 'Incidents',
  noProbes: 'aucune mesure encore',
  upToday: 'en ligne aujourd’hui',
  shareToday: '{percent} aujourd’hui',
  serviceUptime: '{service} : {uptime}',
} satisfies Translation<typeof en>
