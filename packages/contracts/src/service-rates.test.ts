// The price of an order from a rate card: each kind of line, bands at their edges, and the minimum.
import { expect, it } from 'vitest'
import { priceLines, priceTotal, serviceRates, type PricedOrder } from './service-rates.ts'

const ZONE = '00000000-0000-7000-8000-000000000001'
const OTHER = '00000000-0000-7000-8000-000000000002'
/** A Thursday. */
const ORDER: PricedOrder = {
  date: '2026-04-16',
  windowFrom: null,
  windowTo: null,
  packages: 1,
  weightGrams: 0,
  metres: 0,
  zoneIds: [],
}
const pricesOf = (rates: object, order: Partial<PricedOrder> = {}) =>
  priceLines(serviceRates.parse(rates), { ...ORDER, ...order }).map(
    ({ kind, amountMinor }) => `${kind} ${amountMinor}`,
  )

it('[M91] prices base, distance beyond the included one, parcels and the day', () => {
  const rates = {
    baseMinor: 450,
    perKmMinor: 85,
    includedKm: 5,
    perParcelMinor: 120,
    weekend: { weekdays: [6, 7], amountMinor: 300 },
  }
  // 2.345 km beyond five at 0.85 are 1.99325.
  expect(pricesOf(rates, { metres: 7_345, packages: 3 })).toEqual(['base 450', 'distance 199', 'parcels 240'])
  expect(pricesOf(rates, { metres: 5_000 })).toEqual(['base 450'])
  expect(pricesOf(rates, { date: '2026-04-18' })).toEqual(['base 450', 'weekend 300'])
})

it('[M91] takes the band of the weight, the dearest zone, and the shortest window', () => {
  const rates = {
    weightBands: [
      { upToKg: 30, amountMinor: 900 },
      { upToKg: 5, amountMinor: 0 },
      { upToKg: 15, amountMinor: 400 },
    ],
    zones: [
      { zoneId: ZONE, amountMinor: 200 },
      { zoneId: OTHER, amountMinor: 350 },
    ],
    windows: [
      { upToMinutes: 240, amountMinor: 150 },
      { upToMinutes: 60, amountMinor: 500 },
    ],
  }
  const at = (order: Partial<PricedOrder>) => pricesOf(rates, order).slice(1)
  expect(at({ weightGrams: 5_000 })).toEqual([])
  expect(at({ weightGrams: 5_001 })).toEqual(['weight 400'])
  expect(at({ weightGrams: 99_000 })).toEqual(['weight 900'])
  expect(at({ zoneIds: [ZONE] })).toEqual(['zone 200'])
  expect(at({ zoneIds: [OTHER, ZONE] })).toEqual(['zone 350'])
  expect(at({ windowFrom: '09:00', windowTo: '10:00' })).toEqual(['window 500'])
  expect(at({ windowFrom: '09:00', windowTo: '10:01' })).toEqual(['window 150'])
  expect(at({ windowFrom: '09:00', windowTo: '14:00' })).toEqual([])
  expect(at({ windowFrom: '23:30', windowTo: '00:15' })).toEqual(['window 500'])
})

it('[M91] adds the night across midnight, and fills up to the minimum', () => {
  const night = { night: { from: '20:00', to: '06:00', amountMinor: 700 } }
  expect(pricesOf(night, { windowFrom: '05:59' })).toEqual(['base 0', 'night 700'])
  expect(pricesOf(night, { windowFrom: '06:00' })).toEqual(['base 0'])
  expect(pricesOf(night, { windowFrom: '20:00' })).toEqual(['base 0', 'night 700'])
  expect(pricesOf({ baseMinor: 300, minimumMinor: 800 })).toEqual(['base 300', 'minimum 500'])
  expect(priceTotal(priceLines(serviceRates.parse({ baseMinor: 300, minimumMinor: 800 }), ORDER))).toBe(800)
  for (const wrong of [
    { baseMinor: 1.5 },
    { baseMinor: -1 },
    { night: { from: '25:00', to: '06:00', amountMinor: 1 } },
  ])
    expect(serviceRates.safeParse(wrong).success).toBe(false)
})
