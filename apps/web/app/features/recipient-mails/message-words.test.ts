// Tests the names of messages in every language of the pages.
import { LANGUAGES, RECIPIENT_NOTICES, type Language } from '@dropwise/contracts'
import { afterEach, expect, it } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { messageName } from './message-words.ts'

afterEach(() => showLanguage('en-GB'))

it.each(Object.keys(LANGUAGES) as Language[])('names each message in %s', async (language) => {
  await showLanguage(language)
  for (const kind of RECIPIENT_NOTICES) expect(messageName(kind)).not.toBe('')
})
