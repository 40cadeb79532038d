// @vitest-environment happy-dom
// Tests leaving for the operator's sign-in server, and returning.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answers } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { leaveForCompany, leaveForSingleSignOn, takeReturn } from './single-sign-on.ts'

const library = vi.hoisted(() => ({ setSession: vi.fn(async () => ({ error: null })) }))
vi.mock('../../lib/supabase.ts', () => ({
  supabase: async () => ({
    auth: { getSession: async () => ({ data: { session: null } }), setSession: library.setSession },
  }),
}))

const CONFIG = {
  url: 'http://localhost:3000',
  anonKey: 'anon-key-of-a-test',
  mapStyleUrl: null,
  singleSignOn: { label: 'Fleet ID' },
  features: { demo: false },
  demoAccounts: [],
  version: 'test',
}
const TOKENS = { access_token: 'a.b.c', refresh_token: 'r1' }
const TOKEN = 'POST /auth/v1/token'

beforeEach(() => {
  sessionStorage.clear()
  library.setSession.mockClear()
})
afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

/** Renders the sign-in page with this query. */
function show(search: string, answers: Answers = {}) {
  window.history.replaceState(null, '', `/login${search}`)
  const onStart = vi.fn()
  const view = renderScreen(<SignInForm to={null} onStart={onStart} />, {
    path: '/login',
    user: null,
    answers: { 'GET /config.json': CONFIG, ...answers },
  })
  return { ...view, onStart }
}

/** Simulates this tab leaving. */
async function leave(search = ''): Promise<URL> {
  window.history.replaceState(null, '', `/login${search}`)
  let url = ''
  expect(await leaveForSingleSignOn((to) => (url = to))).toBeNull()
  return new URL(url)
}

it('offers the server by its name', async () => {
  const { screen } = show('')
  await screen.findByRole('button', { name: 'Continue with Fleet ID' })
})

it('leaves with a challenge and comes back to the same page', async () => {
  show('')
  const { pathname, searchParams } = await leave('?to=%2Ftenant%2Ffleet')
  expect(pathname).toBe('/auth/v1/authorize')
  expect(searchParams.get('provider')).toBe('oidc')
  expect(searchParams.get('redirect_to')).toMatch(/\/login\?to=%2Ftenant%2Ffleet$/)
  expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43,64}$/)
})

it('trades the code for a session and takes it out of the address', async () => {
  await leave()
  const verifier = sessionStorage.getItem('single_sign_on_verifier')
  const { requests, onStart } = show('?to=%2Ftenant%2Ffleet&code=c-1', { [TOKEN]: TOKENS })
  await vi.waitFor(() => expect(library.setSession).toHaveBeenCalledWith(TOKENS))
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    auth_code: 'c-1',
    code_verifier: verifier,
  })
  expect(onStart).toHaveBeenCalledOnce()
  expect(window.location.search).toBe('?to=%2Ftenant%2Ffleet')
  expect(sessionStorage.length).toBe(0)
})

it("shows the server's sentence when it did not work", async () => {
  await leave()
  const { screen } = show(
    '?error=access_denied&error_code=access_denied&error_description=The+sign-in+with+Fleet+ID+was+cancelled.',
  )
  expect((await screen.findByRole('alert')).textContent).toBe('The sign-in with Fleet ID was cancelled.')
  expect(window.location.search).toBe('')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Fleet ID' }).disabled).toBe(
    false,
  )
})

it('says why a code is refused', async () => {
  await leave()
  const refused = Response.json(
    { error_code: 'flow_state_expired', msg: 'invalid flow state, flow state has expired' },
    { status: 422 },
  )
  const { screen } = show('?code=c-1', { [TOKEN]: refused })
  await screen.findByText('This sign-in took too long or was used already. Start it again.')
  expect(library.setSession).not.toHaveBeenCalled()
})

it.each(['?code=of-somebody-else', '?error_description=Call+0900+12345+now'])(
  'neither signs in nor repeats what a link from elsewhere brings: %s',
  async (search) => {
    const { screen, requests } = show(search, { [TOKEN]: TOKENS })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This sign-in was not started in this tab. Start it again here.',
    )
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  },
)

it('leaves other addresses alone', () => {
  window.history.replaceState(null, '', '/login?to=%2Fowner')
  expect(takeReturn()).toBeNull()
  expect(window.location.search).toBe('?to=%2Fowner')
})

it('[M85] leaves for the company of the typed address with its domain alone', async () => {
  let url = ''
  expect(await leaveForCompany('Nora.Keys@Fleet.example ', (to) => (url = to))).toBeNull()
  const { pathname, searchParams } = new URL(url)
  expect(pathname).toBe('/api/v1/sign-on/start')
  expect(searchParams.get('domain')).toBe('Fleet.example')
  expect(url).not.toContain('Nora')
  expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43,64}$/)
})

it('[M85] asks for the address first', async () => {
  const { screen, user } = show('')
  await user.click(await screen.findByRole('button', { name: 'Continue with single sign-on' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Enter your email above: its domain leads to your company.',
  )
})

it('[M85] says in its own words why a company let nobody in', async () => {
  await leave()
  const { screen } = show(
    '?error=access_denied&error_code=sso_not_invited&error_description=text+of+the+server',
  )
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are not a member of this company. Ask its administrator to let you in.',
  )
})
