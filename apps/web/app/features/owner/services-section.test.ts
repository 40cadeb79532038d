// Tests uptime over the probed days.
import { expect, it } from 'vitest'
import { uptimeOf, uptimeOfDays } from './services-section.tsx'

const day = (share: number | null) => ({ day: '2026-04-16', share })

it('counts days without probes for nothing', () => {
  expect(uptimeOf([day(null), day(1), day(0.5)])).toBe(75)
  expect(uptimeOf([day(null)])).toBeNull()
})

it('gives no share of a month after one day of probes', () => {
  expect(uptimeOfDays([day(null), day(1)])).toBe('up today')
  expect(uptimeOfDays([day(0.98)])).toMatch(/^98.% today$/)
  expect(uptimeOfDays([day(1), day(1)])).toMatch(/^100\.00.%$/)
  expect(uptimeOfDays([day(null)])).toBe('no probes yet')
})
