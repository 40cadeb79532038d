// @vitest-environment happy-dom
// Tests a driver's sign-in by code: typed or scanned, errors, and the message on a replaced phone.
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DriverCodePage } from './driver-code-page.tsx'

const library = vi.hoisted(() => ({ supabase: vi.fn() }))
vi.mock('../../lib/supabase.ts', () => library)

const TOKENS = { accessToken: 'access', refreshToken: 'refresh' }

function open({ scanned = '', end = null, answer = TOKENS as object } = {}) {
  const setSession = vi.fn(async () => ({ error: null }))
  library.supabase.mockResolvedValue({ auth: { setSession } })
  const onSignedIn = vi.fn()
  const page = <DriverCodePage scanned={scanned} end={end} onSignedIn={onSignedIn} />
  const answers = { 'POST /api/v1/driver/sign-in': answer }
  return { ...renderScreen(page, { path: '/driver/code', user: null, answers }), setSession, onSignedIn }
}

it('[2.2-6] takes a code as it is typed, and opens the session', async () => {
  const { screen, user, requests, setSession, onSignedIn } = open()
  const button = screen.getByRole('button', { name: 'Sign in' })
  await user.type(screen.getByLabelText('Code'), 'acde fhj')
  expect(button).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Code'), 'k')
  expect(screen.getByLabelText('Code')).toHaveProperty('value', 'ACDE-FHJK')
  await user.click(button)
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({ code: 'ACDEFHJK' })
  expect(setSession).toHaveBeenCalledWith({ access_token: 'access', refresh_token: 'refresh' })
})

it('has a scanned code filled in and waits for the press: a preview of the link must not use it up', async () => {
  const { screen, user, requests, onSignedIn } = open({ scanned: 'acdefhjk' })
  expect(screen.getByLabelText('Code')).toHaveProperty('value', 'ACDE-FHJK')
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

it('says why a code does not work and what to do', async () => {
  const refusal = new Refusal(403, {
    code: 'driver_code_wrong',
    message: 'This code does not work.',
    hint: 'Ask your dispatcher for a new one.',
  })
  const { screen, user, onSignedIn, setSession } = open({ scanned: 'ACDEFHJK', answer: () => refusal })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This code does not work. Ask your dispatcher for a new one.',
  )
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(setSession).not.toHaveBeenCalled()
})

it.each([
  ['replaced', 'You signed in on another phone'],
  ['expired', 'Your shift is over'],
] as const)('[2.2-7] tells a phone whose session was %s, and that nothing is lost', (end, title) => {
  const page = <DriverCodePage scanned="" end={end} onSignedIn={() => {}} />
  const { screen } = renderScreen(page, { path: '/driver/code', user: null })
  const status = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(status.join(' ')).toContain(title)
  expect(status.join(' ')).toContain('It is sent when you sign in again.')
})
