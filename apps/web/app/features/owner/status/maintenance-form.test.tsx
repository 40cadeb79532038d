// @vitest-environment happy-dom
// Tests the form of a maintenance window, whose times are a day and a time in the reader's order.
import { instantOf } from '@dropwise/contracts'
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showLanguage } from '../../../lib/language.ts'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { stopUnreadForms } from '../../../ui/unread-fields.ts'
import { OwnerStatusScreen } from './status-screen.tsx'

let stop: () => void
beforeEach(() => {
  stop = stopUnreadForms()
})
afterEach(async () => {
  stop()
  vi.restoreAllMocks()
  await showLanguage('en-GB')
})

const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

it('takes days in German order and times without a colon, and is not sent with a day that does not exist', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  await showLanguage('de')
  const { screen, user, requests } = renderScreen(<OwnerStatusScreen />, {
    path: '/owner/status',
    user: owner,
    answers: {
      'GET /api/v1/status': {
        checkedAt: '2026-12-01T08:00:00Z',
        state: 'up',
        components: [],
        incidents: [],
        maintenance: [],
      },
      'GET /rest/v1/incidents': [],
      'GET /rest/v1/maintenance_windows': [],
      'POST /rest/v1/maintenance_windows': () => new Response(null, { status: 201 }),
    },
  })
  const sent = () => requests.filter(({ method }) => method === 'POST')
  await user.click(await screen.findByRole('button', { name: 'Wartung ankündigen' }))
  await user.type(await screen.findByLabelText('Titel'), 'Neue Platten')
  const field = async (label: string) => {
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(label).type).toBe('text'), {
      timeout: 30_000,
    })
    return screen.getByLabelText<HTMLInputElement>(label)
  }
  const [from, until] = [await field('Von'), await field('Bis')]
  const [fromTime, untilTime] = screen.getAllByLabelText<HTMLInputElement>('Um')
  await user.type(from, '31.2.2027')
  await user.type(fromTime!, '930')
  await user.type(until, '5.12.2026')
  await user.type(untilTime!, '11:15')
  fireEvent.click(screen.getByRole('button', { name: 'Ankündigen' }))
  expect(await screen.findByText('Muss ein Datum wie 16.04.2026 sein')).toBeDefined()
  expect(sent()).toEqual([])

  await user.clear(from)
  await user.type(from, '5.12.2026')
  fireEvent.click(screen.getByRole('button', { name: 'Ankündigen' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({
    title: 'Neue Platten',
    starts_at: instantOf('2026-12-05', 9.5 * 3600, ZONE).toISOString(),
    ends_at: instantOf('2026-12-05', 11.25 * 3600, ZONE).toISOString(),
  })
})
