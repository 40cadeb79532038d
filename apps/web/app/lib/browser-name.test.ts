// Names of browsers in the list of devices.
import { afterEach, expect, it } from 'vitest'
import { browserName } from './browser-name.ts'
import { showLanguage } from './language.ts'

afterEach(() => showLanguage('en-GB'))

it('names browsers and systems as people do, and says what came where nobody knows it', async () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1'
  expect(browserName(chrome)).toBe('Chrome on Windows')
  expect(browserName(safari)).toBe('Safari on iOS')
  expect(browserName('curl/8.14.1')).toContain('curl')
  expect(browserName(null)).toBe('Unknown browser')
  await showLanguage('de')
  expect(browserName(chrome)).toBe('Chrome auf Windows')
  expect(browserName(null)).toBe('Unbekannter Browser')
})
