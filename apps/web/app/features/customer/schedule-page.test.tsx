// @vitest-environment happy-dom
// Tests that scheduling works without the person's saved wish, which only fills the form in.
import { DEMO_TRACKING_NUMBER } from '@dropwise/contracts'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { SchedulePage } from './schedule-page.tsx'

const BROKEN = new Refusal(500, { code: 'internal', message: 'It broke on our side.' })
const tracking = {
  ...trackingFixture(),
  status: 'pending' as const,
  vehicle: null,
  driver: null,
  promised: null,
}
const PROFILE = {
  id: DISPATCHER.userId,
  email: 'edith@example.com',
  first_name: 'Edith',
  last_name: 'Ward',
  phone: null,
  locale: null,
  notification_choices: {},
  created_at: '2026-11-24T00:00:00Z',
}

it('shows the form when the saved wish cannot be read', async () => {
  const { screen } = renderScreen(<SchedulePage />, {
    path: `/customer/schedule?parcel=${DEMO_TRACKING_NUMBER}`,
    user: { ...DISPATCHER, role: 'customer', tenantId: null },
    answers: {
      'GET /rest/v1/deliveries': [],
      [`GET /api/v1/tracking/${DEMO_TRACKING_NUMBER}`]: tracking,
      'POST /rest/v1/rpc/claim_delivery': () => Response.json(DISPATCHER.userId),
      'GET /rest/v1/delivery_preferences': () => [],
      'POST /rest/v1/rpc/standing_wish': () => BROKEN,
      'GET /rest/v1/profiles': PROFILE,
      '*': () => [],
    },
  })
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeDefined()
  expect(screen.queryByText(/It broke on our side/)).toBeNull()
})
