// Dutch texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Klanten in totaal',
  customersDetail: '{active} actief, {added} nieuw deze maand',
  monthlyRevenue: 'Maandomzet',
  recurring: 'terugkerend, exclusief btw',
  activeTrials: 'Lopende proefperiodes',
  endingSoon:
    '{count, plural, =0 {geen eindigt binnen een dag} one {# eindigt binnen een dag} other {# eindigen binnen een dag}}',
  supportTickets: 'Supportvragen',
  oldestWaiting: 'oudste wacht {age}',
  noneWaiting: 'geen wachtend',

  // Sections
  all: 'Alle {count}',
  trialsByTime: 'Proefperiodes naar resterende tijd',
  noTrials: 'Er lopen geen proefperiodes.',
  trialEnds: 'eindigt {when}',
  openTickets: 'Open vragen',
  noTickets: 'Er wachten geen vragen op antwoord.',
  ticketWaits: 'wacht {age}',
  apiCalls: 'API-aanroepen deze maand',
  callsOfAll: 'Aanroepen met de sleutels van alle bedrijven.',
  keysAndServices: 'Sleutels en diensten',
  quickActions: 'Snelle acties',
  editPlans: 'Abonnementen bewerken',
  revenueByMonth: 'Terugkerende omzet per maand',
  revenue: 'omzet',
  theOverview: 'overzicht',

  // Services
  servicesOver: '{count, plural, one {Diensten over # dag} other {Diensten over # dagen}}',
  services: 'Diensten',
  theServices: 'diensten',
  incidents: 'Storingen',
  noProbes: 'nog geen metingen',
  upToday: 'vandaag bereikbaar',
  shareToday: '{percent} vandaag',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
