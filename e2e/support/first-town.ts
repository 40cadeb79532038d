// A town for a first day: a real place where it is morning now, with invented streets, as an extract and as
// files of orders.
import { compileRegion, generateTown } from '@dropwise/roads'
import { writePbf } from '@dropwise/roads/testing/pbf-writer'
import { sampleOrders, type SampleOrder } from '@dropwise/roads/town/orders'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface FirstTown {
  /** The name by which people search for the town. */
  name: string
  timeZone: string
  centre: { lat: number; lng: number }
  /** Path and title of its extract in the catalogue. */
  extract: string
  country: string
}

/** Towns eight hours apart, so that the working day has just begun in one of them. */
const TOWNS: readonly FirstTown[] = [
  {
    name: 'Aarhus',
    timeZone: 'Europe/Copenhagen',
    centre: { lat: 56.1567, lng: 10.2108 },
    extract: 'europe/denmark',
    country: 'Denmark',
  },
  {
    name: 'Boise',
    timeZone: 'America/Boise',
    centre: { lat: 43.6135, lng: -116.2035 },
    extract: 'north-america/us/idaho',
    country: 'Idaho',
  },
  {
    name: 'Sendai',
    timeZone: 'Asia/Tokyo',
    centre: { lat: 38.2667, lng: 140.8667 },
    extract: 'asia/japan/tohoku',
    country: 'Tōhoku',
  },
]
const HOUR = { first: 4, last: 14 }

function hourIn(timeZone: string): number {
  return Number(new Date().toLocaleString('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }))
}

export function townOfTheMorning(): FirstTown {
  return TOWNS.find(({ timeZone }) => hourIn(timeZone) >= HOUR.first && hourIn(timeZone) <= HOUR.last)!
}

/** A shift from the next full hour on, because a van cannot leave earlier today. */
export function shiftFromNow({ timeZone }: FirstTown): { from: string; to: string } {
  const hour = hourIn(timeZone) + 1
  return { from: `${String(hour).padStart(2, '0')}:00`, to: `${hour + 8}:00` }
}

export interface TownFiles {
  /** The bytes of an .osm.pbf file. */
  extract: Buffer
  orders: SampleOrder[]
}

export async function drawTown({ name, centre }: FirstTown, count: number): Promise<TownFiles> {
  const town = () => generateTown({ seed: 5, size: 0.05, name, centre })
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-first-town-'))
  try {
    await compileRegion(town(), { outDir: folder, name: 'town', profiles: ['car'] })
    const orders = sampleOrders(await readFile(join(folder, 'town', 'addresses.bin')), count, 7)
    return { extract: await writePbf(town()), orders }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same orders by coordinates or by address. */
export function fileOf(orders: readonly SampleOrder[], by: 'coordinates' | 'address') {
  const place = ({ address, lat, lng }: SampleOrder) =>
    by === 'address' ? `"${address}"` : `${lat.toFixed(5)},${lng.toFixed(5)}`
  const lines = orders.map((order) =>
    [order.reference, order.recipient, place(order), order.packages].join(','),
  )
  const head = ['Order', 'Customer', by === 'address' ? 'Address' : 'Latitude,Longitude', 'Packages'].join(
    ',',
  )
  return { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...lines].join('\n')) }
}
