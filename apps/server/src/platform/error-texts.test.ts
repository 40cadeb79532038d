import { expect, it } from 'vitest'
import { storedProblem } from './error-texts.ts'
import { errors } from './errors.ts'

it('says a stored sentence in the language of its reader', () => {
  const stored = errors.report_too_large().message
  expect(storedProblem(stored, 'en-GB')).toBe(stored)
  expect(storedProblem(stored, 'de')).toMatch(/^Der Bericht hat mehr als [\d.]+ Zeilen/)
  expect(storedProblem(errors.not_found('The coupon').message, 'ja')).toMatch(/\p{Script=Hiragana}/u)
})

it('does not change sentences from elsewhere', () => {
  expect(storedProblem('550 mailbox unavailable', 'de')).toBe('550 mailbox unavailable')
})
