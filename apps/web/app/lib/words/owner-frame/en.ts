// Texts of the frame around the owner's portal, and of ages. Terms: docs/languages.md.
export default {
  // Pages
  portal: 'Owner Portal',
  heading: 'Enterprise Admin',
  aiRoutes: 'AI routes',
  tenants: 'Tenants',
  newTenant: 'New tenant',
  billing: 'Billing',
  plans: 'Plans',
  emails: 'Emails',
  api: 'API',
  integrations: 'Integrations',
  subscriptions: 'Subscriptions',
  outbox: 'Outbox',
  status: 'Status',
  system: 'System',
  regions: 'Regions',
  auditLog: 'Audit log',

  // Search
  searchPortal: 'Search companies and tickets',
  foundPage: 'page',
  foundCompany: 'company',
  foundTicket: 'ticket',
  foundInvoice: 'invoice',

  // Bar while an owner views a company
  viewingCompany:
    'You are viewing {company} as one of its viewers until {time}. This is recorded in their log and ours.',
  viewingOne:
    'You are viewing a company as one of its viewers until {time}. This is recorded in their log and ours.',
  end: 'End',

  // Results
  nothingChanged: 'Nothing changed',
  couldNotLoad: 'could not be loaded',

  // Ages and times left
  minutes: '{count} min',
  hours: '{count} h',
  days: '{count, plural, one {# day} other {# days}}',
  inMinutes: 'in {count} min',
  inHours: 'in {count} h',
  inDays: '{count, plural, one {in # day} other {in # days}}',
  minutesAgo: '{count} min ago',
  hoursAgo: '{count} h ago',
  daysAgo: '{count, plural, one {# day ago} other {# days ago}}',
} as const
