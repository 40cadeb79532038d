// @vitest-environment happy-dom
// The footer of public pages in the language that its reader chooses.
import { waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showLanguage, useEveryArrival, wantedLanguage } from '../../lib/language.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SiteFooter } from './site-footer.tsx'

afterEach(async () => {
  localStorage.clear()
  await showLanguage('en-GB')
})

function Page() {
  useEveryArrival()
  return <SiteFooter />
}

it('[2.3-3] changes the language, which this browser keeps', async () => {
  const { screen, user } = renderScreen(<Page />, { path: '/' })
  expect(screen.getByRole('link', { name: 'Help Center' })).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch')
  expect(await screen.findByRole('combobox', { name: 'Sprache' }, { timeout: 20_000 })).toBeTruthy()
  // The page gets its language after its texts.
  await waitFor(() => expect(document.documentElement.lang).toBe('de'), { timeout: 20_000 })
  expect(screen.queryByRole('link', { name: 'Help Center' })).toBeNull()
  expect(wantedLanguage()).toBe('de')
})
