// Exports of other products become the same orders, field by field.
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable, type ReadTableOptions } from './read-table.ts'

const OPTIONS: ReadTableOptions = {
  defaultDate: '2026-11-24',
  today: '2026-11-22',
  timeZone: 'UTC',
  dateOrder: 'day-first',
}
const HALF_PAST_EIGHT = 8.5 * 3600
const HALF_PAST_THREE = 15.5 * 3600

async function read(path: string) {
  const bytes = await readFile(new URL(path, import.meta.url))
  return readTable(await readOrderFile(bytes), OPTIONS)
}

/** Values that the files below share. */
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
          type: 'delivery',
          service_seconds: 240,
          packages: 5,
          weight_grams: 24_500,
          priority: 100,
          instructions: 'Ring twice',
        },
        custom: {},
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
        address: '23 Bramble Street, Flat 2, AH12 3ER Ashmouth',
        columns: { service_seconds: 300, instructions: 'Ring twice' },
        custom: {},
      },
    ])
  })

  it('Track-POD is recognised by its order numbers and keeps its time slots', async () => {
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

const address = '23 Bramble Street, Ashmouth'
const addressWithPostcode = '23 Bramble Street, AH12 3ER Ashmouth'
const position = { lat: 46.934322, lng: -125.29936 }
const madeNumber = expect.stringMatching(/^20261124-[0-9A-Z]{10}$/)
const note = { instructions: 'Ring twice' }
const email = 'edith@example.com'
/** Expected fields of one stop in each file. */
const STOPS: readonly [file: string, stops: object[]][] = [
  [
    'optimoroute-split-address',
    [
      {
        ...edith,
        phone: null,
        reference: 'OR-2',
        address: 'Bramble Street 23, AH12 3ER Ashmouth',
        columns: { type: 'pickup', service_seconds: 300, packages: 5, skills: ['fridge'] },
        custom: {},
      },
    ],
  ],
  [
    'fleetbase',
    [
      {
        reference: 'FB-1-P',
        recipient: 'Mill Depot',
        phone: null,
        date: '2026-11-24',
        address: '1 Mill Lane, Ashmouth',
        columns: { type: 'pickup', pair: 'FB-1', instructions: null },
        custom: {},
      },
      {
        ...edith,
        reference: 'FB-1',
        address,
        windowStart: null,
        windowEnd: null,
        columns: { ...note, type: 'delivery', pair: 'FB-1' },
        custom: {},
      },
    ],
  ],
  [
    'routific',
    [
      {
        ...edith,
        email,
        reference: madeNumber,
        address,
        columns: { ...note, service_seconds: 300, packages: 5, skills: ['fridge'] },
        custom: {},
      },
    ],
  ],
  [
    'roadwarrior',
    [
      {
        recipient: 'Edith Ward',
        phone: '+1 555 0126',
        reference: madeNumber,
        address: addressWithPostcode,
        ...position,
        columns: { ...note, service_seconds: 300 },
        custom: { Country: 'US' },
      },
    ],
  ],
  [
    'badger',
    [
      {
        recipient: 'Edith Ward',
        phone: '+1 555 0126',
        email,
        reference: madeNumber,
        address: addressWithPostcode,
        columns: note,
        custom: { 'Account Owner': 'Sam' },
      },
    ],
  ],
  ['straightaway', [{ recipient: address, reference: madeNumber, address, columns: note, custom: {} }]],
  [
    'coordinates',
    [
      {
        recipient: '46.93432, -125.29936',
        reference: madeNumber,
        address: '46.93432, -125.29936',
        ...position,
      },
    ],
  ],
  [
    'onfleet-task',
    [
      {
        ...edith,
        reference: madeNumber,
        address: addressWithPostcode,
        ...position,
        columns: { ...note, type: 'pickup', service_seconds: 300, packages: 5 },
        custom: { Country: 'US', Team: 'North', Recipient_Notes: 'Flat 2' },
      },
    ],
  ],
  [
    'onfleet-export',
    [
      {
        ...edith,
        reference: '1a2b3c4d',
        address: 'Bramble Street 23, AH12 3ER Ashmouth',
        columns: { ...note, type: 'delivery', service_seconds: 300, packages: 5 },
        custom: { creationTime: '2026-11-20 10:00', didSucceed: 'true' },
      },
    ],
  ],
  [
    'coopcycle-tasks',
    [
      {
        ...edith,
        phone: '+15550126',
        reference: 'CC-1',
        address,
        columns: { ...note, type: 'pickup', packages: 3, weight_grams: 24_500 },
        custom: {
          packages: 'small-box=1 big-box=2',
          tags: 'fragile',
          'address.name': 'Copperline Law',
          'address.description': 'Second floor',
        },
      },
      {
        ...edith,
        phone: '+15550126',
        reference: 'CC-2',
        ...position,
        columns: { type: 'delivery' },
        custom: {},
      },
    ],
  ],
  [
    'coopcycle-deliveries',
    [
      {
        reference: expect.stringMatching(/^20261124-[0-9A-Z]{10}-P$/),
        recipient: 'Mill Depot',
        address: '1 Mill Lane, Ashmouth',
        date: '2026-11-24',
        windowStart: 7 * 3600,
        windowEnd: 8 * 3600,
        columns: { type: 'pickup', pair: madeNumber },
        custom: {},
      },
      {
        ...edith,
        phone: null,
        reference: madeNumber,
        address,
        columns: { type: 'delivery', pair: madeNumber },
        custom: {},
      },
    ],
  ],
  [
    'shopify',
    [
      {
        row: 2,
        reference: '#1001',
        recipient: 'Edith Ward',
        email,
        phone: '+15550126',
        address: '23 Bramble Street, Flat 2, 11234 Ashmouth',
        date: OPTIONS.defaultDate,
        columns: note,
        custom: {
          Items: '2 × Blue mug; 1 × Tea, green',
          'Lineitem sku': 'MUG-B; TEA-G',
          'Financial Status': 'paid',
          'Billing Name': 'Sam Ward',
        },
      },
      { row: 4, reference: '#1002', recipient: 'Bob Marsh', custom: { Items: '1 × Pot' } },
    ],
  ],
  [
    'woocommerce',
    [
      {
        reference: '2001',
        recipient: 'Edith Ward',
        email,
        phone: '+1 555 0126',
        address: addressWithPostcode,
        date: OPTIONS.defaultDate,
        columns: { ...note, packages: 1 },
        custom: {
          Items: '2 × Blue mug; 1 × Green tea',
          'Item Cost': '9.00; 5.00',
          'Order Status': 'processing',
        },
      },
    ],
  ],
  [
    'route4me',
    [
      {
        ...edith,
        email,
        reference: 'R4M-1',
        address,
        ...position,
        columns: { weight_grams: 24_500, packages: 5 },
        custom: { Group: 'North' },
      },
    ],
  ],
  [
    'track-pod-lines',
    [
      {
        ...edith,
        phone: null,
        reference: 'TP-2',
        address,
        columns: { weight_grams: 24_500, packages: 1 },
        custom: {
          Items: '2 × Blue mug; 1 × Green tea',
          'Goods Unit': 'pcs; box',
          'Order Id': '77001; 77002',
        },
      },
    ],
  ],
]

describe('[M2] every cell goes to its field or to a custom field in', () => {
  it.each(STOPS)('%s', async (file, stops) => {
    const { orders, problems } = await read(`../layouts/${file}.csv`)
    expect(problems).toEqual([])
    expect(orders).toHaveLength(stops.length)
    expect(orders).toMatchObject(stops)
  })

  it.each(STOPS)('%s, none lost', async (file) => {
    const bytes = await readFile(new URL(`../layouts/${file}.csv`, import.meta.url))
    const table = await readOrderFile(bytes)
    const { orders, mapping } = readTable(table, OPTIONS)
    const usedHeaders = new Set(Object.values(mapping))
    for (const { row, custom } of orders) {
      const cells = Object.entries(table.rows[row - table.firstLine] ?? {})
      for (const [header, text] of cells)
        if (text !== '' && !usedHeaders.has(header)) expect(custom[header]).toContain(text)
    }
  })
})

it('no order of the example file loses its load', async () => {
  const { orders, problems } = await read('../../../examples/ashmouth-1000-orders-optimoroute.csv')
  expect(problems).toEqual([])
  expect(orders).toHaveLength(1_000)
  expect(orders.filter(({ columns }) => columns.weight_grams === 0 || columns.packages === 0)).toEqual([])
})
