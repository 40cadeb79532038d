// Tests the choice of a screen's language.
import { describe, expect, it } from 'vitest'
import { languageOfHeader, LANGUAGES, localeOf, pickLanguage } from './languages.ts'

describe('the language of a reader', () => {
  it('is the first supported one', () => {
    expect(pickLanguage([null, 'sv', 'de-AT', 'fr'])).toBe('de')
    expect(pickLanguage(['xx', ''])).toBeUndefined()
  })

  it('keeps the country where the languages differ', () => {
    expect(pickLanguage(['en'])).toBe('en-GB')
    expect(pickLanguage(['en-us'])).toBe('en-US')
    expect(pickLanguage(['en-AU'])).toBe('en-GB')
    expect(pickLanguage(['pt-PT'])).toBe('pt-BR')
    expect(pickLanguage(['zh-Hans-CN'])).toBe('zh')
  })

  it('is undefined for names of object properties', () => {
    expect(pickLanguage(['constructor', '__proto__', 'toString'])).toBeUndefined()
  })
})

describe('Accept-Language', () => {
  it('is read by weight', () => {
    expect(languageOfHeader('de;q=0.5, fr;q=0.9, *;q=0.1')).toBe('fr')
    expect(languageOfHeader('ja;q=0, pl;q=broken, uk')).toBe('uk')
    expect(languageOfHeader(undefined)).toBeUndefined()
  })

  it('is read in time with 1,000 entries', () => {
    const entries = Array.from({ length: 1_000 }, (_, i) => `x${i};q=0.${i}`)
    expect(languageOfHeader(`tr,${entries.join(',')}`)).toBe('tr')
    expect(languageOfHeader(entries.join(','))).toBeUndefined()
  })
})

it('writes numbers of every language in Latin digits', () => {
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])
    expect(new Intl.NumberFormat(localeOf(language)).format(12)).toBe('12')
})
