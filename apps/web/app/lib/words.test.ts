// @vitest-environment happy-dom
// Tests texts in another language, and figures in its format.
import { describe, expect, it } from 'vitest'
import {
  amountText,
  clock,
  dayLong,
  formatDistance,
  formatLateness,
  listText,
  money,
  windowText,
} from './format.ts'
import { currentLanguage, showLanguage } from './language.ts'
import { defineWords } from './words.ts'
import { driverWords } from './words/driver.ts'

const NOON = '2026-04-16T12:05:00Z'
const spaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('texts', () => {
  it('are English until another language is chosen', async () => {
    expect(driverWords('waiting', { count: 2 })).toBe('2 waiting')
    await showLanguage('de')
    expect(driverWords('waiting', { count: 1 })).toBe('1 wartet')
    expect(driverWords('waiting', { count: 2 })).toBe('2 warten')
  })

  it('differ in American English only where the words do', async () => {
    await showLanguage('en-US')
    expect(driverWords('pointTyres')).toBe('Tires and wheels')
    expect(driverWords('startShift')).toBe('Start shift')
  })

  it('stay English when a catalogue cannot be loaded', async () => {
    const messages = { hello: (values: { name: string }) => `Hello ${values.name}` }
    const words = defineWords(messages as unknown as { hello: 'Hello {name}' }, {
      './area/de.ts': () => Promise.reject(new Error('no network')),
    })
    await showLanguage('de')
    expect(words('hello', { name: 'Kit' })).toBe('Hello Kit')
    expect(words.isReady()).toBe(true)
  })

  it('load later parts in the language of the page', async () => {
    await showLanguage('de')
    const words = defineWords(
      { hello: 'Hello' },
      {
        './area/de.ts': () => Promise.resolve({ default: { hello: 'Hallo' } }),
      },
    )
    expect(words('hello')).toBe('Hello')
    await words.arrival()
    expect(words('hello')).toBe('Hallo')
  })

  it('use the new language in a part that loads while the language changes', async () => {
    await showLanguage('en-GB')
    const change = showLanguage('de')
    const words = defineWords(
      { hello: 'Hello' },
      { './area/de.ts': () => Promise.resolve({ default: { hello: 'Hallo' } }) },
    )
    await change
    await words.arrival()
    expect([currentLanguage(), words('hello')]).toEqual(['de', 'Hallo'])
  })

  it('use the language chosen last, even if its texts arrive first', async () => {
    await showLanguage('en-GB')
    const slow = Promise.withResolvers<{ default: { hello: string } }>()
    const words = defineWords(
      { hello: 'Hello' },
      {
        './area/de.ts': () => slow.promise,
        './area/fr.ts': () => Promise.resolve({ default: { hello: 'Bonjour' } }),
      },
    )
    const toGerman = showLanguage('de')
    await showLanguage('fr')
    slow.resolve({ default: { hello: 'Hallo' } })
    await toGerman
    expect([currentLanguage(), words('hello')]).toEqual(['fr', 'Bonjour'])
  })

  it('isolate a name that is written in the other direction', async () => {
    expect(driverWords('callTo', { name: 'ليلى' })).toBe('Call \u2068ليلى\u2069')
    expect(driverWords('callTo', { name: 'Kit' })).toBe('Call Kit')
  })

  it('keep ranges and lists in the order of the page', async () => {
    await showLanguage('ar')
    const window = windowText(NOON, NOON, 'UTC')
    expect(listText([window, 'ليلى'])).toBe(`\u2068${window}\u2069، \u2068ليلى\u2069`)
    const names = listText(['Kit', 'ليلى'])
    expect(listText([names, 'ليلى'])).toBe(`\u2067${names}\u2069، \u2068ليلى\u2069`)
  })

  it('set language and direction of the page', async () => {
    await showLanguage('ar')
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl'])
  })
})

describe('figures', () => {
  it('are British in English', () => {
    expect(clock(NOON, 'Europe/London')).toBe('13:05')
    expect(dayLong('2026-04-16')).toBe('Thu 16 Apr 2026')
    expect(formatDistance(226_600, 'mi')).toBe('140.8 mi')
    expect(windowText(NOON, null, 'UTC')).toBe('from 12:05')
    expect(formatLateness(540)).toBe('9 min late')
  })

  it('follow the language', async () => {
    await showLanguage('en-US')
    expect(spaces(clock(NOON, 'America/New_York'))).toBe('8:05 AM')
    await showLanguage('de')
    expect(spaces(formatDistance(1_234_500, 'km'))).toBe('1.234,5 km')
    expect(spaces(amountText(1234.5, 'EUR'))).toBe('1.234,50 €')
    expect(formatLateness(540)).toBe('9 min zu spät')
  })

  it('have the minor units of their currency', () => {
    expect(amountText(12.5, 'GBP')).toBe('£12.50')
    expect(amountText(500, 'JPY')).toBe('¥500')
    expect(spaces(amountText(1.25, 'KWD'))).toBe('KWD 1.250')
    expect(money(9_900, 'USD')).toBe('$99')
    expect(money(11_880, 'USD')).toBe('$118.80')
  })
})
