// Sample orders at the real addresses of a region nearest to the depot; without a region, at invented places
// around the depot.
import { METRES_PER_DEGREE, metresBetween } from '@dropwise/contracts'
import { isAtSea } from '@dropwise/roads'
import { sampleContents, sampleOrders, type SampleOrder } from '@dropwise/roads/town/orders'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Place } from '../../platform/geo.ts'
import type { Platform } from '../../platform/platform.ts'

const ORDERS = 24
/** Addresses drawn from the whole region, of which the nearest are used. */
const DRAWN = 240
/** Greatest distance of invented places from the depot. */
const MOST_METRES = 6_000
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

interface SampleRequest {
  region: string
  near: Place
  date: string
}

/** Rows as the import takes them; the same for the same day. */
export async function sampleRows(
  { dataDir }: Pick<Platform, 'dataDir'>,
  { region, near, date }: SampleRequest,
): Promise<Record<string, unknown>[]> {
  const addresses = await readFile(join(dataDir, 'regions', region, 'addresses.bin'))
  return sampleOrders(addresses, DRAWN, Number(date.replaceAll('-', '')))
    .toSorted((a, b) => metresBetween(near, a) - metresBetween(near, b))
    .slice(0, ORDERS)
    .map((order, i) => toRow(order, i, date))
}

/** Sample rows around a depot outside every region: places on land, named by their distance. */
export function sampleRowsAround({ near, date }: Omit<SampleRequest, 'region'>): Record<string, unknown>[] {
  return sampleContents(ORDERS, Number(date.replaceAll('-', ''))).map((contents, i) => {
    const place = placeAround(near, i)
    const km = (metresBetween(near, place) / 1_000).toFixed(1)
    return toRow(
      { ...contents, ...place, address: `Sample address ${i + 1}, ${km} km from the depot` },
      i,
      date,
    )
  })
}

/**
 * Spreads places like the seeds of a sunflower. Mirrors a place in the sea to the other side of the depot.
 */
function placeAround(near: Place, i: number): Place {
  const metres = MOST_METRES * Math.sqrt((i + 1) / ORDERS)
  const at = (angle: number) => {
    const north = (metres * Math.cos(angle)) / METRES_PER_DEGREE
    const east = (metres * Math.sin(angle)) / (METRES_PER_DEGREE * Math.cos((near.lat * Math.PI) / 180))
    const lng = near.lng + east
    return { lat: near.lat + north, lng: lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng }
  }
  const place = at(i * GOLDEN_ANGLE)
  return isAtSea(place.lat, place.lng) ? at(i * GOLDEN_ANGLE + Math.PI) : place
}

function toRow(
  order: Omit<SampleOrder, 'street' | 'houseNumber' | 'postcode' | 'city'>,
  i: number,
  date: string,
): Record<string, unknown> {
  return {
    reference: `SAMPLE-${date.slice(5).replace('-', '')}-${String(i + 1).padStart(2, '0')}`,
    recipient: order.recipient,
    // No phone and no mail address: the product must not notify anybody of a sample.
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
  }
}
