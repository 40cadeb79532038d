// Finding addresses and correcting pins, over the API.
import { geocodeBatchLine } from '@dropwise/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../orders/module.ts'
import { testApi, townAddresses, type TestApi, type TestCompany } from '../testing.ts'
import { addresses } from './module.ts'

let api: TestApi
let company: TestCompany
let label: string

beforeAll(async () => {
  api = await testApi([addresses, orders])
  company = await api.company()
  label = townAddresses(api, 1)[0]!
})
afterAll(() => api.close())

it('finds an address and names its source', async () => {
  const answer = await api.call(
    company.keys.viewer,
    'GET',
    `/addresses/geocode?q=${encodeURIComponent(label)}`,
  )
  expect(answer.json().items[0]).toMatchObject({ label, accuracy: 'rooftop' })
  expect(answer.json().attribution).toBeTruthy()
  expect((await api.call(company.keys.viewer, 'GET', '/addresses/geocode?q=')).json()).toMatchObject({
    details: [{ field: 'q' }],
  })
  expect((await api.call(null, 'GET', '/addresses/geocode?q=x')).statusCode).toBe(401)
})

it('finds the address of a point', async () => {
  const [geocoded] = api.region.geocode(label)
  const answer = await api.call(
    company.keys.viewer,
    'GET',
    `/addresses/reverse?lat=${geocoded!.lat}&lng=${geocoded!.lng}`,
  )
  expect(answer.json().item).toMatchObject({ label })
  expect(
    (await api.call(company.keys.viewer, 'GET', '/addresses/reverse?lat=91&lng=0')).json(),
  ).toMatchObject({ details: [{ field: 'lat' }] })
})

it('[M5] moves a pin for every order at that address, from now on', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const row = (reference: string) => ({ reference, recipient: 'R', address: label, date: day })
  await api.call(company.keys.dispatcher, 'POST', '/orders/import', { body: { rows: [row('1'), row('2')] } })
  const [first] = (await api.call(company.keys.viewer, 'GET', '/orders')).json().items
  const { addressId, lat, lng } = (await api.call(company.keys.viewer, 'GET', `/orders/${first.id}`)).json()
  const pin = { lat: lat + 0.0005, lng }
  expect(
    (await api.call(company.keys.viewer, 'PUT', `/addresses/${addressId}/pin`, { body: pin })).statusCode,
  ).toBe(403)
  const other = await api.company()
  expect(
    (await api.call(other.keys.admin, 'PUT', `/addresses/${addressId}/pin`, { body: pin })).statusCode,
  ).toBe(404)
  const moved = await api.call(company.keys.dispatcher, 'PUT', `/addresses/${addressId}/pin`, { body: pin })
  expect(moved.json()).toMatchObject({ id: addressId, source: 'corrected', ...pin })
  await api.call(company.keys.dispatcher, 'POST', '/orders/import', { body: { rows: [row('3')] } })
  const { items } = (await api.call(company.keys.viewer, 'GET', '/orders')).json()
  expect(items.map((item: { lat: number }) => item.lat)).toEqual([pin.lat, pin.lat, pin.lat])
})

it('returns where the van stops at a house, and prefers the corrected pin in later searches of that company only', async () => {
  const search = async (key: string) =>
    (
      await api.call(key, 'GET', `/addresses/geocode?q=${encodeURIComponent(` ${label.toUpperCase()} `)}`)
    ).json().items
  const [best] = await search((await api.company()).keys.viewer)
  expect(best.isCorrected).toBeUndefined()
  expect(Math.abs(best.parking[1] - best.lat)).toBeLessThan(0.002)
  // The previous test moved it for this company.
  const [corrected, next] = await search(company.keys.viewer)
  expect(corrected).toMatchObject({ isCorrected: true, confidence: 1, accuracy: 'rooftop' })
  expect(corrected.lat).toBeCloseTo(best.lat + 0.0005, 9)
  expect(next).toMatchObject({ label, lat: best.lat })
})

it('[M4] geocodes 1,000 addresses with progress, lists doubtful ones, and never accepts a town silently', async () => {
  const labels = townAddresses(api, 40)
  const addresses = Array.from({ length: 997 }, (_, i) => labels[i % labels.length]!)
  const body = { addresses: [label, ...addresses, 'Xyzzyqua Boulevard, Ashmouth', 'zzz qqq 99'] }
  const answer = await api.call(company.keys.viewer, 'POST', '/addresses/geocode/batch', { body })
  expect(answer.headers['content-type']).toContain('ndjson')
  const lines = answer.body
    .trim()
    .split('\n')
    .map((line) => geocodeBatchLine.parse(JSON.parse(line)))
  expect(lines.map(({ done }) => done)).toEqual(Array.from({ length: 1_000 }, (_, i) => i + 1))
  expect(new Set(lines.map(({ item }) => item.index)).size).toBe(1_000)
  const byIndex = new Map(lines.map(({ item }) => [item.index, item]))
  expect(byIndex.get(0)?.candidates[0]?.isCorrected).toBe(true)
  expect(lines.filter(({ item }) => item.outcome === 'sure').length).toBe(998)
  expect(byIndex.get(998)?.outcome).not.toBe('sure')
  expect(byIndex.get(999)?.outcome).not.toBe('sure')
  const refused = await api.call(company.keys.viewer, 'POST', '/addresses/geocode/batch', {
    body: { addresses: Array.from({ length: 1_001 }, () => label) },
  })
  expect(refused.statusCode).toBe(400)
  expect(
    (await api.call(null, 'POST', '/addresses/geocode/batch', { body: { addresses: ['x'] } })).statusCode,
  ).toBe(401)
})
