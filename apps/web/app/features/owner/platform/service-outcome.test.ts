// Tests the outcomes of Test buttons in the language of the page.
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../../lib/language.ts'
import { outcomeText } from './service-outcome.ts'

afterEach(() => showLanguage('en-GB'))

const MESSAGES = [
  'Sent to ada@dropwise.example.',
  'The account Fleet is active; texts come from +15550100.',
  'The account Fleet is suspended.',
  'The style names no source.',
  'The style names streets, water.',
  'Two points 1243 m apart by road in Ashmouth.',
  'connect ECONNREFUSED 127.0.0.1:25',
]

it('says an outcome in the language of the page, and keeps a message of the service itself', async () => {
  await showLanguage('de')
  expect(MESSAGES.map(outcomeText)).toEqual([
    'An ada@dropwise.example gesendet.',
    'Das Konto Fleet ist aktiv; SMS kommen von +15550100.',
    'Das Konto Fleet ist nicht aktiv (suspended).',
    'Der Stil nennt keine Quelle.',
    'Der Stil nennt streets, water.',
    'Zwei Punkte in Ashmouth, auf der Straße 1.243 m voneinander.',
    'connect ECONNREFUSED 127.0.0.1:25',
  ])
})
