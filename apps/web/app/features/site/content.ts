// The words of the public site that several pages share: features, testimonials, questions.

export interface Feature {
  id: 'planning' | 'tracking' | 'analytics' | 'security' | 'tenants' | 'driver'
  title: string
  short: string
  /** What the dialog says: one paragraph, then facts as pairs. */
  long: string
  facts: [name: string, text: string][]
}

export const FEATURES: Feature[] = [
  {
    id: 'planning',
    title: 'AI-powered route planning',
    short:
      'Two hundred stops become twelve routes that respect every window, shift and load. What cannot be served is listed with its reason and the smallest fix.',
    long: 'An engine that searches thousands of plans a second and keeps the best one it has proved to hold. You can stop it at any time.',
    facts: [
      ['Shift', 'at most 8 hours per driver, breaks inside it'],
      ['Load', '150 packages per vehicle unless you set more'],
      ['Windows', 'each promise is kept, or named with the minutes'],
      ['Priority', 'priority deliveries go first'],
      ['Distance', 'fuel and miles are what it minimises'],
      ['What is left', 'listed with the reason and the smallest fix'],
    ],
  },
  {
    id: 'tracking',
    title: 'Live tracking and notifications',
    short:
      'Vans move as positions arrive. A stop at risk is flagged before it is late, and the recipient hears it from you, 30 minutes ahead.',
    long: 'Positions come from the driver app or any tracker you already own. Each one moves the forecast of every stop that is still to come.',
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
      'On-time rate, cost, distance and use of every van, over time. Each chart answers one question and exports as a table.',
    long: 'Figures are computed from what happened, stop by stop, and each leads to the stops behind it.',
    facts: [
      ['On time', 'share of stops inside their window'],
      ['Cost', 'fixed, hours and distance, by van and driver'],
      ['Use', 'shift and load that were really needed'],
      ['Export', 'every chart as a table and as CSV'],
    ],
  },
  {
    id: 'security',
    title: 'Enterprise security',
    short:
      'Role-based access control down to the row. A driver sees the own route, a recipient the own parcel, nobody another company.',
    long: 'Access is decided in the database, row by row, for every table and every way in. Screens only mirror it.',
    facts: [
      ['Roles', 'owner, admin, dispatcher, viewer, driver, recipient'],
      ['Sign-in', 'second factor, short tokens, rotating refresh'],
      ['Public pages', 'no phone, no full name, no other stop'],
      ['Records', 'an audit log that only grows'],
    ],
  },
  {
    id: 'tenants',
    title: 'Multi-tenant management',
    short:
      'Several fleets under one roof: their own brand, plan, users and data, one place to look after them all.',
    long: 'For groups and resellers: each company works as if it were alone, and you see how each is doing.',
    facts: [
      ['Brand', 'colour and logo on mails and tracking pages'],
      ['Plans', 'limits by company, enforced by the server'],
      ['Support', 'one inbox for all companies'],
      ['Data', 'separate by design, exportable as a whole'],
    ],
  },
  {
    id: 'driver',
    title: 'Driver app',
    short:
      'One stop fills the screen, one button does the next thing. Photo, signature and scan are kept when the signal is gone.',
    long: 'Made for one thumb, gloves, sun and night. It opens in the browser of the phone the driver has.',
    facts: [
      ['Next', 'address, window, what to hand over, note'],
      ['Proof', 'photo, signature, PIN or scan'],
      ['Offline', 'a whole shift without signal, sent later with its own times'],
      ['Navigation', 'hands over to the map app the driver likes'],
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

export const CONTACT_FAQ: { question: string; answer: string }[] = [
  {
    question: 'How long is the trial, and do you need a card?',
    answer: '3 days, no card. When it ends you can still read and export everything.',
  },
  {
    question: 'Can I bring my addresses from a spreadsheet?',
    answer:
      'Yes. CSV and XLSX, with the columns you have: Dropwise finds which is which, shows what it could not read row by row, and stores nothing until you agree.',
  },
  {
    question: 'Do drivers need new phones?',
    answer:
      'No. The driver app runs in the browser of any phone of the last five years, and trackers that speak OsmAnd or OwnTracks work as they are.',
  },
  {
    question: 'What happens when a vehicle is over the limit of my plan?',
    answer:
      'Nothing breaks. The day that is planned runs to its end; the next vehicle waits until you upgrade or archive one.',
  },
  {
    question: 'Where is our data kept, and who can see it?',
    answer:
      'In one PostgreSQL database, separated row by row for each company. Your members see it by their role; we see it only when you ask for support.',
  },
  {
    question: 'Can recipients track without an account?',
    answer:
      'Yes. The tracking number opens the page. It shows when the parcel comes and the van near the end, never a phone number or another stop.',
  },
]
