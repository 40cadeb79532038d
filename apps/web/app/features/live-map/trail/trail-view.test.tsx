// @vitest-environment happy-dom
// Tests that the trail's text agrees with the stored data, and each state's message.
import type { LiveResponse, Trail, TrailsResponse } from '@dropwise/contracts'
import { encodePolyline } from '@dropwise/roads/polyline'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal, type Answers } from '../../../testing/fake-backend.ts'
import { DAY, renderScreen } from '../../../testing/render-screen.tsx'
import { readDay } from '../day.ts'
import { useSelection } from '../selection.ts'
import { TrailView } from './trail-view.tsx'

const uuid = (n: number) => `88888888-8888-4888-8888-${String(n).padStart(12, '0')}`
const at = (time: string) => `${DAY}T${time}:00Z`
const stop = (n: number, planned: string, arrived: string | null) => ({
  id: uuid(n),
  orderId: uuid(100 + n),
  reference: `DW-${n}`,
  recipient: `Recipient ${n}`,
  address: `${n} Heron Terrace`,
  lat: 50.7,
  lng: -1.9,
  sequence: n,
  status: arrived ? ('served' as const) : ('pending' as const),
  plannedArriveAt: at(planned),
  plannedDepartAt: at(planned),
  windowStart: null,
  windowEnd: null,
  etaAt: null,
  arrivedAt: arrived && at(arrived),
  departedAt: arrived && at(arrived),
  lateSeconds: 0,
})
const live: LiveResponse = {
  date: DAY,
  clock: at('12:30'),
  counts: { stops: 2, delivered: 1, onTime: 1, late: 0, atRisk: 0, failed: 0, vansOut: 0, vans: 1 },
  routes: [
    {
      id: uuid(1),
      number: 7,
      status: 'finished',
      vehicle: { id: uuid(10), name: 'Van 7', registration: 'AB 7' },
      driver: { id: uuid(20), name: 'Mo Khan', phone: null },
      depot: { lat: 50.7, lng: -1.9 },
      departAt: at('08:00'),
      returnAt: at('12:00'),
      etaReturnAt: null,
      distanceMetres: 1000,
      driftSeconds: 0,
      reorderedAt: null,
      orderLockedAt: null,
      position: null,
      stops: [stop(1, '09:00', '09:14'), stop(2, '10:00', null)],
    },
  ],
}
const segment = (from: string, minutes: number) => ({
  at: at(from),
  seconds: Array.from({ length: minutes }, () => 60),
  line: encodePolyline(Array.from({ length: minutes + 1 }, (_, i) => [-1.9, 50.7 + i / 1000])),
})
const trail: Trail = {
  routeId: uuid(1),
  number: 7,
  startedAt: at('08:00'),
  finishedAt: at('12:00'),
  positionCount: 2_000,
  isSimulated: false,
  breaks: [{ from: at('10:00'), to: at('10:30') }],
  segments: [segment('08:00', 60), segment('09:12', 48), segment('10:30', 90)],
}
const trails = (more: Partial<TrailsResponse> = {}): TrailsResponse => ({
  date: DAY,
  resolutionSeconds: 0,
  keptSince: null,
  trails: [trail],
  ...more,
})

function Screen() {
  const [selection, actions] = useSelection()
  return <TrailView view={readDay(live)} selection={selection} actions={actions} isPhone={false} />
}
const open = (answer: Answers[string], path = '/tenant/live?view=trail') =>
  renderScreen(<Screen />, {
    path,
    answers: {
      'GET /api/v1/live/trails': answer,
      'GET /api/v1/live/geometry': { routes: [] },
      [`GET /api/v1/routes/${uuid(1)}/geometry`]: { routes: [] },
      [`GET /api/v1/routes/${uuid(1)}/trail`]: trails(),
    } as Answers,
  })

it('shows each van’s drive, and planned and actual times of its stops', async () => {
  const { screen, user } = open(trails())
  const vans = await screen.findByRole('table', { name: 'Vans of the day' })
  expect(within(vans).getByText('08:00-12:00')).toBeDefined()
  expect(within(vans).getByText('2,000')).toBeDefined()
  await user.click(within(vans).getByRole('button', { name: /Mo Khan/ }))
  const stops = await screen.findByRole('table', { name: 'Stops of R7 as planned and as they were' })
  const [, first, second] = within(stops).getAllByRole('row')
  expect(first?.textContent).toContain('1 Recipient 1delivered09:0009:14+14 min')
  expect(second?.textContent).toContain('2 Recipient 2ahead10:00nonone')
})

it('[M53] names gaps and breaks, and shows the moment in which one began', async () => {
  const { screen, user } = open(trails(), '/tenant/live?view=trail&route=7')
  await user.click(await screen.findByRole('button', { name: /^No position 09:00-09:12/ }))
  expect(screen.getByRole('status', { name: 'Time shown' }).textContent).toBe('09:00')
  expect(screen.getByRole('button', { name: /^Break, no positions 10:00-10:30/ })).toBeDefined()
})

it('moves by a minute with the arrow keys, by ten with the pages, and opens at the stop of a link', async () => {
  const { screen, user } = open(trails(), `/tenant/live?view=trail&route=7&stop=${uuid(1)}`)
  const time = await screen.findByRole('status', { name: 'Time shown' })
  expect(time.textContent).toBe('09:14')
  const slider = screen.getByRole('slider', { name: 'Time of the day' })
  slider.focus()
  await user.keyboard('{PageUp}')
  expect(time.textContent).toBe('09:24')
  expect(slider.getAttribute('aria-valuetext')).toBe('09:24')
  await user.keyboard('{PageDown}{PageDown}')
  expect(time.textContent).toBe('09:04')
})

it('says how much of a long day is drawn, and reads a chosen van in full', async () => {
  const { screen, user, requests } = open(trails({ resolutionSeconds: 15, keptSince: `${DAY}T00:00:00Z` }))
  expect(
    await screen.findByText(/Of 2,000 stored positions one in 15 s is drawn\. Choose a van/),
  ).toBeDefined()
  expect(screen.getByText(/Positions are deleted for their age/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'R7, Mo Khan' }))
  expect(await screen.findByText(/R7 is drawn in full/)).toBeDefined()
  expect(requests.filter(({ path }) => path.endsWith('/trail'))).toHaveLength(1)
})

it('says why there is nothing to see', async () => {
  const emptyTrail = { ...trail, positionCount: 0, segments: [], startedAt: null, finishedAt: null }
  const { screen } = open(trails({ trails: [emptyTrail] }))
  expect(await screen.findByRole('heading', { name: /^No positions are stored for/ })).toBeDefined()
  expect(screen.getByText(/No van has left yet/)).toBeDefined()
})

it('says that positions were deleted for their age', async () => {
  const emptyTrail = { ...trail, positionCount: 0, segments: [] }
  const { screen } = open(trails({ trails: [emptyTrail], keptSince: '2026-11-26T00:00:00Z' }))
  expect(await screen.findByText(/They were deleted for their age/)).toBeDefined()
})

it('says that the trails could not be loaded, and tries again', async () => {
  let tries = 0
  const { screen, user } = open(() =>
    tries++ === 0 ? new Refusal(500, { code: 'internal_error', message: 'Something went wrong.' }) : trails(),
  )
  expect(await screen.findByText('The trails could not be loaded')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('table', { name: 'Vans of the day' })).toBeDefined()
})
