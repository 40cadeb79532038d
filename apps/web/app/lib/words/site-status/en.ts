// Texts of the status page. Terms: docs/languages.md.
export default {
  title: 'System status',
  notLoaded: 'The status could not be loaded',
  notLoadedMore: 'That alone may mean that something is down.',
  checking: 'Checking all systems.',
  checkedAt: 'Checked at {time} by the server’s own probes, every minute.',
  allUp: 'All systems operational',
  areDown: '{services}: down',
  areSlow: '{services}: slow',
  serviceState: '{service}: {state}',
  withoutScript:
    'The page asks by a script whether sign-in, data, live positions, planning and mail work. Without scripts, <link>read the answer as data</link>.',

  // Tabs
  tabs: 'Status',
  tabServices: 'Service Status',
  tabIncidents: 'Incident History',
  tabMaintenance: 'Scheduled Maintenance',
  noIncidents: 'No incidents in the last {days} days.',
  noMaintenance: 'No maintenance is scheduled.',
  fromTo: '{from} to {to}',

  // Services
  stateUp: 'Operational',
  stateSlow: 'Slow',
  stateDown: 'Down',
  stateUnknown: 'No data yet',
  daysAgo: '{days} days ago',
  today: 'today',

  // States of an incident
  investigating: 'investigating',
  identified: 'identified',
  monitoring: 'monitoring',
  resolved: 'resolved',
} as const
