// @vitest-environment happy-dom
// Tests a new company's checklist: ticked from the database, hidden when complete.
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FirstDay } from './first-day.tsx'

const counted = (n: () => number) => () => new Response(null, { headers: { 'content-range': `*/${n()}` } })
function open(changes: Partial<Record<string, number>>) {
  const counts: Record<string, number> = {
    depots: 0,
    vehicles: 0,
    drivers: 0,
    orders: 0,
    routes: 0,
    imports: 0,
    ...changes,
  }
  const answers = Object.fromEntries(
    Object.keys(counts).map((table) => [`HEAD /rest/v1/${table}`, counted(() => counts[table] ?? 0)]),
  )
  const screen = renderScreen(<FirstDay />, {
    path: '/tenant',
    answers: {
      ...answers,
      'POST /api/v1/sample-data': () => {
        Object.assign(counts, { depots: 1, vehicles: 2, orders: 24, imports: 1 })
        return { orders: 24, vehicles: 2 }
      },
      'DELETE /api/v1/sample-data': () => {
        Object.assign(counts, { orders: 0, vehicles: 0, imports: 0 })
        return { orders: 24, vehicles: 2 }
      },
    },
  })
  return screen
}

it('[2.10-1] ticks finished steps and links the others', async () => {
  const { screen } = open({ depots: 1, vehicles: 3 })
  expect(await screen.findByText('2 of 5 first steps done')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Add a vehicle' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Import orders' }).getAttribute('href')).toBe(
    '/tenant/orders?panel=import',
  )
})

it('[2.10-1] adds sample data with one click and removes it with another', async () => {
  const { screen, user } = open({})
  await user.click(await screen.findByRole('button', { name: 'Try it with sample data' }))
  expect(await screen.findByText('24 sample orders and 2 vans added')).toBeDefined()
  expect(await screen.findByText('3 of 5 first steps done')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: 'Remove the sample data' }))
  expect(await screen.findByText('24 sample orders and 2 vans removed')).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Try it with sample data' })).toBeDefined()
})

it('[2.10-1] disappears once every step is done', async () => {
  const { container, requests } = open({ depots: 1, vehicles: 1, drivers: 1, orders: 1, routes: 1 })
  await expect.poll(() => requests.filter(({ method }) => method === 'HEAD').length).toBe(6)
  await expect.poll(() => container.querySelector('[aria-label="First steps"]')).toBeNull()
})
