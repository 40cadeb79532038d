// Texts that several public pages share: features, testimonials, questions. Tests prove their claims
// (claims.ts).
import { BRAND, TRIAL } from '../../lib/brand-of-page.ts'

export interface Feature {
  id: 'planning' | 'tracking' | 'analytics' | 'security' | 'tenants' | 'driver'
  title: string
  short: string
  /** Text of the dialog: one paragraph, then pairs of facts. */
  long: string
  facts: [name: string, text: string][]
}

export const FEATURES: Feature[] = [
  {
    id: 'planning',
    title: 'AI-powered route planning',
    short:
      'Two hundred stops become routes that respect every window, shift and load. What cannot be served is listed with its reason and the smallest fix.',
    long: 'An engine that goes on improving the plan until its time is up. You can stop it at any time and keep the best plan so far.',
    facts: [
      ['Shift', 'at most 8 hours per driver'],
      ['Load', '150 packages per vehicle unless you set more'],
      ['Windows', 'service begins inside them, or the minutes are named'],
      ['Priority', 'priority deliveries go first'],
      ['Distance', 'a quarter shorter than the order of the file, and more'],
      ['What is left', 'listed with the reason and the smallest fix'],
    ],
  },
  {
    id: 'tracking',
    title: 'Live tracking and notifications',
    short:
      'Vans move as positions arrive. A stop at risk is flagged before it is late, and the recipient hears it from you, 30 minutes ahead.',
    long: 'Positions come from a phone or any tracker you already own. Each one moves the forecast of every stop that is still to come.',
    facts: [
      ['At risk', 'worst first, with the minutes and the cause'],
      ['Forecast', 'from roads, service times and the day so far'],
      ['Recipient', 'one page, one answer first: when'],
      ['Notice', 'sent when the van is 30 minutes away'],
      ['Trackers', 'OsmAnd and OwnTracks protocols, no new hardware'],
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics dashboard',
    short:
      'On time, cost, distance and hours of the days that were driven. Each chart answers one question and has its table.',
    long: 'Figures of every driven day, against the same number of days before it.',
    facts: [
      ['On time', 'by day, driver, van, depot and customer'],
      ['Distance', 'planned against driven, van by van'],
      ['Export', 'the figures as a table and as CSV'],
    ],
  },
  {
    id: 'security',
    title: 'Enterprise security',
    short:
      'Role-based access control down to the row. Drivers see their own route, recipients their own parcel, nobody another company.',
    long: 'Access is decided in the database, row by row, for every table and every way in. Screens only mirror it.',
    facts: [
      ['Roles', 'owner, admin, dispatcher, viewer, driver, recipient'],
      ['Sign-in', 'a second step with codes from a phone'],
      ['Public pages', 'no phone, no full name, no other stop'],
    ],
  },
  {
    id: 'tenants',
    title: 'Multi-tenant management',
    short: 'Several fleets under one roof: their own brand, plan, people and data.',
    long: 'For groups and resellers: each company works as if it were alone.',
    facts: [
      ['Brand', 'its own colour on the tracking page'],
      ['Plans', 'limits by company, enforced by the server'],
      ['Data', 'separated row by row in the database'],
    ],
  },
  {
    id: 'driver',
    title: 'Driver app',
    short:
      'The next stop fills the screen: where, when, what to hand over. Below it the rest of the route, in order.',
    long: 'It opens in the browser of the phone the driver has, with and without a signal.',
    facts: [
      ['Next', 'address, window, what to hand over, note'],
      ['Route', 'every stop of the day in order'],
      ['Proof', 'photo, signature, name, PIN or scan, as the order asks'],
      ['No signal', 'what was done is kept on the phone and arrives later, once'],
    ],
  },
]

/** Marketing sample data (requirements 1); the page says so beside them. */
export const SAMPLE_TESTIMONIALS = [
  {
    quote:
      'We used to plan until nine at night. Now the plan is there before I have poured the tea, and I can see why each stop is where it is.',
    name: 'Dana Whitcombe',
    role: 'Operations manager',
    company: 'Fenwick Cold Chain',
    hue: 10,
  },
  {
    quote:
      'The reason next to an order that does not fit has saved us more calls than any other thing on the screen.',
    name: 'Marcus Oyelaran',
    role: 'Founder',
    company: 'Northgate Parcels',
    hue: 150,
  },
  {
    quote: 'My drivers stopped asking for the printout after two days. That is the highest praise they give.',
    name: 'Irene Rask',
    role: 'Head of dispatch',
    company: 'Harbour Lane Couriers',
    hue: 40,
  },
]

export const CONTACT_FAQ: { id: string; question: string; answer: string }[] = [
  {
    id: 'trial',
    question: 'How long is the trial, and do you need a card?',
    answer: `${TRIAL.noun}, no card. When it ends you can still read everything.`,
  },
  {
    id: 'spreadsheet',
    question: 'Can I bring my addresses from a spreadsheet?',
    answer: `Yes. CSV and XLSX, with the columns you have: ${BRAND.name} finds which is which, shows what it could not read row by row, and stores nothing until you agree.`,
  },
  {
    id: 'phones',
    question: 'Do drivers need new phones?',
    answer:
      'No. The driver app runs in the browser of a phone, and trackers that speak OsmAnd or OwnTracks work as they are.',
  },
  {
    id: 'limit',
    question: 'What happens when a vehicle is over the limit of my plan?',
    answer:
      'Nothing breaks. The day that is planned runs to its end; the next vehicle waits until you upgrade or archive one.',
  },
  {
    id: 'data',
    question: 'Where is our data kept, and who can see it?',
    answer:
      'In one PostgreSQL database, separated row by row for each company. Your people see it by their role.',
  },
  {
    id: 'tracking',
    question: 'Can recipients track without an account?',
    answer:
      'Yes. The tracking number opens the page. It shows when the parcel comes and the van near the end, never a phone number or another stop.',
  },
]
