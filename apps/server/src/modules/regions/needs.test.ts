// Which companies need which extract, and which need none.
import { openCatalogue } from '@dropwise/roads'
import { expect, it } from 'vitest'
import { findNeeds } from './needs.ts'

const catalogue = openCatalogue('/nonexistent')
const place = (company: string, lat: number, lng: number, depots = 0, orders = 0) => ({
  tenantId: company,
  company,
  lat,
  lng,
  depots,
  orders,
})
const isPorto = (lat: number, lng: number) => Math.abs(lat - 41.15) < 0.2 && Math.abs(lng + 8.6) < 0.2

it('names the smallest extract for each company, depots first, with a box around its places', async () => {
  const needs = await findNeeds(
    [
      place('Nørre Bud', 55.68, 12.57, 1),
      place('Nørre Bud', 55.9, 12.4, 0, 12),
      place('Both Sides', 55.61, 13.0, 0, 3),
      place('Both Sides', 55.7, 12.5, 0, 40),
      place('Porto Paga', 41.15, -8.61, 1),
    ],
    isPorto,
    catalogue,
  )
  expect(
    needs.map(({ company, extract, depots, orders }) => [company, extract?.path, depots, orders]),
  ).toEqual([
    ['Nørre Bud', 'europe/denmark', 1, 12],
    ['Both Sides', 'europe/denmark', 0, 40],
    ['Both Sides', 'europe/sweden', 0, 3],
  ])
  expect(needs[0]?.box).toEqual([12.1, 55.38, 12.87, 56.2])
})

it('shows a depot at sea without an extract, and passes over an order there', async () => {
  expect(
    await findNeeds([place('Raft', 40, -40, 1), place('Raft', 41, -41, 0, 2)], isPorto, catalogue),
  ).toMatchObject([{ company: 'Raft', depots: 1, orders: 0, extract: null }])
})
