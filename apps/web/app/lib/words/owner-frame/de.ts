// German texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Betreiberportal',
  heading: 'Betreiberverwaltung',
  aiRoutes: 'KI-Touren',
  tenants: 'Firmen',
  newTenant: 'Neue Firma',
  billing: 'Abrechnung',
  plans: 'Tarife',
  emails: 'E-Mails',
  api: 'API',
  integrations: 'Integrationen',
  subscriptions: 'Abos',
  outbox: 'Postausgang',
  status: 'Status',
  system: 'System',
  regions: 'Regionen',
  auditLog: 'Protokoll',

  // Search
  searchPortal: 'Firmen und Anfragen suchen',
  foundPage: 'Seite',
  foundCompany: 'Firma',
  foundTicket: 'Anfrage',
  foundInvoice: 'Rechnung',

  // Bar while an owner views a company
  viewingCompany: 'Du siehst {company} als Leser, bis {time}. Das steht in ihrem und in unserem Protokoll.',
  viewingOne: 'Du siehst eine Firma als Leser, bis {time}. Das steht in ihrem und in unserem Protokoll.',
  end: 'Beenden',

  // Results
  nothingChanged: 'Nichts geändert',
  couldNotLoad: 'konnte nicht geladen werden',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  inMinutes: 'in {count} min',
  inHours: 'in {count} h',
  inDays: '{count, plural, one {in # Tag} other {in # Tagen}}',
  minutesAgo: 'vor {count} min',
  hoursAgo: 'vor {count} h',
  daysAgo: '{count, plural, one {vor # Tag} other {vor # Tagen}}',
} satisfies Translation<typeof en>
