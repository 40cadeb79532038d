// Writes order files. Without a file: examples/*.csv for the generated town. With an extract: 200 orders at
// its real addresses.
// node scripts/examples.ts [--date 2026-11-24] · node scripts/examples.ts some.osm.pbf --out orders.csv
// [--count 200] [--date …]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileRegion, generateTown, readPbf } from '../packages/roads/src/index.ts'
import { sampleOrders, type SampleOrder } from '../packages/roads/src/town/orders.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    date: { type: 'string', default: '2026-11-24' },
    out: { type: 'string' },
    count: { type: 'string', default: '200' },
  },
})
const date = values.date
const work = mkdtempSync(join(tmpdir(), 'dropwise-examples-'))
try {
  const [extract] = positionals
  const name = extract ? basename(extract).replace(/\W.*/, '') : 'ashmouth'
  await compileRegion(extract ? readPbf(extract) : generateTown(), { outDir: work, name, profiles: ['car'] })
  const addresses = readFileSync(join(work, name, 'addresses.bin'))
  if (extract) {
    const out = values.out ?? `${name}-${values.count}-orders.csv`
    writeFileSync(out, defaultLayout(sampleOrders(addresses, Number(values.count), 7), date))
    console.log(
      `${out}: ${values.count} orders at real addresses of ${basename(extract)}. © OpenStreetMap contributors, ODbL: do not commit it.`,
    )
  } else {
    writeFileSync('examples/ashmouth-200-orders.csv', defaultLayout(sampleOrders(addresses, 200, 1), date))
    writeFileSync(
      'examples/ashmouth-50-orders-semicolon.csv',
      europeanLayout(sampleOrders(addresses, 50, 2), date),
    )
    writeFileSync(
      'examples/ashmouth-1000-orders-optimoroute.csv',
      optimoLayout(sampleOrders(addresses, 1000, 3), date),
    )
    console.log('examples/: 50, 200 and 1,000 orders')
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

type Cell = string | number

function csv(head: string[], rows: Cell[][], separator: string): string {
  const cell = (value: Cell) => {
    const text = String(value)
    return text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return `${[head, ...rows].map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`
}

/** The default layout, without positions, which the geocoder finds. */
function defaultLayout(orders: SampleOrder[], day: string): string {
  const head =
    'reference,recipient,phone,email,address,lat,lng,date,window_start,window_end,service_minutes,packages,weight_kg,priority,instructions'.split(
      ',',
    )
  const rows = orders.map((o): Cell[] => [
    o.reference,
    o.recipient,
    o.phone,
    o.email,
    o.address,
    '',
    '',
    day,
    o.windowStart,
    o.windowEnd,
    o.serviceMinutes,
    o.packages,
    o.weightKg,
    o.priority,
    o.instructions,
  ])
  return csv(head, rows, ',')
}

/** A European spreadsheet: byte order mark, semicolons, decimal comma, day first, split address. */
function europeanLayout(orders: SampleOrder[], day: string): string {
  const head = [
    'Order number',
    'Recipient',
    'Telephone',
    'E-mail',
    'Street',
    'Postcode',
    'Town',
    'Delivery date',
    'Time window from',
    'Time window to',
    'Service time (min)',
    'Pieces',
    'Weight (kg)',
    'Notes',
  ]
  const dotted = day.split('-').reverse().join('.')
  const rows = orders.map((o): Cell[] => [
    o.reference,
    o.recipient,
    o.phone,
    o.email,
    `${o.houseNumber} ${o.street}`,
    o.postcode,
    o.city,
    dotted,
    o.windowStart,
    o.windowEnd,
    o.serviceMinutes,
    o.packages,
    String(o.weightKg).replace('.', ','),
    o.instructions,
  ])
  return `\uFEFF${csv(head, rows, ';')}`
}

/** OptimoRoute's export columns, with positions. */
function optimoLayout(orders: SampleOrder[], day: string): string {
  const head = [
    'Order ID',
    'Order type',
    'Date',
    'Priority',
    'Location name',
    'Address',
    'Latitude',
    'Longitude',
    'Time window from',
    'Time window to',
    'Duration',
    'Load #1',
    'Load #2',
    'Notes',
    'Phone',
    'Email',
    'Notification preference',
  ]
  const slashed = day.split('-').reverse().join('/')
  const rows = orders.map((o): Cell[] => [
    o.reference,
    'D',
    slashed,
    o.priority[0]!.toUpperCase(),
    o.recipient,
    o.address,
    o.lat.toFixed(6),
    o.lng.toFixed(6),
    o.windowStart,
    o.windowEnd,
    o.serviceMinutes,
    o.packages,
    o.weightKg,
    o.instructions,
    o.phone,
    o.email,
    o.email ? 'email' : 'dont_notify',
  ])
  return csv(head, rows, ',')
}
