// @vitest-environment happy-dom
// Tests that a ticket names its assignee without the list of owners, which can be reloaded.
import { expect, it, vi } from 'vitest'
import { Refusal } from '../../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { Assignee } from './assignee.tsx'

const INES = '00000000-0000-7000-8000-000000000005'
const ticket = {
  id: '00000000-0000-7000-8000-000000000003',
  subject: 'Import stops',
  status: 'open' as const,
  from: 'Marcus Oyelaran',
  email: null,
  tenantId: null,
  companyName: null,
  preview: '',
  createdAt: '2026-11-22T05:41:00.000Z',
  lastMessageAt: '2026-11-22T05:41:00.000Z',
  assignedTo: INES,
  assignedName: 'Ines Hale',
}

it('reports that the owners could not be loaded, and loads them again', async () => {
  let isBroken = true
  const state = {
    owners: [
      {
        id: INES,
        name: 'Ines Hale',
        email: 'ines@dropwise.example',
        since: ticket.createdAt,
        seenAt: null,
        hasSecondStep: true,
        isYou: false,
      },
    ],
    accounts: 1,
    accountsWithSecondStep: 1,
    sessions: 1,
    ownerSessions: [],
    failedSignIns: [],
    addresses: [],
    needsSecondStep: false,
    yourAddress: '192.0.2.1',
    apiKeys: [],
  }
  const { screen, user } = renderScreen(<Assignee ticket={ticket} isDisabled={false} onChange={vi.fn()} />, {
    path: '/owner/support',
    user: { ...DISPATCHER, role: 'owner' as const, tenantId: null },
    answers: {
      'GET /api/v1/owner/security': () =>
        isBroken
          ? new Refusal(403, { code: 'not_allowed', message: 'Your role does not allow this.' })
          : state,
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Ines Hale. The owners could not be loaded.')
  expect(screen.queryByLabelText('Assigned to')).toBeNull()
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByLabelText('Assigned to')
  expect(screen.queryByRole('alert')).toBeNull()
})
