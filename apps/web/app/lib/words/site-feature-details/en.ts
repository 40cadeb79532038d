// Texts of the page of features. Terms: docs/languages.md.
export default {
  lead: 'Six parts that share one day: what was ordered, what is planned, what happens, and who is notified.',
  seeHowItWorks: 'See how it works<hidden>: {feature}</hidden>',
  close: 'Close',

  // Screenshots
  analyticsScreen: 'Analytics: on time and cost by day, and planned against driven by van',
  rolesScreen: 'The table of roles: the rights of each role, and roles of the company',
  companiesScreen: 'The owner’s list of companies: state, plan, vehicles and orders of each',
  driverScreen: 'The driver’s phone: the next stop of the route',

  // Route planning
  planningLong:
    'An engine that goes on improving the plan until its time is up. You can stop it at any time and keep the best plan so far.',
  shift: 'Shift',
  shiftFact: 'at most 8 hours per driver',
  load: 'Load',
  loadFact: '150 packages per vehicle unless you set more',
  windows: 'Windows',
  windowsFact: 'service begins inside them, or the minutes are named',
  priority: 'Priority',
  priorityFact: 'priority deliveries go first',
  distance: 'Distance',
  distanceFact: 'a quarter shorter than the order of the file, and more',
  whatIsLeft: 'What is left',
  whatIsLeftFact: 'listed with the reason and the smallest fix',
  nextPlanning: 'Next: AI-powered route planning',

  // Live tracking
  trackingLong:
    'Positions come from a phone or any tracker you already own. Each one moves the forecast of every stop that is still to come.',
  atRisk: 'At risk',
  atRiskFact: 'worst first, with the minutes and the cause',
  forecast: 'Forecast',
  forecastFact: 'from roads, service times and the day so far',
  recipient: 'Recipient',
  recipientFact: 'one page, one answer first: when',
  notice: 'Notice',
  noticeFact: 'sent when the van is 30 minutes away',
  trackers: 'Trackers',
  trackersFact: 'OsmAnd and OwnTracks protocols, no new hardware',
  nextTracking: 'Next: live tracking and notifications',

  // Analytics
  analyticsLong: 'Figures of every driven day, against the same number of days before it.',
  onTime: 'On time',
  onTimeFact: 'by day, driver, van, depot and customer',
  drivenFact: 'planned against driven, van by van',
  export: 'Export',
  exportFact: 'the figures as a table and as CSV',
  nextAnalytics: 'Next: analytics dashboard',

  // Security
  securityLong:
    'Access is decided in the database, row by row, for every table and every way in. Screens only mirror it.',
  roles: 'Roles',
  rolesFact: 'owner, admin, dispatcher, viewer, driver, recipient',
  signIn: 'Sign-in',
  signInFact: 'a second step with codes from a phone',
  publicPages: 'Public pages',
  publicPagesFact: 'no phone, no full name, no other stop',
  nextSecurity: 'Next: enterprise security',

  // Several companies
  tenantsLong: 'For groups and resellers: each company works as if it were alone.',
  brand: 'Brand',
  brandFact: 'its own colour on the tracking page',
  plans: 'Plans',
  plansFact: 'limits by company, enforced by the server',
  data: 'Data',
  dataFact: 'separated row by row in the database',
  nextTenants: 'Next: multi-tenant management',

  // Driver app
  driverLong: 'It opens in the browser of the phone the driver has, with and without a signal.',
  nextStop: 'Next',
  nextStopFact: 'address, window, what to hand over, note',
  route: 'Route',
  routeFact: 'every stop of the day in order',
  proof: 'Proof',
  proofFact: 'photo, signature, name, PIN or scan, as the order asks',
  noSignal: 'No signal',
  noSignalFact: 'what was done is kept on the phone and arrives later, once',
  nextDriver: 'Next: driver app',
} as const
