// Tests that every language has every text with every placeholder.
import { describe, expect, it } from 'vitest'
import { answerOf, eventTitle, isEnglish, isolated, momentText } from './answer.ts'
import { trackingFixture } from './tracking-fixture.ts'
import { countWords, type TrackingWords } from './words.ts'
import {
  loadTrackingLanguage,
  pickTrackingLanguage,
  TRACKING_ENGLISH,
  TRACKING_LANGUAGES,
  type TrackingCode,
} from './languages.ts'

const CODES = Object.keys(TRACKING_LANGUAGES) as TrackingCode[]
const now = new Date('2026-04-16T10:41:00Z')

/** Each text by path, such as `failed.note`; plural forms count as one. */
function texts(words: TrackingWords): Map<string, string> {
  const foundWords = new Map<string, string>()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') foundWords.set(path, value)
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${path}.${key}`)
  }
  const { stopsBefore, numbers: _, ...rest } = words
  walk({ ...rest, stopsBefore: stopsBefore.other }, '')
  return foundWords
}
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe.each(CODES)('the tracking page in %s', (code) => {
  it('has every text, with its placeholders', async () => {
    const { words } = await loadTrackingLanguage(code)
    const ownTexts = texts(words)
    const english = texts(TRACKING_ENGLISH.words)
    expect([...ownTexts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [path, text] of english)
      expect(placeholders(ownTexts.get(path)!), path).toEqual(placeholders(text))
    expect([...ownTexts.values()].filter((text) => text.trim() === '')).toEqual([])
  })

  it('has a form for every number of stops', async () => {
    const { words } = await loadTrackingLanguage(code)
    const rules = new Intl.PluralRules(code)
    for (let count = 1; count <= 120; count += 1)
      expect(Object.keys(words.stopsBefore), `${count}`).toContain(rules.select(count))
  })

  it('leaves no English in the answer, and no gap', async () => {
    const language = await loadTrackingLanguage(code)
    const answer = Object.values(answerOf(trackingFixture(), now, language)).join(' ')
    expect(answer).not.toMatch(/\{|\}|undefined/)
    if (!isEnglish(language)) expect(answer).not.toMatch(/arriving|stop before yours|behind plan|sorry/i)
  })
})

it('uses the plural forms of the language', async () => {
  const { words } = await loadTrackingLanguage('pl')
  expect([1, 3, 5, 22].map((count) => countWords('pl', words.stopsBefore, count))).toEqual([
    'jeden przystanek przed Tobą',
    '3 przystanki przed Tobą',
    '5 przystanków przed Tobą',
    '22 przystanki przed Tobą',
  ])
})

it('writes the day, the delay and its reason in German', async () => {
  expect(answerOf(trackingFixture(), now, await loadTrackingLanguage('de'))).toEqual({
    status: 'In Zustellung',
    lead: 'Ankunft heute',
    headline: '12:01-12:11',
    between: 'in etwa 25 Min., noch ein Stopp vor Ihnen',
    note: '9 Min. später als zugesagt (11:27-11:57): noch ein Stopp vor Ihnen; 9 Min. hinter dem Plan. Das tut uns leid.',
  })
})

it.each([
  ['en', '12:01-12:11', 'Wed 17:20', 'Mon 6 Apr 17:20'],
  ['en-US', '12:01–12:11 PM', 'Wed 5:20 PM', 'Mon, Apr 6 5:20 PM'],
  ['hi', '12:01–12:11 pm', 'बुध 5:20 pm', 'सोम, 6 अप्रैल 5:20 pm'],
  ['ar', '12:01–12:11 م', 'الأربعاء 5:20 م', 'الاثنين، 6 أبريل 5:20 م'],
] as const)('writes days and times as %s does', async (code, headline, weekday, date) => {
  const language = await loadTrackingLanguage(code)
  const spaces = (text: string) => text.replaceAll(/\s/g, ' ')
  const moment = (at: string) => spaces(momentText(at, now, 'Europe/London', language))
  expect(spaces(answerOf(trackingFixture(), now, language).headline)).toBe(headline)
  expect([moment('2026-04-15T16:20:00Z'), moment('2026-04-06T16:20:00Z')]).toEqual([weekday, date])
})

it('runs times with words of Arabic as the language does, others from left to right', async () => {
  const language = await loadTrackingLanguage('ar')
  expect(answerOf(trackingFixture(), now, language).note).toContain('\u206711:27–11:57 ص\u2069')
  expect(isolated('5 kg', language)).toBe('\u20665 kg\u2069')
})

it('uses the first language that has texts', () => {
  expect(pickTrackingLanguage([null, 'de-AT', 'en'])).toBe('de')
  expect(pickTrackingLanguage(['hu-HU', 'nn-NO', 'en'])).toBe('nb')
  expect(pickTrackingLanguage(['constructor', '', undefined])).toBe('en')
  expect(pickTrackingLanguage(['en-US', 'en'])).toBe('en-US')
  expect(pickTrackingLanguage(['en-AU', 'en-US'])).toBe('en')
})

it.each([
  ['de', 'in_transit', 'Left the depot', 'Hat das Depot verlassen'],
  ['de', 'picked_up', 'Loaded on Van 07', 'Eingeladen: Van 07'],
  ['ar', 'picked_up', 'Loaded on Van 07', 'حُمّل على \u2066Van 07\u2069'],
  ['ja', 'failed', 'Delivery failed: Nobody in', '配達できず：ご不在'],
  ['fr', 'returned', 'Returned to sender: Refused', 'Retourné à l’expéditeur : livraison refusée'],
  ['de', 'delivered', 'Partly delivered: Hund im Hof: groß', 'Teilweise zugestellt: Hund im Hof: groß'],
  ['en', 'failed', 'Delivery failed: Nobody in', 'Delivery failed: Nobody in'],
] as const)('writes what a driver did in %s: %s, %s', async (code, status, title, text) => {
  expect(eventTitle({ status, title }, await loadTrackingLanguage(code))).toBe(text)
})

it('leaves the words of the company as they are', async () => {
  const language = await loadTrackingLanguage('fr')
  expect(eventTitle({ status: 'pending', title: 'Ordered' }, language)).toBe('Commandé')
  expect(eventTitle({ status: 'failed', title: 'Nobody was home' }, language)).toBe('Nobody was home')
  expect(eventTitle({ status: 'unheard_of', title: 'Ordered' }, language)).toBe('Ordered')
})
