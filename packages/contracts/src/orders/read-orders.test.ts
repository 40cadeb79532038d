import { describe, expect, it } from 'vitest'
import { parseDay, parseNumber } from './cells.ts'
import { guessMapping, missingColumns, type ColumnMapping } from './headers.ts'
import { readOrders } from './read-orders.ts'

const mapping: ColumnMapping = guessMapping(
  'reference,recipient,phone,email,address,lat,lng,date,window_start,window_end,service_minutes,packages,weight_kg,priority,instructions'.split(
    ',',
  ),
)
const options = { mapping, defaultDate: '2026-04-16', today: '2026-04-15' }
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
  it('knows the default layout', () => {
    expect(missingColumns(mapping)).toEqual([])
    expect(mapping.window_start).toBe('window_start')
  })

  it('reads the layout of OptimoRoute', () => {
    const found = guessMapping([
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
    expect(found).toMatchObject({
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
    expect(result.problems.map((p) => [p.row, p.column, p.code])).toEqual([
      [1, 'recipient', 'missing_column'],
      [1, 'address', 'missing_column'],
    ])
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
    expect(parseNumber('12 kg', 'kg')).toBe(12)
    expect(parseNumber('twelve')).toBe(null)
    expect(parseNumber('')).toBe(null)
  })

  it('keeps columns that nobody mapped', () => {
    expect(readOrders([{ ...good, Dock: 'B7' }], options).orders[0]?.custom).toEqual({ Dock: 'B7' })
  })
})

describe('what is wrong with a row', () => {
  const problemOf = (change: Record<string, string>) =>
    readOrders([{ ...good, ...change }], options).problems[0]

  it.each([
    [{ date: '31.31.2026' }, 'date', 'bad_date'],
    [{ date: '1999-01-01' }, 'date', 'date_out_of_range'],
    [{ window_start: 'noon' }, 'window_start', 'bad_time'],
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

  it('passes over blank rows and keeps line numbers true', () => {
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
