// @vitest-environment happy-dom
// Tests the invitation page: new person, existing account, another account, expired link.
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import type { SignedIn } from '../../lib/session-context.ts'
import { InvitePage } from './invite-page.tsx'

const TOKEN = 'a-token-of-an-invitation-long-enough'
const offer = {
  companyName: 'Fenwick & Sons',
  email: 'nadia@fleet.example',
  role: 'dispatcher',
  invitedBy: 'Irene Rask',
  hasAccount: false,
}

function open(preview: object, user: SignedIn | null = null) {
  const signIn = vi.fn(async () => null)
  const onJoined = vi.fn()
  const view = renderScreen(
    <InvitePage
      token={TOKEN}
      page={({ title, lead, children }) => (
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
        </div>
      )}
      signIn={signIn}
      onJoined={onJoined}
    />,
    {
      user,
      answers: {
        'POST /api/v1/invitations/look': preview,
        'POST /api/v1/invitations/accept': { companyName: offer.companyName, role: offer.role },
      },
    },
  )
  return { ...view, signIn, onJoined }
}

it('makes the account of somebody new and signs in', async () => {
  const { screen, user, requests, signIn, onJoined } = open(offer)
  expect(await screen.findByRole('heading', { name: 'Join Fenwick & Sons' })).toBeDefined()
  expect(screen.getByText(/Irene Rask has invited you to work as Dispatcher/)).toBeDefined()
  await user.type(screen.getByLabelText('First name'), 'Nadia')
  await user.type(screen.getByLabelText('Last name'), 'Rahman')
  await user.type(screen.getByLabelText('Password'), 'quiet harbour 42')
  await user.click(screen.getByRole('button', { name: 'Create account and join' }))
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalled(), { timeout: 60_000 })
  expect(signIn).toHaveBeenCalledWith('nadia@fleet.example', 'quiet harbour 42')
  expect(requests.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({
    token: TOKEN,
    person: { firstName: 'Nadia', lastName: 'Rahman', password: 'quiet harbour 42' },
  })
})

it('sends somebody with an account to sign in, and back', async () => {
  const { screen } = open({ ...offer, hasAccount: true })
  const link = await screen.findByRole('link', { name: 'Sign In' })
  expect(link.getAttribute('href')).toBe('/login?to=/invite')
})

it('names the invited person to somebody else', async () => {
  const { screen } = open(offer, DISPATCHER)
  expect(
    await screen.findByRole('heading', { name: 'This invitation is for nadia@fleet.example' }),
  ).toBeDefined()
  expect(screen.getByText(/You are signed in as dana@harbourlane.example/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

it('says that it has expired, and whom to ask', async () => {
  const { screen } = open(
    () =>
      new Refusal(410, {
        code: 'invitation_expired',
        message: 'This invitation has expired.',
        hint: 'Ask Fenwick & Sons to send it again.',
      }),
  )
  expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeDefined()
  expect(screen.getByText('Ask Fenwick & Sons to send it again.')).toBeDefined()
})
