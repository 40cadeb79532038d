// Dutch texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'De prijs volgt je voertuigen',
  nothingOnSale: 'Er is nu geen abonnement te koop. Vraag ons naar een prijs.',
  driversFree:
    '{days, plural, one {Chauffeurs tellen niet mee. Elk abonnement begint met # dag proberen, zonder kaart.} other {Chauffeurs tellen niet mee. Elk abonnement begint met # dagen proberen, zonder kaart.}}',
  ordersFree:
    '{days, plural, one {Orders en chauffeurs tellen niet mee. Elk abonnement begint met # dag proberen, zonder kaart.} other {Orders en chauffeurs tellen niet mee. Elk abonnement begint met # dagen proberen, zonder kaart.}}',

  // Each plan
  mostPopular: 'meest gekozen',
  priceCustom: 'Op maat',
  perMonth: '/maand',
  perYear: '/jaar',
  yearPrice: 'of {price} voor een jaar',
  yearPriceSaving: 'of {price} voor een jaar, {percent} minder dan per maand',
  vehicleLimit: '{count, plural, =0 {onbeperkt voertuigen} one {tot # voertuig} other {tot # voertuigen}}',
  andOn: 'enzovoort',
  choosePlan: '{plan} kiezen',

  // Features of plans
  vehicles: '{count, plural, =0 {Onbeperkt voertuigen} one {Tot # voertuig} other {Tot # voertuigen}}',
  people:
    '{count, plural, =0 {Onbeperkt mensen in het portaal} one {# persoon in het portaal} other {# mensen in het portaal}}',
  everythingIn: 'Alles van {plan}',
  planningOnRoads: 'Plannen en herplannen over echte wegen',
  liveInYourBrand: 'Livekaart en trackingpagina’s in je eigen merk',
  importAndExport: 'Import van CSV en XLSX, volledige export',
  analytics: 'Analyse',
  keysForYourSystems: 'API-sleutels voor je eigen systemen',
  ownRegions: 'Eigen regio’s',
  serviceLevels: 'Afgesproken serviceniveaus',

  // The ruler
  vehicleCount: '{count, plural, one {# voertuig} other {# voertuigen}}',
  vehicleCountOrMore: '{count, plural, one {#+ voertuigen} other {#+ voertuigen}}',
  vehiclesAndAnswer: '{count, plural, one {# voertuig: {answer}} other {# voertuigen: {answer}}}',
  monthAnswer: '{plan}, {price} per maand, dat is {share} per voertuig',
  yearAnswer: '{plan}, {price} per jaar, dat is {share} per voertuig',
  askedAnswer: '{plan}, prijs in overleg',
  beyondAnswer: 'meer dan de abonnementen dekken: vraag het ons',

  // The comparison
  whatPlansInclude: 'Wat elk abonnement bevat',
  aboveLimit:
    'Boven je aantal voertuigen gaat er niets stuk: de geplande dag loopt door tot het eind, en het volgende voertuig wacht tot je upgradet of er een archiveert. Prijzen in Amerikaanse dollars, exclusief btw.',
  what: 'Wat',
  included: 'inbegrepen',
  notIncluded: 'niet inbegrepen',
  unlimited: 'onbeperkt',
  upTo: 'tot {count}',
  planning: 'Plannen',
  rowVehicles: 'Voertuigen',
  rowOrders: 'Orders per dag',
  rowDrivers: 'Chauffeurs',
  rowPeople: 'Mensen in het portaal',
  rowRules: 'Tijdvakken, ladingen, diensten, vaardigheden',
  rowRoads: 'Echte wegen, kaarten en adressen',
  theDay: 'De dag zelf',
  rowLive: 'Livekaart en stops in gevaar',
  rowTrackers: 'Trackers met OsmAnd en OwnTracks',
  rowTracking: 'Trackingpagina voor ontvangers',
  rowBranding: 'Je logo en kleur',
  rowMails: 'E-mails in je eigen woorden',
  company: 'Bedrijf',
  rowApi: 'API-sleutels en webhooks',
  rowShops: 'Koppelingen met webshops',
  rowTexts: 'Sms’jes per maand',
  rowStorage: 'Megabytes aan bestanden',
  rowCalls: 'API-aanroepen per minuut',
  rowSupport: 'Antwoord van support binnen',
  hours: '{count, plural, one {# uur} other {# uur}}',
} satisfies Translation<typeof en>
