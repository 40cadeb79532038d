import { describe, expect, it } from 'vitest'
import { parseDuration, parseTime } from './cells.ts'
import { splitWindow } from './clock-windows.ts'
import { parseNumber } from './numbers.ts'
import { parseDay } from './days.ts'
import { guessMapping, guessMappingOf } from './guess-mapping.ts'
import { missingColumns, type ColumnMapping } from './headers.ts'
import { readOrders } from './read-orders.ts'

const mapping: ColumnMapping = guessMapping(
  'reference,recipient,phone,email,address,lat,lng,date,window_start,window_end,service_minutes,packages,weight_kg,priority,instructions'.split(
    ',',
  ),
)
const options = { mapping, defaultDate: '2026-04-16', today: '2026-04-15', timeZone: 'UTC' }
const good = {
  reference: 'DW-1',
  recipient: 'Edith Ward',
  address: '6 Heron Terrace',
  packages: '2',
  weight_kg: '8,4',
  window_start: '9:00',
  window_end: '11.00'.replace('.', ':'),
}

describe('finding columns', () => {
  it('recognises the default layout', () => {
    expect(missingColumns(mapping)).toEqual([])
    expect(mapping.window_start).toBe('window_start')
  })

  it('reads the layout of OptimoRoute', () => {
    const guessed = guessMapping([
      'Order ID',
      'Date',
      'Priority',
      'Location name',
      'Address',
      'Time window from',
      'Time window to',
      'Duration (min)',
      'Load #1',
      'Notes',
    ])
    expect(guessed).toMatchObject({
      reference: 'Order ID',
      recipient: 'Location name',
      service_minutes: 'Duration (min)',
      window_end: 'Time window to',
      instructions: 'Notes',
      packages: 'Load #1',
    })
  })

  it('names the columns that are missing', () => {
    const result = readOrders([{ a: '1' }], { ...options, mapping: guessMapping(['Order ID', 'Colour']) })
    expect(result.orders).toEqual([])
    expect(result.problems.map((p) => [p.row, p.column, p.code])).toEqual([[1, 'address', 'missing_column']])
  })
})

describe('a column called When', () => {
  it.each([
    ['2026-11-25', { date: 'When' }],
    ['25.11.2026', { date: 'When' }],
    ['8:30-15:30', { window: 'When' }],
    ['25.11.2026 8:30-15:30', { window: 'When' }],
  ])('of %s', (When, mapping) => {
    const row = { Who: 'Ann', Where: '1 High St', When }
    expect(guessMappingOf(Object.keys(row), [row])).toEqual({
      recipient: 'Who',
      address: 'Where',
      ...mapping,
    })
  })
})

describe('reading cells', () => {
  it('reads a good row, European numbers included', () => {
    const { orders, problems } = readOrders([good], options)
    expect(problems).toEqual([])
    expect(orders[0]).toMatchObject({
      row: 2,
      reference: 'DW-1',
      windowStart: 32_400,
      windowEnd: 39_600,
      columns: { packages: 2, weight_grams: 8400, service_seconds: 240, priority: 0, instructions: null },
    })
  })

  it('reads dates in every order people write them', () => {
    expect(parseDay('2026-04-16', 'day-first')).toBe('2026-04-16')
    expect(parseDay('16.04.2026', 'month-first')).toBe(null)
    expect(parseDay('16.04.2026', 'day-first')).toBe('2026-04-16')
    expect(parseDay('4/16/26', 'month-first')).toBe('2026-04-16')
    expect(parseDay('46128', 'day-first')).toBe('2026-04-16')
    expect(parseDay('2026-02-30', 'day-first')).toBe(null)
  })

  it('lets one unambiguous date decide the order for the whole file', () => {
    const { orders } = readOrders(
      [
        { ...good, date: '03/04/2026' },
        { ...good, reference: 'DW-2', date: '04/16/2026' },
      ],
      options,
    )
    expect(orders.map((o) => o.date)).toEqual(['2026-03-04', '2026-04-16'])
  })

  it('reads numbers with separators and rejects the rest', () => {
    expect(parseNumber('1,200.5')).toBe(1200.5)
    expect(parseNumber('3,5')).toBe(3.5)
    expect(parseNumber('12 kg', { unit: 'kg' })).toBe(12)
    expect(parseNumber('twelve')).toBe(null)
    expect(parseNumber('')).toBe(null)
  })

  it('keeps unmapped columns', () => {
    expect(readOrders([{ ...good, Dock: 'B7' }], options).orders[0]?.custom).toEqual({ Dock: 'B7' })
  })
})

describe('problems of a row', () => {
  const problemOf = (change: Record<string, string>) =>
    readOrders([{ ...good, ...change }], options).problems[0]

  it.each([
    [{ date: '31.31.2026' }, 'date', 'bad_date'],
    [{ date: '1999-01-01' }, 'date', 'date_out_of_range'],
    [{ window_start: 'soon' }, 'window_start', 'bad_time'],
    [{ packages: '-1' }, 'packages', 'negative_number'],
    [{ weight_kg: '-0.5' }, 'weight_kg', 'negative_number'],
    [{ weight_kg: '99999999' }, 'weight_kg', 'number_too_large'],
    [{ reference: '' }, 'reference', 'missing_value'],
    [{ recipient: 'x'.repeat(10_000) }, 'recipient', 'too_long'],
    [{ email: 'nobody' }, 'email', 'bad_email'],
    [{ priority: 'soon' }, 'priority', 'bad_priority'],
    [{ lat: '0', lng: '0' }, 'lat', 'bad_coordinates'],
    [{ lat: '91', lng: '4' }, 'lat', 'bad_coordinates'],
  ])('%o is told at its column', (change, column, code) => {
    expect(problemOf(change as Record<string, string>)).toMatchObject({ row: 2, column, code })
  })

  it('offers to swap a window that ends before it starts', () => {
    const problem = problemOf({ window_start: '14:30', window_end: '13:00' })
    expect(problem).toMatchObject({
      code: 'window_reversed',
      message: 'Window ends before it starts',
      fix: { label: 'Swap to 13:00-14:30' },
    })
    expect(readOrders([{ ...good, ...problem!.fix!.set }], options).problems).toEqual([])
  })

  it('offers to convert pounds', () => {
    expect(problemOf({ weight_kg: '12 lbs' })).toMatchObject({
      message: 'Weight must be a number in kg',
      fix: { label: 'Convert to 5.4' },
    })
  })

  it('names the row that has the same order number', () => {
    const { orders, problems } = readOrders([good, { ...good, recipient: 'Other' }], options)
    expect(orders).toHaveLength(1)
    expect(problems[0]).toMatchObject({ row: 3, message: 'Same order as row 2' })
  })

  it('skips blank rows and keeps line numbers correct', () => {
    const { problems } = readOrders(
      [
        { reference: '', recipient: ' ' },
        { ...good, packages: 'x' },
      ],
      options,
    )
    expect(problems[0]?.row).toBe(3)
  })
})

describe('dates', () => {
  it.each([
    ['Mi 25.11.2026'],
    ['Mittwoch, 25. November 2026'],
    ['Nov 25, 2026'],
    ['Wed, Nov 25, 2026'],
    ['25 Nov 2026'],
    ['25-Nov-26'],
    ['25 novembre 2026'],
    ['25 de noviembre de 2026'],
    ['November 25th, 2026'],
    ['2026/11/25'],
    ['25.11.2026 08:30'],
    ['2026-11-25T08:30:00Z'],
    ['46351'],
  ])('%s is 25 November', (text) => {
    expect(parseDay(text, 'day-first')).toBe('2026-11-25')
  })

  it.each(['29.02.2026', 'soon', '32 Nov 2026', 'Nov 2026', '12'])('%s is none', (text) => {
    expect(parseDay(text, 'day-first')).toBe(null)
  })
})

describe('times', () => {
  it.each([
    ['9:00 AM EST', 9],
    ['9:00 PM', 21],
    ['9 PM', 21],
    ['9 Uhr', 9],
    ['9.30 Uhr', 9.5],
    ['9h30', 9.5],
    ['9', 9],
    ['0930', 9.5],
    ['9.30', 9.5],
    ['09:30:00', 9.5],
    ['2026-11-25 09:30', 9.5],
    ['11/25/2026 9:30 AM', 9.5],
    ['2026-11-25T09:30:00Z', 9.5],
    ['0.375', 9],
  ])('%s is %d hours after midnight', (text, hours) => {
    expect(parseTime(text)).toBe(hours * 3600)
  })

  it.each(['soon', '25:00', '9:99', '13 PM', '99'])('%s is none', (text) => {
    expect(parseTime(text)).toBe(null)
  })

  it('of a window in one cell are split', () => {
    expect(splitWindow('08:30-15:30')).toEqual({ from: '08:30', to: '15:30' })
    expect(splitWindow('2026-11-24 08:30 - 2026-11-24 15:30')).toEqual({
      from: '2026-11-24 08:30',
      to: '2026-11-24 15:30',
    })
    expect(splitWindow('morning')).toBe(null)
  })

  it.each([
    ['Time window 09:00-12:00', 9, 12],
    ['between 9:00 and 12:00', 9, 12],
    ['zwischen 9:00 und 12:00', 9, 12],
    ['entre 9h00 et 12h00', 9, 12],
    ['das 09:00 às 12:00', 9, 12],
    ['ab 9 Uhr', 9, null],
    ['after 9:00 AM', 9, null],
    ['bis 12 Uhr', null, 12],
    ['before 12:00', null, 12],
  ])('of a window in words, %s, are understood', (window, from, to) => {
    const row = { id: 'A', recipient: 'Ann', address: '1 High St', 'time window': window }
    const { orders, problems } = readOrders([row], {
      ...options,
      mapping: guessMappingOf(Object.keys(row), [row]),
    })
    expect(problems).toEqual([])
    const seconds = (hours: number | null) => (hours === null ? null : hours * 3600)
    expect(orders).toMatchObject([{ windowStart: seconds(from), windowEnd: seconds(to) }])
  })
})

describe('a column', () => {
  const read = (rows: Record<string, string>[]) =>
    readOrders(rows, { ...options, mapping: guessMappingOf(Object.keys(rows[0]!), rows) })

  it('that holds a phone number and an email address fills both', () => {
    const row = {
      id: 'A',
      recipient: 'Ann',
      address: '1 High St',
      'Phone / Email': '+1 555 0126 / Ann@example.com',
    }
    expect(read([row]).orders).toMatchObject([{ phone: '+1 555 0126', email: 'ann@example.com' }])
  })

  it('that counts the lines of a list is no order number', () => {
    const rows = ['1', '2', '3'].map((No) => ({ No, Name: `Ann ${No}`, Address: `${No} High St` }))
    const { orders } = read(rows)
    expect(orders.map(({ custom }) => custom.No)).toEqual(['1', '2', '3'])
    expect(orders.every(({ reference }) => /^\d{8}-/.test(reference))).toBe(true)
    expect(
      read(rows.map((row) => ({ ...row, No: `S-${row.No}` }))).orders.map(({ reference }) => reference),
    ).toEqual(['S-1', 'S-2', 'S-3'])
  })
})

describe('durations', () => {
  it.each([
    ['5', 5],
    ['5 min', 5],
    ['0:05', 5],
    ['00:05:00', 5],
    ['1 h 30', 90],
    ['1h 30m', 90],
    ['1,5 h', 90],
  ])('%s', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes)
  })
})

describe('units', () => {
  const weightOf = (header: string, cell: string) => {
    const { weight_kg: _dropped, ...row } = good
    const rows = [{ ...row, [header]: cell }]
    const { orders, problems } = readOrders(rows, {
      ...options,
      mapping: guessMapping(Object.keys(rows[0]!)),
    })
    return orders[0]?.columns.weight_grams ?? problems[0]?.code
  }
  it.each([
    ['Weight (lb)', '12', 5443],
    ['Weight lbs', '12', 5443],
    ['Weight (g)', '1200', 1200],
    ['Weight', '12 lbs', 5443],
    ['Weight', '800 g', 800],
    ['Weight (kg)', '12', 12_000],
    ['Weight (lb)', '12 kg', 12_000],
    ['Weight (kg)', '12 lbs', 'bad_number'],
  ])('%s of %s', (header, cell, grams) => {
    expect(weightOf(header, cell)).toBe(grams)
  })

  it('of service times come from header or cell', () => {
    const secondsOf = (header: string, cell: string) => {
      const rows = [{ ...good, [header]: cell }]
      const mapping = guessMapping(Object.keys(rows[0]!))
      return readOrders(rows, { ...options, mapping }).orders[0]?.columns.service_seconds
    }
    expect(secondsOf('Service time (h)', '0.5')).toBe(1800)
    expect(secondsOf('Service time (sec)', '90')).toBe(90)
    expect(secondsOf('Duration', '00:05:00')).toBe(300)
  })
})

describe('coordinates', () => {
  const placeOf = (row: Record<string, string>) =>
    readOrders([row], { ...options, mapping: guessMapping(Object.keys(row)) })

  it('are enough for an order, whose generated number is the same each time', () => {
    const { orders, problems } = placeOf({ lat: '46.93432', lng: '-125.29936' })
    expect(problems).toEqual([])
    expect(orders).toMatchObject([{ address: '46.93432, -125.29936', recipient: '46.93432, -125.29936' }])
    expect(orders[0]?.reference).toMatch(/^20260416-[0-9A-Z]{10}$/)
    expect(placeOf({ lat: '46.93432', lng: '-125.29936' }).orders[0]?.reference).toBe(orders[0]?.reference)
  })

  it('that are swapped can be swapped back', () => {
    const { problems } = placeOf({ lat: '-125.29936', lng: '46.93432' })
    expect(problems).toMatchObject([
      { code: 'bad_coordinates', fix: { set: { lat: '46.93432', lng: '-125.29936' } } },
    ])
  })

  it('replace a blank name and a blank address', () => {
    const { orders } = placeOf({ number: 'A', name: '', address: '', lat: '46.9', lng: '-125.3' })
    expect(orders).toMatchObject([{ reference: 'A', address: '46.90000, -125.30000' }])
  })
})

describe('made numbers', () => {
  it('tell two orders for one door apart', () => {
    const row = { name: 'Edith Ward', address: '6 Heron Terrace' }
    const { orders } = readOrders([row, row], { ...options, mapping: guessMapping(Object.keys(row)) })
    expect(new Set(orders.map(({ reference }) => reference)).size).toBe(2)
  })
})

describe('a day in a window', () => {
  it('is the date where no column is for dates, in the order that the file shows', () => {
    const row = { name: 'Edith', address: '6 Heron Terrace', completeAfter: '11/24/2026 8:30 AM' }
    const columns = {
      ...options,
      today: '2026-11-22',
      timeZone: 'UTC',
      mapping: guessMapping(Object.keys(row)),
    }
    expect(readOrders([row], columns).orders).toMatchObject([{ date: '2026-11-24', windowStart: 8.5 * 3600 }])
  })
})

describe('custom fields', () => {
  it('too long to store are a problem, not cut', () => {
    expect(readOrders([{ ...good, Dock: 'x'.repeat(30_000) }], options).problems).toMatchObject([
      { code: 'custom_too_long' },
    ])
  })
})

describe('lines of one order', () => {
  const lines = (more: Record<string, string> = {}) => {
    const rows = [
      {
        'Order Number': 'A',
        Name: 'Ann',
        Address: '1 High St',
        'Item Name': 'Mug',
        'Item Qty': '2',
        SKU: 'M',
      },
      {
        'Order Number': 'A',
        Name: 'Ann',
        Address: '1 High St',
        'Item Name': 'Tea',
        'Item Qty': '1',
        SKU: 'T',
        ...more,
      },
      {
        'Order Number': 'B',
        Name: 'Bob',
        Address: '2 High St',
        'Item Name': 'Pot',
        'Item Qty': '1',
        SKU: 'P',
      },
    ]
    return readOrders(rows, { ...options, mapping: guessMapping(Object.keys(rows[0]!)) })
  }

  it('become one stop with its items', () => {
    const { orders, problems } = lines()
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      { row: 2, reference: 'A', custom: { Items: '2 × Mug; 1 × Tea', SKU: 'M; T' } },
      { row: 4, reference: 'B', custom: { Items: '1 × Pot', SKU: 'P' } },
    ])
  })

  it('stay with their order where our own export wrote them', () => {
    const row = { reference: 'A', recipient: 'Ann', address: '1 High St', Items: '2 × Mug; 1 × Tea' }
    const { orders } = readOrders([row], { ...options, mapping: guessMapping(Object.keys(row)) })
    expect(orders).toMatchObject([{ reference: 'A', custom: { Items: '2 × Mug; 1 × Tea' } }])
  })

  it('that name two addresses are reported', () => {
    expect(lines({ Address: '9 Low St' }).problems).toMatchObject([{ row: 2, code: 'lines_differ' }])
  })
})
