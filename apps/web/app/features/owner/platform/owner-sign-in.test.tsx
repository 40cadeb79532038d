// @vitest-environment happy-dom
// Tests requiring a second factor from owners: effects first, and server errors.
import { expect, it } from 'vitest'
import { Refusal } from '../../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { OwnerSecurityScreen } from './security-screen.tsx'

const PUT = 'PUT /api/v1/owner/sign-in'
const person = (name: string, isYou: boolean, hasSecondStep: boolean) => ({
  id: `00000000-0000-7000-8000-00000000000${isYou ? 1 : 2}`,
  name,
  email: `${name.toLowerCase()}@dropwise.example`,
  since: '2026-01-05T08:00:00.000Z',
  hasSecondStep,
  seenAt: null,
  isYou,
})
const state = (hasOwn: boolean, needsSecondStep = false) => ({
  owners: [person('Ada', true, hasOwn), person('Ben', false, false)],
  accounts: 3,
  accountsWithSecondStep: 1,
  sessions: 2,
  ownerSessions: [],
  failedSignIns: [],
  addresses: [],
  yourAddress: '203.0.113.7',
  needsSecondStep,
  apiKeys: [],
})
const show = (hasOwn: boolean, answer: object) =>
  renderScreen(<OwnerSecurityScreen />, {
    path: '/owner/security',
    user: { ...DISPATCHER, role: 'owner' as const, tenantId: null },
    answers: { 'GET /api/v1/owner/security': state(hasOwn), [PUT]: answer },
  })
const BOX = 'Owners need a second step at sign-in'

it('shows who is affected, and asks for confirmation', async () => {
  const { screen, user, requests } = show(true, state(true, true))
  await screen.findByText(/One other owner has none: that account is signed out once you ask for it/)
  await user.click(screen.getByLabelText(BOX))
  await screen.findByText('Owners need a second step now')
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { needsSecondStep: true },
  ])
})

it('leads an owner without a second step to adding one', async () => {
  const { screen, user } = show(
    false,
    () =>
      new Refusal(409, {
        code: 'own_second_step_missing',
        message: 'You signed in without a second step yourself.',
        hint: 'Add one.',
      }),
  )
  await screen.findByText(/One other owner has none/)
  await screen.findByText(/Add your own first, and sign in with it/)
  await user.click(screen.getByLabelText(BOX))
  await screen.findByText(/You signed in without a second step yourself/)
})

it('lists sessions of owners and failed sign-ins, and ends a session', async () => {
  const session = {
    id: '00000000-0000-7000-8000-000000000009',
    ownerId: '00000000-0000-7000-8000-000000000002',
    ownerName: 'Ben',
    usedAt: new Date().toISOString(),
    ip: '203.0.113.9',
    userAgent: null,
    hasSecondStep: false,
    isThis: false,
  }
  const attempt = {
    email: 'ben@dropwise.example',
    isOwner: true,
    ip: '198.51.100.4',
    userAgent: null,
    tries: 12,
    lastAt: new Date().toISOString(),
    outcome: 'wrong_password',
    hasSignedInSince: false,
  }
  const before = { ...state(true), ownerSessions: [session], failedSignIns: [attempt] }
  const path = `/api/v1/owner/owners/${session.ownerId}/sessions/${session.id}`
  let isEnded = false
  const { screen, user, requests } = renderScreen(<OwnerSecurityScreen />, {
    path: '/owner/security',
    user: { ...DISPATCHER, role: 'owner' as const, tenantId: null },
    answers: {
      'GET /api/v1/owner/security': () => (isEnded ? state(true) : before),
      [`DELETE ${path}`]: () => {
        isEnded = true
        return state(true)
      },
    },
  })
  await screen.findByText(/12 attempts, last/)
  await user.click(screen.getByRole('button', { name: /^Sign out Ben/ }))
  await screen.findByText('No owner has an open session in a browser.')
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ path: sent }) => sent)).toEqual([path])
})
