// A real suburb, whose extract takes seconds to compile: its times beside OSRM's, and its addresses in spite of typos.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleOrders } from '../src/town/orders.ts'
import { seededRandom } from '../src/town/random.ts'
import { compareWithOsrm } from './support/osrm-reference.ts'
import { hasGeo, realRegion } from './support/regions.ts'
import { rightFirst, withTypo } from '../src/testing/typos.ts'

describe.runIf(hasGeo)('Reisterstown', () => {
  it('drives within 3 % of the times of OSRM', async () => {
    await compareWithOsrm('reisterstown', { distance: 0.01, time: 0.03 })
  })

  it('finds its real addresses in spite of typos', async () => {
    const region = await realRegion('reisterstown')
    const orders = sampleOrders(readFileSync(join(region.tilesPath, '../addresses.bin')), 300, 3)
    const random = seededRandom(8)
    expect(orders.length).toBe(300)
    const share = rightFirst(region, orders, (order) =>
      order.address.replace(order.street, withTypo(order.street, random)),
    )
    expect(share).toBeGreaterThanOrEqual(0.97)
  })
})
