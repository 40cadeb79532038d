// Tests that every language has every text with every placeholder.
import { describe, expect, it } from 'vitest'
import { answerOf, eventTitle } from './answer.ts'
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
    if (code !== 'en') expect(answer).not.toMatch(/arriving|stop before yours|behind plan|sorry/i)
  })
})

it('counts as the language does', async () => {
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
    lead: 'Ankunft heute',
    headline: '12:01-12:11',
    between: 'in etwa 25 Min., noch ein Stopp vor Ihnen',
    note: '9 Min. später als zugesagt (11:27-11:57): noch ein Stopp vor Ihnen; 9 Min. hinter dem Plan. Das tut uns leid.',
  })
})

it('uses the first language that has texts', () => {
  expect(pickTrackingLanguage([null, 'de-AT', 'en'])).toBe('de')
  expect(pickTrackingLanguage(['hu-HU', 'nn-NO', 'en'])).toBe('nb')
  expect(pickTrackingLanguage(['constructor', '', undefined])).toBe('en')
})

it('leaves the words of the company as they are', async () => {
  const language = await loadTrackingLanguage('fr')
  expect(eventTitle({ status: 'pending', title: 'Ordered' }, language)).toBe('Commandé')
  expect(eventTitle({ status: 'failed', title: 'Nobody was home' }, language)).toBe('Nobody was home')
  expect(eventTitle({ status: 'unheard_of', title: 'Ordered' }, language)).toBe('Ordered')
})
