// Texts of the home page. Terms: docs/languages.md.
export default {
  documentTitle: '{name} - Enterprise Fleet Management Platform',

  // First view
  noCardTrial: '{days, plural, one {#-day free trial, no card} other {#-day free trial, no card}}',
  heroTitle: 'The whole day, planned before the first van leaves.',
  heroLead:
    'AI-powered route planning, live tracking and notifications for delivery fleets, to cut delivery cost by up to {percent} percent.',
  learnMore: 'Learn More<hidden> about its features</hidden>',
  sampleDay: 'A sample day in Ashmouth, drawn as it was planned',
  sampleStops: '{count, plural, one {<b>#</b> stop} other {<b>#</b> stops}}',
  sampleVans: '{count, plural, one {<b>#</b> van} other {<b>#</b> vans}}',
  sampleDistance: '<b>{distance}</b> mi',

  // Figures
  inFigures: 'In figures',
  upTo: 'up to {percent}',
  lowerCost: 'lower delivery cost',
  outOf: '{rating} / {best}',
  customerRating: 'customer rating',
  uptime: 'uptime',
  trialDays: '{days, plural, one {#\u00a0day} other {#\u00a0days}}',
  freeNoCard: 'free, no credit card',
  illustrative: 'Illustrative figures. The status page shows what is measured.',

  // The planner in the page
  tryTitle: 'Try the engine here',
  tryLead:
    'The same planner that runs your day, in this page: a sample of {stops} stops, first in the order of the file, then as the engine plans it. The lines are straight, the miles are by road. Nothing leaves your browser.',
  optimize: 'Optimize',
  loadingPlanner: 'Loading the planner',

  // The plan
  oneSelection: 'Map, list and timeline are one selection',
  oneSelectionLead:
    'Point at a stop and the other two answer. What breaks a rule is red where it breaks, with the amount. What needs you waits at the top, with the smallest fix.',
  reasons:
    '<b>Reasons, not refusals.</b> <more>An order that does not fit a plan says which rule stops it and what would help.</more>',
  stopAnyTime:
    '<b>Stop at any time.</b> <more>The engine shows what it gained and keeps the best plan.</more>',
  realRoads:
    '<b>Real roads.</b> <more>One-way streets, turns and bridges are in every minute it counts.</more>',

  // The live day
  lateTitle: 'See it late before it is late',
  lateLead: 'Every van, every promise, and the ones that are about to break, worst first.',

  // The recipient
  recipientTitle: 'One answer for the recipient',
  recipientLead:
    'The tracking page says when, and why when it changes. Then where, who, and what can still be changed. In your colours, without an account.',
  seeTracking: 'See a tracking page',
  trackingScreen: 'A tracking page on a phone: the arrival time, the way so far and the van on the map',

  // Testimonials
  whatDispatchersSay: 'What dispatchers say',
  sampleTestimonials: 'Sample testimonials',
  drawnPortrait: 'Drawn portrait',
  teaQuote:
    '“We used to plan until nine at night. Now the plan is there before I have poured the tea, and I can see why each stop is where it is.”',
  operationsManager: 'Operations manager, {company}',
  reasonQuote:
    '“The reason next to an order that does not fit has saved us more calls than any other thing on the screen.”',
  founder: 'Founder, {company}',
  printoutQuote:
    '“My drivers stopped asking for the printout after two days. That is the highest praise they give.”',
  headOfDispatch: 'Head of dispatch, {company}',

  // Drawings of features
  owner: 'Owner',
  dispatch: 'Dispatch',
  driver: 'Driver',
  recipient: 'Recipient',
  haveArrived: 'I have arrived',
} as const
