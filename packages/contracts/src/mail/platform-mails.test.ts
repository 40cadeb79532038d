// Tests every built-in mail in every language: nothing missing, the placeholders of English, nothing left in English.
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../languages.ts'
import { MEMBER_ROLES } from '../states.ts'
import { BUILT_IN_TEMPLATES, builtInTemplate } from './built-in.ts'
import { ENGLISH_VALUES } from './drafts.ts'
import { MAIL_LANGUAGES } from './languages.ts'
import { durationText, mailTemplateFor, valueWordsFor } from './platform-mails.ts'
import { PLATFORM_MAIL_LANGUAGES } from './platform-words/load.ts'
import { isToRecipients } from './recipient-templates.ts'
import { render } from './render.ts'
import type { MailType } from './types.ts'
import { mailLanguageOf } from './words/index.ts'

const TYPES = BUILT_IN_TEMPLATES.map(({ type }) => type)
const PLATFORM_TYPES = TYPES.filter((type) => !isToRecipients(type))

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{?\w+\}?\}/g)].map(([key]) => key).toSorted()
const paragraphsOf = (text: string) => text.split('\n\n')

it('have every language of the screens', () => {
  for (const language of Object.keys(LANGUAGES) as Language[])
    expect(Object.keys(MAIL_LANGUAGES)).toContain(mailLanguageOf(language))
  expect(PLATFORM_MAIL_LANGUAGES.toSorted()).toEqual(
    Object.keys(MAIL_LANGUAGES)
      .filter((language) => language !== 'en')
      .toSorted(),
  )
})

describe.each(PLATFORM_MAIL_LANGUAGES)('built-in mails in %s', (language) => {
  it('have the paragraphs, links and placeholders of English', async () => {
    for (const type of PLATFORM_TYPES) {
      const english = builtInTemplate(type)
      const template = await mailTemplateFor(type, language)
      expect(placeholdersOf(template.subject), type).toEqual(placeholdersOf(english.subject))
      const paragraphs = paragraphsOf(template.textContent)
      const expected = paragraphsOf(english.textContent)
      expect(paragraphs.map(placeholdersOf), type).toEqual(expected.map(placeholdersOf))
      expect(paragraphs.filter((paragraph) => paragraph === '' || paragraph.trim() !== paragraph)).toEqual([])
      expect(placeholdersOf(template.htmlContent), type).toEqual(placeholdersOf(english.htmlContent))
      expect(template.htmlContent.includes('dir="rtl"')).toBe(language === 'ar')
    }
  })

  it('have no sentence of English', async () => {
    const worded = (text: string) => /\p{Letter}{3}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ''))
    for (const type of PLATFORM_TYPES) {
      const english = [builtInTemplate(type).subject, ...paragraphsOf(builtInTemplate(type).textContent)]
      const template = await mailTemplateFor(type, language)
      const texts = [template.subject, ...paragraphsOf(template.textContent)]
      expect(texts.filter((text) => worded(text) && english.includes(text))).toEqual([])
    }
  })

  it('greet a person without a name, and name the role and the time in the language', async () => {
    const english = render(builtInTemplate('invitation'), {})
    const mail = render(await mailTemplateFor('invitation', language), {})
    expect(mail.text).not.toMatch(/\{\{|there|a member|hours/)
    expect(paragraphsOf(mail.text)[0]).not.toBe(paragraphsOf(english.text)[0])
  })

  it('have words for values', async () => {
    const words = await valueWordsFor(language)
    for (const key of ['member', 'trialEnd', 'unpaid', 'ticket'] as const) {
      expect(words[key].trim()).not.toBe('')
      expect(placeholdersOf(words[key])).toEqual(placeholdersOf(ENGLISH_VALUES[key]))
    }
    expect(Object.keys(words.roles).toSorted()).toEqual(MEMBER_ROLES.toSorted())
    expect(words.unpaid).not.toBe(ENGLISH_VALUES.unpaid)
  })
})

it('write the mails of English as the owner finds them', async () => {
  for (const type of TYPES) expect(await mailTemplateFor(type as MailType, 'en')).toBe(builtInTemplate(type))
})

it('write durations as the language does', () => {
  const texts = (['en', 'de', 'pl', 'uk', 'ar', 'ja', 'zh', 'hi'] as const).map((language) =>
    durationText(7, 'day', language),
  )
  expect(texts).toEqual(['7 days', '7 Tage', '7 dni', '7 днів', '7 أيام', '7 日', '7天', '7 दिन'])
})
