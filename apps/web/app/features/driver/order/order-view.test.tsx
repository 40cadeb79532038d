// @vitest-environment happy-dom
// Tests reordering by the driver: violations are shown first, and the order is stored on the phone.
import 'fake-indexeddb/auto'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DriverEvent, DriverRoute, OrderCheck } from '@dropwise/contracts'
import type { BackendRequest } from '../../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { dayOf, orderId, routeOf, stopOf } from '../driver-fixture.ts'
import { DriverScreen } from '../driver-screen.tsx'
import { withDeeds } from '../overlay.ts'
import type { OutboxEntry } from '../phone/database.ts'

const ids = (...stops: number[]) => stops.map(orderId)

function open(route: DriverRoute, answers: object = {}) {
  const day = dayOf(route)
  const stored: OutboxEntry[] = []
  const check = ({ body }: BackendRequest): OrderCheck => ({
    stops: (body as { sequence: string[] }).sequence.map((id, index) => ({
      orderId: id,
      etaAt: `2026-11-24T1${index}:30:00.000Z`,
      lateSeconds: id === orderId(1) && index > 0 ? 1_500 : 0,
      lateSecondsBefore: 0,
    })),
    returnAt: '2026-11-24T16:00:00.000Z',
    violations: [],
    isMerged: false,
    isHeld: false,
  })
  return renderScreen(<DriverScreen />, {
    path: '/driver?view=list',
    user: { ...DISPATCHER, role: 'driver' as const, userId: crypto.randomUUID(), name: 'Kit Hargreave' },
    answers: {
      'GET /api/v1/driver/day': () =>
        withDeeds({ ...day, rules: { ...day.rules, mayReorder: true } }, stored),
      'POST /api/v1/driver/events': ({ body }: BackendRequest) => {
        const { events } = body as { events: DriverEvent[] }
        for (const event of events)
          stored.push({
            seq: 0,
            userId: '',
            routeId: route.id,
            event,
            state: 'sent',
            answeredAt: 0,
            misses: 0,
          })
        return { results: events.map(({ id }) => ({ id, status: 'accepted' })) }
      },
      [`POST /api/v1/driver/routes/${route.id}/order-check`]: check,
      ...answers,
    },
  })
}

const three = routeOf([stopOf(1), stopOf(2), stopOf(3)])
const streets = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => /\d Weaver Lane/.exec(textContent ?? '')?.[0][0])
    .join('')

it('moves stops by buttons, warns of a broken window by how much, and sends the order', async () => {
  const { screen, user, requests } = open(three)
  await user.click(await screen.findByRole('button', { name: 'Change the order' }))
  const list = await screen.findByRole('list', { name: 'Stops to put in order' })
  expect(screen.getByRole('button', { name: 'Move a stop first' })).toHaveProperty('disabled', true)
  await user.click(within(list).getByRole('button', { name: /3 Weaver Lane/ }))
  await user.click(within(list).getByRole('button', { name: 'Go here next' }))
  expect(streets(list)).toBe('312')
  expect(await screen.findByText('3 Weaver Lane is now 1 of 3')).toBeDefined()
  const warning = await screen.findByRole('alert')
  expect(warning.textContent).toContain('1 Weaver Lane, 25 min late')
  await user.click(within(list).getByRole('button', { name: 'Down' }))
  expect(streets(list)).toBe('132')
  await user.click(within(list).getByRole('button', { name: 'Up' }))
  await user.click(await screen.findByRole('button', { name: 'Use this order all the same' }))
  const stops = await screen.findByRole('list', { name: 'Stops to come' })
  // The list shows the order once the phone has stored it, and the phone sends it after that.
  await waitFor(() => expect(streets(stops)).toBe('312'))
  const sent = () =>
    requests
      .filter(({ path }) => path === '/api/v1/driver/events')
      .flatMap(({ body }) => (body as { events: DriverEvent[] }).events)
  await waitFor(() => expect(sent()).toMatchObject([{ kind: 'reordered', sequence: ids(3, 1, 2) }]))
  // The driver's own change is not marked.
  expect(screen.queryByText('Moved')).toBeNull()
})

it('names a rule that the order breaks before the driver takes it', async () => {
  const violation = { code: 'load', amount: 2, unit: 'packages', vehicleId: orderId(9), orderId: null }
  const { screen, user } = open(three, {
    [`POST /api/v1/driver/routes/${three.id}/order-check`]: {
      stops: [],
      returnAt: '2026-11-24T16:00:00.000Z',
      violations: [{ ...violation, text: '2 parcels over' }],
      isMerged: false,
      isHeld: false,
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change the order' }))
  const list = await screen.findByRole('list', { name: 'Stops to put in order' })
  await user.click(within(list).getByRole('button', { name: /3 Weaver Lane/ }))
  await user.click(within(list).getByRole('button', { name: 'Go here next' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Breaks a rule: 2 parcels over')
  expect(screen.getByRole('button', { name: 'Use this order all the same' })).toBeDefined()
})

it('estimates times on the phone without a network, and restores the former sequence', async () => {
  const { screen, user } = open(three, {
    [`POST /api/v1/driver/routes/${three.id}/order-check`]: () => {
      throw new Error('no network')
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change the order' }))
  const list = await screen.findByRole('list', { name: 'Stops to put in order' })
  await user.click(within(list).getByRole('button', { name: /1 Weaver Lane/ }))
  await user.click(within(list).getByRole('button', { name: 'Down' }))
  expect(streets(list)).toBe('213')
  expect(await screen.findByText('Times are estimated until you have a connection.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(streets(list)).toBe('123')
})

it('offers no handle for a stop that dispatch locked, and no reordering if the company does not allow it', async () => {
  const { screen, user } = open(routeOf([stopOf(1), stopOf(2, { isLocked: true }), stopOf(3)]))
  await user.click(await screen.findByRole('button', { name: 'Change the order' }))
  const list = await screen.findByRole('list', { name: 'Stops to put in order' })
  expect(within(list).getByLabelText('Fixed by dispatch')).toBeDefined()
  await user.click(within(list).getByRole('button', { name: /2 Weaver Lane/ }))
  expect(within(list).queryByRole('button', { name: 'Up' })).toBeNull()
})

it('says that dispatch locked the order of all stops ahead', async () => {
  const { screen } = open(routeOf([stopOf(1, { isLocked: true }), stopOf(2, { isLocked: true })]))
  expect(await screen.findByText('Dispatch locked the order of your stops')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull()
})

it('is not there where the company does not allow it', async () => {
  const { screen } = open(three, { 'GET /api/v1/driver/day': dayOf(three) })
  await screen.findByRole('list', { name: 'Stops to come' })
  expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull()
})
