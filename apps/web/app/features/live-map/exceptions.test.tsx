// @vitest-environment happy-dom
// Tests exceptions and stops without an outcome on the live day.
import type { LiveResponse } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { DAY, DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { readDay } from './day.ts'
import { Exceptions } from './exceptions.tsx'
import { useSelection } from './selection.ts'
import { ToSettle } from './to-settle.tsx'

const uuid = (n: number) => `88888888-8888-4888-8888-${String(n).padStart(12, '0')}`
const at = (time: string) => `${DAY}T${time}:00Z`
const route = (more: Partial<LiveResponse['routes'][number]>): LiveResponse['routes'][number] => ({
  id: uuid(1),
  number: 9,
  status: 'started',
  vehicle: { id: uuid(10), name: 'Van 9', registration: 'AB 9' },
  driver: { id: uuid(20), name: 'Mo Khan', phone: '+44 20 7946 0018' },
  depot: { lat: 50.7, lng: -1.9 },
  departAt: at('08:00'),
  returnAt: at('12:00'),
  etaReturnAt: null,
  distanceMetres: 1000,
  driftSeconds: 0,
  reorderedAt: null,
  orderLockedAt: null,
  position: null,
  stops: [
    {
      id: uuid(2),
      orderId: uuid(102),
      reference: 'DW-2',
      recipient: 'Edith Ward',
      address: '2 Heron Terrace',
      lat: 50.7,
      lng: -1.9,
      sequence: 17,
      status: 'arrived',
      plannedArriveAt: at('09:00'),
      plannedDepartAt: at('09:05'),
      windowStart: null,
      windowEnd: null,
      etaAt: at('09:00'),
      arrivedAt: at('09:00'),
      departedAt: null,
      lateSeconds: 0,
    },
  ],
  ...more,
})

function Lists({ of }: { of: LiveResponse['routes'][number] }) {
  const counts = { stops: 1, delivered: 0, onTime: 0, late: 0, atRisk: 0, failed: 0, vansOut: 1, vans: 1 }
  const view = readDay({ date: DAY, clock: at('11:20'), counts, routes: [of] })
  const [, actions] = useSelection()
  return (
    <>
      <Exceptions vans={view.exceptions} actions={actions} />
      <ToSettle stops={view.toSettle} />
    </>
  )
}
const open = (of: LiveResponse['routes'][number]) =>
  renderScreen(<Lists of={of} />, { user: DISPATCHER, path: '/tenant/live' })

it('names a silent van with the time of its last position, and what can be done', async () => {
  const since = at('11:06')
  const { screen } = open(route({ exceptions: [{ kind: 'silent', since, sequence: null }] }))
  expect(await screen.findByText(/^No position since \d\d:06$/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Call Mo' }).getAttribute('href')).toContain('tel:')
  expect(screen.getByRole('button', { name: 'Van out' })).toBeDefined()
  expect(screen.queryByText('To settle')).toBeNull()
})

it('lists the stop where a broken van stood until somebody says how it ended', async () => {
  const { screen } = open(route({ status: 'finished', exceptions: [] }))
  expect(await screen.findByText('Stop 17, Edith Ward')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Mark' })).toBeDefined()
  expect(screen.queryByText('Vans to look after')).toBeNull()
})
