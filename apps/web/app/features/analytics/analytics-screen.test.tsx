// @vitest-environment happy-dom
// Analytics: the figures of planned days as charts, and as a CSV file.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { AnalyticsScreen } from './analytics-screen.tsx'
import { plannedDaysCsv } from './planned-days-csv.ts'

const day = {
  date: '2026-11-23',
  status: 'dispatched',
  distance_metres: 160_934,
  drive_seconds: 9_000,
  wait_seconds: 600,
  route_count: 7,
  stop_count: 198,
  unserved_count: 2,
  baseline_distance_metres: 321_868,
}

it('shows distance, driving time and unserved orders of each planned day', async () => {
  const { screen } = renderScreen(<AnalyticsScreen />, {
    path: '/tenant/analytics',
    answers: { 'GET /rest/v1/plans': [day, { ...day, date: '2026-11-24', unserved_count: 0 }] },
  })
  expect(await screen.findByText('Distance of each planned day')).toBeDefined()
  expect(screen.getByText('Orders that no van could take')).toBeDefined()
  expect(screen.getByText('396')).toBeDefined()
  expect(screen.getByText('200')).toBeDefined()
  expect(screen.getByText('50 %')).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Drive' })).toBeDefined()
})

it('exports the table as CSV', () => {
  expect(plannedDaysCsv([day])).toBe(
    'date,routes,stops,unserved,distance_metres,drive_seconds,wait_seconds\n2026-11-23,7,198,2,160934,9000,600',
  )
})
