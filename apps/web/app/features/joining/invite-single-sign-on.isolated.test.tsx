// @vitest-environment happy-dom
// Tests a new person's invitation when the operator has its own sign-in server.
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { InvitePage } from './invite-page.tsx'

vi.mock('../../lib/config.ts', () => ({
  loadConfig: async () => ({ singleSignOn: { label: 'Fleet ID' } }),
}))

it('offers that server, and keeps the invitation for the way back', async () => {
  const { screen, user } = renderScreen(
    <InvitePage
      token="a-token-of-an-invitation-long-enough"
      page={({ children }) => <div>{children}</div>}
      signIn={async () => null}
      onJoined={() => {}}
    />,
    {
      user: null,
      answers: {
        'POST /api/v1/invitations/look': {
          companyName: 'Fenwick & Sons',
          email: 'nadia@fleet.example',
          role: 'dispatcher',
          invitedBy: 'Irene Rask',
          hasAccount: false,
        },
      },
    },
  )
  const link = await screen.findByRole('link', { name: 'Or continue with Fleet ID' })
  expect(link.getAttribute('href')).toBe('/login?to=/invite')
  await user.click(link)
  expect(sessionStorage.getItem('link of /invite')).toBe('a-token-of-an-invitation-long-enough')
})
