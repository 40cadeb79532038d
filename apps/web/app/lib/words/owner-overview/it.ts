// Italian texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Clienti totali',
  customersDetail: '{active} attivi, {added} nuovi questo mese',
  monthlyRevenue: 'Ricavi mensili',
  recurring: 'ricorrenti, al netto delle imposte',
  activeTrials: 'Prove in corso',
  endingSoon:
    '{count, plural, =0 {nessuna finisce entro un giorno} one {# finisce entro un giorno} many {# finiscono entro un giorno} other {# finiscono entro un giorno}}',
  supportTickets: 'Richieste di assistenza',
  oldestWaiting: 'la più vecchia attende da {age}',
  noneWaiting: 'nessuna in attesa',

  // Sections
  all: 'Vedi tutto ({count})',
  trialsByTime: 'Prove per tempo rimanente',
  noTrials: 'Nessuna prova in corso.',
  trialEnds: 'finisce {when}',
  openTickets: 'Richieste aperte',
  noTickets: 'Nessuna richiesta attende risposta.',
  ticketWaits: 'attende da {age}',
  apiCalls: 'Chiamate API di questo mese',
  callsOfAll: 'Chiamate fatte con le chiavi di tutte le aziende.',
  keysAndServices: 'Chiavi e servizi',
  quickActions: 'Azioni rapide',
  editPlans: 'Modifica i piani',
  revenueByMonth: 'Ricavi ricorrenti per mese',
  revenue: 'ricavi',
  theOverview: 'panoramica',

  // Services
  servicesOver:
    '{count, plural, one {Servizi su # giorno} many {Servizi su # giorni} other {Servizi su # giorni}}',
  services: 'Servizi',
  theServices: 'servizi',
  incidents: 'Disservizi',
  noProbes: 'ancora nessuna misura',
  upToday: 'attivo oggi',
  shareToday: '{percent} oggi',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
