// Tests skills, loads, vehicles and pickups in files, and their problems.
import { describe, expect, it } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { layoutKey } from './headers.ts'
import { readOrders } from './read-orders.ts'

const OPTIONS = { defaultDate: '2026-11-24', today: '2026-11-22', timeZone: 'UTC' } as const

function read(...rows: Record<string, string>[]) {
  const mapping = guessMapping([...new Set(rows.flatMap((row) => Object.keys(row)))])
  return readOrders(rows, { mapping, ...OPTIONS })
}
const door = { reference: 'A', recipient: 'Ann', address: '1 High St' }
const columnsOf = (more: Record<string, string>) => read({ ...door, ...more }).orders[0]?.columns
const codesOf = (more: Record<string, string>) =>
  read({ ...door, ...more }).problems.map(({ column, code }) => `${column} ${code}`)

describe('the rules of an order', () => {
  it('are distinct words, with any separator', () => {
    expect(columnsOf({ skills: ' fridge;tail lift | fridge,' })?.skills).toEqual(['fridge', 'tail lift'])
    expect(columnsOf({ 'Allowed vehicles': 'Van 1\nAB 2' })?.only_vehicles).toEqual(['Van 1', 'AB 2'])
    expect(columnsOf({})).toMatchObject({ skills: [], only_vehicles: [], pair: null, prize_minor: 0 })
  })

  it('are amounts in the unit of cell or header', () => {
    expect(columnsOf({ volume: '2.5 m³' })?.volume_litres).toBe(2_500)
    expect(columnsOf({ 'Volume (m3)': '0,4' })?.volume_litres).toBe(400)
    expect(columnsOf({ 'Volume (l)': '80' })?.volume_litres).toBe(80)
    expect(columnsOf({ pallets: '1.5' })?.pallet_tenths).toBe(15)
    expect(columnsOf({ prize: '12.50', 'late price': '3' })).toMatchObject({
      prize_minor: 1_250,
      late_minor: 300,
    })
  })

  it('are windows beside the first, in a cell or in columns of their own', () => {
    const windowsOf = (more: Record<string, string>) => {
      const order = read({ ...door, ...more }).orders[0]
      return [order?.windowStart, order?.windowEnd, order?.columns.other_windows]
    }
    const hour = 3_600
    expect(windowsOf({ 'Time window': '9-11, 2 pm - 4 pm; 18:30-20:00' })).toEqual([
      9 * hour,
      11 * hour,
      ['14:00-16:00', '18:30-20:00'],
    ])
    expect(
      windowsOf({
        'Time Window Start': '8:00',
        'Time Window End': '10:00',
        'Time Window Start 2': '15:00',
        'Time Window End 2': '17:00',
      }),
    ).toEqual([8 * hour, 10 * hour, ['15:00-17:00']])
    // Without a first window the earliest other one takes its place.
    expect(windowsOf({ 'Other windows': '15:00-16:00, 10:00-11:00' })).toEqual([
      10 * hour,
      11 * hour,
      ['15:00-16:00'],
    ])
    expect(codesOf({ 'Other windows': 'tea time' })).toEqual(['other_windows bad_window'])
    expect(codesOf({ 'Window from': '9:00', 'Other windows': '10:00-11:00' })).toEqual([
      'other_windows open_window',
    ])
  })

  it('are refused by cell where they make no sense', () => {
    expect(codesOf({ skills: 'x'.repeat(30_000) })).toEqual(['skills too_long'])
    expect(codesOf({ skills: Array.from({ length: 51 }, (_, i) => `s${i}`).join(',') })).toEqual([
      'skills too_many_words',
    ])
    expect(codesOf({ volume: '-1' })).toEqual(['volume_l negative_number'])
    expect(codesOf({ pallets: 'many' })).toEqual(['pallets bad_number'])
    expect(codesOf({ pair: 'p'.repeat(61) })).toEqual(['pair too_long'])
  })
})

describe('a row that names where it is picked up', () => {
  const pickup = {
    pickup_address: '2 Mill Lane',
    pickup_city: 'Ashmouth',
    pickup_from: '8:00',
    pickup_to: '9:30',
  }

  it('is a pickup and a delivery of one pair', () => {
    const { orders, problems } = read({ ...door, ...pickup, packages: '3', cash: '20', instructions: 'Ring' })
    expect(problems).toEqual([])
    expect(orders).toMatchObject([
      {
        reference: 'A-P',
        recipient: '2 Mill Lane, Ashmouth',
        windowStart: 8 * 3600,
        windowEnd: 9.5 * 3600,
        columns: { type: 'pickup', pair: 'A', packages: 3, cash_minor: 0, instructions: null },
      },
      { reference: 'A', columns: { type: 'delivery', pair: 'A', packages: 3, instructions: 'Ring' } },
    ])
  })

  it('is one order if the place is blank, and refused if place or time is invalid', () => {
    expect(read({ ...door, pickup_address: '' }).orders).toMatchObject([
      { reference: 'A', columns: { pair: null } },
    ])
    expect(codesOf({ pickup_lat: '200', pickup_lng: '7' })).toEqual(['pickup_lat bad_coordinates'])
    expect(codesOf({ ...pickup, pickup_from: 'soon' })).toEqual(['pickup_window_start bad_time'])
    expect(codesOf({ ...pickup, pickup_from: '11:00' })).toEqual(['pickup_window_end window_reversed'])
  })

  it('may not take the number of another order', () => {
    const { problems } = read(
      { ...door, ...pickup, reference: 'B-P' },
      { ...door, ...pickup, reference: 'B' },
    )
    expect(problems).toMatchObject([{ row: 3, code: 'duplicate_in_file' }])
  })
})

it('recognises a file with the same columns, in another order and spelling', () => {
  expect(layoutKey(['Order No', 'Who', 'E-Mail'])).toBe(layoutKey(['who', 'email', 'order_no']))
  expect(layoutKey(['Order No', 'Who'])).not.toBe(layoutKey(['Order No', 'Whom']))
})
