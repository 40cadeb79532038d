// Tests the words of a filter in the language of the page.
import { expect, it } from 'vitest'
import { DELIVERY_STATUSES, LANGUAGES, matchesOrder, type Language } from '@dropwise/contracts'
import { showLanguage } from '../../lib/language.ts'
import { fromFilterWords, lateWord, toFilterWords } from './filter-words.ts'
import { order } from './orders-fixture.tsx'

it.each([
  ['en-GB', 'late', 'late R7 Plateau', 'late R7 Plateau'],
  ['de', 'zu spät', 'Zu spät, R7 zugestellt', 'late, R7 status:delivered'],
  ['ja', '遅延', '遅延、R7', 'late、R7'],
  ['ar', 'المتأخرة', 'المتأخرة، R7', 'late، R7'],
] as const)('takes those of %s', async (language, late, typed, words) => {
  await showLanguage(language)
  expect([lateWord(), toFilterWords(typed)]).toEqual([late, words])
})

it('finds late orders by the word on the screen, and states by their names', async () => {
  await showLanguage('ja')
  const rows = [order(1), order(2, { lateSeconds: 600, routeNumber: 7 })] as never[]
  expect(rows.map((row) => matchesOrder(row, toFilterWords('遅延、R7')))).toEqual([false, true])
  expect(rows.map((row) => matchesOrder(row, 'status:delivered'))).toEqual([false, false])
  expect(rows.map((row) => matchesOrder(row, 'status:pending'))).toEqual([true, true])
})

it.each(Object.keys(LANGUAGES) as Language[])(
  'shows a stored filter in %s, and reads it back',
  async (language) => {
    await showLanguage(language)
    for (const status of DELIVERY_STATUSES) {
      const stored = `late R7 ${language.startsWith('en') ? status : `status:${status}`}`
      expect(toFilterWords(fromFilterWords(stored))).toBe(stored)
    }
    expect(toFilterWords(fromFilterWords('unserved zone:north'))).toBe('unserved zone:north')
  },
)

it('shows a filter saved in German to a reader of Japanese', async () => {
  await showLanguage('de')
  const stored = toFilterWords('zu spät, zugestellt')
  await showLanguage('ja')
  expect(toFilterWords(fromFilterWords(stored))).toBe('late, status:delivered')
})
