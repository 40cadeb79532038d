// The shipped world: towns by name, land and sea.
import { expect, it } from 'vitest'
import { isAtSea } from './sea.ts'
import { searchTowns } from './towns.ts'

it.each([
  ['London', 'London', 'GB'],
  ['nairobi', 'Nairobi', 'KE'],
  ['sao paulo', 'São Paulo', 'BR'],
  ['London, Canada', 'London', 'CA'],
  ['Paris, US', 'Paris', 'US'],
  ['Nairob', 'Nairobi', 'KE'],
  ['Kenya', 'Nairobi', 'KE'],
  ['Aarhus', 'Århus', 'DK'],
  ['Koeln', 'Köln', 'DE'],
  ['Duesseldorf', 'Düsseldorf', 'DE'],
  ['Lodz', 'Łódź', 'PL'],
  ['Tromso', 'Tromsø', 'NO'],
  ['Giessen', 'Gießen', 'DE'],
])('finds %s', (text, name, country) => {
  expect(searchTowns(text, 5)[0]).toMatchObject({ name, country })
})

it.each(['', 'x', 'qqqqqqq', 'London, Nowhere'])('finds nothing for "%s"', (text) =>
  expect(searchTowns(text, 5)).toEqual([]),
)

it.each([
  ['the Atlantic at 0, 0', 0, 0],
  ['the Pacific on the antimeridian', 20, 180],
  ['and just across it', 20, -179.99],
  ['the North Sea', 56, 3],
])('calls %s sea', (_, lat, lng) => expect(isAtSea(lat, lng)).toBe(true))

it.each([
  ['Nairobi', -1.29, 36.82],
  ['a pier of Brighton', 50.8155, -0.1372],
  ['Suva in Fiji', -18.14, 178.44],
  ['Taveuni, which the antimeridian cuts', -16.86, -179.97],
  ['Chukotka, west of the antimeridian', 67.5, 179],
  ['Chukotka, east of it', 67, -179],
  ['the South Pole', -89.9, 0],
  ['a ferry port on Lake Victoria', -0.1, 34.75],
  ['Funafuti, an atoll', -8.52, 179.2],
])('calls %s land', (_, lat, lng) => expect(isAtSea(lat, lng)).toBe(false))
