// Ukrainian texts of the owner's overview.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  totalCustomers: 'Усього клієнтів',
  customersDetail: 'активних {active}, нових цього місяця {added}',
  monthlyRevenue: 'Місячний дохід',
  recurring: 'регулярний, без податку',
  activeTrials: 'Активні пробні періоди',
  endingSoon:
    '{count, plural, =0 {жоден не завершується протягом доби} one {# завершується протягом доби} few {# завершуються протягом доби} many {# завершуються протягом доби} other {# завершуються протягом доби}}',
  supportTickets: 'Звернення до підтримки',
  oldestWaiting: 'найдавніше чекає {age}',
  noneWaiting: 'жодне не чекає',

  // Sections
  all: 'Усі: {count}',
  trialsByTime: 'Пробні періоди за часом, що лишився',
  noTrials: 'Жоден пробний період не триває.',
  trialEnds: 'завершується {when}',
  openTickets: 'Відкриті звернення',
  noTickets: 'Жодне звернення не чекає на відповідь.',
  ticketWaits: 'чекає {age}',
  apiCalls: 'Виклики API цього місяця',
  callsOfAll: 'Виклики з ключами всіх компаній.',
  keysAndServices: 'Ключі та служби',
  quickActions: 'Швидкі дії',
  editPlans: 'Змінити тарифи',
  revenueByMonth: 'Регулярний дохід за місяцями',
  revenue: 'дохід',
  theOverview: 'огляд',

  // Services
  servicesOver:
    '{count, plural, one {Служби за # день} few {Служби за # дні} many {Служби за # днів} other {Служби за # дня}}',
  services: 'Служби',
  theServices: 'служби',
  incidents: 'Збої',
  noProbes: 'ще немає вимірювань',
  upToday: 'сьогодні працює',
  shareToday: '{percent} сьогодні',
  serviceUptime: '{service}: {uptime}',
} satisfies Translation<typeof en>
