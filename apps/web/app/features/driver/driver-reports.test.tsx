// @vitest-environment happy-dom
// Tests what the driver reports and exchanges beside stops: fills, incidents, messages and files.
import 'fake-indexeddb/auto'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { dayOf, orderId, routeOf, stopOf } from './driver-fixture.ts'
import { eventsSent, openDriver } from './open-driver.tsx'

it('[2.11-4] shows what the recipient wrote, and answers as the driver', async () => {
  const lastMessage = { channel: 'app', at: '2026-11-24T09:10:00.000Z', readAt: null }
  const items: object[] = [
    { ...lastMessage, id: orderId(4), author: 'recipient', text: 'The gate code is 4711' },
    { ...lastMessage, id: orderId(5), author: 'dispatch', text: 'We have told Kit' },
  ]
  const thread = { trackingNumber: 'DW-0000-0002', reference: 'DW-2', recipient: 'Person 2' }
  const path = `/api/v1/orders/${orderId(2)}/messages`
  const { screen, user, requests } = openDriver(routeOf([stopOf(1), stopOf(2)]), {
    'GET /api/v1/messages': {
      items: [{ ...thread, orderId: orderId(2), last: items[0], unread: 1 }],
      drivers: [],
    },
    [`GET ${path}`]: () => ({ ...thread, items }),
    [`POST ${path}/read`]: () => new Response(null, { status: 204 }),
    [`POST ${path}`]: ({ body }: BackendRequest) => {
      const { text } = body as { text: string }
      items.push({ ...lastMessage, id: orderId(6), author: 'driver', text })
      return { id: orderId(6) }
    },
  })
  await user.click(await screen.findByRole('button', { name: /Person 2 wrote about stop 2/ }))
  const messages = within(await screen.findByRole('list', { name: 'Messages' }))
  expect(messages.getAllByRole('listitem').map(({ textContent }) => textContent?.split(',')[0])).toEqual([
    'Person 2',
    'Dispatch',
  ])
  await user.type(screen.getByLabelText('Write to Person 2'), 'On my way')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect((await messages.findByText('On my way')).closest('li')?.textContent).toMatch(/^You/)
  expect(requests.some((request) => request.path === `${path}/read`)).toBe(true)
})

it('[2.1-3] shows the files of a stop from the phone, and says which are not there yet', async () => {
  const file = (name: string, type: 'image/png' | 'application/pdf') => ({
    id: crypto.randomUUID(),
    name,
    type,
    bytes: 4,
    object: `company/${crypto.randomUUID()}`,
  })
  const [gate, plan, late] = [
    file('gate.png', 'image/png'),
    file('plan.pdf', 'application/pdf'),
    file('late.png', 'image/png'),
  ]
  const bytesOf = (type: string) => () =>
    new Response(new Uint8Array([1]), { headers: { 'content-type': type } })
  const { screen, user } = openDriver(routeOf([stopOf(1, { attachments: [gate, plan, late] })]), {
    [`GET /storage/v1/render/image/authenticated/attachments/${gate.object}`]: bytesOf('image/webp'),
    [`GET /storage/v1/object/attachments/${plan.object}`]: bytesOf('application/pdf'),
  })
  const files = within(await screen.findByRole('region', { name: 'Files' }))
  await user.click(await files.findByRole('button', { name: 'gate.png' }))
  const photoDialog = within(await screen.findByRole('dialog', { name: 'gate.png' }))
  expect(photoDialog.getByRole('img', { name: 'gate.png' })).toBeDefined()
  await user.click(photoDialog.getByRole('button', { name: 'Close' }))
  expect((await files.findByRole('link', { name: 'plan.pdf' })).getAttribute('download')).toBe('plan.pdf')
  expect(await files.findByText('Not on this phone yet')).toBeDefined()
})

it('[M72] notes a fill and reports an incident within two taps, without a network, each sent once', async () => {
  let isDown = false
  const down = (answer: () => (request: BackendRequest) => unknown) => (request: BackendRequest) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return answer()(request)
  }
  const route = routeOf([stopOf(1)])
  const vans = [{ ...route.vehicle, odometerKm: 80_000, energy: 'electric' as const }]
  const opened = openDriver(route, {
    'GET /api/v1/driver/day': down(() => () => ({ ...opened.tell(), vans })),
    'POST /api/v1/driver/events': down(() => opened.take),
  })
  const { screen, user, requests } = opened
  const list = await screen.findByRole('button', { name: /0 of 1 done/ })
  isDown = true
  await user.click(list)
  await user.click(await screen.findByRole('button', { name: 'Refuelled' }))
  await user.type(await screen.findByLabelText('Amount, kWh'), '41,5')
  await user.click(screen.getByRole('radio', { name: 'Diesel' }))
  expect(screen.getByRole('button', { name: 'Enter the price' })).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Price of all of it, GBP'), '1.062,25')
  await user.type(screen.getByLabelText('Odometer, mi'), '40,000')
  expect(screen.getByText(/less than the last reading, 49,710 mi/)).toBeDefined()
  await user.clear(screen.getByLabelText('Odometer, mi'))
  await user.type(screen.getByLabelText('Odometer, mi'), '50,000')
  await user.click(screen.getByRole('button', { name: 'Note this fill' }))
  expect((await screen.findByText(/Saved on this phone/)).textContent).toContain('Dispatch gets it')
  await user.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!)

  await user.click(await screen.findByRole('button', { name: 'Report an incident' }))
  await user.click(await screen.findByRole('radio', { name: 'Somebody is hurt' }))
  expect(screen.getByText('Call the emergency services first.')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'In your words' }), 'A cyclist fell')
  expect(screen.getByRole('button', { name: 'Say whether it can drive on' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Report it' }))
  await screen.findByText(/Saved on this phone/)
  await user.click(screen.getAllByRole('button', { name: 'Back' }).at(-1)!)
  expect(await screen.findByRole('button', { name: /2 waiting/ })).toBeDefined()
  isDown = false
  await user.click(screen.getByRole('button', { name: /2 waiting/ }))
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Everything is sent.', undefined, { timeout: 15_000 })
  expect(
    eventsSent(requests)
      .filter(({ kind }) => kind === 'fuelled')
      .at(-1)?.fill,
  ).toEqual({
    vehicleId: route.vehicle.id,
    energy: 'diesel',
    amount: 41.5,
    costMinor: 106_225,
    odometerKm: 80_467,
    isFull: true,
    station: null,
  })
  expect(eventsSent(requests).at(-1)).toMatchObject({
    kind: 'incident_reported',
    incident: { kind: 'injury', description: 'A cyclist fell', canDrive: false },
  })
})

it('[M72] reports of the usual van on a day without a route', async () => {
  const van = { id: orderId(9), name: 'Van 9', registration: 'HL 9', odometerKm: null, energy: null }
  const day = { ...dayOf(routeOf([])), routes: [], vans: [van] }
  const { screen, user, requests } = openDriver(routeOf([]), { 'GET /api/v1/driver/day': () => day })
  await user.click(await screen.findByRole('button', { name: 'Report an incident' }))
  await user.click(await screen.findByRole('radio', { name: 'Breakdown' }))
  await user.type(screen.getByRole('textbox', { name: 'In your words' }), 'It does not start')
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Report it' }))
  await expect
    .poll(() => eventsSent(requests)[0]?.incident)
    .toMatchObject({ vehicleId: van.id, kind: 'breakdown', canDrive: false })
})
