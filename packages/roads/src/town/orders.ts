// Invented orders for real or generated addresses: firms and people, windows, weights, notes. Deterministic
// by seed.
import { openAddresses, type AddressIndex } from '../geocode/address-index.ts'
import { AddressSearch } from '../geocode/search.ts'
import { seededRandom, type Random } from './random.ts'

export interface SampleOrder {
  reference: string
  recipient: string
  phone: string
  email: string
  /** "14 Weaver Lane, Ashmouth AH7 2QD" */
  address: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  lat: number
  lng: number
  /** "09:00"; '' for any time. */
  windowStart: string
  windowEnd: string
  serviceMinutes: number
  packages: number
  weightKg: number
  priority: 'high' | 'medium' | 'low'
  instructions: string
}

const FIRST =
  'Mara,Joe,Aylin,Ben,Rosa,Femi,Kit,Nadia,Owen,Lena,Sam,Tariq,Ines,Hugo,Priya,Tom,Grace,Yusuf,Ella,Marek,Chloe,Dan,Amara,Leo,Sofia,Ian,Zoe,Karim,Maya,Paul,Hannah,Luca,Ruth,Omar,Nina,Jack,Wei,Anna,Victor,Tess'.split(
    ',',
  )
const LAST =
  'Lindqvist,Tanner,Kaya,Achterberg,Delgado,Adeyemi,Hargreave,Rahman,Price,Vogt,Whitlock,Aziz,Marsh,Okafor,Bennett,Novak,Sato,Ferreira,Byrne,Holloway,Petrov,Grant,Silva,Doyle,Khan,Larsen,Moss,Ortiz,Pike,Quinn,Reid,Shaw,Tate,Usman,Vance,Wells,Young,Zeller,Abbott,Crane'.split(
    ',',
  )
const FIRM_FRONT =
  'Pewter & Pine,Copperline,Saltbox,Northgate,Harbour Light,Old Mill,Bluebird,Kettle & Co,Fairhead,Riverside,Lantern,Tidewater,Oak & Iron,Greenway,Curlew,Paper Boat,Quayside,Foundry,Meadow,Anchor,Red Brick,Silver Birch,Weir,Marigold,Compass'.split(
    ',',
  )
const FIRM_BACK =
  'Books,Cycles,Bakery,Dental,Surgery,Pharmacy,Flowers,Hardware,Optics,Print,Studio,Kitchens,Garage,Vets,Records,Coffee,Tailors,Interiors,School,Law,Furniture,Toys,Wine,Electrics,Travel'.split(
    ',',
  )
const NOTES = [
  'Ring the bell twice',
  'Leave with the neighbour at number {n}',
  'At reception, with a signature',
  'Loading bay at the back',
  'Dog in the garden',
  'Call on arrival',
  'Second floor, no lift',
  'Gate code 4417',
  'Leave in the porch',
  'Fragile, keep upright',
  'Side entrance',
  'Not before the school run',
]

/** Orders at `count` different houses over the whole index, each findable by its own text. */
export function sampleOrders(addressBytes: Uint8Array, count: number, seed: number): SampleOrder[] {
  const index = openAddresses(addressBytes)
  const search = new AddressSearch(index)
  const random = seededRandom(seed)
  const houses = index.houseNumber.length
  const orders: SampleOrder[] = []
  const usedAddresses = new Set<string>()
  for (let attempt = 0; orders.length < count && attempt < count * 60; attempt++) {
    const house = random.whole(0, houses - 1)
    const place = describe(index, house)
    if (!place || usedAddresses.has(place.address)) continue
    usedAddresses.add(place.address)
    const [match] = search.find(place.address)
    const isFound =
      match &&
      match.accuracy === 'rooftop' &&
      match.confidence >= 0.9 &&
      Math.abs(match.lat - place.lat) < 1e-4 &&
      Math.abs(match.lng - place.lng) < 1e-4
    if (!isFound) continue
    orders.push({ ...place, ...person(random, place.houseNumber, orders.length, seed) })
  }
  return orders
}

/** Contents and recipients of orders at given places. */
export function sampleContents(count: number, seed: number): ReturnType<typeof person>[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, n) => person(random, String(n + 1), n, seed))
}

function describe(index: AddressIndex, house: number) {
  let street = 0
  let high = index.houseStart.length - 2
  while (street < high) {
    const middle = (street + high + 1) >> 1
    if (index.houseStart[middle] <= house) street = middle
    else high = middle - 1
  }
  const name = index.texts[index.streetName[street]]
  const houseNumber = index.texts[index.houseNumber[house]]
  const postcode = index.texts[index.housePostcode[house]]
  const city = index.texts[index.streetTown[street]]
  if (!name || !/^\d+[a-zA-Z]?$/.test(houseNumber)) return null
  const address = [`${houseNumber} ${name}`, [city, postcode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  return {
    address,
    street: name,
    houseNumber,
    postcode,
    city,
    lat: index.houseLat[house] / 1e7,
    lng: index.houseLng[house] / 1e7,
  }
}

function person(
  random: Random,
  houseNumber: string,
  n: number,
  seed: number,
): Pick<
  SampleOrder,
  | 'reference'
  | 'recipient'
  | 'phone'
  | 'email'
  | 'windowStart'
  | 'windowEnd'
  | 'serviceMinutes'
  | 'packages'
  | 'weightKg'
  | 'priority'
  | 'instructions'
> {
  const isFirm = random.chance(0.38)
  const first = random.pick(FIRST)
  const recipient = isFirm
    ? `${random.pick(FIRM_FRONT)} ${random.pick(FIRM_BACK)}`
    : `${first} ${random.pick(LAST)}`
  const packages = isFirm ? random.whole(1, 9) : random.whole(1, 3)
  const weightKg = Math.round(packages * random.between(0.8, isFirm ? 9 : 5) * 10) / 10
  const window = timeWindow(random, isFirm)
  const mail = recipient.toLowerCase().replace(/[^a-z]+/g, '.')
  return {
    reference: `DW-${48_000 + (seed % 90) * 1000 + n + 1}`,
    recipient,
    phone: `+1 555 01${String(random.whole(0, 99)).padStart(2, '0')} ${String(random.whole(0, 999)).padStart(3, '0')}`,
    email: random.chance(0.85) ? `${mail}@example.com` : '',
    ...window,
    serviceMinutes: isFirm ? random.whole(4, 9) : random.whole(2, 5),
    packages,
    weightKg,
    priority: random.chance(0.08) ? 'high' : random.chance(0.2) ? 'low' : 'medium',
    instructions: random.chance(0.3)
      ? random.pick(NOTES).replace('{n}', String(Number.parseInt(houseNumber, 10) + 2))
      : '',
  }
}

function timeWindow(random: Random, isFirm: boolean): { windowStart: string; windowEnd: string } {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const between = (start: number, end: number) => ({ windowStart: clock(start), windowEnd: clock(end) })
  if (isFirm)
    return random.chance(0.55)
      ? between(9 * 60, 17 * 60)
      : random.chance(0.5)
        ? between(8 * 60, 12 * 60)
        : between(13 * 60, 17 * 60)
  if (random.chance(0.4)) return { windowStart: '', windowEnd: '' }
  const start = 8 * 60 + 60 * random.whole(0, 6)
  return between(start, start + 60 * random.whole(2, 4))
}
