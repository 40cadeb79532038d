// Exports of other products: what each file says is what the order says, field by field.
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable, type ReadTableOptions } from './read-table.ts'

const OPTIONS: ReadTableOptions = { defaultDate: '2026-11-24', today: '2026-11-22', dateOrder: 'day-first' }
const HALF_PAST_EIGHT = 8.5 * 3600
const HALF_PAST_THREE = 15.5 * 3600

async function read(path: string) {
  const bytes = await readFile(new URL(path, import.meta.url))
  return readTable(await readOrderFile(bytes), OPTIONS)
}

/** What the files below have in common. */
const edith = {
  recipient: 'Edith Ward',
  phone: '+1 555 0126',
  date: '2026-11-24',
  windowStart: HALF_PAST_EIGHT,
  windowEnd: HALF_PAST_THREE,
}

describe('an export of', () => {
  it('OptimoRoute keeps its loads', async () => {
    const { orders, problems } = await read('../layouts/optimoroute.csv')
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        reference: 'OR-1',
        recipient: 'Copperline Law',
        phone: '+1 555 0126',
        email: 'law@example.com',
        address: '23 Bramble Street, Ashmouth',
        lat: 46.934322,
        lng: -125.29936,
        date: '2026-11-24',
        windowStart: 9 * 3600,
        windowEnd: 17 * 3600,
        columns: {
          service_seconds: 240,
          packages: 5,
          weight_grams: 24_500,
          priority: 100,
          instructions: 'Ring twice',
        },
        custom: { 'Order type': 'D' },
      },
    ])
  })

  it('Circuit keeps windows, contacts, stop time and postcode', async () => {
    const { orders, problems } = await read('../layouts/circuit.csv')
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        ...edith,
        reference: 'C-1',
        email: 'edith@example.com',
        address: '23 Bramble Street, AH12 3ER Ashmouth',
        columns: { service_seconds: 300, instructions: 'Ring twice' },
        custom: { 'Address Line 2': 'Flat 2' },
      },
    ])
  })

  it('Track-POD is known by its order numbers and keeps its time slots', async () => {
    const { orders, problems } = await read('../layouts/track-pod.csv')
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        ...edith,
        reference: 'TP-1',
        email: 'edith@example.com',
        address: '23 Bramble Street, Ashmouth',
        columns: { service_seconds: 300, weight_grams: 24_500, instructions: 'Ring twice' },
        custom: { 'Order Id': '77001' },
      },
    ])
  })

  it('Onfleet keeps all its columns', async () => {
    const { orders, problems } = await read('../layouts/onfleet.csv')
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        ...edith,
        reference: 'ON-1',
        address: '23 Bramble Street, AH12 3ER Ashmouth',
        columns: { service_seconds: 300, packages: 5, instructions: 'Ring twice' },
        custom: {},
      },
    ])
  })
})

it('no order of the example file loses its load', async () => {
  const { orders, problems } = await read('../../../examples/ashmouth-1000-orders-optimoroute.csv')
  expect(problems).toEqual([])
  expect(orders).toHaveLength(1_000)
  expect(orders.filter(({ columns }) => columns.weight_grams === 0 || columns.packages === 0)).toEqual([])
})
