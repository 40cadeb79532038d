// Tests uptime over the probed days.
import { expect, it } from 'vitest'
import { uptimeOf } from './services-section.tsx'

it('counts days without probes for nothing', () => {
  const day = (share: number | null) => ({ day: '2026-04-16', share })
  expect(uptimeOf([day(null), day(1), day(0.5)])).toBe(75)
  expect(uptimeOf([day(null)])).toBeNull()
})
