// Tests zones in the filter of orders.
import { describe, expect, it } from 'vitest'
import type { OrderItem } from '../api/orders.ts'
import { polygonOf } from '../zones.ts'
import { matchesOrder, zoneWord } from './filter.ts'

const box = (west: number, east: number) =>
  polygonOf([
    [west, 0],
    [east, 0],
    [east, 2],
    [west, 2],
  ])
const zones = [
  { name: 'Old town, north', polygon: box(0, 2) },
  { name: 'Harbour', polygon: box(1, 3) },
]
const at = (lng: number) =>
  ({
    lat: 1,
    lng,
    reference: 'A-1',
    recipient: 'Edith Ward',
    deliveryStatus: 'pending',
  }) as unknown as OrderItem

describe('a filter by zone', () => {
  it('finds the orders of a zone with any characters in its name', () => {
    expect(zoneWord('Old town, north')).toBe('old-town-north')
    const matching = (filter: string) =>
      [0.5, 1.5, 2.5, 9].filter((lng) => matchesOrder(at(lng), filter, zones))
    expect(matching('zone:old-town-north')).toEqual([0.5, 1.5])
    expect(matching('Zone:Harbour')).toEqual([1.5, 2.5])
    expect(matching('zone:harbour edith')).toEqual([1.5, 2.5])
    expect(matching('zone:harbour sam')).toEqual([])
    expect(matching('zone:none')).toEqual([9])
    expect(matching('zone:unheard-of')).toEqual([])
  })
})
