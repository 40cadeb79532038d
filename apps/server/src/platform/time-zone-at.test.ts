// Clocks of doors: the place's own, and the company's where there is none or the town is made up.
import { expect, it } from 'vitest'
import { timeZoneAt } from './time-zone-at.ts'

it('is the place’s own, else the company’s', () => {
  expect(timeZoneAt({ lat: 40.73, lng: -73.99 }, 'UTC')).toBe('America/New_York')
  expect(timeZoneAt({ lat: 0, lng: -30 }, 'Europe/London')).toBe('Europe/London')
  expect(timeZoneAt({ lat: 46.953, lng: -125.337 }, 'UTC')).toBe('UTC')
})
