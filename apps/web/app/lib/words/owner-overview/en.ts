// Texts of the owner's overview. Terms: docs/languages.md.
export default {
  // Figures
  totalCustomers: 'Total Customers',
  customersDetail: '{active} active, {added} new this month',
  monthlyRevenue: 'Monthly Revenue',
  recurring: 'recurring, before tax',
  activeTrials: 'Active Trials',
  endingSoon:
    '{count, plural, =0 {none ends within a day} one {# ends within a day} other {# end within a day}}',
  supportTickets: 'Support Tickets',
  oldestWaiting: 'oldest waiting {age}',
  noneWaiting: 'none waiting',

  // Sections
  all: 'All {count}',
  trialsByTime: 'Trials by time left',
  noTrials: 'No trials are running.',
  trialEnds: 'ends {when}',
  openTickets: 'Open tickets',
  noTickets: 'No tickets are waiting for an answer.',
  ticketWaits: 'waits {age}',
  apiCalls: 'API calls this month',
  callsOfAll: 'Calls made with the keys of all companies.',
  keysAndServices: 'Keys and services',
  quickActions: 'Quick actions',
  editPlans: 'Edit plans',
  revenueByMonth: 'Recurring revenue by month',
  revenue: 'revenue',
  theOverview: 'the overview',

  // Services
  servicesOver: '{count, plural, one {Services over # day} other {Services over # days}}',
  services: 'Services',
  theServices: 'the services',
  incidents: 'Incidents',
  noProbes: 'no probes yet',
  upToday: 'up today',
  shareToday: '{percent} today',
  serviceUptime: '{service}: {uptime}',
} as const
