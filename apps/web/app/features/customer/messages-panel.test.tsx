// @vitest-environment happy-dom
// Tests messages of a parcel: received ones are marked as read, own ones are sent once.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { trackingFixture } from '@dropwise/contracts/tracking/tracking-fixture'
import { MessagesPanel } from './messages-panel.tsx'

const uuid = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const answer = {
  id: uuid(1),
  author: 'driver',
  body: 'At the gate',
  channel: 'app',
  created_at: '2026-04-16T10:30:00Z',
  read_at: null,
}

it('[2.11-4] shows what the driver wrote, and writes back', async () => {
  const rows = [answer]
  const { screen, user, requests } = renderScreen(
    <MessagesPanel tracking={trackingFixture()} deliveryId={uuid(9)} />,
    {
      answers: {
        'GET /rest/v1/messages': () => rows,
        'POST /rest/v1/rpc/read_messages': () => new Response(null, { status: 204 }),
        'POST /rest/v1/rpc/send_message': ({ body }: { body: unknown }) => {
          rows.push({ ...answer, id: uuid(2), author: 'recipient', body: (body as { body: string }).body })
          return Response.json(uuid(2))
        },
      },
    },
  )
  await screen.findByText('At the gate')
  // In the address's time zone, one hour ahead of UTC.
  expect(screen.getByText('Thu 16 Apr 11:30')).toBeDefined()
  await user.type(screen.getByLabelText('Message to Kit and Harbour Lane Couriers'), 'Coming down')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Coming down')
  expect(requests.filter(({ path }) => path.endsWith('/send_message')).map(({ body }) => body)).toEqual([
    { number: trackingFixture().trackingNumber, body: 'Coming down' },
  ])
})

it('offers no messages if the company does not accept them', async () => {
  const tracking = { ...trackingFixture(), contact: { phone: null, canMessage: false } }
  const { screen } = renderScreen(<MessagesPanel tracking={tracking} deliveryId={uuid(9)} />, {
    answers: {
      'GET /rest/v1/messages': [answer],
      'POST /rest/v1/rpc/read_messages': () => new Response(null, { status: 204 }),
    },
  })
  await screen.findByText('At the gate')
  expect(screen.queryByRole('textbox')).toBeNull()
})
