// @vitest-environment happy-dom
// Tests the language of a person: chosen in the browser, stored for the next start, saved by the server.
import { afterEach, expect, it, vi } from 'vitest'
import { DISPATCHER, renderScreen } from '../testing/render-screen.tsx'
import { currentLanguage } from './language.ts'
import { choosePersonLanguage, usePersonLanguage } from './person-language.ts'

const PROFILE = '/rest/v1/profiles'

function Page() {
  usePersonLanguage()
  return null
}

afterEach(() => localStorage.clear())

it('shows the language of the account', async () => {
  renderScreen(<Page />, { answers: { [`GET ${PROFILE}`]: [{ locale: 'pl' }] } })
  await vi.waitFor(() => expect(currentLanguage()).toBe('pl'))
  expect(localStorage.getItem('language')).toBe('pl')
})

it("shows the company's language to a person who chose none", async () => {
  const answers = { [`GET ${PROFILE}`]: [{ locale: null }], 'GET /rest/v1/tenants': [{ locale: 'de' }] }
  renderScreen(<Page />, { answers })
  await vi.waitFor(() => expect(currentLanguage()).toBe('de'))
})

it('saves a choice that was made without a network on the next start', async () => {
  renderScreen(<p />, { answers: {} })
  await expect(choosePersonLanguage(DISPATCHER.userId, 'uk')).rejects.toThrow()
  expect(currentLanguage()).toBe('uk')
  const { requests } = renderScreen(<Page />, { answers: { [`PATCH ${PROFILE}`]: {} } })
  await vi.waitFor(() => expect(requests.map(({ body }) => body)).toContainEqual({ locale: 'uk' }))
  await vi.waitFor(() => expect(localStorage.getItem('language-unsaved')).toBeNull())
  expect(currentLanguage()).toBe('uk')
})
