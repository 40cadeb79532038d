// @vitest-environment happy-dom
// Tests an account's passkeys, and error messages.
import { afterEach, expect, it, vi } from 'vitest'
import type { Answers } from '../../testing/fake-backend.ts'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AuthCallError } from './auth-call.ts'
import { passkeyProblem } from './passkey.ts'
import { Passkeys } from './passkeys.tsx'

const LIST = 'GET /auth/v1/webauthn/passkeys'
const ITEM = {
  id: 'k1',
  name: 'Work laptop',
  created_at: '2026-11-03T09:00:00Z',
  last_used_at: null,
  needs_second_step: false,
}

afterEach(() => vi.unstubAllGlobals())

function show(answers: Answers, canUse = true) {
  if (canUse) vi.stubGlobal('PublicKeyCredential', class {})
  return renderScreen(<Passkeys />, { path: '/account/security', answers })
}

it('lists them with the day they were added and used', async () => {
  const usedPasskey = {
    ...ITEM,
    id: 'k2',
    name: 'Phone',
    last_used_at: '2026-11-20T09:00:00Z',
    needs_second_step: true,
  }
  const { screen } = show({ [LIST]: [ITEM, usedPasskey] })
  await screen.findByText('Work laptop')
  expect(screen.getByText('Added 3 November 2026, not used yet')).toBeDefined()
  expect(screen.getAllByText(/^Asks for a code as well/)).toHaveLength(1)
  expect(screen.getByText('Added 3 November 2026, last used 20 November 2026')).toBeDefined()
})

it('has a button where there are none, and says when they cannot be read', async () => {
  const empty = show({ [LIST]: [] })
  await empty.screen.findByRole('button', { name: 'Add passkey' })
  expect(empty.screen.queryByRole('list', { name: 'Passkeys' })).toBeNull()
  empty.unmount()
  const { screen } = show({ [LIST]: new Refusal(500, { code: 'unexpected_failure', message: 'Broken' }) })
  await screen.findByText('Passkeys could not be loaded')
})

it('keeps the dialog open when a new name is refused', async () => {
  const path = `PATCH /auth/v1/webauthn/passkeys/${ITEM.id}`
  const refused = Response.json(
    { error_code: 'webauthn_credential_not_found', msg: 'Passkey not found' },
    { status: 404 },
  )
  const { screen, user, requests } = show({ [LIST]: [ITEM], [path]: refused })
  await user.click(await screen.findByRole('button', { name: 'Rename Work laptop' }))
  const name = screen.getByLabelText('Name')
  await user.clear(name)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await user.type(name, ' Desk {enter}')
  await screen.findByText(/^This passkey is not known here/)
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Desk' })
})

it('says how many sessions ended with one that is removed', async () => {
  const path = `DELETE /auth/v1/webauthn/passkeys/${ITEM.id}`
  const { screen, user } = show({ [LIST]: [ITEM], [path]: { id: ITEM.id, ended_sessions: 2 } })
  await user.click(await screen.findByRole('button', { name: 'Remove Work laptop' }))
  expect(screen.getByText(/whoever is signed in with it elsewhere is signed out/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await screen.findByText('Passkey removed')
  expect(screen.getByText('2 other sessions ended.')).toBeDefined()
})

it('is not offered by a browser that has none', () => {
  const { screen } = show({ [LIST]: [ITEM] }, false)
  expect(screen.queryByText('Passkeys')).toBeNull()
})

const deviceError = (name: string, code?: string) =>
  Object.assign(new Error('technical'), { name, ...(code !== undefined && { code }) })

it.each([
  [deviceError('NotAllowedError', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'), 'Cancelled, or the time ran out.'],
  [
    deviceError('InvalidStateError', 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'),
    'This device already holds a passkey for your account.',
  ],
  [new AuthCallError('webauthn_challenge_expired', 'technical'), 'That took too long. Please try again.'],
  [new AuthCallError('user_banned', 'User is banned'), undefined],
  [new TypeError('Failed to fetch'), undefined],
  ['text', undefined],
])('says %s in plain words, or leaves it to others', (error, sentence) => {
  expect(passkeyProblem(error)).toBe(sentence)
})
