// Sample orders at real addresses of a region, those nearest to the depot.
import { sampleOrders } from '@dropwise/roads/town/orders'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { metresBetween, type Place } from '../../platform/geo.ts'
import type { Platform } from '../../platform/platform.ts'

const ORDERS = 24
/** Drawn from the whole region; the nearest are taken. */
const DRAWN = 240

interface Asked {
  region: string
  near: Place
  date: string
}

/** Rows as the import takes them; the same for the same day. */
export async function sampleRows(
  { dataDir }: Pick<Platform, 'dataDir'>,
  { region, near, date }: Asked,
): Promise<Record<string, unknown>[]> {
  const addresses = await readFile(join(dataDir, 'regions', region, 'addresses.bin'))
  return sampleOrders(addresses, DRAWN, Number(date.replaceAll('-', '')))
    .toSorted((a, b) => metresBetween(near, a) - metresBetween(near, b))
    .slice(0, ORDERS)
    .map((order, i) => ({
      reference: `SAMPLE-${date.slice(5).replace('-', '')}-${String(i + 1).padStart(2, '0')}`,
      recipient: order.recipient,
      // No phone and no email: nobody must be told of a parcel that is none.
      address: order.address,
      lat: order.lat,
      lng: order.lng,
      date,
      window_start: order.windowStart,
      window_end: order.windowEnd,
      service_minutes: order.serviceMinutes,
      packages: order.packages,
      weight_kg: order.weightKg,
      priority: order.priority,
      instructions: order.instructions,
    }))
}
