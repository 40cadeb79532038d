// @vitest-environment happy-dom
// Tests that coming parcels are sorted by their expected time, not their promise.
import { trackingCheckCharacter } from '@dropwise/contracts'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import type { Delivery } from './api/deliveries.ts'
import { ComingUp } from './coming-up.tsx'

const NUMBERS = ['0123456789ABC', '0123456789ABD'].map((body) => body + trackingCheckCharacter(body))

const delivery = (trackingNumber: string, promisedFrom: string): Delivery => ({
  id: trackingNumber,
  tracking_number: trackingNumber,
  status: 'pending',
  status_at: '2026-04-16T06:00:00Z',
  status_note: null,
  delivered_at: null,
  promised_from: promisedFrom,
  promised_to: '2026-04-16T17:00:00Z',
  created_at: '2026-04-15T06:00:00Z',
})

const toldChange = (street: string, from: string, to: string) => ({
  ...trackingFixture(),
  status: 'pending',
  stopsBefore: null,
  eta: { from, to, reason: null },
  destination: { ...trackingFixture().destination, street },
})

it('[2.11-2] puts the parcel that comes first on top, and says when its time has passed', async () => {
  const [early = '', late = ''] = NUMBERS
  const { screen } = renderScreen(
    <ComingUp
      deliveries={[delivery(late, '2026-04-16T10:00:00Z'), delivery(early, '2026-04-16T10:30:00Z')]}
    />,
    {
      answers: {
        [`GET /api/v1/tracking/${late}`]: toldChange(
          'Silver Road',
          '2026-04-16T13:00:00Z',
          '2026-04-16T13:30:00Z',
        ),
        [`GET /api/v1/tracking/${early}`]: toldChange(
          'May Lane',
          '2026-04-16T08:00:00Z',
          '2026-04-16T08:30:00Z',
        ),
      },
    },
  )
  await screen.findByText(/to Silver Road/)
  await screen.findByText(/to May Lane/)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(rows.map((text) => /May Lane|Silver Road/.exec(text)?.[0])).toEqual(['May Lane', 'Silver Road'])
  expect(rows[0]).toContain('This time has passed.')
  expect(rows[1]).not.toContain('This time has passed.')
})
