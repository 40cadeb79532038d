// Tests what forms say of refused values.
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldSentence } from './field-sentence.ts'
import { showLanguage } from './language.ts'

const sentenceOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldSentence }).error?.issues[0]?.message

afterEach(() => showLanguage('en-GB'))

it('says what is wrong in the language of the page, and leaves the words of a schema', async () => {
  expect(sentenceOf(z.number().min(0), -1)).toBe('Must be at least 0')
  expect(sentenceOf(z.string().min(8), 'short')).toBe('Must have at least 8 characters')
  await showLanguage('de')
  expect(sentenceOf(z.number().min(0), -1)).toBe('Muss mindestens 0 sein')
  expect(sentenceOf(z.string().min(1), '')).toBe('Bitte ausfüllen')
  expect(sentenceOf(z.enum(['day', 'week']), 'year')).toBe('Muss eines davon sein: day or week')
  expect(sentenceOf(z.string().regex(/^x$/, 'Begin with x'), 'y')).toBe('Begin with x')
})
