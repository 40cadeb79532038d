// @vitest-environment happy-dom
// Tests the messages for a missing session (requirement 8-1).
import { AUTH_STORAGE_KEY } from '@dropwise/contracts'
import { act, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSession } from './session-context.ts'
import { SessionProvider } from './session.tsx'

const library = vi.hoisted(() => ({ supabase: vi.fn() }))
vi.mock('./supabase.ts', () => library)
const health = vi.hoisted(() => ({ checkHealth: vi.fn() }))
vi.mock('./health.ts', () => health)

configure({ asyncUtilTimeout: 60_000 })
function Shown() {
  const { status, problem } = useSession()
  return <p>{problem ?? status}</p>
}
const renderSession = () =>
  render(
    <SessionProvider>
      <Shown />
    </SessionProvider>,
  )

beforeEach(() => {
  health.checkHealth.mockResolvedValue({ overall: 'healthy', summary: '', checks: [], at: new Date() })
  localStorage.setItem(AUTH_STORAGE_KEY, '{"access_token":"a.b.c","expires_at":1}')
})
afterEach(() => localStorage.clear())

it('[8-1] names an authentication error when the kept session cannot be read', async () => {
  library.supabase.mockRejectedValue(new Error('The client library did not load'))
  renderSession()
  await screen.findByText('Authentication error: The client library did not load')
})

it('[8-1] names a failed initialization when the page cannot start at all', async () => {
  health.checkHealth.mockRejectedValueOnce(new Error('Requests are not allowed in this window'))
  renderSession()
  await screen.findByText('Initialization failed: Requests are not allowed in this window')
})

it('is signed out without a session, and never loads the client library', async () => {
  localStorage.clear()
  library.supabase.mockReset()
  renderSession()
  await screen.findByText('signed_out')
  expect(library.supabase).not.toHaveBeenCalled()
})

/** A stored session with an expired token. */
const STORED_SESSION = {
  access_token: 'a.b.c',
  expires_at: 1,
  user: { id: 'driver', email: 'kit@example.com', app_metadata: { role: 'driver' }, user_metadata: {} },
}

it('[2.1-3] starts the driver’s app without a network, as the person that the phone knows', async () => {
  window.history.replaceState(null, '', '/driver')
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(STORED_SESSION))
  health.checkHealth.mockResolvedValue({ overall: 'down', summary: '', checks: [], at: new Date() })
  library.supabase.mockRejectedValue(new Error('Failed to fetch'))
  renderSession()
  await screen.findByText('signed_in')
  window.history.replaceState(null, '', '/')
})

it('ends the driver’s session once the server has ended it', async () => {
  window.history.replaceState(null, '', '/driver')
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(STORED_SESSION))
  library.supabase.mockResolvedValue({
    auth: {
      onAuthStateChange: (onChange: (event: string, session: null) => void) => {
        // As the library does after a refused refresh token.
        localStorage.removeItem(AUTH_STORAGE_KEY)
        onChange('SIGNED_OUT', null)
        return { data: { subscription: { unsubscribe: () => {} } } }
      },
      getSession: async () => ({ data: { session: null }, error: null }),
    },
  })
  renderSession()
  await screen.findByText('signed_out')
  window.history.replaceState(null, '', '/')
})

function Leaving() {
  const { status, hasLeft, signOut } = useSession()
  return <button onClick={() => void signOut()}>{hasLeft ? `${status}, by choice` : status}</button>
}

it('[2.10-1] distinguishes signing out from an ended session', async () => {
  const listeners: ((event: string, session: null) => void)[] = []
  const end = () => {
    localStorage.removeItem(AUTH_STORAGE_KEY)
    for (const listener of listeners) listener('SIGNED_OUT', null)
  }
  library.supabase.mockResolvedValue({
    auth: {
      getSession: async () => ({ data: { session: STORED_SESSION }, error: null }),
      onAuthStateChange: (listener: (typeof listeners)[number]) => {
        listeners.push(listener)
        return { data: { subscription: { unsubscribe: () => {} } } }
      },
      signOut: async () => end(),
    },
  })
  const renderLeaving = () =>
    render(
      <SessionProvider>
        <Leaving />
      </SessionProvider>,
    )
  const first = renderLeaving()
  ;(await screen.findByText('signed_in')).click()
  await screen.findByText('signed_out, by choice')
  first.unmount()

  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(STORED_SESSION))
  renderLeaving()
  await screen.findByText('signed_in')
  act(end)
  await screen.findByText('signed_out')
})
