// Italian texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Portale del proprietario',
  heading: 'Amministrazione della piattaforma',
  aiRoutes: 'Giri con IA',
  tenants: 'Aziende',
  newTenant: 'Nuova azienda',
  billing: 'Fatturazione',
  plans: 'Piani',
  emails: 'Email',
  api: 'API',
  integrations: 'Integrazioni',
  subscriptions: 'Abbonamenti',
  outbox: 'Posta in uscita',
  status: 'Stato',
  system: 'Sistema',
  regions: 'Regioni',
  auditLog: 'Registro attività',

  // Search
  searchPortal: 'Cerca aziende e richieste',
  foundPage: 'pagina',
  foundCompany: 'azienda',
  foundTicket: 'richiesta',
  foundInvoice: 'fattura',

  // Bar while an owner views a company
  viewingCompany:
    'Stai vedendo {company} in sola lettura fino alle {time}. Resta annotato nel suo registro e nel nostro.',
  viewingOne:
    'Stai vedendo un’azienda in sola lettura fino alle {time}. Resta annotato nel suo registro e nel nostro.',
  end: 'Termina',

  // Results
  nothingChanged: 'Non è cambiato nulla',
  couldNotLoad: 'impossibile caricare',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# giorno} many {# giorni} other {# giorni}}',
  inMinutes: 'tra {count} min',
  inHours: 'tra {count} h',
  inDays: '{count, plural, one {tra # giorno} many {tra # giorni} other {tra # giorni}}',
  minutesAgo: '{count} min fa',
  hoursAgo: '{count} h fa',
  daysAgo: '{count, plural, one {# giorno fa} many {# giorni fa} other {# giorni fa}}',
} satisfies Translation<typeof en>
