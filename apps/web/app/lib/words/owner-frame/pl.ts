// Polish texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Portal właściciela',
  heading: 'Administracja platformy',
  aiRoutes: 'Trasy AI',
  tenants: 'Firmy',
  newTenant: 'Nowa firma',
  billing: 'Rozliczenia',
  plans: 'Plany',
  emails: 'E-maile',
  api: 'API',
  integrations: 'Integracje',
  subscriptions: 'Subskrypcje',
  outbox: 'Skrzynka nadawcza',
  status: 'Status',
  system: 'System',
  regions: 'Regiony',
  auditLog: 'Dziennik zdarzeń',

  // Search
  searchPortal: 'Szukaj firm i zgłoszeń',
  foundPage: 'strona',
  foundCompany: 'firma',
  foundTicket: 'zgłoszenie',
  foundInvoice: 'faktura',

  // Bar while an owner views a company
  viewingCompany:
    'Oglądasz firmę {company} tylko do odczytu do {time}. Jest to zapisane w jej dzienniku i w naszym.',
  viewingOne: 'Oglądasz firmę tylko do odczytu do {time}. Jest to zapisane w jej dzienniku i w naszym.',
  end: 'Zakończ',

  // Results
  nothingChanged: 'Nic się nie zmieniło',
  couldNotLoad: 'nie udało się wczytać',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} godz.',
  days: '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  inMinutes: 'za {count} min',
  inHours: 'za {count} godz.',
  inDays: '{count, plural, one {za # dzień} few {za # dni} many {za # dni} other {za # dnia}}',
  minutesAgo: '{count} min temu',
  hoursAgo: '{count} godz. temu',
  daysAgo: '{count, plural, one {# dzień temu} few {# dni temu} many {# dni temu} other {# dnia temu}}',
} satisfies Translation<typeof en>
