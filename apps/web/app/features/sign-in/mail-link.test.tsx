// @vitest-environment happy-dom
// Tests account mail links: the session in the fragment is removed from the URL.
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { readMailLink, useMailLink } from './mail-link.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

function LinkShown() {
  return <output>{JSON.stringify(useMailLink())}</output>
}

it('[2.5-6] takes the tokens out of the address bar as soon as it has read them', async () => {
  window.history.replaceState(null, '', '/reset-password#access_token=a.b.c&refresh_token=r1&type=recovery')
  const { screen } = renderScreen(<LinkShown />)
  await screen.findByText('{"tokens":{"access_token":"a.b.c","refresh_token":"r1"}}')
  expect(window.location.href).not.toContain('token')
  expect(window.location.pathname).toBe('/reset-password')
})

it('[2.5-6] passes on why a link does not work', () => {
  expect(readMailLink('#error=access_denied&error_description=The+link+has+expired')).toEqual({
    problem: 'The link has expired',
  })
  expect(readMailLink('')).toEqual({ problem: 'This page needs the link from the email' })
})
