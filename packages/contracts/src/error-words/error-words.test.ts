import { describe, expect, it } from 'vitest'
import { ERROR_CATALOGUE } from '../errors.ts'
import { LANGUAGES, type Language } from '../languages.ts'
import { ERROR_LANGUAGES, errorTexts, loadErrorWords, loadPortalErrorWords } from './load.ts'
import { PORTAL_ERRORS, TRANSLATED_ERRORS } from './types.ts'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

describe('texts of errors', () => {
  it('exist in every language of the screens', () => {
    const others = Object.keys(LANGUAGES).filter((language) => !language.startsWith('en'))
    expect(ERROR_LANGUAGES.toSorted()).toEqual(others.toSorted())
  })

  it.each(ERROR_LANGUAGES)('name only values that the English text has: %s', async (language) => {
    const words = { ...(await loadErrorWords(language))!, ...(await loadPortalErrorWords(language))! }
    for (const code of [...TRANSLATED_ERRORS, ...PORTAL_ERRORS]) {
      const { message, hint } = ERROR_CATALOGUE[code]
      const allowed = new Set(placeholders(`${message} ${hint}`))
      const [ownMessage, ownHint] = words[code]
      for (const name of placeholders(`${ownMessage} ${ownHint}`)) expect(allowed, code).toContain(name)
      expect([ownMessage, ownHint], code).not.toContain(message)
    }
  })

  it('are filled with values, and stay English without a translation', async () => {
    const german = await loadErrorWords('de')
    expect(errorTexts(german, 'too_many_requests', { seconds: 7 })?.hint).toContain('7 Sekunden')
    expect(errorTexts(german, 'plan_locked')).toBeUndefined()
    expect(await loadErrorWords('en-US' satisfies Language)).toBeUndefined()
  })
})
