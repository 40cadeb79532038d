// Exports of driven days: vehicle and sequence of each order, and the error for a file without them.
import { expect, describe, it } from 'vitest'
import { readDrivenDays, readOrderFile } from './index.ts'

const OPTIONS = {
  defaultDate: '2026-11-24',
  today: '2026-11-24',
  timeZone: 'UTC',
  dateOrder: 'day-first',
} as const
const read = async (...lines: string[]) =>
  readDrivenDays(await readOrderFile(new TextEncoder().encode(lines.join('\n'))), OPTIONS)
const routesOf = ({ days }: Awaited<ReturnType<typeof read>>) =>
  days.map(({ date, routes, leftOut }) => ({
    date,
    leftOut,
    routes: Object.fromEntries(
      routes.map(({ vehicle, orders }) => [vehicle, orders.map(({ reference }) => reference)]),
    ),
  }))

describe('[2.10-4] driven days', () => {
  it('are read by vehicle and stop number, the earliest first', async () => {
    const days = await read(
      'Order number,Address,Date,Vehicle,Stop number,Packages',
      'A-3,3 Mill Lane,17/11/2026,Van 1,10,1',
      'A-2,2 Mill Lane,17/11/2026,Van 1,9,1',
      'A-1,1 Mill Lane,17/11/2026,Van 2,1,4',
      'B-1,1 Mill Lane,16/11/2026,Van 2,1,1',
    )
    expect(routesOf(days)).toEqual([
      { date: '2026-11-16', leftOut: 0, routes: { 'Van 2': ['B-1'] } },
      { date: '2026-11-17', leftOut: 0, routes: { 'Van 1': ['A-2', 'A-3'], 'Van 2': ['A-1'] } },
    ])
    expect(days.days[1]?.routes[1]?.orders[0]?.columns.packages).toBe(4)
  })

  it('are read by driver and time of arrival, over midnight too, the day being that of the arrival', async () => {
    const days = await read(
      'Order ID;Street;Driver Name;Completed at',
      '7;1 Mill Lane;Ada;2026-11-17 14:05',
      '8;2 Mill Lane;Ada;2026-11-17 09:30',
      '9;3 Mill Lane;Ada;2026-11-18 08:00',
    )
    expect(days.columns).toEqual({
      vehicle: 'Driver Name',
      sequence: { header: 'Completed at', kind: 'arrival' },
    })
    expect(routesOf(days)).toEqual([
      { date: '2026-11-17', leftOut: 0, routes: { Ada: ['8', '7'] } },
      { date: '2026-11-18', leftOut: 0, routes: { Ada: ['9'] } },
    ])
    const night = await read(
      'Order ID,Address,Date,Driver,Arrival time',
      '1,1 Mill Lane,2026-11-17,Ada,2026-11-18 00:20',
      '2,2 Mill Lane,2026-11-17,Ada,2026-11-17 23:10',
    )
    expect(routesOf(night)[0]?.routes).toEqual({ Ada: ['2', '1'] })
  })

  it('do not read a stop number as an order number, nor names in a column "Stop" as a sequence', async () => {
    const days = await read(
      'Stop,Stop no,Address,Date,Fahrzeug',
      'Copperline Law,2,1 Mill Lane,17.11.2026,Van 1',
      'Harbour Books,1,2 Mill Lane,17.11.2026,Van 1',
    )
    expect(days.columns.sequence).toEqual({ header: 'Stop no', kind: 'number' })
    expect(days.days[0]?.routes[0]?.orders.map(({ address }) => address)).toEqual([
      '2 Mill Lane',
      '1 Mill Lane',
    ])
  })

  it.each([
    ['vehicle', 'Address,Date,Stop number', '1 Mill Lane,17/11/2026,1'],
    ['sequence', 'Address,Date,Vehicle', '1 Mill Lane,17/11/2026,Van 1'],
    ['date', 'Address,Vehicle,Stop number', '1 Mill Lane,Van 1,1'],
  ])('without a column for the %s are refused with the name of the column', async (field, header, row) => {
    const days = await read(header, row)
    expect(days.days).toEqual([])
    expect(days.missing).toEqual([{ field, message: expect.stringContaining('Add one called') }])
  })

  it('are refused one by one when a field is missing, and rows without a vehicle are counted', async () => {
    const days = await read(
      'Order number,Address,Date,Vehicle,Stop number',
      'A-1,1 Mill Lane,16/11/2026,,1',
      'B-1,1 Mill Lane,17/11/2026,Van 1,',
      'C-1,1 Mill Lane,18/11/2026,Van 1,1',
      'C-2,2 Mill Lane,18/11/2026,,',
      ',3 Mill Lane,18/11/2026,Van 1,2',
    )
    expect(days.refused).toEqual([
      { date: '2026-11-16', message: 'No order of this day names its vehicle or driver.' },
      { date: '2026-11-17', message: 'Line 3 names a vehicle and no place in its sequence.' },
    ])
    expect(routesOf(days)).toEqual([{ date: '2026-11-18', leftOut: 2, routes: { 'Van 1': ['C-1'] } }])
    expect(days.problems.map(({ row }) => row)).toEqual([6])
  })
})
