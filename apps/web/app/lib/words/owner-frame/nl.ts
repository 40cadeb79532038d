// Dutch texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Eigenaarsportaal',
  heading: 'Platformbeheer',
  aiRoutes: 'AI-ritten',
  tenants: 'Bedrijven',
  newTenant: 'Nieuw bedrijf',
  billing: 'Facturatie',
  plans: 'Abonnementen',
  emails: 'E-mails',
  api: 'API',
  integrations: 'Integraties',
  subscriptions: 'Lopende abonnementen',
  outbox: 'Postvak UIT',
  status: 'Status',
  system: 'Systeem',
  regions: 'Regio’s',
  auditLog: 'Auditlog',

  // Search
  searchPortal: 'Bedrijven en vragen zoeken',
  foundPage: 'pagina',
  foundCompany: 'bedrijf',
  foundTicket: 'vraag',
  foundInvoice: 'factuur',

  // Bar while an owner views a company
  viewingCompany: 'Je bekijkt {company} als meekijker tot {time}. Dit staat in hun log en in de onze.',
  viewingOne: 'Je bekijkt een bedrijf als meekijker tot {time}. Dit staat in hun log en in de onze.',
  end: 'Stoppen',

  // Results
  nothingChanged: 'Niets gewijzigd',
  couldNotLoad: 'kon niet worden geladen',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} u',
  days: '{count, plural, one {# dag} other {# dagen}}',
  inMinutes: 'over {count} min',
  inHours: 'over {count} u',
  inDays: '{count, plural, one {over # dag} other {over # dagen}}',
  minutesAgo: '{count} min geleden',
  hoursAgo: '{count} u geleden',
  daysAgo: '{count, plural, one {# dag geleden} other {# dagen geleden}}',
} satisfies Translation<typeof en>
