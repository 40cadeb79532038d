// Tests small functions of the recipient's pages.
import { describe, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { monthRange } from './api/history.ts'
import { isPhone, needsPhone, slotHours } from './schedule-labels.ts'

describe('a search for past deliveries', () => {
  const today = new Date('2026-11-21T12:00:00Z')

  it('understands a month by name or number', () => {
    expect(monthRange('April 2026', today)).toEqual(['2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'])
    expect(monthRange('2025-12', today)).toEqual(['2025-12-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'])
  })

  it('reads a month without a year as the most recent one', () => {
    expect(monthRange('oct', today)?.[0]).toBe('2026-10-01T00:00:00.000Z')
    expect(monthRange('december', today)?.[0]).toBe('2025-12-01T00:00:00.000Z')
  })

  it('understands months of the page’s language, and digits of other scripts', async () => {
    await showLanguage('de')
    expect(monthRange('März 2026', today)?.[0]).toBe('2026-03-01T00:00:00.000Z')
    await showLanguage('ja')
    expect(monthRange('4月', today)?.[0]).toBe('2026-04-01T00:00:00.000Z')
    await showLanguage('ar')
    expect(monthRange('٢٠٢٦-٠٣', today)?.[0]).toBe('2026-03-01T00:00:00.000Z')
    await showLanguage('en-GB')
    expect(monthRange('March 2026', today)?.[0]).toBe('2026-03-01T00:00:00.000Z')
  })

  it('leaves numbers to the number search', () => {
    expect(monthRange('7K2M-9QXR', today)).toBeNull()
    expect(monthRange('', today)).toBeNull()
    expect(monthRange('2026-13', today)).toBeNull()
  })
})

describe('choices for a delivery', () => {
  it('say their hours as a recipient does', () => {
    expect([slotHours('morning'), slotHours('afternoon'), slotHours('evening')]).toEqual([
      '8-12',
      '12-4',
      '4-8',
    ])
  })

  it('ask for a phone for a text or a call only', () => {
    expect((['text', 'call', 'email', 'none'] as const).filter(needsPhone)).toEqual(['text', 'call'])
    expect([isPhone('+1 555 0187'), isPhone('12'), isPhone('call me')]).toEqual([true, false, false])
    expect(isPhone('+٩٧١ ٥٠ ١٢٣ ٤٥٦٧')).toBe(true)
  })
})
