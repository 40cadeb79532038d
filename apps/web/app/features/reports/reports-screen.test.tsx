// @vitest-environment happy-dom
// Tests reports: the choice reaches the server, definitions stand beside measures, saved reports open and are saved.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReportResponse, SavedReport } from '@dropwise/contracts'
import { DISPATCHER, renderScreen } from '../../testing/render-screen.tsx'
import { ReportsScreen } from './reports-screen.tsx'

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const figures = (query: URLSearchParams): ReportResponse => {
  const measures = (query.get('measures') ?? '').split(',') as ReportResponse['measures']
  return {
    from: '2026-11-17',
    to: '2026-11-23',
    measures,
    rows: [
      { key: '2026-11-17', label: '2026-11-17', values: measures.map(() => 4) },
      { key: '2026-11-18', label: '2026-11-18', values: measures.map(() => null) },
    ],
    total: measures.map(() => 4),
  }
}
const report: SavedReport = {
  id: id(1),
  name: 'Costs by van',
  definition: { measures: ['cost'], by: 'vehicle', span: 'last_7_days' },
  isShared: true,
  isMine: false,
  isMutable: true,
  makerName: 'Ada Lane',
  mailEvery: 'weekly',
  readers: [],
  mailProblem: 'The report has too many rows.',
  updatedAt: '2026-11-24T08:00:00.000Z',
}
const answers = {
  'GET /api/v1/reports': { items: [report] },
  'GET /api/v1/reports/figures': ({ query }: { query: URLSearchParams }) => figures(query),
  'GET /api/v1/reports/readers': { items: [{ userId: DISPATCHER.userId, name: 'Dana Reed' }] },
  'GET /api/v1/vehicles': { items: [], cursor: null },
  'GET /api/v1/drivers': { items: [], cursor: null },
  'GET /api/v1/depots': { items: [], cursor: null },
}
const show = (more: object = {}) =>
  renderScreen(<ReportsScreen />, { path: '/tenant/analytics/reports', answers: { ...answers, ...more } })

it('[M93] requests the chosen measures and explains each', async () => {
  const { requests } = show()
  await screen.findByRole('table', { name: 'Figures' })
  expect(screen.getByText('Delivered stops divided by paid hours.')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Late' }))
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === '/api/v1/reports/figures')?.query.get('measures')).toBe(
      'stops,onTime,late,costPerStop',
    ),
  )
  const table = await screen.findByRole('table', { name: 'Figures' })
  await within(table).findByRole('columnheader', { name: 'Late' })
  expect(within(table).getByRole('rowheader', { name: 'All' })).toBeTruthy()
})

it('[M93] opens a shared report, and says why its mail was not sent', async () => {
  const { requests } = show()
  fireEvent.click(await screen.findByRole('button', { name: /Costs by van/ }))
  expect(screen.getByText(/Shared by Ada Lane/)).toBeTruthy()
  expect(screen.getByText(/The last mail was not sent: The report has too many rows\./)).toBeTruthy()
  await screen.findByRole('heading', { name: 'Costs by van' })
  await waitFor(() =>
    expect(requests.findLast(({ path }) => path === '/api/v1/reports/figures')?.query.get('by')).toBe(
      'vehicle',
    ),
  )
})

it('[M93] saves a report, and requires a name', async () => {
  const { requests } = show({ 'POST /api/v1/reports': { ...report, id: id(2), name: 'Mine' } })
  await screen.findByRole('table', { name: 'Figures' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const panel = await screen.findByRole('complementary', { name: 'Save as new' })
  fireEvent.click(within(panel).getByRole('button', { name: 'Save' }))
  expect(await within(panel).findByText('Give the report a name.')).toBeTruthy()
  fireEvent.change(within(panel).getByLabelText('Name'), { target: { value: 'Mine' } })
  fireEvent.click(within(panel).getByRole('checkbox', { name: /^Share/ }))
  fireEvent.click(within(panel).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(
      requests.find(({ method, path }) => method === 'POST' && path === '/api/v1/reports')?.body,
    ).toMatchObject({
      name: 'Mine',
      isShared: true,
      mailEvery: null,
      readers: [],
      definition: { measures: ['stops', 'onTime', 'costPerStop'], by: 'day', span: 'last_30_days' },
    }),
  )
})

it('[M93] explains a report that is too large, and an empty one', async () => {
  show({
    'GET /api/v1/reports/figures': new Response(
      JSON.stringify({
        code: 'report_too_large',
        message: 'The report has more than 1000 rows or takes longer than 15 seconds.',
        hint: 'Choose fewer days, a filter, or another group.',
      }),
      { status: 422, headers: { 'content-type': 'application/json' } },
    ),
  })
  expect(await screen.findByText(/Choose fewer days/)).toBeTruthy()
})
