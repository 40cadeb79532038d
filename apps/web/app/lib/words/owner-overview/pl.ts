// Polish texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Klienci razem',
  customersDetail: 'aktywni: {active}, nowi w tym miesiącu: {added}',
  monthlyRevenue: 'Przychód miesięczny',
  recurring: 'powtarzalny, bez podatku',
  activeTrials: 'Trwające okresy próbne',
  endingSoon:
    '{count, plural, =0 {żaden nie kończy się w ciągu doby} one {# kończy się w ciągu doby} few {# kończą się w ciągu doby} many {# kończy się w ciągu doby} other {# kończy się w ciągu doby}}',
  supportTickets: 'Zgłoszenia do wsparcia',
  oldestWaiting: 'najstarsze czeka {age}',
  noneWaiting: 'żadne nie czeka',

  // Sections
  all: 'Wszystkie: {count}',
  trialsByTime: 'Okresy próbne według pozostałego czasu',
  noTrials: 'Nie trwa żaden okres próbny.',
  trialEnds: 'kończy się {when}',
  openTickets: 'Otwarte zgłoszenia',
  noTickets: 'Żadne zgłoszenie nie czeka na odpowiedź.',
  ticketWaits: 'czeka {age}',
  apiCalls: 'Wywołania API w tym miesiącu',
  callsOfAll: 'Wywołania kluczami wszystkich firm.',
  keysAndServices: 'Klucze i usługi',
  quickActions: 'Szybkie działania',
  editPlans: 'Edytuj plany',
  revenueByMonth: 'Przychód powtarzalny według miesięcy',
  revenue: 'przychód',
  theOverview: 'przegląd',

  // Services
  servicesOver:
    '{count, plural, one {Usługi z # dnia} few {Usługi z # dni} many {Usługi z # dni} other {Usługi z # dnia}}',
  services: 'Usługi',
  theServices: 'usługi',
  incidents: 'Awarie',
  noProbes: 'jeszcze bez pomiarów',
  upToday: 'dziś działa',
  shareToday: '{percent} dziś',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
