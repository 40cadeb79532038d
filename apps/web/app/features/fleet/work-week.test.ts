// Tests a driver's week: shifts, absences, hours.
import { describe, expect, it } from 'vitest'
import { dayOfDriver, weekMinutes, weekOf } from './work-week.ts'

const shift = (day: number) => ({ day, from: '07:30', to: '16:00', breakMinutes: 30 })
const driver = {
  week: [shift(1), shift(2), shift(5)],
  absences: [{ from: '2026-11-24', to: '2026-11-25', reason: 'Holiday' }],
}
const van = { shiftStart: '08:00', shiftEnd: '18:00' }

describe('[2.10-3] the week of a driver', () => {
  it('begins on Monday, on a Sunday too', () => {
    expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'))
    expect(weekOf('2026-11-29')[0]).toBe('2026-11-23')
  })

  it('has shifts, days off and days away', () => {
    expect(weekOf('2026-11-23').map((day) => dayOfDriver(driver, van, day).kind)).toEqual([
      'shift',
      'away',
      'away',
      'off',
      'shift',
      'off',
      'off',
    ])
  })

  it('counts hours without breaks and without days away', () => {
    expect(weekMinutes(driver, weekOf('2026-11-23'))).toBe(2 * 8 * 60)
    expect(weekMinutes(driver, weekOf('2026-11-30'))).toBe(3 * 8 * 60)
    expect(weekMinutes({ week: [], absences: [] }, weekOf('2026-11-23'))).toBeNull()
  })

  it('has night shifts that end on the next day', () => {
    const night = { shiftStart: '22:00', shiftEnd: '06:30' }
    expect(dayOfDriver({ week: [], absences: [] }, night, '2026-11-28')).toMatchObject({ minutes: 8.5 * 60 })
  })

  it('is the vehicle’s where the driver has none', () => {
    expect(dayOfDriver({ week: [], absences: [] }, van, '2026-11-28')).toMatchObject({
      from: '08:00',
      isVehicles: true,
    })
    expect(dayOfDriver({ week: [], absences: [] }, undefined, '2026-11-28')).toEqual({ kind: 'off' })
  })
})
