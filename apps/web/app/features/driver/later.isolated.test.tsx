// @vitest-environment happy-dom
// Tests a screen whose code did not load before the network went: message, retry, and recovery.
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { DriverScreen } from './driver-screen.tsx'
import { dayOf, routeOf, stopOf } from './driver-fixture.ts'
import { loadLater } from './later.tsx'
import type { StopForm } from './stop-form.tsx'

/** Whether app files can be fetched. */
const network = vi.hoisted(() => ({ isUp: false, asked: 0 }))

vi.mock('./stop-form.tsx', async (original) => {
  const { StopForm: Real } = await original<{ StopForm: typeof StopForm }>()
  return {
    get StopForm() {
      network.asked += 1
      if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module')
      return Real
    },
  }
})

afterEach(cleanup)

async function openForm() {
  const view = renderScreen(<DriverScreen />, {
    path: '/driver',
    user: { ...DISPATCHER, role: 'driver', userId: crypto.randomUUID(), name: 'Kit Hargreave' },
    answers: {
      'GET /api/v1/driver/day': dayOf(routeOf([stopOf(1, { status: 'arrived', tasks: ['name'] })])),
    },
  })
  await view.user.click(await screen.findByRole('button', { name: 'Hand over' }))
  return view
}

it('leads back from a form that is not on the phone to the stop', async () => {
  const { user } = await openForm()
  expect(await screen.findByText(/The network went before your phone had this screen/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('button', { name: 'Hand over' })).toBeDefined()
})

it('loads the form again on a tap, and opens it when the network is back', async () => {
  const { user } = await openForm()
  await screen.findByRole('button', { name: 'Try again' })
  const before = network.asked
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(network.asked).toBeGreaterThan(before))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  network.isUp = true
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByLabelText('Name of who takes it')).toBeDefined()
})

it('begins the page afresh once the server answers, where the browser keeps the failure', async () => {
  const isThere = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  isThere.mockResolvedValue(Response.json({ version: 'same' }))
  vi.stubGlobal('fetch', isThere)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const Part = loadLater(() => Promise.reject(new TypeError('Failed to fetch')), {
    mayRestart: true,
    missing: (again) => (
      <button type="button" disabled={!again} onClick={again ?? undefined}>
        Again
      </button>
    ),
  })
  render(<Part />)
  const again = async () => {
    await vi.waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false))
    fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  }
  await again()
  await vi.waitFor(() => expect(isThere).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
  await again()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  reload.mockRestore()
})

it('shows a part that loaded on the second attempt', async () => {
  const reads = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(() => <p>Here it is</p>)]
  const Part = loadLater(() => reads.shift()!, {
    missing: (again) => (
      <button type="button" disabled={!again} onClick={again ?? undefined}>
        Again
      </button>
    ),
  })
  render(<Part />)
  fireEvent.click(await screen.findByRole('button', { name: 'Again' }))
  expect(await screen.findByText('Here it is')).toBeDefined()
})
