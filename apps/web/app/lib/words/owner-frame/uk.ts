// Ukrainian texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Портал власника',
  heading: 'Керування платформою',
  aiRoutes: 'Маршрути ШІ',
  tenants: 'Компанії',
  newTenant: 'Нова компанія',
  billing: 'Розрахунки',
  plans: 'Тарифи',
  emails: 'Листи',
  api: 'API',
  integrations: 'Інтеграції',
  subscriptions: 'Підписки',
  outbox: 'Вихідні листи',
  status: 'Стан',
  system: 'Система',
  regions: 'Регіони',
  auditLog: 'Журнал дій',

  // Search
  searchPortal: 'Шукати компанії та звернення',
  foundPage: 'сторінка',
  foundCompany: 'компанія',
  foundTicket: 'звернення',
  foundInvoice: 'рахунок',

  // Bar while an owner views a company
  viewingCompany:
    'Ви переглядаєте {company} як спостерігач до {time}. Це записано в їхньому журналі та в нашому.',
  viewingOne: 'Ви переглядаєте компанію як спостерігач до {time}. Це записано в її журналі та в нашому.',
  end: 'Завершити',

  // Results
  nothingChanged: 'Нічого не змінено',
  couldNotLoad: 'не вдалося завантажити',

  // Ages and times left
  minutes: '{count} хв',
  hours: '{count} год',
  days: '{count, plural, one {# день} few {# дні} many {# днів} other {# дня}}',
  inMinutes: 'через {count} хв',
  inHours: 'через {count} год',
  inDays: '{count, plural, one {через # день} few {через # дні} many {через # днів} other {через # дня}}',
  minutesAgo: '{count} хв тому',
  hoursAgo: '{count} год тому',
  daysAgo: '{count, plural, one {# день тому} few {# дні тому} many {# днів тому} other {# дня тому}}',
} satisfies Translation<typeof en>
