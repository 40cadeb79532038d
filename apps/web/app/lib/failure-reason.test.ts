// Tests reasons of failed stops in the page's language.
import { expect, it } from 'vitest'
import { failureReason } from './failure-reason.ts'
import { showLanguage } from './language.ts'

it('translates the default reasons and leaves those of a company as they are', async () => {
  expect(failureReason('Nobody in')).toBe('Nobody in')
  await showLanguage('de')
  expect(failureReason('Nobody in')).toBe('Niemand da')
  expect(failureReason('Not on the van')).toBe('Nicht im Fahrzeug')
  expect(failureReason('Hund im Hof')).toBe('Hund im Hof')
  await showLanguage('en-GB')
})
