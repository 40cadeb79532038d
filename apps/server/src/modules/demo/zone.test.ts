import { clockOf, conventionsOf, dayOf } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { DEMO_HOME_ZONE, zoneAtWork } from './zone.ts'

const QUARTERS = Array.from({ length: 96 }, (_, i) => i * 900_000)

it.each(['2026-01-15T00:00:00Z', '2026-03-20T00:00:00Z', '2026-07-15T00:00:00Z', '2026-10-28T00:00:00Z'])(
  'shows a demo at work at every quarter of an hour of %s',
  (midnight) => {
    for (const after of QUARTERS) {
      const now = new Date(Date.parse(midnight) + after)
      const zone = zoneAtWork(now)
      const clock = clockOf(now, zone)
      expect(clock >= '09:00' && clock <= '12:00', `${now.toISOString()} is ${clock} in ${zone}`).toBe(true)
    }
  },
)

it('stays in London in the morning, and chooses a zone with the same date if there is one', () => {
  expect(zoneAtWork(new Date('2026-01-15T09:00:00Z'))).toBe(DEMO_HOME_ZONE)
  expect(zoneAtWork(new Date('2026-11-30T18:40:00Z'))).toBe('America/Vancouver')
  const evening = new Date('2026-11-30T21:30:00Z')
  expect(dayOf(evening, zoneAtWork(evening))).toBe('2026-11-30')
})

it('never changes how files of the demo are read', () => {
  for (const after of QUARTERS) {
    const { dateOrder, decimalMark } = conventionsOf(zoneAtWork(new Date(Date.UTC(2026, 0, 15) + after)))
    expect([dateOrder, decimalMark]).toEqual(['day-first', '.'])
  }
})
