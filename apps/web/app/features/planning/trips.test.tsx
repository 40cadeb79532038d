// @vitest-environment happy-dom
// Tests a route of two trips: the depot between its stops, and the larger trip's load.
import type { OrderItem, PlanResponse, VehicleItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { COMPANY, DAY, renderScreen } from '../../testing/render-screen.tsx'
import { LoadTab } from './load-tab.tsx'
import { toPlanView } from './plan-model.ts'
import { useStopDrag, type StopDragOptions } from './edit/use-stop-drag.ts'
import { StopsTab } from './stops-tab.tsx'

const id = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const at = (clock: string) => `${DAY}T${clock}:00.000Z`
const stop = (n: number, reload: PlanResponse['routes'][number]['stops'][number]['reload'] = null) => ({
  orderId: id(n),
  sequence: n,
  arriveAt: at(`1${n}:00`),
  serviceAt: at(`1${n}:00`),
  departAt: at(`1${n}:05`),
  waitSeconds: 0,
  lateSeconds: 0,
  legDistanceMetres: 1_000,
  legDurationSeconds: 600,
  reload,
})
const plan = {
  date: DAY,
  locks: { orders: [], vehicles: [] },
  violations: [],
  unserved: [],
  routes: [
    {
      id: id(8),
      number: 1,
      vehicleId: id(9),
      driverId: null,
      departAt: at('10:00'),
      returnAt: at('14:00'),
      load: { packages: 70, kg: 0 },
      stops: [stop(1), stop(2, { arriveAt: at('11:30'), departAt: at('11:45') }), stop(3)],
    },
  ],
} as unknown as PlanResponse
const orders = [10, 20, 40].map((packages, i) => ({
  id: id(i + 1),
  recipient: `Person ${i + 1}`,
  address: 'Weaver Lane',
  date: DAY,
  windowStart: null,
  windowEnd: null,
  otherWindows: [],
  packages,
  weightKg: 0,
})) as unknown as OrderItem[]
const vehicles = [
  { id: id(9), name: 'Van', capacityPackages: 100, capacityKg: 0 },
] as unknown as VehicleItem[]

const view = toPlanView(plan, orders, vehicles, COMPANY)
const hot = { get: () => null, set: () => {}, subscribe: () => () => {} }
const selection = { route: null, stop: null, select: () => {} } as never

function List({ onDrop }: Pick<StopDragOptions, 'onDrop'>) {
  const drag = useStopDrag({ isEnabled: true, offers: async () => [], onDrop })
  return <StopsTab view={view} selection={selection} hot={hot} drag={drag} />
}

it('[2.10-4] lists the loading beside the three stops of the route', async () => {
  const { screen } = renderScreen(<List onDrop={() => {}} />, {
    path: '/tenant/plan',
  })
  const table = await screen.findByRole('table', { name: 'Stops' })
  expect(table.getAttribute('aria-rowcount')).toBe('4')
})

it('[2.10-4] measures a van by its largest load', async () => {
  const { screen } = renderScreen(<LoadTab view={view} selection={selection} />, { path: '/tenant/plan' })
  expect(await screen.findByText(/largest of 2 loads/)).toBeDefined()
  expect(screen.getByRole('button').textContent).toContain('60 of 100 parcels')
  expect(view.routes[0]?.loadFraction).toBe(0.6)
})

it('[2.10-4] knows all windows of a stop, and the one that applies when it is served', () => {
  // The first stop is served at 11:00, within the long window and after the short one.
  const [first, ...others] = orders
  const order = {
    ...first!,
    windowStart: at('10:15'),
    windowEnd: at('10:45'),
    otherWindows: ['09:00-13:00', '15:00-16:00'],
  }
  const stop = toPlanView(plan, [order, ...others], vehicles, COMPANY).routes[0]?.stops[0]
  const span = (from: string, to: string) => ({ from: Date.parse(at(from)), to: Date.parse(at(to)) })
  expect(stop?.windows).toEqual([span('09:00', '13:00'), span('15:00', '16:00')])
  expect([stop?.windowStart, stop?.windowEnd]).toEqual([Date.parse(at('09:00')), Date.parse(at('13:00'))])
})
