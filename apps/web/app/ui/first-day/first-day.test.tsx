// @vitest-environment happy-dom
// Tests a new company's checklist: ticked from the database, hidden when complete.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { FirstDay } from './first-day.tsx'
import { NextSteps } from './next-steps.tsx'

const counted = (n: () => number) => () => new Response(null, { headers: { 'content-range': `*/${n()}` } })
function open(changes: Partial<Record<string, number>>, shown = <FirstDay />) {
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
  const screen = renderScreen(shown, {
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

it('[2.10-1] shows the steps with their reasons below an empty list, the next one first', async () => {
  const { screen } = open({ depots: 1, vehicles: 3 }, <NextSteps />)
  const steps = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(steps.getByRole('heading', { name: '2 of 5 first steps done' })).toBeDefined()
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tenant/drivers/add',
    '/tenant/orders?panel=import',
    '/tenant/plan',
  ])
  expect(steps.getByText('Drivers get their stops on their own phone.')).toBeDefined()
  expect(steps.getByRole('button', { name: 'Try it with sample data' })).toBeDefined()
})

it('[2.10-1] shows no steps below an empty list of a company that has taken them', async () => {
  const { screen, requests } = open(
    { depots: 1, vehicles: 1, drivers: 1, orders: 1, routes: 1 },
    <NextSteps />,
  )
  await expect.poll(() => requests.filter(({ method }) => method === 'HEAD').length).toBe(6)
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
})
