// @vitest-environment happy-dom
// Analytics: titles that answer, figures against the days before, and every figure as a table and as CSV.
import type { AnalyticsFigures, AnalyticsItem } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AnalyticsScreen } from './analytics-screen.tsx'
import { periodBefore, periodUpTo } from './api.ts'
import { toCsv } from './csv.ts'
import { measure } from './measures.ts'

const figures = (more: Partial<AnalyticsFigures> = {}): AnalyticsFigures => ({
  routes: 2,
  stops: 101,
  served: 100,
  onTime: 90,
  failed: 1,
  returned: 0,
  plannedMetres: 160_934,
  drivenMetres: 193_121,
  plannedSeconds: 28_800,
  paidSeconds: 36_000,
  movingSeconds: 18_000,
  serviceSeconds: 12_600,
  shiftSeconds: 57_600,
  packages: 120,
  capacityPackages: 300,
  costMinor: 40_000,
  costFixedMinor: 10_000,
  costTimeMinor: 20_000,
  costWayMinor: 10_000,
  co2Grams: 46_000,
  ratings: 4,
  ratingSum: 18,
  ...more,
})
const item = (key: string, label: string, more: Partial<AnalyticsFigures> = {}): AnalyticsItem => ({
  key,
  label,
  ...figures(more),
})
const days = [
  item('2026-11-23', '2026-11-23', { onTime: 99 }),
  item('2026-11-24', '2026-11-24', { onTime: 81 }),
]
const reasons = [{ reason: 'Nobody home', count: 2 }]
const answer = (query: URLSearchParams) => {
  if (query.get('to') === '2026-10-25')
    return { total: figures({ costMinor: 50_000 }), items: [], reasons: [] }
  const items =
    query.get('by') === 'day'
      ? days
      : [item('v1', 'Van 1'), item('v2', 'Van 2', { paidSeconds: 3_600, drivenMetres: 160_934 })]
  return { total: figures({ onTime: 90 }), items, reasons }
}
const open = (path = '/tenant/analytics') =>
  renderScreen(<AnalyticsScreen />, {
    path,
    answers: { 'GET /api/v1/analytics': ({ query }) => answer(query) },
  })

it('answers each question in its title, from the figures that it draws', async () => {
  const { screen } = open()
  expect(await screen.findByText('Fewest on time on Tue 24 Nov: 81.0 %')).toBeDefined()
  expect(await screen.findByText('A stop cost £1 less than before')).toBeDefined()
  expect(screen.getByText('Van 1 drove 20.0 mi more than planned')).toBeDefined()
  expect(screen.getByText('Van 1 works most, Van 2 has the most hours left')).toBeDefined()
  expect(screen.getByText('Most came back because: Nobody home')).toBeDefined()
  const strip = screen.getByLabelText('The period in figures')
  expect(within(strip).getByText('90.0 %')).toBeDefined()
  expect(within(strip).getByText('£4')).toBeDefined()
  expect(within(strip).getByText('£5 before')).toBeDefined()
})

it('has a table behind each chart, and one of everything by what is chosen', async () => {
  const { screen, user, requests } = open()
  await user.click((await screen.findAllByRole('button', { name: 'Table' }))[0]!)
  const table = screen.getByRole('table', { name: 'Fewest on time on Tue 24 Nov: 81.0 %' })
  expect(within(table).getByRole('row', { name: 'Tue 24 Nov 101 81.0 % 19 1' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Driver' }))
  expect(await screen.findByRole('table', { name: 'Figures by driver' })).toBeDefined()
  expect(requests.some(({ query }) => query.get('by') === 'driver')).toBe(true)
})

it('says so when no van left the depot, instead of showing zeros', async () => {
  const none = Object.fromEntries(Object.keys(figures()).map((key) => [key, 0]))
  const { screen } = renderScreen(<AnalyticsScreen />, {
    path: '/tenant/analytics?period=7',
    answers: { 'GET /api/v1/analytics': { total: none, items: [], reasons: [] } },
  })
  expect(await screen.findByText('No van left the depot in these days')).toBeDefined()
})

it('compares with as many days right before', () => {
  const period = periodUpTo('2026-11-24', 30)
  expect(period).toEqual({ from: '2026-10-26', to: '2026-11-24' })
  expect(periodBefore(period)).toEqual({ from: '2026-09-26', to: '2026-10-25' })
})

it('exports plain numbers, and no cell that a spreadsheet would run', () => {
  const csv = toCsv([item('x', '=cmd(), "Ltd"')], [measure('stops'), measure('onTime'), measure('rating')], {
    units: { units: 'mi', currency: 'GBP' },
    labelOf: ({ label }) => label,
  })
  expect(csv).toBe(',Stops,On time,Rating\n"\'=cmd(), ""Ltd""",101,0.9,4.5')
})
