import { describe, expect, it } from 'vitest'
import { ERROR_CATALOGUE, fillText, type ErrorCode } from '../errors.ts'
import { LANGUAGES, type Language } from '../languages.ts'
import { ERROR_LANGUAGES, errorTexts, loadErrorWords, loadPortalErrorWords } from './load.ts'

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

describe('texts of errors', () => {
  it('exist in every language of the screens', () => {
    const others = Object.keys(LANGUAGES).filter((language) => !language.startsWith('en'))
    expect(ERROR_LANGUAGES.toSorted()).toEqual(others.toSorted())
  })

  it.each(ERROR_LANGUAGES)('cover every code, with values of the English text only: %s', async (language) => {
    const words = { ...(await loadErrorWords(language))!, ...(await loadPortalErrorWords(language))! }
    const codes = Object.keys(ERROR_CATALOGUE) as ErrorCode[]
    expect(Object.keys(words).toSorted()).toEqual(codes.toSorted())
    for (const code of codes) {
      const { message, hint } = ERROR_CATALOGUE[code]
      const allowed = new Set(placeholders(`${message} ${hint}`))
      const [ownMessage, ownHint] = words[code]
      for (const name of placeholders(`${ownMessage} ${ownHint}`)) expect(allowed, code).toContain(name)
      expect([ownMessage, ownHint], code).not.toContain(message)
    }
  })

  it('are filled with values, and come from a table that has the code', async () => {
    const german = await loadErrorWords('de')
    expect(errorTexts(german, 'too_many_requests', { seconds: 7 })?.hint).toContain('7 Sekunden')
    expect(errorTexts(german, 'plan_locked')).toBeUndefined()
    expect(await loadErrorWords('en-US' satisfies Language)).toBeUndefined()
  })

  it('write days in the language, with Latin digits', async () => {
    const values = { company: 'A', day: new Date('2026-11-28T23:00:00Z') }
    expect(fillText(ERROR_CATALOGUE.company_closed.message, values)).toContain('after 28 November 2026.')
    expect(errorTexts(await loadPortalErrorWords('ar'), 'company_closed', values, 'ar')?.message).toContain(
      '28 نوفمبر 2026',
    )
  })
})
