// Texts of a trial's state. Terms: docs/languages.md.
export default {
  // State of a trial
  daysLeft: '{count, plural, one {# day left} other {# days left}}',
  runsUntil: 'Your trial runs until {time}. Nothing is charged.',
  usedShare: '{percent} percent of the trial used',
  planned: 'Planned',
  runs: '{count, plural, one {# run} other {# runs}}',
  orders: 'Orders',
  vehicles: 'Vehicles',
  toDashboard: 'Continue to Dashboard',
  seePlans: 'See plans',
  hasEnded: 'Your trial has ended',
  endedOn: 'It ended on {time}. What you made is kept.',
  readAll: 'Read everything',
  routesRun: 'Dispatched routes run to their end, with tracking',
  notAnew: 'Import, plan or dispatch anew',
  upgrade: 'Upgrade Now',
  lookAtData: 'Look at your data',
} as const
