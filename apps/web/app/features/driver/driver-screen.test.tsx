// @vitest-environment happy-dom
// Tests the driver's app on a phone: the next stop with its one action, proof at the door, and work without a
// network.
import 'fake-indexeddb/auto'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { trackingCheckCharacter, type DriverEvent, type DriverRoute } from '@dropwise/contracts'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { DriverScreen } from './driver-screen.tsx'
import { dayOf, orderId, routeOf, stopOf } from './driver-fixture.ts'
import { withDeeds } from './overlay.ts'
import type { OutboxEntry } from './phone/database.ts'

/** Each test gets its own person, because the phone stores actions per person. */
const driver = () => ({
  ...DISPATCHER,
  role: 'driver' as const,
  userId: crypto.randomUUID(),
  name: 'Kit Hargreave',
})

/** Fakes a server that accepts every event and updates the day; `answers` override its replies. */
function open(route: DriverRoute, answers: object = {}) {
  const stored: OutboxEntry[] = []
  const take = ({ body }: BackendRequest) => {
    const { events } = body as { events: DriverEvent[] }
    for (const event of events) stored.push(entryOf(route.id, event))
    return { results: events.map(({ id }) => ({ id, status: 'accepted' })) }
  }
  const dayWithDeeds = () => withDeeds(dayOf(route), stored)
  const view = renderScreen(<DriverScreen />, {
    path: '/driver',
    user: driver(),
    answers: { 'GET /api/v1/driver/day': dayWithDeeds, 'POST /api/v1/driver/events': take, ...answers },
  })
  return { ...view, take, tell: dayWithDeeds }
}

function entryOf(routeId: string, event: DriverEvent): OutboxEntry {
  return { seq: 0, userId: '', routeId, event, state: 'sent', answeredAt: 0, misses: 0 }
}

const eventsSent = (requests: readonly BackendRequest[]) =>
  requests
    .filter(({ path }) => path === '/api/v1/driver/events')
    .flatMap(({ body }) => (body as { events: DriverEvent[] }).events)

const kindsSent = (requests: readonly BackendRequest[]) => eventsSent(requests).map(({ kind }) => kind)

it('[M61] [2.1-3] fills the screen with the next stop', async () => {
  const route = routeOf([
    stopOf(1, { status: 'served' }),
    stopOf(2, { instructions: 'Ring twice', cash: 12.5, lateSeconds: 240 }),
  ])
  const { screen } = open(route)
  const stop = within(await screen.findByRole('region', { name: 'Stop' }))
  expect(stop.getByRole('heading', { name: '2 Weaver Lane' })).toBeDefined()
  for (const text of ['09:00-12:00', 'Person 2', 'Ring twice', 'Collect £12.50', '4 min late', '3.5 kg'])
    expect(stop.getByText(text)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Call Person 2' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Navigate' }).getAttribute('href')).toContain('50.7,-1.9')
})

it('fetches the phone number on a tap, and explains when there is none', async () => {
  const address = `POST /api/v1/driver/stops/${orderId(1)}/contact`
  const { screen, user, requests } = open(routeOf([stopOf(1)]), {
    [address]: () => ({ number: null, isMasked: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Call Person 1' }))
  expect(await screen.findByText(/Answer it to be connected to Person 1/)).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/contact'))).toMatchObject([{ body: { way: 'call' } }])
})

it('offers no call once the stop ended, or where the company has none', async () => {
  const off = open(routeOf([stopOf(1, { canCall: false })]))
  await off.screen.findByRole('button', { name: 'I have arrived' })
  expect(off.screen.queryByRole('button', { name: /^Call/ })).toBeNull()
})

it.each([
  [1, null],
  [2, 'Partly delivered'],
])('offers a part of %i parcels only where there are parts', async (packages, label) => {
  const { screen } = open(routeOf([stopOf(1, { packages, status: 'arrived' })]))
  const others = within(await screen.findByRole('list', { name: 'Other outcomes' }))
  expect(others.queryByRole('button', { name: /^Partly/ })?.textContent ?? null).toBe(label)
})

it('[4-3] has one action, which is always the next thing', async () => {
  const { screen, user, requests } = open(routeOf([stopOf(1)], { status: 'dispatched' }))
  for (const name of ['Start shift', 'I have arrived', 'Delivered', 'End shift'])
    await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByRole('button', { name: 'Shift ended' })).toHaveProperty('disabled', true)
  await screen.findByText('Everything is sent.')
  expect(kindsSent(requests)).toEqual(['shift_started', 'arrived', 'delivered', 'shift_ended'])
})

it('[2.1-3] looks at the vehicle before the shift, and says what is wrong', async () => {
  const vehicleCheck = { points: ['Tyres', 'Brakes'], isDone: false, knownDefects: [] }
  const { screen, user, requests } = open(routeOf([stopOf(1)], { status: 'dispatched', vehicleCheck }))
  await user.click(await screen.findByRole('button', { name: 'Check the vehicle' }))
  expect(await screen.findByRole('button', { name: '2 points left' })).toHaveProperty('disabled', true)
  const choose = (point: string, name: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: point })).getByRole('radio', { name }))
  await choose('Tyres', 'In order')
  await choose('Brakes', 'Defect')
  const openBrakes = screen.getByRole('button', { name: 'Brakes: write or show what is wrong' })
  expect(openBrakes).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('What is wrong: Brakes'), 'Soft')
  await user.click(screen.getByRole('checkbox', { name: 'Not safe to drive' }))
  await user.click(screen.getByRole('button', { name: 'Report 1 defect' }))
  const knownDefects = within(await screen.findByRole('region', { name: 'Known defects' }))
  expect(knownDefects.getByText('Brakes: Soft')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Start shift' }))
  expect(await screen.findByRole('button', { name: 'I have arrived' })).toBeDefined()
  await waitFor(() => expect(kindsSent(requests)).toEqual(['vehicle_checked', 'shift_started']))
  expect(eventsSent(requests)[0]?.check).toEqual({
    points: ['Tyres', 'Brakes'],
    defects: [{ point: 'Brakes', note: 'Soft', isUnsafe: true }],
  })
})

it('[4-3] goes on without a network and says what waits', async () => {
  let isDown = false
  const down = (answer: () => (request: BackendRequest) => unknown) => (request: BackendRequest) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return answer()(request)
  }
  const opened = open(routeOf([stopOf(1), stopOf(2)]), {
    'GET /api/v1/driver/day': down(() => opened.tell),
    'POST /api/v1/driver/events': down(() => opened.take),
  })
  const { screen, user } = opened
  const arrived = await screen.findByRole('button', { name: 'I have arrived' })
  isDown = true
  await user.click(arrived)
  await user.click(await screen.findByRole('button', { name: 'Delivered' }))
  await user.click(await screen.findByRole('button', { name: /2 waiting/ }))
  const list = within(screen.getByRole('list', { name: 'Waiting to be sent' }))
  expect(
    list.getAllByRole('listitem').map(({ textContent }) => /Arrived|Delivered/.exec(textContent ?? '')?.[0]),
  ).toEqual(['Arrived', 'Delivered'])
  isDown = false
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Everything is sent.')).toBeDefined()
})

it('[4-3] requires a reason from the company’s list, with a photo where the reason demands one', async () => {
  const { screen, user, requests } = open(routeOf([stopOf(1), stopOf(2)]))
  await user.click(await screen.findByRole('button', { name: 'Can’t deliver' }))
  expect(await screen.findByRole('button', { name: 'Choose a reason' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: /Damaged/ }))
  expect(screen.getByRole('button', { name: 'Take a photo first' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('radio', { name: 'Nobody in' }))
  await user.click(screen.getByRole('button', { name: 'Not delivered, next stop' }))
  expect(await screen.findByRole('heading', { name: '2 Weaver Lane' })).toBeDefined()
  await screen.findByRole('button', { name: /1 of 2 done/ })
  expect(kindsSent(requests)).toContain('failed')
})

it('[4-3] ends a stop only with the required proof', async () => {
  const stop = stopOf(1, { status: 'arrived', tasks: ['name', 'barcode', 'age_check'], cash: 5 })
  const { screen, user, requests } = open(routeOf([stop]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await user.type(await screen.findByLabelText('Code on the label'), 'DW-9')
  expect(screen.getByText('This code does not match the label for this stop.')).toBeDefined()
  await user.clear(screen.getByLabelText('Code on the label'))
  await user.type(screen.getByLabelText('Code on the label'), 'dw-1')
  await user.type(screen.getByLabelText('Name of who takes it'), 'M. Reed')
  await user.click(screen.getByRole('checkbox', { name: 'I have seen proof of age' }))
  expect(screen.getByRole('button', { name: 'Collect the cash first' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('checkbox', { name: 'I have collected £5' }))
  await user.click(screen.getByRole('button', { name: 'Delivered' }))
  await screen.findByRole('button', { name: 'End shift' })
  expect(eventsSent(requests)[0]?.proof).toMatchObject({
    name: 'M. Reed',
    barcode: 'dw-1',
    ageChecked: true,
    cash: 5,
  })
})

it('marks changes by dispatch until the driver has seen them', async () => {
  const id = crypto.randomUUID()
  let route = routeOf([stopOf(1), stopOf(2)], { id })
  const { screen, user } = open(route, { 'GET /api/v1/driver/day': () => dayOf(route) })
  await screen.findByRole('button', { name: 'I have arrived' })
  route = routeOf([stopOf(1), stopOf(3), stopOf(2)], { id, version: 'v2' })
  window.dispatchEvent(new Event('online'))
  await user.click(await screen.findByRole('button', { name: /Stop 3, .*: new stop/ }))
  expect(within(screen.getByRole('list', { name: 'Stops to come' })).getByText('New stop')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'I have seen the changes' }))
  await expect.poll(() => screen.queryByText('New stop')).toBeNull()
})

it('names what changed, and the bar goes once the driver acts at a stop', async () => {
  const id = crypto.randomUUID()
  let route = routeOf([stopOf(1), stopOf(2)], { id })
  const { screen, user } = open(route, { 'GET /api/v1/driver/day': () => dayOf(route) })
  await screen.findByRole('button', { name: 'I have arrived' })
  route = routeOf([stopOf(1), stopOf(2, { instructions: 'Ring twice' })], { id, version: 'v2' })
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('button', { name: /Stop 2, .*: changed: note/ })
  await user.click(screen.getByRole('button', { name: 'I have arrived' }))
  await expect.poll(() => screen.queryByRole('button', { name: /changed: note/ })).toBeNull()
})

it('asks for confirmation of an arrival hours before the window', async () => {
  const from = new Date(Date.now() + 5 * 3_600_000 + 10 * 60_000 + 20_000).toISOString()
  const to = new Date(Date.parse(from) + 3_600_000).toISOString()
  const { screen, user, requests } = open(routeOf([stopOf(1, { window: { from, to } })]))
  await user.click(await screen.findByRole('button', { name: 'I have arrived' }))
  const question = screen.getByRole('alertdialog', { name: 'The window opens in 5 h 10 min' })
  await user.click(within(question).getByRole('button', { name: 'Not yet' }))
  await user.click(screen.getByRole('button', { name: 'I have arrived' }))
  expect(eventsSent(requests)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, I have arrived' }))
  await expect.poll(() => eventsSent(requests)[0]?.kind).toBe('arrived')
})

it('[M67] calls a wrong PIN wrong once it is whole', async () => {
  const stop = stopOf(1, { status: 'arrived', tasks: ['pin'], pinCheck: 'z' })
  const { screen, user } = open(routeOf([stop]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await screen.findByRole('button', { name: 'PIN is missing' })
  await user.type(screen.getByRole('textbox', { name: 'PIN of the recipient' }), '123')
  expect(screen.getByRole('button', { name: 'PIN is missing' })).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: 'PIN of the recipient' }), '4')
  await screen.findByRole('button', { name: 'PIN is wrong' })
})

it('[M67] [M69] refuses the code of another parcel, and requires a neighbour’s name and house number', async () => {
  const { screen, user, requests } = open(routeOf([stopOf(1, { status: 'arrived', tasks: ['barcode'] })]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await screen.findByRole('button', { name: 'Scan the parcel first' })
  await user.type(screen.getByRole('textbox', { name: 'Code on the label' }), 'DW-9')
  await screen.findByRole('button', { name: 'Wrong parcel code' })
  await user.clear(screen.getByLabelText('Code on the label'))
  await user.type(screen.getByLabelText('Code on the label'), 'dw-1')
  await user.click(screen.getByRole('radio', { name: 'Neighbour' }))
  await screen.findByRole('button', { name: 'Neighbour’s name is missing' })
  await user.type(screen.getByLabelText('Name of the neighbour'), 'Jo Park')
  await screen.findByRole('button', { name: 'House number is missing' })
  await user.type(screen.getByLabelText('House number of the neighbour'), '12b')
  await user.click(screen.getByRole('button', { name: 'Delivered' }))
  await expect
    .poll(() => eventsSent(requests)[0]?.proof)
    .toMatchObject({ place: 'Neighbour', name: 'Jo Park', houseNumber: '12b' })
})

it('[M67] distinguishes a parcel of another stop from a parcel of another van, without a network', async () => {
  const stops = [stopOf(1, { status: 'arrived', tasks: ['barcode'] }), stopOf(2)]
  const { screen, user } = open(routeOf(stops))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  const label = await screen.findByLabelText('Code on the label')
  await user.type(label, 'dw-2')
  await screen.findByText(/Wrong parcel for this door: it belongs to stop 2, .*Person 2/)
  await user.clear(label)
  await user.type(label, `7K2M9QXR4T1B0${trackingCheckCharacter('7K2M9QXR4T1B0')}`)
  await screen.findByText(/not on your route: it belongs to another van or another company/)
  expect(screen.getByRole('button', { name: 'Wrong parcel code' })).toHaveProperty('disabled', true)
})

it('[M65] [M71] loads the van by label, last stop first, and finds each parcel’s place again', async () => {
  const stops = [stopOf(1), stopOf(2)]
  const { screen, user, requests } = open(routeOf(stops, { status: 'dispatched' }))
  await user.click(await screen.findByRole('button', { name: 'Load the van' }))
  const rows = await screen.findAllByRole('checkbox')
  expect(rows.map(({ textContent }) => /\d Weaver Lane/.exec(textContent ?? '')?.[0])).toEqual([
    '2 Weaver Lane',
    '1 Weaver Lane',
  ])
  await user.click(screen.getByRole('radio', { name: 'Rear left' }))
  await user.type(screen.getByRole('textbox', { name: 'Code on the label' }), 'DW-7{Enter}')
  await screen.findByText(/DW-7: This code does not match/)
  await user.type(screen.getByRole('textbox', { name: 'Code on the label' }), 'DW-1{Enter}')
  await screen.findByText(/Loaded: stop 1/)
  await screen.findByRole('button', { name: '1 of 2 loaded' })
  await expect
    .poll(() => eventsSent(requests)[0])
    .toMatchObject({ kind: 'loaded', proof: { barcode: 'DW-1', vanPlace: 'rear_left' } })
  expect(screen.getByRole('checkbox', { checked: true }).textContent).toContain('Rear left')
})

it('[M71] shows at the door where in the van the parcel lies', async () => {
  const loaded = { at: '2026-11-24T07:40:00.000Z', place: 'rear_left' as const }
  const { screen } = open(routeOf([stopOf(1, { loaded })]))
  await screen.findByText('In the van: Rear left')
})

it('[M69] hands over a part of the items, and brings the rest back', async () => {
  const items = [
    { name: 'Oak chair', quantity: 3 },
    { name: 'Table', quantity: 1 },
  ]
  const { screen, user, requests } = open(routeOf([stopOf(1, { status: 'arrived', packages: 1, items })]))
  await user.click(await screen.findByRole('button', { name: 'Partly delivered' }))
  await screen.findByRole('button', { name: 'Say what goes back' })
  await user.click(await screen.findByRole('button', { name: 'One less, Oak chair' }))
  await user.click(screen.getByRole('radio', { name: /Not all there/ }))
  await user.click(await screen.findByRole('button', { name: 'Partly delivered' }))
  await screen.findByText(/Bring back 1 × .*Oak chair.*, stop 1/)
  await expect
    .poll(() => eventsSent(requests)[0]?.proof?.items)
    .toEqual([
      { name: 'Oak chair', quantity: 2 },
      { name: 'Table', quantity: 1 },
    ])
})

it('[2.2-3] lets staff look, and say nothing in the driver’s place', async () => {
  const { screen } = renderScreen(<DriverScreen />, {
    path: '/driver',
    user: { ...DISPATCHER, userId: crypto.randomUUID() },
    answers: { 'GET /api/v1/driver/day': dayOf(routeOf([stopOf(1)])) },
  })
  await screen.findByRole('heading', { name: '1 Weaver Lane' })
  expect(screen.queryByRole('button', { name: 'I have arrived' })).toBeNull()
})

it('says what to do when there is no route yet, and when nothing can be read', async () => {
  const first = open(routeOf([]), { 'GET /api/v1/driver/day': { ...dayOf(routeOf([])), routes: [] } })
  expect(await first.screen.findByText('No route for Tuesday yet')).toBeDefined()
  first.unmount()
  const second = open(routeOf([]), {
    'GET /api/v1/driver/day': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  expect(await second.screen.findByText('Your day could not be loaded')).toBeDefined()
  expect(second.screen.getByRole('button', { name: 'Retry' })).toBeDefined()
})

it('[4-3] sends where the van is while the route is driven, and with what is done', async () => {
  const phone = { latitude: 50.7, longitude: -1.9, accuracy: 8, speed: 0, heading: Number.NaN }
  const geolocation = {
    watchPosition: (take: (position: object) => void) => {
      take({ coords: phone, timestamp: Date.now() })
      return 1
    },
    clearWatch: () => {},
  }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  const { screen, user, requests } = open(routeOf([stopOf(1)]), {
    'POST /api/v1/positions': { stored: 1, duplicates: 0, refused: [] },
  })
  await user.click(await screen.findByRole('button', { name: 'I have arrived' }))
  const positions = () => requests.filter(({ path }) => path === '/api/v1/positions')
  await expect.poll(() => positions().length).toBe(1)
  expect(positions()[0]?.body).toMatchObject({ positions: [{ lat: 50.7, lng: -1.9, accuracy: 8, speed: 0 }] })
  await expect.poll(() => eventsSent(requests)[0]).toMatchObject({ kind: 'arrived', lat: 50.7, lng: -1.9 })
  Reflect.deleteProperty(navigator, 'geolocation')
})

it('[4-3] says what a stop needs, and where the other half of a pair is', async () => {
  const pair = { name: 'P-1', reference: 'DW-2' }
  const { screen, user } = open(
    routeOf([
      stopOf(1, { type: 'pickup', pallets: 1.5, volumeLitres: 1_200, skills: ['tail lift'], pair }),
      stopOf(2, { pair: { name: 'P-1', reference: 'DW-1' } }),
    ]),
  )
  const needs = within(await screen.findByRole('list', { name: 'What this stop needs' }))
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.5 pallets',
    '1,200 l',
    'tail lift',
  ])
  expect(screen.getByText('Bring it to stop 2, 2 Weaver Lane, DW-2')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /0 of 2 done/ }))
  await user.click(screen.getByRole('button', { name: /2 Weaver Lane/ }))
  expect(await screen.findByText('Not picked up yet: stop 1, 1 Weaver Lane, DW-1')).toBeDefined()
})

it('[4-3] lists the items, every window, and the company’s own fields', async () => {
  const stop = stopOf(1, {
    otherWindows: [{ from: '2026-11-24T15:00:00.000Z', to: '2026-11-24T16:30:00.000Z' }],
    items: [{ name: 'Desk lamp', quantity: 2 }],
    custom: [{ name: 'Floor', value: '3' }],
  })
  const { screen } = open(routeOf([stop]))
  expect(await screen.findByText('or 15:00-16:30')).toBeDefined()
  expect(within(screen.getByRole('list', { name: 'Items' })).getByRole('listitem').textContent).toBe(
    '2 ×Desk lamp',
  )
  expect(screen.getByText('Floor').nextElementSibling?.textContent).toBe('3')
})

it('[4-3] shows breaks, and a day that ends at another depot', async () => {
  const endDepot = { name: 'Night yard', address: 'Mill Road, Ashmouth', lat: 50.72, lng: -1.9 }
  const breaks = [{ from: '12:00', to: '13:30', minutes: 30 }]
  const { screen, user } = open(routeOf([stopOf(1)], { status: 'dispatched', breaks, endDepot }))
  expect(await screen.findByText('Ends at Night yard, Mill Road, Ashmouth')).toBeDefined()
  expect(screen.getByText('Break of 30 min, to begin between 12:00 and 13:30')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /0 of 1 done/ }))
  expect(screen.getByText('Night yard')).toBeDefined()
})

it('[4-3] sends the driver back to the depot between two trips', async () => {
  const reload = { arriveAt: '2026-11-24T11:20:00.000Z', departAt: '2026-11-24T11:35:00.000Z' }
  const { screen, user } = open(routeOf([stopOf(1, { reload }), stopOf(2)]))
  expect(await screen.findByText('Load at Harbour Lane depot first, planned 11:20-11:35')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /0 of 2 done/ }))
  const rows = within(screen.getByRole('list', { name: 'Stops to come' })).getAllByRole('listitem')
  expect(
    rows.map(({ textContent }) => textContent?.includes('Load again at Harbour Lane depot11:20')),
  ).toEqual([true, false])
})

it('[2.11-4] shows what the recipient wrote, and answers as the driver', async () => {
  const lastMessage = { channel: 'app', at: '2026-11-24T09:10:00.000Z', readAt: null }
  const items: object[] = [
    { ...lastMessage, id: orderId(4), author: 'recipient', text: 'The gate code is 4711' },
    { ...lastMessage, id: orderId(5), author: 'dispatch', text: 'We have told Kit' },
  ]
  const thread = { trackingNumber: 'DW-0000-0002', reference: 'DW-2', recipient: 'Person 2' }
  const path = `/api/v1/orders/${orderId(2)}/messages`
  const { screen, user, requests } = open(routeOf([stopOf(1), stopOf(2)]), {
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
  const { screen, user } = open(routeOf([stopOf(1, { attachments: [gate, plan, late] })]), {
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
  const opened = open(route, {
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
  const { screen, user, requests } = open(routeOf([]), { 'GET /api/v1/driver/day': () => day })
  await user.click(await screen.findByRole('button', { name: 'Report an incident' }))
  await user.click(await screen.findByRole('radio', { name: 'Breakdown' }))
  await user.type(screen.getByRole('textbox', { name: 'In your words' }), 'It does not start')
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Report it' }))
  await expect
    .poll(() => eventsSent(requests)[0]?.incident)
    .toMatchObject({ vehicleId: van.id, kind: 'breakdown', canDrive: false })
})
