// @vitest-environment happy-dom
// Tests failures at the door: no camera, a file that is no photo, full storage. Collected proof is kept.
import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import type { DriverEvent, DriverRoute } from '@dropwise/contracts'
import type { BackendRequest } from '../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { DriverScreen } from './driver-screen.tsx'
import { dayOf, routeOf, stopOf } from './driver-fixture.ts'

function open(route: DriverRoute) {
  return renderScreen(<DriverScreen />, {
    path: '/driver',
    user: { ...DISPATCHER, role: 'driver' as const, userId: crypto.randomUUID(), name: 'Kit Hargreave' },
    answers: {
      'GET /api/v1/driver/day': dayOf(route),
      'POST /api/v1/driver/events': ({ body }: BackendRequest) => ({
        results: (body as { events: DriverEvent[] }).events.map(({ id }) => ({ id, status: 'accepted' })),
      }),
    },
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

it('[4-3] takes a typed code where the camera is refused', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => []
    },
  )
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => {
        throw new DOMException('Permission denied', 'NotAllowedError')
      },
    },
  })
  const { screen, user } = open(routeOf([stopOf(1, { status: 'arrived', tasks: ['barcode'] })]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await user.click(await screen.findByRole('button', { name: 'Scan with the camera' }))
  expect(await screen.findByText(/Camera access is blocked/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Type it instead' }))
  expect(screen.queryByText(/Camera access is blocked/)).toBeNull()
  await user.type(screen.getByLabelText('Code on the label'), 'DW-1')
  expect(screen.getByRole('button', { name: 'Delivered' })).toHaveProperty('disabled', false)
})

it.each([
  ['a PDF by the name of a photo', new File(['%PDF-1.7'], 'door.jpg', { type: 'image/jpeg' })],
  ['a format that the phone does not know', new File(['ftypheic'], 'door.heic', { type: 'image/heic' })],
])('[4-3] says of %s that it is no photo, and waits for one', async (_what, file) => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  })
  const { screen, user } = open(routeOf([stopOf(1, { status: 'arrived', tasks: ['photo'] })]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await user.upload(await screen.findByLabelText('Take a photo'), file)
  expect(await screen.findByText(/not a photo that your phone can read/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Take a photo first' })).toHaveProperty('disabled', true)
})

it('[4-3] shows the route of the new day when the app stays open past midnight', async () => {
  let day = dayOf(routeOf([stopOf(1, { status: 'served' })], { status: 'finished' }))
  const { screen } = renderScreen(<DriverScreen />, {
    path: '/driver',
    user: { ...DISPATCHER, role: 'driver' as const, userId: crypto.randomUUID(), name: 'Kit Hargreave' },
    answers: { 'GET /api/v1/driver/day': () => day },
  })
  await screen.findByRole('heading', { name: 'Shift ended' })
  const tomorrow = { id: crypto.randomUUID(), number: 12, date: '2026-11-25', status: 'dispatched' } as const
  day = { ...dayOf(routeOf([stopOf(2)], tomorrow)), date: tomorrow.date }
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('button', { name: 'Start shift' })).toBeDefined()
  expect(screen.getByText('R12')).toBeDefined()
})

it('[4-3] keeps a proof on screen while the phone has no storage left, and stores it later', async () => {
  const { screen, user, requests } = open(routeOf([stopOf(1, { status: 'arrived', tasks: ['name'] })]))
  await user.click(await screen.findByRole('button', { name: 'Hand over' }))
  await user.type(await screen.findByLabelText('Name of who takes it'), 'M. Reed')
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  const putSpy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await user.click(screen.getByRole('button', { name: 'Delivered' }))
  expect(await screen.findByText(/Free up some storage/)).toBeDefined()
  expect(requests.some(({ path }) => path === '/api/v1/driver/events')).toBe(false)
  expect(screen.getByLabelText('Name of who takes it')).toHaveProperty('value', 'M. Reed')

  full.mockRestore()
  putSpy.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Delivered' }))
  await expect
    .poll(() => requests.find(({ path }) => path === '/api/v1/driver/events')?.body)
    .toMatchObject({ events: [{ kind: 'delivered', proof: { name: 'M. Reed' } }] })
})
