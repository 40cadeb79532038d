// @vitest-environment happy-dom
// Tests that the chances of a plan appear in the stop list, and on the cards of a stop and a route.
import type { OrderItem, PlanResponse, VehicleItem } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { planFixture } from '../../testing/plan-fixture.ts'
import { COMPANY, DAY, renderScreen } from '../../testing/render-screen.tsx'
import { RouteCard } from './edit/route-card.tsx'
import { StopCard } from './edit/stop-card.tsx'
import { useStopDrag } from './edit/use-stop-drag.ts'
import { toPlanView, type PlanView } from './plan-model.ts'
import type { RiskView } from './risk.tsx'
import { StopsTab } from './stops-tab.tsx'

const id = (n: number) => `55555555-5555-4555-8555-55555555555${n}`
const stop = (n: number) => ({
  orderId: id(n),
  sequence: n,
  arriveAt: `${DAY}T1${n}:00:00Z`,
  serviceAt: `${DAY}T1${n}:00:00Z`,
  departAt: `${DAY}T1${n}:05:00Z`,
  waitSeconds: 0,
  lateSeconds: 0,
  legDistanceMetres: 1_000,
  legDurationSeconds: 600,
  reload: null,
})
const { plan } = planFixture({ id: id(8), vehicleId: id(9) })
const routes = [{ ...plan.routes[0]!, stops: [stop(1), stop(2)] }]
const orders = [1, 2].map((n) => ({
  id: id(n),
  recipient: `Person ${n}`,
  address: 'Weaver Lane',
  date: DAY,
  windowStart: null,
  windowEnd: null,
  otherWindows: [],
  packages: 1,
  weightKg: 0,
})) as unknown as OrderItem[]
const risk = {
  days: 200,
  promises: 1,
  routes: [{ number: 4, promises: 1, expectedMisses: 0.12, lateEndDays: 3 }],
  missedDays: new Map([
    [id(1), 24],
    [id(2), null],
  ]),
} as unknown as RiskView
const view: PlanView = {
  ...toPlanView({ ...plan, routes } as PlanResponse, orders, [] as VehicleItem[], COMPANY),
  risk,
}
const hot = { get: () => null, set: () => {}, subscribe: () => () => {} }
const selection = { route: null, stop: null, select: () => {} } as never
const editing = { editor: null, state: null, perform: () => {} } as never

function Everywhere() {
  const drag = useStopDrag({ isEnabled: false, offers: async () => [], onDrop: () => {} })
  const [route] = view.routes
  const props = { route: route!, view, editing, onClose: () => {} }
  return (
    <>
      <StopsTab view={view} selection={selection} hot={hot} drag={drag} />
      <StopCard stop={route!.stops[0]!} {...props} />
      <StopCard stop={route!.stops[1]!} {...props} />
      <RouteCard {...props} />
    </>
  )
}

it('[M4.15] shows the chance of each promise in the list and on the cards, and none without a window', async () => {
  const { screen } = renderScreen(<Everywhere />, { path: '/tenant/plan' })
  expect(await screen.findByRole('columnheader', { name: /Risk/ })).toBeDefined()
  expect(screen.getAllByText('Missed on 24 of 200 simulated days')).toHaveLength(1)
  expect(screen.getByText('Ends after its shift on 3 of 200 simulated days.')).toBeDefined()
  expect(screen.getByText('0.1 of 1 promise expected to be missed.')).toBeDefined()
})
