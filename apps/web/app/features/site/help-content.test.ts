// The search of the Help Center, in languages that write words apart, with accents, and together.
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { searchArticles } from './help-content.ts'

const idsOf = (query: string): string[] => searchArticles(query).map(({ id }) => id)

afterEach(() => showLanguage('en-GB'))

it('[2.7-3] finds articles that contain every word by its beginning, title matches first', () => {
  expect(idsOf('unserved win')[0]).toBe('unserved')
  expect(idsOf('served')).not.toContain('unserved')
  expect(idsOf('unserved xylophone')).toEqual([])
  expect(idsOf(' ')).toEqual([])
})

it('[2.7-3] finds words with and without their accents', async () => {
  await showLanguage('fr')
  expect(idsOf('clé')).toContain('passkeys')
  expect(idsOf('cle')).toContain('passkeys')
})

it.each([
  ['ja', '未割当'],
  ['zh', '未安排'],
  ['ar', 'مستلمون'],
] as const)('[2.7-3] finds words within others in %s', async (language, query) => {
  await showLanguage(language)
  expect(idsOf(query)).not.toEqual([])
})
