// The time zone of a door: its place's, or the company's at sea and in the invented town.
import { expect, it } from 'vitest'
import { timeZoneAt } from './time-zone-at.ts'

it('is that of the place, else of the company', () => {
  expect(timeZoneAt({ lat: 40.73, lng: -73.99 }, 'UTC')).toBe('America/New_York')
  expect(timeZoneAt({ lat: 0, lng: -30 }, 'Europe/London')).toBe('Europe/London')
  expect(timeZoneAt({ lat: 46.953, lng: -125.337 }, 'UTC')).toBe('UTC')
})
