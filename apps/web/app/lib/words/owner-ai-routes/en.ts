// Texts of the owner's try-out of the engine. Terms: docs/languages.md.
export default {
  // Totals
  packages: 'Packages',
  totalTime: 'Total time',
  efficiency: 'Efficiency',
  alerts: 'Alerts',
  hours: '{hours} hrs',
  share: '{percent}%',
  sample: 'sample',
  ofLastRun: 'of your last run',
  untilFirstRun: 'until your first run',

  // Engine
  engine: 'Optimisation engine',
  sampleDay:
    '{vans, plural, one {On a sample day of # van. Companies run the same engine.} other {On a sample day of # vans. Companies run the same engine.}}',
  loadingDay: 'On a sample day of a few vans. Companies run the same engine.',
  optimize: 'Optimize Routes',
  optimizing: 'Optimizing...',
  stop: 'Stop, keep best',
  progress: 'Optimising',
  sampleNotLoaded: 'The sample day did not load.',
  engineNotStarted: 'The engine did not start.',

  // Rules
  rules: 'Rules every plan follows',
  shift: 'Driver shift',
  shiftLimit: '{hours, plural, one {at most # hour} other {at most # hours}}',
  vehicle: 'Vehicle',
  vehicleLimit: '{count, plural, one {# package} other {# packages}}',
  priority: 'Priority deliveries',
  first: 'first',
  windows: 'Time windows',
  honoured: 'honoured',
  fuel: 'Fuel',
  leastPossible: 'as little as possible',

  // Routes
  routes: 'Routes',
  noRoutes: 'Press Optimize Routes to see them here with their real figures.',
  routeFigures: '{stops, plural, one {# stop, {distance}} other {# stops, {distance}}}',
  inProgress: 'in-progress',
  optimized: 'optimized',
  reroute: 'Re-route',
  rerouteWhich: 'Re-route {route}',
  plannedMap: '{routes} routes over {stops} stops',
  unplannedMap: '{stops} stops, not planned yet',
} as const
