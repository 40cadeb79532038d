// Texts of the page of plans and prices. Terms: docs/languages.md.
export default {
  title: 'Priced by the vehicles you run',
  nothingOnSale: 'No plan is on sale at the moment. Ask us for a price.',
  driversFree:
    '{days, plural, one {Drivers are not counted. Every plan begins with a #-day trial that needs no card.} other {Drivers are not counted. Every plan begins with a #-day trial that needs no card.}}',
  ordersFree:
    '{days, plural, one {Orders and drivers are not counted. Every plan begins with a #-day trial that needs no card.} other {Orders and drivers are not counted. Every plan begins with a #-day trial that needs no card.}}',

  // Each plan
  mostPopular: 'most popular',
  priceCustom: 'Custom',
  perMonth: '/month',
  perYear: '/year',
  yearPrice: 'or {price} for a year',
  yearPriceSaving: 'or {price} for a year, {percent} less than month by month',
  vehicleLimit: '{count, plural, =0 {unlimited vehicles} one {up to # vehicle} other {up to # vehicles}}',
  andOn: 'and on',
  choosePlan: 'Choose {plan}',

  // Features of plans
  vehicles: '{count, plural, =0 {Unlimited vehicles} one {Up to # vehicle} other {Up to # vehicles}}',
  people:
    '{count, plural, =0 {Unlimited people in the portal} one {# person in the portal} other {# people in the portal}}',
  everythingIn: 'Everything in {plan}',
  planningOnRoads: 'Planning and re-planning on real roads',
  liveInYourBrand: 'Live map and tracking pages in your brand',
  importAndExport: 'CSV and XLSX import, full export',
  analytics: 'Analytics',
  keysForYourSystems: 'API keys for your own systems',
  ownRegions: 'Regions of your own',
  serviceLevels: 'Agreed service levels',

  // The ruler
  vehicleCount: '{count, plural, one {# vehicle} other {# vehicles}}',
  vehicleCountOrMore: '{count, plural, one {#+ vehicles} other {#+ vehicles}}',
  vehiclesAndAnswer: '{count, plural, one {# vehicle: {answer}} other {# vehicles: {answer}}}',
  monthAnswer: '{plan}, {price} a month, that is {share} a vehicle',
  yearAnswer: '{plan}, {price} a year, that is {share} a vehicle',
  askedAnswer: '{plan}, priced with you',
  beyondAnswer: 'beyond the plans on sale: ask us',

  // The comparison
  whatPlansInclude: 'What each plan includes',
  aboveLimit:
    'Above your number of vehicles nothing breaks: the day that is planned runs to its end, and the next vehicle waits until you upgrade or archive one. Prices in US dollars, before tax.',
  what: 'What',
  included: 'included',
  notIncluded: 'not included',
  unlimited: 'unlimited',
  upTo: 'up to {count}',
  planning: 'Planning',
  rowVehicles: 'Vehicles',
  rowOrders: 'Orders a day',
  rowDrivers: 'Drivers',
  rowPeople: 'People in the portal',
  rowRules: 'Windows, loads, shifts, skills',
  rowRoads: 'Real roads, maps and addresses',
  theDay: 'The day itself',
  rowLive: 'Live map and stops at risk',
  rowTrackers: 'Trackers by OsmAnd and OwnTracks',
  rowTracking: 'Tracking page for recipients',
  rowBranding: 'Your logo and colour',
  rowMails: 'Emails in your own words',
  company: 'Company',
  rowApi: 'API keys and webhooks',
  rowShops: 'Shop connections',
  rowTexts: 'Texts a month',
  rowStorage: 'Megabytes of files',
  rowCalls: 'API calls a minute',
  rowSupport: 'Support replies within',
  hours: '{count, plural, one {# hour} other {# hours}}',
} as const
