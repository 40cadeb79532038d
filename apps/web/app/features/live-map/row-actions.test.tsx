// @vitest-environment happy-dom
// Tests the board's rows: what can be done from each, by keyboard, and vans that fall behind.
import type { LiveResponse } from '@dropwise/contracts'
import { expect, it } from 'vitest'
import { DAY, DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { Board } from './board.tsx'
import { readDay } from './day.ts'
import { useSelection } from './selection.ts'

type Route = LiveResponse['routes'][number]
const uuid = (n: number) => `88888888-8888-4888-8888-${String(n).padStart(12, '0')}`
const at = (time: string) => `${DAY}T${time}:00Z`
const stop = (sequence: number, change: Partial<Route['stops'][number]>): Route['stops'][number] => ({
  id: uuid(sequence),
  orderId: uuid(100 + sequence),
  reference: `DW-${sequence}`,
  recipient: `Recipient ${sequence}`,
  address: '2 Heron Terrace',
  lat: 50.7,
  lng: -1.9,
  sequence,
  status: 'pending',
  plannedArriveAt: at('10:00'),
  plannedDepartAt: at('10:05'),
  windowStart: null,
  windowEnd: null,
  etaAt: at('10:30'),
  arrivedAt: null,
  departedAt: null,
  lateSeconds: 0,
  ...change,
})
const route = (stops: Route['stops'], driftMinutes: number): Route => ({
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
  driftSeconds: driftMinutes * 60,
  reorderedAt: null,
  orderLockedAt: null,
  position: null,
  stops,
})

function DayBoard({ of }: { of: Route }) {
  const counts = { stops: 1, delivered: 0, onTime: 0, late: 0, atRisk: 0, failed: 0, vansOut: 1, vans: 1 }
  const view = readDay({ date: DAY, clock: at('10:20'), counts, routes: [of] })
  const [selection, actions] = useSelection()
  return (
    <Board
      view={view}
      now={new Date(at('10:20'))}
      selection={selection}
      hot={null}
      onHot={() => {}}
      actions={actions}
    />
  )
}
const open = (of: Route) =>
  renderScreen(<DayBoard of={of} />, {
    user: DISPATCHER,
    path: '/tenant/live?view=board',
    answers: { 'GET /api/v1/messages': { items: [] } },
  })

const late = route([stop(1, { windowEnd: at('10:20'), lateSeconds: 600 })], 30)

it('offers to tell, call, give and mark from the row of a stop at risk', async () => {
  const { screen } = open(late)
  const row = (await screen.findByText('Recipient 1')).closest('tr') as HTMLElement
  const names = [...row.querySelectorAll('a,button')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent,
  )
  expect(names).toEqual([
    'Recipient 1',
    'Tell recipient',
    'Call Mo Khan',
    'Give to another van',
    'Mark as delivered or failed',
  ])
})

it('is one tab stop per row: right and left reach the actions', async () => {
  const { screen, user } = open(late)
  const first = await screen.findByRole('button', { name: 'Recipient 1' })
  first.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Call Mo Khan')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(first)
  const row = first.closest('tr') as HTMLElement
  expect([...row.querySelectorAll('a,button')].filter((each) => (each as HTMLElement).tabIndex >= 0)).toEqual(
    [first],
  )
})

it('warns of a van that falls behind before its promise breaks', async () => {
  const slipping = route([stop(1, { windowEnd: at('10:35') })], 18)
  const { screen } = open(slipping)
  expect(await screen.findByText('18 min behind, first promise breaks at 10:35')).toBeDefined()
  expect(screen.queryByText('Nothing needs attention')).toBeNull()
})

it('leads from a failed row to what the driver proved', async () => {
  const endedRoute = route([stop(1, { status: 'failed', arrivedAt: at('10:01') })], 0)
  const { screen } = open(endedRoute)
  expect(await screen.findByRole('button', { name: 'Show the proof' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Give to another van' })).toBeNull()
})
