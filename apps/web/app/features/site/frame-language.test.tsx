// @vitest-environment happy-dom
// The frame of pages without a layout: tracking pages and the page for unknown addresses.
import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { showLanguage, useEveryArrival } from '../../lib/language.ts'
import FindDelivery from '../../routes/tracking/find.tsx'
import NotFoundPage from '../../routes/not-found.tsx'
import { renderScreen } from '../../testing/render-screen.tsx'

/** For catalogues to arrive on a busy machine. */
const PATIENCE_MS = 20_000

afterEach(async () => {
  vi.restoreAllMocks()
  await showLanguage('en-GB')
})

function Document({ children }: { children: ReactNode }) {
  useEveryArrival()
  return children
}

const readerOf = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

it.each([
  ['/track', FindDelivery, 'Lieferung verfolgen'],
  ['/nowhere', NotFoundPage, 'Seite nicht gefunden'],
])('%s has its frame in the language of its reader', async (path, Page, heading) => {
  readerOf('de-AT')
  const { screen } = renderScreen(
    <Document>
      <Page />
    </Document>,
    { path, user: null },
  )
  await waitFor(() => expect(screen.getByRole('link', { name: 'Zum Inhalt springen' })).toBeDefined(), {
    timeout: PATIENCE_MS,
  })
  expect(document.documentElement.lang).toBe('de')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading), {
    timeout: PATIENCE_MS,
  })
})

it('stays English where the frame lacks the language of the tracking page', async () => {
  readerOf('cs')
  const { screen } = renderScreen(<FindDelivery />, { path: '/track', user: null })
  await waitFor(
    () =>
      expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('cs'),
    { timeout: PATIENCE_MS },
  )
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('lang')).toBe('en-GB')
})
