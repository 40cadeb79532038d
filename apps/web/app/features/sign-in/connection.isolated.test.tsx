// @vitest-environment happy-dom
// Tests connecting to the operator's sign-in server on the security page.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ConnectionSection } from './connection-section.tsx'
import { leaveToConnect } from './connection.ts'

const USER = 'GET /auth/v1/user'
const AUTHORIZE = 'GET /auth/v1/user/identities/authorize'
const EMAIL = { identity_id: 'e1', provider: 'email', created_at: '2026-11-01T09:00:00Z' }
const FLEET = {
  identity_id: 'o1',
  provider: 'oidc',
  email: 'ann@elsewhere.example',
  created_at: '2026-11-03T09:00:00Z',
  last_sign_in_at: '2026-11-20T09:00:00Z',
}
const config = vi.hoisted(() => ({ loadConfig: vi.fn() }))
vi.mock('../../lib/config.ts', () => config)
const library = vi.hoisted(() => ({ refreshSession: vi.fn(async () => ({ error: null })) }))
vi.mock('../../lib/supabase.ts', () => ({
  supabase: async () => ({
    auth: { getSession: async () => ({ data: { session: null } }), refreshSession: library.refreshSession },
  }),
}))
const CONFIG = { url: 'http://localhost:3000', singleSignOn: { label: 'Fleet ID' } }

beforeEach(() => {
  sessionStorage.clear()
  config.loadConfig.mockResolvedValue(CONFIG)
})
afterEach(() => window.history.replaceState(null, '', '/'))

function show(answers: Answers, { search = '' } = {}) {
  window.history.replaceState(null, '', `/account/security${search}`)
  return renderScreen(<ConnectionSection />, {
    path: '/account/security',
    answers,
  })
}
const refusal = (status: number, code: string, msg: string) =>
  Response.json({ error_code: code, msg }, { status })

it('lists the provider with its address, and disconnects it', async () => {
  const { screen, user, requests } = show({
    [USER]: { identities: [EMAIL, FLEET] },
    'DELETE /auth/v1/user/identities/o1': { ended_sessions: 2 },
  })
  await screen.findByText('ann@elsewhere.example, connected 3 November 2026, last used 20 November 2026')
  await user.click(screen.getByRole('button', { name: 'Disconnect Fleet ID' }))
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await screen.findByText('Disconnected from Fleet ID')
  expect(screen.getByText('2 other sessions ended.')).toBeDefined()
  // The token lists the providers too.
  expect(library.refreshSession).toHaveBeenCalled()
  expect(requests.some(({ method, path }) => method === 'DELETE' && path.endsWith('/o1'))).toBe(true)
})

it('keeps the last way in, with the reason', async () => {
  const sentence = 'This is your last way in. Choose a password or add a passkey first.'
  const { screen, user } = show({
    [USER]: { identities: [FLEET] },
    'DELETE /auth/v1/user/identities/o1': refusal(422, 'single_identity_not_deletable', sentence),
  })
  await user.click(await screen.findByRole('button', { name: 'Disconnect Fleet ID' }))
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  await screen.findByText(sentence)
  expect(screen.getByRole('heading', { name: 'Disconnect Fleet ID?' })).toBeDefined()
})

it('leaves to connect, with this page to come back to', async () => {
  const { requests } = show({
    [USER]: { identities: [EMAIL] },
    [AUTHORIZE]: { url: 'https://id.fleet.example/auth?state=x' },
  })
  let leftFor = ''
  await leaveToConnect((url) => (leftFor = url))
  expect(leftFor).toBe('https://id.fleet.example/auth?state=x')
  const authorizeRequest = requests.find(({ path }) => path.endsWith('/authorize'))
  expect(authorizeRequest?.query.get('redirect_to')).toBe(`${location.origin}/account/security`)
  expect(authorizeRequest?.query.get('skip_http_redirect')).toBe('true')
})

it('says why it could not leave', async () => {
  const { screen, user } = show({
    [USER]: { identities: [EMAIL] },
    [AUTHORIZE]: refusal(403, 'insufficient_aal', 'AAL2 required'),
  })
  await user.click(await screen.findByRole('button', { name: 'Connect Fleet ID' }))
  await screen.findByText('Sign in again with your second step, then try again.')
})

it('shows the result of the connection once, in the tab that started it', async () => {
  const search = '?error=access_denied&error_code=identity_already_exists&error_description=Taken.'
  sessionStorage.setItem('single_sign_on_connecting', '1')
  const authorizeRequest = show({ [USER]: { identities: [EMAIL] } }, { search })
  await authorizeRequest.screen.findByText('Taken.')
  expect(window.location.search).toBe('')
  authorizeRequest.unmount()
  const { screen } = show({ [USER]: { identities: [EMAIL] } }, { search })
  await screen.findByRole('button', { name: 'Connect Fleet ID' })
  expect(screen.queryByText('Taken.')).toBeNull()
  expect(window.location.search).toBe('')
})

it('reports a new connection', async () => {
  sessionStorage.setItem('single_sign_on_connecting', '1')
  const { screen } = show({ [USER]: { identities: [EMAIL, FLEET] } }, { search: '?connected=oidc' })
  await screen.findByText('Connected with Fleet ID')
})

it('is not there where no server is set up', async () => {
  config.loadConfig.mockResolvedValue({ ...CONFIG, singleSignOn: null })
  const { screen, requests } = show({ [USER]: { identities: [EMAIL, FLEET] } })
  await vi.waitFor(() => expect(config.loadConfig).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('Sign-in providers')).toBeNull()
  expect(requests).toEqual([])
})
