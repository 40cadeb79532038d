// @vitest-environment happy-dom
// Tests driven days: both sides' figures, worse or incomparable days, and unreadable files.
import type { ReplayDayFigures, ReplayResponse } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ReplayScreen } from './replay-screen.tsx'

const figures = (more: Partial<ReplayDayFigures> = {}): ReplayDayFigures => ({
  vehicles: 2,
  orders: 8,
  distanceMetres: 160_934,
  durationSeconds: 36_000,
  driveSeconds: 18_000,
  costMinor: 40_000,
  missedWindows: 1,
  ...more,
})
const better = { driven: figures(), planned: figures({ vehicles: 1 }), saved: figures({ vehicles: 1 }) }
const answer: ReplayResponse = {
  problems: [],
  days: [
    { date: '2026-11-16', ...better, outcome: 'better', unserved: [], leftOut: 2, notes: ['A hired van.'] },
    {
      date: '2026-11-17',
      driven: figures(),
      planned: figures(),
      saved: figures({ vehicles: -1, durationSeconds: -3_600 }),
      outcome: 'worse',
      unserved: [],
      leftOut: 0,
      notes: [],
    },
    {
      date: '2026-11-18',
      driven: figures(),
      planned: figures({ orders: 7 }),
      saved: null,
      outcome: 'not_comparable',
      unserved: ['A-7'],
      leftOut: 0,
      notes: [],
    },
  ],
  refused: [{ date: '2026-11-19', message: 'No order of this day names its vehicle or driver.' }],
  total: { days: 2, ...better },
}
const file = new File(['Address,Date'], 'days.csv', { type: 'text/csv' })
const open = (result: ReplayResponse) =>
  renderScreen(<ReplayScreen />, {
    path: '/tenant/analytics/replay',
    answers: { 'POST /api/v1/replays': result },
  })

it('shows both sides of each day, worse and not compared ones too', async () => {
  const { screen, user } = open(answer)
  await user.upload(screen.getByLabelText('File of driven days'), file)
  expect(await screen.findByText('2 days compared')).toBeDefined()
  const first = within(screen.getByRole('region', { name: /16 Nov/ }))
  expect(first.getByText('The new plan is better')).toBeDefined()
  expect(first.getByRole('row', { name: /^Saved 1 100\.0 mi 10 h 00 / })).toBeDefined()
  expect(first.getByText(/^2 orders without a van/)).toBeDefined()
  const worse = within(screen.getByRole('region', { name: /17 Nov/ }))
  expect(worse.getByText('The new plan is worse')).toBeDefined()
  expect(worse.getByRole('row', { name: /^Saved -1 100\.0 mi −1 h 00 / })).toBeDefined()
  const apart = within(screen.getByRole('region', { name: /18 Nov/ }))
  expect(apart.getByText('The new plan leaves out A-7.')).toBeDefined()
  expect(apart.queryByRole('row', { name: /^Saved/ })).toBeNull()
  expect(screen.getByText('No order of this day names its vehicle or driver.')).toBeDefined()
})

it('says which column is missing, and offers no PDF of nothing', async () => {
  const { screen, user } = open({
    problems: ['No column says which vehicle took each order.'],
    days: [],
    refused: [],
    total: null,
  })
  await user.upload(screen.getByLabelText('File of driven days'), file)
  expect((await screen.findByRole('alert')).textContent).toContain('No column says which vehicle')
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
})
