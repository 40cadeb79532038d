// @vitest-environment happy-dom
// Tests analytics: titles that answer, comparison with earlier days, every figure as table and CSV.
import type { AnalyticsFigures, AnalyticsItem } from '@dropwise/contracts'
import { fireEvent, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AnalyticsScreen } from './analytics-screen.tsx'
import { toCsv } from '../../lib/csv.ts'
import { namedPoints, scaleOf } from './line-chart.tsx'
import { measure } from './measures.ts'
import { comparedWith, periodUpTo, problemOf } from './period.ts'
import { dayRows, namedRows, tableOf } from './table-data.ts'

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
  co2Metres: 200_000,
  wayMetres: 200_000,
  co2Served: 10,
  ratings: 4,
  ratingSum: 18,
  priceMinor: 0,
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
const ranges = {
  calibrated: { arrivals: 12_400, held: 10_044 },
  uncalibrated: { arrivals: 300, held: 290 },
}
const reasons = [{ reason: 'Nobody home', count: 2 }]
const answer = (query: URLSearchParams) => {
  if (query.get('to') === '2026-10-25')
    return { total: figures({ costMinor: 50_000 }), items: [], reasons: [], lateStops: [], ranges }
  const items =
    query.get('by') === 'day'
      ? days
      : [
          item('v1', 'Van 1'),
          item('v2', 'Van 2', { paidSeconds: 3_600, drivenMetres: 160_934, ratingSum: 12 }),
        ]
  return {
    total: figures({ stops: 202, served: 200, onTime: 180, costMinor: 80_000, failed: 1, returned: 1 }),
    items,
    reasons,
    ranges,
    lateStops: [
      {
        orderId: '11111111-1111-4111-8111-111111111111',
        recipient: 'Edith Ward',
        date: '2026-11-24',
        lat: 47,
        lng: -125.5,
        lateSeconds: 610,
      },
    ],
  }
}
const open = (path = '/tenant/analytics') =>
  renderScreen(<AnalyticsScreen />, {
    path,
    answers: { 'GET /api/v1/analytics': ({ query }) => answer(query) },
  })

it('answers each question in its title, from the figures that it draws', async () => {
  const { screen, user } = open()
  expect(await screen.findByText('Fewest on time on Tue 24 Nov: 81.0 %')).toBeDefined()
  expect(await screen.findByText('A stop cost £1 less than before')).toBeDefined()
  expect(screen.getByText('Van 1 drove 20.0 mi more than planned')).toBeDefined()
  expect(screen.getByText('Van 1 works most, Van 2 has the most hours left')).toBeDefined()
  expect(screen.getByText('2 of 202 stops came back, all of them: Nobody home')).toBeDefined()
  expect(screen.getByText('Recipients gave 4.5 of 5, and least to Van 2: 3.0')).toBeDefined()
  expect(screen.getByText('1 stop was late')).toBeDefined()
  await user.click(screen.getAllByRole('button', { name: 'Table' }).at(-1)!)
  const late = within(screen.getByRole('table', { name: '1 stop was late' }))
  expect(late.getByRole('row', { name: 'Edith Ward Tue 24 Nov 11' })).toBeDefined()
  const strip = screen.getByLabelText('The period in figures')
  expect(within(strip).getByText('90.0 %')).toBeDefined()
  expect(within(strip).getByText('£4.00')).toBeDefined()
  expect(within(strip).getByText('£5.00 before')).toBeDefined()
})

it('draws no cost a stop for a day that has hardly begun', async () => {
  const today = item('2026-11-25', '2026-11-25', { served: 2, onTime: 2, failed: 0, costMinor: 7_650 })
  const { screen } = renderScreen(<AnalyticsScreen />, {
    path: '/tenant/analytics',
    answers: {
      'GET /api/v1/analytics': ({ query }) =>
        query.get('by') === 'day' ? { ...answer(query), items: [...days, today] } : answer(query),
    },
  })
  expect(await screen.findByText('under way')).toBeDefined()
  expect(screen.queryByText('£38.25')).toBeNull()
})

it('has a table for each chart, and one with all measures by the chosen group', async () => {
  const { screen, user, requests } = open()
  await user.click((await screen.findAllByRole('button', { name: 'Table' }))[0]!)
  const table = screen.getByRole('table', { name: 'Fewest on time on Tue 24 Nov: 81.0 %' })
  expect(within(table).getByRole('row', { name: 'Tue 24 Nov 101 81.0 % 19 1' })).toBeDefined()
  await user.click(screen.getByRole('radio', { name: 'Driver' }))
  expect(await screen.findByRole('table', { name: 'Figures by driver' })).toBeDefined()
  expect(requests.some(({ query }) => query.get('by') === 'driver')).toBe(true)
})

it('says so when no van left the depot, instead of showing zeros', async () => {
  const zeroFigures = Object.fromEntries(Object.keys(figures()).map((key) => [key, 0]))
  const { screen } = renderScreen(<AnalyticsScreen />, {
    path: '/tenant/analytics?period=7',
    answers: {
      'GET /api/v1/analytics': { total: zeroFigures, items: [], reasons: [], lateStops: [], ranges },
    },
  })
  expect(await screen.findByText('No van left the depot in these days')).toBeDefined()
})

it('compares with as many days right before, or with the same weekdays', () => {
  const period = periodUpTo('2026-11-24', 30)
  expect(period).toEqual({ from: '2026-10-26', to: '2026-11-24' })
  expect(comparedWith(period, 'before')).toEqual({ from: '2026-09-26', to: '2026-10-25' })
  expect(comparedWith(period, 'weekdays')).toEqual({ from: '2026-09-21', to: '2026-10-20' })
  expect(comparedWith(period, 'year')).toEqual({ from: '2025-10-27', to: '2025-11-25' })
})

it('requests the chosen days, and refuses impossible periods', async () => {
  const { screen, user, requests } = open('/tenant/analytics?period=7&against=weekdays')
  await screen.findByText('Fewest on time on Tue 24 Nov: 81.0 %')
  await user.click(screen.getByRole('radio', { name: 'Custom' }))
  const first = screen.getByLabelText('First day')
  expect(first).toHaveProperty('value', '2026-11-18')
  fireEvent.change(first, { target: { value: '2026-11-02' } })
  await screen.findByText('Fewest on time on Tue 24 Nov: 81.0 %')
  const spans = requests.map(({ query }) => `${query.get('from')} ${query.get('to')}`)
  expect(spans).toContain('2026-11-02 2026-11-24')
  expect(spans).toContain('2026-10-05 2026-10-27')
  const before = requests.length
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-01' } })
  expect(await screen.findByText('The last day is before the first.')).toBeDefined()
  expect(requests).toHaveLength(before)
  expect(problemOf({ from: 'yesterday', to: '2026-01-01' })).toBe('Choose a first and a last day.')
  expect(problemOf({ from: '2024-01-01', to: '2026-01-01' })).toBe('Choose at most 366 days.')
})

it('starts the scale of a line below the lowest figure, at a round number, and never so high that one late stop is a cliff', () => {
  expect(scaleOf([98, 92], 97)).toEqual({ floor: 80, step: 5 })
  expect(scaleOf([100], 97)).toEqual({ floor: 80, step: 5 })
  expect(scaleOf([79], 97)).toEqual({ floor: 70, step: 10 })
  expect(scaleOf([3], 97)).toEqual({ floor: 0, step: 25 })
})

it('shows the figures of a day under the pointer, and leads to that day by one tab stop and arrows', async () => {
  const { screen, user } = open()
  const [first, last] = (await screen.findAllByRole('link', { name: /late of|no figures/ })) as HTMLElement[]
  expect([first?.tabIndex, last?.tabIndex]).toEqual([-1, 0])
  expect(first?.getAttribute('href')).toContain('/tenant/live?day=2026-11-23')
  last?.focus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(first)
  await user.hover(last!)
  expect(await screen.findByText('Tue 24 Nov', { selector: 'span' })).toBeDefined()
})

it('labels the worst points, without overlapping labels', () => {
  const points = [
    { key: 'a', value: 96, at: 40 },
    { key: 'b', value: 92, at: 50 },
    { key: 'c', value: 95, at: 98 },
    { key: 'd', value: 99, at: 10 },
  ]
  expect([...namedPoints(points, 97)]).toEqual([
    ['b', 'right'],
    ['c', 'left'],
  ])
})

const UNITS = { units: 'mi', currency: 'GBP' } as const

it('exports plain numbers in the unit of their head, and no cell that a spreadsheet would run', () => {
  const measures = ['stops', 'onTime', 'costPerStop', 'paidTime', 'rating'].map(measure)
  const table = tableOf([item('x', '=cmd(), "Ltd"')], measures, namedRows('Customer'), UNITS)
  expect(toCsv(table)).toBe(
    '\uFEFFCustomer,Stops,On time,"Cost per stop, GBP","Paid, h",Rating\r\n"\'=cmd(), ""Ltd""",101,0.9,4,10,4.5',
  )
  expect(toCsv(tableOf([days[0]!], [measure('stops')], dayRows(), UNITS))).toBe(
    '\uFEFFDay,Stops\r\n2026-11-23,101',
  )
})

it('has no figure where no position and no end of a shift is known', () => {
  const unknown = item('v', 'Van', { plannedMetres: 0, drivenMetres: 0, plannedSeconds: 0, paidSeconds: 0 })
  const measures = ['planned', 'driven', 'plannedTime', 'paidTime', 'stopsPerHour'].map(measure)
  const [row] = tableOf([unknown], measures, namedRows('Van'), UNITS).rows
  expect(row?.cells).toEqual(['Van', 'N/A', 'N/A', 'N/A', 'N/A', 'N/A'])
})

it('[M4.4] says how often the ranges of the tracking page held, once there are enough arrivals', async () => {
  const none = { arrivals: 0, held: 0 }
  const show = (figures: typeof ranges) =>
    renderScreen(<AnalyticsScreen />, {
      path: '/tenant/analytics?period=7',
      answers: { 'GET /api/v1/analytics': ({ query }) => ({ ...answer(query), ranges: figures }) },
    })
  const { screen } = show(ranges)
  await screen.findByText('Our 80 % ranges held 81 % of 12,400 arrivals.')
  show({ calibrated: none, uncalibrated: { arrivals: 300, held: 290 } })
  await screen.findByText(/^Ranges shown an hour before held 97 % of 300 arrivals\. They aim at 80 %/)
  show({ calibrated: none, uncalibrated: { arrivals: 1, held: 1 } })
  await screen.findByText('1 arrival so far. After 50, you see here how often our arrival ranges held.')
})
