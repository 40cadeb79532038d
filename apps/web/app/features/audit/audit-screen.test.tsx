// @vitest-environment happy-dom
// Tests the audit log: entries, integrity, retention.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AuditScreen } from './audit-screen.tsx'

const LINE = {
  id: '7f6e5b9a-0000-4000-8000-000000000001',
  at: '2026-11-24T09:00:00.000Z',
  tenantId: null,
  companyName: null,
  who: null,
  via: 'retention',
  ip: null,
  userAgent: null,
  action: 'audit_log.remove',
  subject: 'audit_log',
  subjectId: null,
  label: '3 lines',
  before: null,
  after: { lines: 3 },
}
const show = (
  keptSince: string | null,
  { cursor = null, items = [LINE] }: { cursor?: string | null; items?: object[] } = {},
) =>
  renderScreen(<AuditScreen isOwner />, {
    answers: {
      'GET /api/v1/audit': { items, cursor, keptSince },
      'GET /api/v1/audit/chain': { sealed: 12, brokenAt: null, keptSince },
    },
  }).screen

it('[2.8-6] says since when the log is kept, at its end and beside the seal', async () => {
  const screen = show('2025-11-24T12:00:00.000Z')
  expect(
    await screen.findByText('The log is kept since 24 Nov 2025. Older lines were removed for their age.'),
  ).toBeDefined()
  expect(await screen.findByText(/^12 lines sealed, none altered, since 24 Nov 2025$/)).toBeDefined()
  expect(screen.getByText('removed audit log 3 lines', { exact: false })).toBeDefined()
})

it('says at the end of the list that nothing was removed', async () => {
  expect(await show(null).findByText('Nothing older was removed.')).toBeDefined()
})

it('claims no end while there is more to show', async () => {
  const screen = show('2025-11-24T12:00:00.000Z', { cursor: 'x/y' })
  await screen.findByRole('button', { name: 'Show older' })
  expect(screen.queryByText(/is kept since/)).toBeNull()
})

it('[2.8-6] says so in an empty list too', async () => {
  expect(
    await show('2025-11-24T12:00:00.000Z', { items: [] }).findByText(/The log is kept since 24 Nov 2025/),
  ).toBeDefined()
})
