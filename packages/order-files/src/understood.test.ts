// Exports of many products and languages, without special layouts unless headers mislead: values of each
// order, and columns that stay custom fields. `layouts/understood.txt` was checked against the files, field
// by field.
import { readdir, readFile } from 'node:fs/promises'
import type { ImportedOrder } from '@dropwise/contracts'
import { describe, expect, it } from 'vitest'
import { readOrderFile } from './read-order-file.ts'
import { readTable, type ReadTableOptions } from './read-table.ts'

const OPTIONS: ReadTableOptions = {
  defaultDate: '2026-11-24',
  today: '2026-11-22',
  timeZone: 'UTC',
  dateOrder: 'day-first',
}
const folder = new URL('../layouts/', import.meta.url)

/** `# file`, then two lines an order: its values, and the headers of its custom fields. */
const expected = new Map(
  (await readFile(new URL('understood.txt', folder), 'utf8'))
    .split(/^# /m)
    .slice(1)
    .map((part): [string, string] => {
      const [file = '', ...lines] = part.trim().split('\n')
      return [file, lines.join('\n')]
    }),
)

/** Columns with values that every order has. */
const USUAL = new Set([
  'proof: company',
  'packages: 1',
  'service_seconds: 240',
  'type: delivery',
  'turn: any',
])

function describeOrder(order: ImportedOrder): string {
  const time = (seconds: number | null) =>
    seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(11, 16)
  const columns = Object.entries(order.columns)
    .filter(([, value]) => value !== null && value !== 0 && String(value) !== '')
    .map(([name, value]) => `${name}: ${String(value)}`)
    .filter((text) => !USUAL.has(text))
  const place = order.lat === null ? '' : `${order.lat}, ${order.lng}`
  const says = [
    // Generated references are fingerprints.
    order.reference.replace(/^\d{8}-[0-9A-Z]{10}/, 'made'),
    order.recipient,
    order.phone,
    order.email,
    order.address,
    place,
    [order.date, time(order.windowStart), time(order.windowEnd)].join(' ').trim(),
    ...columns,
  ]
  const { Items: items, ...custom } = order.custom
  const columnNames = Object.keys(custom).join(', ')
  return `${says.join(' | ')}\n  ${[items && `[${items}]`, columnNames].filter(Boolean).join(' ')}`.trimEnd()
}

describe('[2.10-4] a file is understood whole', () => {
  it('of every example', async () => {
    expect((await readdir(folder)).filter((file) => expected.has(file))).toHaveLength(expected.size)
    expect(expected.size).toBeGreaterThanOrEqual(60)
  })

  it.each([...expected])('%s', async (file, text) => {
    const table = await readOrderFile(await readFile(new URL(file, folder)))
    const { orders, problems, mapping } = readTable(table, OPTIONS)
    expect(problems).toEqual([])
    expect(orders.map(describeOrder).join('\n')).toBe(text)
    // Every cell becomes a field or custom field of its order.
    const used = new Set(Object.values(mapping))
    for (const { row, custom } of orders.filter(({ isPickupOfRow }) => !isPickupOfRow))
      for (const [header, cell] of Object.entries(table.rows[row - table.firstLine] ?? {}))
        if (cell !== '' && !used.has(header)) expect(custom[header]).toContain(cell)
  })
})
