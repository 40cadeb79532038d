// @vitest-environment happy-dom
// Tests week plans: start, progress with Stop, figures before and after, accepting some moves, and undo.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { WeekPlanResponse } from '@dropwise/contracts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { WeekScreen } from './week-screen.tsx'

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const figures = {
  orders: 6,
  unserved: 0,
  vans: 2,
  distanceMetres: 60_000,
  durationSeconds: 9_000,
  cost: 20_000,
}
const order = (number: number, more: object) => ({
  orderId: id(number),
  reference: `A-${number}`,
  recipient: 'Ann',
  date: '2026-11-24',
  proposedDate: '2026-11-24',
  earliest: '2026-11-24',
  latest: '2026-11-26',
  held: null,
  problem: null,
  saves: null,
  acceptedAt: null,
  undoneAt: null,
  ...more,
})
const week: WeekPlanResponse = {
  id: id(1),
  from: '2026-11-24',
  days: 2,
  status: 'done',
  movesFreely: false,
  progress: { elapsedSeconds: 10, limitSeconds: 10, phase: 'week', costAlone: 40_000, cost: 30_000 },
  error: null,
  orders: 12,
  movable: 4,
  moves: 2,
  accepted: 0,
  createdAt: '2026-11-24T08:00:00.000Z',
  result: {
    days: [
      { date: '2026-11-24', vehicles: 2, alone: figures, week: { ...figures, cost: 10_000, vans: 1 } },
      { date: '2026-11-25', vehicles: 2, alone: figures, week: figures },
    ],
    alone: { ...figures, cost: 40_000 },
    week: { ...figures, cost: 30_000 },
    isEstimated: false,
    hasUnknownLimits: true,
  },
  changes: [
    order(11, { proposedDate: '2026-11-25', saves: 650 }),
    order(12, { proposedDate: '2026-11-25' }),
    order(13, { held: 'promised' }),
  ],
}
const { result: _result, changes: _changes, ...item } = week
const show = (shown: object | null, more: object = {}) =>
  renderScreen(<WeekScreen />, {
    path: '/tenant/plan/week',
    answers: {
      'GET /api/v1/week-plans': { items: shown ? [item] : [] },
      [`GET /api/v1/week-plans/${week.id}`]: shown ?? {},
      ...more,
    },
  })

it('[M45] compares the days and accepts the ticked moves alone', async () => {
  const { requests } = show(week, {
    [`POST /api/v1/week-plans/${week.id}/accept`]: {
      moved: 1,
      skipped: [{ orderId: id(12), reference: 'A-12', reason: 'changed' }],
      plans: [],
    },
  })
  const days = await screen.findByRole('table', { name: 'Figures by day' })
  expect(within(days).getAllByRole('row')).toHaveLength(4)
  expect(screen.getByText(/2 moves save .*100.* \(25\.0 %\)/)).toBeTruthy()
  expect(screen.getByText('The recipient was promised this day')).toBeTruthy()
  expect(screen.getByText(/^The map has no limits/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /A-11/ }).textContent).toContain('6.50')
  fireEvent.click(screen.getByRole('checkbox', { name: 'A-12' }))
  fireEvent.click(screen.getByRole('button', { name: 'Accept 1 move' }))
  await waitFor(() =>
    expect(requests.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({ orderIds: [id(11)] }),
  )
  await screen.findByText(/A-12: changed meanwhile/)
})

it('[M45] shows a run with its progress, and stops it', async () => {
  const { requests } = show(
    { ...week, status: 'running', result: null, changes: [] },
    { [`POST /api/v1/week-plans/${week.id}/stop`]: week },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Stop, keep best' }))
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/stop'))).toBe(true))
})

it('[M45] starts with the day on screen, and says that nothing was planned yet', async () => {
  const { requests } = show(null, { 'POST /api/v1/week-plans': { id: week.id, status: 'queued' } })
  await screen.findByText('No week plan yet')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Also move orders that name no last day' }))
  fireEvent.click(screen.getByRole('button', { name: 'Find better days' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      days: 5,
      movesFreely: true,
    }),
  )
})

it('[M45] moves only the orders that were chosen in the list of orders, until all may move', async () => {
  const { requests, router } = show(null, { 'POST /api/v1/week-plans': { id: week.id, status: 'queued' } })
  await screen.findByText('No week plan yet')
  const choose = () =>
    act(() => router.navigate('/tenant/plan/week', { state: { orderIds: [id(11), id(12)] } }))
  await choose()
  await screen.findByText('Only 2 chosen orders may move; the others keep their day.')
  fireEvent.click(screen.getByRole('button', { name: 'Let all move' }))
  await waitFor(() => expect(screen.queryByText(/chosen orders/)).toBeNull())
  await choose()
  await screen.findByText('Only 2 chosen orders may move; the others keep their day.')
  fireEvent.click(screen.getByRole('button', { name: 'Find better days' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      orderIds: [id(11), id(12)],
    }),
  )
})
