// The invented companies, tickets and incidents of the demo's half year. Months and days count back from the first start.

export interface SampleCompany {
  name: string
  slug: string
  color: string
  plan: 'starter' | 'professional'
  vehicles: number
  /** Prefix of its vans' registrations. */
  plate: string
  address: string
  cameMonthsAgo: number
  /** Month in which it cancelled. */
  leftMonthsAgo?: number
  /** Month of its first unpaid invoice. */
  owesSinceMonthsAgo?: number
  /** Days left of its trial; negative after the trial. */
  trialDaysLeft?: number
}

export const SAMPLE_COMPANIES: readonly SampleCompany[] = [
  {
    name: 'Ropewalk Furniture',
    slug: 'sample-ropewalk-furniture',
    color: '#5b3a29',
    plan: 'professional',
    vehicles: 14,
    plate: 'RW24 F',
    address: '12 Ropewalk, Ashmouth',
    cameMonthsAgo: 6,
  },
  {
    name: 'Pier Street Pharmacy',
    slug: 'sample-pier-street-pharmacy',
    color: '#2f6f4f',
    plan: 'starter',
    vehicles: 3,
    plate: 'PS23 P',
    address: '4 Pier Street, Ashmouth',
    cameMonthsAgo: 6,
  },
  {
    name: 'Saltmarsh Veg Boxes',
    slug: 'sample-saltmarsh-veg-boxes',
    color: '#4b7f2a',
    plan: 'starter',
    vehicles: 5,
    plate: 'SV24 B',
    address: '31 Saltmarsh Road, Ashmouth',
    cameMonthsAgo: 5,
  },
  {
    name: 'Quayside Wine Club',
    slug: 'sample-quayside-wine-club',
    color: '#6d1f3c',
    plan: 'professional',
    vehicles: 9,
    plate: 'QW25 C',
    address: '8 Quayside, Ashmouth',
    cameMonthsAgo: 4,
  },
  {
    name: 'Millfield Flowers',
    slug: 'sample-millfield-flowers',
    color: '#a0467f',
    plan: 'starter',
    vehicles: 2,
    plate: 'MF22 L',
    address: '17 Millfield Lane, Ashmouth',
    cameMonthsAgo: 4,
    leftMonthsAgo: 2,
  },
  {
    name: 'Priory Pet Foods',
    slug: 'sample-priory-pet-foods',
    color: '#8a5a00',
    plan: 'professional',
    vehicles: 7,
    plate: 'PP24 D',
    address: '2 Priory Close, Ashmouth',
    cameMonthsAgo: 4,
    owesSinceMonthsAgo: 3,
  },
  {
    name: 'Ashe Valley Dairies',
    slug: 'sample-ashe-valley-dairies',
    color: '#1f5f8b',
    plan: 'starter',
    vehicles: 4,
    plate: 'AV23 M',
    address: '55 Dairy Road, Ashmouth',
    cameMonthsAgo: 3,
    owesSinceMonthsAgo: 1,
  },
  {
    name: 'Fairhead Laundry',
    slug: 'sample-fairhead-laundry',
    color: '#39587a',
    plan: 'starter',
    vehicles: 3,
    plate: 'FL24 W',
    address: '9 Fairhead Street, Ashmouth',
    cameMonthsAgo: 1,
  },
  {
    name: 'Kiln Bank Ceramics',
    slug: 'sample-kiln-bank-ceramics',
    color: '#9c4a2f',
    plan: 'starter',
    vehicles: 2,
    plate: 'KB25 C',
    address: '23 Kiln Bank, Ashmouth',
    cameMonthsAgo: 0,
    trialDaysLeft: 1,
  },
  {
    name: 'Old Town Bookshop',
    slug: 'sample-old-town-bookshop',
    color: '#44406b',
    plan: 'starter',
    vehicles: 1,
    plate: 'OB25 K',
    address: '6 Old Town Square, Ashmouth',
    cameMonthsAgo: 0,
    trialDaysLeft: 3,
  },
]

interface SampleTicket {
  slug: string
  name: string
  email: string
  subject: string
  message: string
  hoursAgo: number
  /** Answer that closes the ticket. */
  answer?: string
}

export const SAMPLE_TICKETS: readonly SampleTicket[] = [
  {
    slug: 'sample-ropewalk-furniture',
    name: 'Hannah Brook',
    email: 'hannah@ropewalk.example',
    subject: 'Two people for one stop',
    message:
      'Some of our deliveries need two people. How do we keep them on the vans that have a second person?',
    hoursAgo: 5,
  },
  {
    slug: 'sample-saltmarsh-veg-boxes',
    name: 'Idris Cole',
    email: 'idris@saltmarsh.example',
    subject: 'Boxes for the same street',
    message:
      'Every Thursday we have forty boxes for one street. Can we set the time at the door once for all of them?',
    hoursAgo: 27,
  },
  {
    slug: 'sample-kiln-bank-ceramics',
    name: 'Petra Lowe',
    email: 'petra@kilnbank.example',
    subject: 'Which plan for two vans?',
    message: 'Our trial ends soon. We have two vans and about thirty orders a day. Is Starter enough?',
    hoursAgo: 2,
  },
  {
    slug: 'sample-pier-street-pharmacy',
    name: 'Mo Farrell',
    email: 'mo@pierstreet.example',
    subject: 'Proof with a PIN',
    message: 'Can we ask for a PIN at the door for prescriptions only?',
    hoursAgo: 20 * 24,
    answer:
      'Yes: give the order a PIN, and the phone asks for it at that door. Other doors stay as they are.',
  },
  {
    slug: 'sample-quayside-wine-club',
    name: 'Ana Ruiz',
    email: 'ana@quaysidewine.example',
    subject: 'Import without the phone column',
    message: 'Our file has no phone numbers. Will recipients still hear from us?',
    hoursAgo: 48 * 24,
    answer:
      'They get a mail where the order has an address for it. Without either, only the tracking page tells them.',
  },
]

export const SAMPLE_INCIDENTS = [
  {
    title: 'Mails were sent late',
    body: 'The mail server of our provider was slow. Mails waited and were sent afterwards; none was lost.',
    component: 'email',
    daysAgo: 41,
    minutes: 95,
  },
] as const
