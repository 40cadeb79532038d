// @vitest-environment happy-dom
// Tests the team page: members, invitations, and rights by role.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal, type BackendRequest } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { TeamScreen } from './team-screen.tsx'

const id = (digit: string) =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`
const member = (digit: string, name: string, role: string, isYou = false) => ({
  userId: id(digit),
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@harbourlane.example`,
  role,
  companyRole: null,
  isYou,
  joinedAt: '2026-11-01T08:00:00.000Z',
})
const invitation = {
  id: id('9'),
  email: 'nadia@harbourlane.example',
  role: 'dispatcher',
  companyRole: null,
  driverId: null,
  invitedBy: 'Dana Reed',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  isExpired: false,
  isHeld: true,
}
const CLERK = {
  id: id('7'),
  name: 'Customer service',
  rights: ['orders:read', 'orders:write'],
  members: [{ userId: id('3'), name: 'Omar Holt' }],
  invitations: 0,
}
const answersFor = (role: string) => ({
  'GET /api/v1/members': ({ query }: BackendRequest) => ({
    items:
      query.get('status') === 'suspended'
        ? [member('4', 'Finn Lake', 'driver')]
        : [member('2', 'Dana Reed', role, true), member('3', 'Omar Holt', 'viewer')],
    cursor: null,
  }),
  'GET /api/v1/invitations': { items: [invitation], cursor: null },
  'GET /api/v1/roles': { items: [CLERK] },
})

it('invites by address and role, and says where an address belongs already', async () => {
  let tries = 0
  const { screen, user, requests } = renderScreen(<TeamScreen />, {
    answers: {
      ...answersFor('admin'),
      'POST /api/v1/invitations': () => {
        tries += 1
        return tries === 1
          ? new Refusal(409, {
              code: 'already_member',
              message: 'omar@harbourlane.example already belongs to your company.',
            })
          : { id: id('8'), expiresAt: '2026-11-29T08:00:00.000Z' }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Invite somebody' }))
  await user.type(screen.getByLabelText('Email'), 'omar@harbourlane.example')
  await user.click(screen.getByRole('radio', { name: /^Viewer/ }))
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(/already belongs to your company/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Invitation sent to omar@harbourlane.example')).toBeDefined()
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    email: 'omar@harbourlane.example',
    role: 'viewer',
  })
})

it('asks for confirmation before a member is removed, and does not offer to remove oneself', async () => {
  const { screen, user, requests } = renderScreen(<TeamScreen />, {
    answers: { ...answersFor('admin'), [`DELETE /api/v1/members/${id('3')}`]: () => null },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Omar Holt' }))
  expect(screen.queryByRole('button', { name: 'Remove Dana Reed' })).toBeNull()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Omar Holt no longer belongs to the company')).toBeDefined()
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

it('hands the company over after confirmation, and reloads the own role', async () => {
  const { screen, user, requests } = renderScreen(<TeamScreen />, {
    answers: { ...answersFor('admin'), [`POST /api/v1/members/${id('3')}/hand-over`]: () => null },
  })
  await user.click(await screen.findByRole('button', { name: 'Hand over to Omar Holt' }))
  expect(screen.queryByRole('button', { name: 'Hand over to Dana Reed' })).toBeNull()
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand over' }))
  expect(await screen.findByText('Omar Holt is the administrator now')).toBeDefined()
  expect(requests.some(({ path }) => path.endsWith('/hand-over'))).toBe(true)
})

it('shows that a mail waits for a confirmed address, and lets dispatchers invite only drivers', async () => {
  const { screen, user } = renderScreen(<TeamScreen />, { answers: answersFor('dispatcher') })
  expect(await screen.findByText('Waits for your confirmation')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Invite a driver' }))
  expect(screen.getAllByRole('radio')).toHaveLength(1)
})

it('loads nothing for a viewer, and names the roles that may open the page', async () => {
  const { screen, requests } = renderScreen(<TeamScreen />, {
    user: { ...DISPATCHER, memberRole: 'viewer' },
    answers: answersFor('viewer'),
  })
  expect(await screen.findByText('The team is for dispatchers and administrators')).toBeDefined()
  expect(requests.filter(({ path }) => path.startsWith('/api/v1/'))).toEqual([])
})

it('[M84] gives a role of the company’s own, and shows what it may do and who has it', async () => {
  const { screen, user, requests } = renderScreen(<TeamScreen />, {
    answers: { ...answersFor('admin'), [`PATCH /api/v1/members/${id('3')}`]: () => null },
  })
  const roles = within(await screen.findByRole('list', { name: 'Roles' }))
  roles.getByText('Add, import, change and cancel orders, and write to recipients and drivers')
  roles.getByText('Omar Holt')
  await user.click(screen.getByRole('combobox', { name: 'Role of Omar Holt' }))
  await user.click(await screen.findByRole('option', { name: 'Customer service' }))
  expect(await screen.findByText('Omar Holt is Customer service now')).toBeDefined()
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ companyRoleId: id('7') })
})

it('[M84] makes a role from sentences, and ticks what a right needs', async () => {
  const { screen, user, requests } = renderScreen(<TeamScreen />, {
    answers: { ...answersFor('admin'), 'POST /api/v1/roles': { id: id('6') } },
  })
  await user.click(await screen.findByRole('button', { name: 'New role' }))
  await user.click(screen.getByRole('button', { name: 'Save role' }))
  expect(await screen.findByText('Choose at least one right')).toBeDefined()
  await user.type(screen.getByLabelText('Name'), 'Planner')
  await user.click(screen.getByRole('checkbox', { name: 'Plan days, and change plans by hand' }))
  expect(screen.getByRole('checkbox', { name: 'See plans and routes' }).getAttribute('aria-checked')).toBe(
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Save role' }))
  expect(await screen.findByText('Planner can be given now')).toBeDefined()
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Planner',
    rights: ['orders:read', 'fleet:read', 'plans:read', 'plans:write'],
  })
})

it('[M85] shows whom the directory deactivated, whom an administrator may remove', async () => {
  const { screen } = renderScreen(<TeamScreen />, { answers: answersFor('admin') })
  const list = within(await screen.findByRole('list', { name: 'Deactivated' }))
  expect(list.getByText('Finn Lake')).toBeDefined()
  expect(screen.getByText(/Give routes of drivers among them to others/)).toBeDefined()
  expect(list.getByRole('button', { name: 'Remove Finn Lake' })).toBeDefined()
})
