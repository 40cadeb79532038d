// Tests the channel of a notice: the parcel's choice, then the person's, then the company's.
import { describe, expect, it } from 'vitest'
import { dialable, quietUntil, readNoticeChoices, readNoticeRules, waysOut } from './notice-rules.ts'

const reach = { email: 'edith@example.com', phone: '+15550187' }
const base = { choices: {}, rules: readNoticeRules({}), contact: null, reach }

describe('[2.11-8] the way of a notice', () => {
  it('is the product’s default', () => {
    expect(waysOut('delivered', base)).toEqual({ email: true, text: false })
    expect(waysOut('driver_near', base)).toEqual({ email: true, text: true })
    expect(waysOut('driver_arrived', base)).toEqual({ email: false, text: false })
  })

  it('is overridden by the company, and then by the person', () => {
    const rules = readNoticeRules({ notices: { channels: { delivered: ['text'] } } })
    expect(waysOut('delivered', { ...base, rules })).toEqual({ email: false, text: true })
    const choices = readNoticeChoices({ delivered: ['here'], driver_near: 'nonsense' })
    expect(waysOut('delivered', { ...base, rules, choices })).toEqual({ email: false, text: false })
    expect(waysOut('driver_near', { ...base, choices })).toEqual({ email: true, text: true })
  })

  it('is overridden by the choice for the parcel', () => {
    expect(waysOut('driver_near', { ...base, contact: 'text' })).toEqual({ email: false, text: true })
    expect(waysOut('driver_near', { ...base, contact: 'email' })).toEqual({ email: true, text: false })
    expect(waysOut('driver_near', { ...base, contact: 'none' })).toEqual({ email: false, text: false })
  })

  it('is the other channel where the chosen one has no address', () => {
    expect(waysOut('delivered', { ...base, reach: { email: null, phone: '+15550187' } }).text).toBe(true)
    const noPhone = { email: 'edith@example.com', phone: null }
    expect(waysOut('driver_near', { ...base, contact: 'text', reach: noPhone }).email).toBe(true)
  })
})

describe('quiet hours', () => {
  const rules = readNoticeRules({})

  it('hold texts until the morning of the place, over midnight', () => {
    const night = quietUntil(new Date('2026-04-17T03:30:00Z'), rules, 'America/New_York')
    expect(night?.toISOString()).toBe('2026-04-17T11:00:00.000Z')
    const early = quietUntil(new Date('2026-04-17T10:59:30Z'), rules, 'America/New_York')
    expect(early?.toISOString()).toBe('2026-04-17T11:00:00.000Z')
    expect(quietUntil(new Date('2026-04-17T11:00:00Z'), rules, 'America/New_York')).toBeNull()
  })

  it('are those of the company, or empty', () => {
    const noon = new Date('2026-04-17T12:30:00Z')
    const rest = readNoticeRules({ notices: { quietHours: { from: '12:00', to: '14:00' } } })
    expect(quietUntil(noon, rest, 'UTC')?.toISOString()).toBe('2026-04-17T14:00:00.000Z')
    expect(quietUntil(noon, readNoticeRules({ notices: { quietHours: null } }), 'UTC')).toBeNull()
  })
})

describe('a number to dial', () => {
  it('is digits with a plus, or nothing', () => {
    expect(dialable('+1 (555) 0187-22')).toBe('+1555018722')
    expect(dialable('0044 20 7946 0000')).toBe('+442079460000')
    expect(dialable('ask at the gate')).toBeNull()
    expect(dialable(null)).toBeNull()
  })
})
