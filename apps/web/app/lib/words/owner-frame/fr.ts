// French texts of the frame around the owner's portal, and of ages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Pages
  portal: 'Portail du propriétaire',
  heading: 'Administration de la plateforme',
  aiRoutes: 'Tournées par IA',
  tenants: 'Entreprises',
  newTenant: 'Nouvelle entreprise',
  billing: 'Facturation',
  plans: 'Formules',
  emails: 'E-mails',
  api: 'API',
  integrations: 'Intégrations',
  subscriptions: 'Abonnements',
  outbox: 'Boîte d’envoi',
  status: 'État',
  system: 'Système',
  regions: 'Régions',
  auditLog: 'Journal d’audit',

  // Search
  searchPortal: 'Chercher des entreprises et des demandes',
  foundPage: 'page',
  foundCompany: 'entreprise',
  foundTicket: 'demande',
  foundInvoice: 'facture',

  // Bar while an owner views a company
  viewingCompany:
    'Vous consultez {company} en lecture seule jusqu’à {time}. Cela figure dans son journal et dans le nôtre.',
  viewingOne:
    'Vous consultez une entreprise en lecture seule jusqu’à {time}. Cela figure dans son journal et dans le nôtre.',
  end: 'Terminer',

  // Results
  nothingChanged: 'Rien n’a changé',
  couldNotLoad: 'chargement impossible',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# jour} many {# jours} other {# jours}}',
  inMinutes: 'dans {count} min',
  inHours: 'dans {count} h',
  inDays: '{count, plural, one {dans # jour} many {dans # jours} other {dans # jours}}',
  minutesAgo: 'il y a {count} min',
  hoursAgo: 'il y a {count} h',
  daysAgo: '{count, plural, one {il y a # jour} many {il y a # jours} other {il y a # jours}}',
} satisfies Translation<typeof en>
