// @vitest-environment happy-dom
// Tests the driver's app on a phone: the next stop with its one action, changes by dispatch, and work without a
// network.
import 'fake-indexeddb/auto'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { dayOf, orderId, routeOf, stopOf } from './driver-fixture.ts'
import { DriverScreen } from './driver-screen.tsx'
import { eventsSent, kindsSent, openDriver } from './open-driver.tsx'

it('[M61] [2.1-3] fills the screen with the next stop', async () => {
  const route = routeOf([
    stopOf(1, { status: 'served' }),
    stopOf(2, { instructions: 'Ring twice', cash: 12.5, lateSeconds: 240 }),
  ])
  const { screen } = openDriver(route)
  const stop = within(await screen.findByRole('region', { name: 'Stop' }))
  expect(stop.getByRole('heading', { name: '2 Weaver Lane' })).toBeDefined()
  for (const text of ['09:00-12:00', 'Person 2', 'Ring twice', 'Collect £12.50', '4 min late', '3.5 kg'])
    expect(stop.getByText(text)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Call Person 2' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Navigate' }).getAttribute('href')).toContain('50.7,-1.9')
})

it('fetches the phone number on a tap, and explains when there is none', async () => {
  const address = `POST /api/v1/driver/stops/${orderId(1)}/contact`
  const { screen, user, requests } = openDriver(routeOf([stopOf(1)]), {
    [address]: () => ({ number: null, isMasked: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Call Person 1' }))
  expect(await screen.findByText(/Answer it to be connected to Person 1/)).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/contact'))).toMatchObject([{ body: { way: 'call' } }])
})

it('offers no call once the stop ended, or where the company has none', async () => {
  const off = openDriver(routeOf([stopOf(1, { canCall: false })]))
  await off.screen.findByRole('button', { name: 'I have arrived' })
  expect(off.screen.queryByRole('button', { name: /^Call/ })).toBeNull()
})

it('[4-3] has one action, which is always the next thing', async () => {
  const { screen, user, requests } = openDriver(routeOf([stopOf(1)], { status: 'dispatched' }))
  for (const name of ['Start shift', 'I have arrived', 'Delivered', 'End shift'])
    await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByRole('heading', { name: 'Shift ended' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'End shift' })).toBeNull()
  await screen.findByText('Everything is sent.')
  expect(kindsSent(requests)).toEqual(['shift_started', 'arrived', 'delivered', 'shift_ended'])
})

it('[2.1-3] records the vehicle check before the shift with its defects', async () => {
  const vehicleCheck = { points: ['Tyres', 'Brakes'], isDone: false, knownDefects: [] }
  const { screen, user, requests } = openDriver(routeOf([stopOf(1)], { status: 'dispatched', vehicleCheck }))
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

it('[4-3] works without a network and lists unsent entries', async () => {
  let isDown = false
  const down = (answer: () => (request: BackendRequest) => unknown) => (request: BackendRequest) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return answer()(request)
  }
  const opened = openDriver(routeOf([stopOf(1), stopOf(2)]), {
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
  const { screen, user, requests } = openDriver(routeOf([stopOf(1), stopOf(2)]))
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

it('marks changes by dispatch until the driver has seen them', async () => {
  const id = crypto.randomUUID()
  let route = routeOf([stopOf(1), stopOf(2)], { id })
  const { screen, user } = openDriver(route, { 'GET /api/v1/driver/day': () => dayOf(route) })
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
  const { screen, user } = openDriver(route, { 'GET /api/v1/driver/day': () => dayOf(route) })
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
  const { screen, user, requests } = openDriver(routeOf([stopOf(1, { window: { from, to } })]))
  await user.click(await screen.findByRole('button', { name: 'I have arrived' }))
  const question = screen.getByRole('alertdialog', { name: 'The window opens in 5 h 10 min' })
  await user.click(within(question).getByRole('button', { name: 'Not yet' }))
  await user.click(screen.getByRole('button', { name: 'I have arrived' }))
  expect(eventsSent(requests)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, I have arrived' }))
  await expect.poll(() => eventsSent(requests)[0]?.kind).toBe('arrived')
})

it('[2.2-3] lets staff read, but not report in the driver’s place', async () => {
  const { screen } = renderScreen(<DriverScreen />, {
    path: '/driver',
    user: { ...DISPATCHER, userId: crypto.randomUUID() },
    answers: { 'GET /api/v1/driver/day': dayOf(routeOf([stopOf(1)])) },
  })
  await screen.findByRole('heading', { name: '1 Weaver Lane' })
  expect(screen.queryByRole('button', { name: 'I have arrived' })).toBeNull()
})

it('says what to do when there is no route yet, and when nothing can be read', async () => {
  const first = openDriver(routeOf([]), { 'GET /api/v1/driver/day': { ...dayOf(routeOf([])), routes: [] } })
  expect(await first.screen.findByText('No route for Tuesday yet')).toBeDefined()
  first.unmount()
  const second = openDriver(routeOf([]), {
    'GET /api/v1/driver/day': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  expect(await second.screen.findByText('Your day could not be loaded')).toBeDefined()
  expect(second.screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

it('[4-3] sends positions while the route is driven, and with each action', async () => {
  const phone = { latitude: 50.7, longitude: -1.9, accuracy: 8, speed: 0, heading: Number.NaN }
  const geolocation = {
    watchPosition: (take: (position: object) => void) => {
      take({ coords: phone, timestamp: Date.now() })
      return 1
    },
    clearWatch: () => {},
  }
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true })
  const { screen, user, requests } = openDriver(routeOf([stopOf(1)]), {
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
  const { screen, user } = openDriver(
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
    custom: [{ name: 'Floor', value: '3', type: 'number' }],
  })
  const { screen } = openDriver(routeOf([stop]))
  expect(await screen.findByText('or 15:00-16:30')).toBeDefined()
  expect(within(screen.getByRole('list', { name: 'Items' })).getByRole('listitem').textContent).toBe(
    '2 ×Desk lamp',
  )
  expect(screen.getByText('Floor').nextElementSibling?.textContent).toBe('3')
})

it('[4-3] shows breaks, and a day that ends at another depot', async () => {
  const endDepot = { name: 'Night yard', address: 'Mill Road, Ashmouth', lat: 50.72, lng: -1.9 }
  const breaks = [{ from: '12:00', to: '13:30', minutes: 30 }]
  const { screen, user } = openDriver(routeOf([stopOf(1)], { status: 'dispatched', breaks, endDepot }))
  expect(await screen.findByText('Ends at Night yard, Mill Road, Ashmouth')).toBeDefined()
  expect(screen.getByText('Break of 30 min, to begin between 12:00 and 13:30')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /0 of 1 done/ }))
  expect(screen.getByText('Night yard')).toBeDefined()
})

it('[4-3] sends the driver back to the depot between two trips', async () => {
  const reload = { arriveAt: '2026-11-24T11:20:00.000Z', departAt: '2026-11-24T11:35:00.000Z' }
  const { screen, user } = openDriver(routeOf([stopOf(1, { reload }), stopOf(2)]))
  expect(await screen.findByText('Load at Harbour Lane depot first, planned 11:20-11:35')).toBeDefined()
  await user.click(screen.getByRole('button', { name: /0 of 2 done/ }))
  const rows = within(screen.getByRole('list', { name: 'Stops to come' })).getAllByRole('listitem')
  expect(
    rows.map(({ textContent }) => textContent?.includes('Load again at Harbour Lane depot11:20')),
  ).toEqual([true, false])
})
