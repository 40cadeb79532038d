// German texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Kunden gesamt',
  customersDetail: '{active} aktiv, {added} neu in diesem Monat',
  monthlyRevenue: 'Monatsumsatz',
  recurring: 'wiederkehrend, vor Steuern',
  activeTrials: 'Laufende Tests',
  endingSoon:
    '{count, plural, =0 {keiner endet innerhalb eines Tages} one {# endet innerhalb eines Tages} other {# enden innerhalb eines Tages}}',
  supportTickets: 'Support-Anfragen',
  oldestWaiting: 'älteste wartet {age}',
  noneWaiting: 'keine wartet',

  // Sections
  all: 'Alle {count}',
  trialsByTime: 'Tests nach Restzeit',
  noTrials: 'Es laufen keine Tests.',
  trialEnds: 'endet {when}',
  openTickets: 'Offene Anfragen',
  noTickets: 'Keine Anfrage wartet auf Antwort.',
  ticketWaits: 'wartet {age}',
  apiCalls: 'API-Aufrufe in diesem Monat',
  callsOfAll: 'Aufrufe mit den Schlüsseln aller Firmen.',
  keysAndServices: 'Schlüssel und Dienste',
  quickActions: 'Schnellzugriff',
  editPlans: 'Tarife bearbeiten',
  revenueByMonth: 'Wiederkehrender Umsatz nach Monat',
  revenue: 'Umsatz',
  theOverview: 'Übersicht',

  // Services
  servicesOver: '{count, plural, one {Dienste über # Tag} other {Dienste über # Tage}}',
  services: 'Dienste',
  theServices: 'Dienste',
  incidents: 'Störungen',
  noProbes: 'noch keine Messung',
  upToday: 'heute erreichbar',
  shareToday: '{percent} heute',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
