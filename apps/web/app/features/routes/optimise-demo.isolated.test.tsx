// @vitest-environment happy-dom
// Tests Optimize Routes and Re-route on the demo. Isolated, because a page loads its configuration once.
import type { RouteItem } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RoutesScreen } from './routes-screen.tsx'
import { plan, planRoute, route, uuid } from './testing.ts'

const DEMO_CONFIG = {
  url: 'http://localhost:3000',
  anonKey: 'anon-key-of-a-test',
  mapStyleUrl: null,
  features: { demo: true },
  demoAccounts: [],
  version: 'test',
}

it('[2.12-1] raises the bar by ten points every 300 ms on the demo while the engine works, then shows the routes', async () => {
  const ticks = vi.spyOn(globalThis, 'setInterval')
  let run = plan({ status: 'done' })
  let items: RouteItem[] = []
  const { screen, user, requests } = renderScreen(<RoutesScreen />, {
    answers: {
      'GET /config.json': { ...DEMO_CONFIG },
      'GET /api/v1/routes': () => ({ items }),
      'GET /api/v1/plans': () => ({ items: [run], cursor: null }),
      'POST /api/v1/plans': () => {
        run = plan({ id: uuid(91), status: 'running' })
        return { id: uuid(91), status: 'queued' }
      },
    },
  })
  const [first] = await screen.findAllByRole('button', { name: 'Optimize Routes' })
  await user.click(first!)
  const bar = await screen.findByRole('progressbar', { name: 'Optimizing routes' })
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ timeLimitSeconds: 3 })
  await vi.waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThanOrEqual(30), {
    timeout: 60_000,
  })
  expect(ticks.mock.calls.some(([, ms]) => ms === 300)).toBe(true)
  expect(screen.queryByRole('list', { name: 'Routes' })).toBeNull()

  items = [route(1)]
  run = plan({ id: uuid(91), status: 'done' })
  expect(await screen.findByRole('list', { name: 'Routes' })).toBeDefined()
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 60_000 })
})

it('[2.12-1] takes all ten steps on the demo where the engine is done before the bar', async () => {
  const run = plan({ id: uuid(91), status: 'done' })
  let isStarted = false
  const { screen, user } = renderScreen(<RoutesScreen />, {
    answers: {
      'GET /config.json': { ...DEMO_CONFIG },
      'GET /api/v1/routes': { items: [] },
      'GET /api/v1/plans': () => ({ items: isStarted ? [run] : [], cursor: null }),
      'POST /api/v1/plans': () => {
        isStarted = true
        return { id: uuid(91), status: 'queued' }
      },
    },
  })
  const [first] = await screen.findAllByRole('button', { name: 'Optimize Routes' })
  await user.click(first!)
  const bar = await screen.findByRole('progressbar', { name: 'Optimizing routes' })
  const shownValues = [Number(bar.getAttribute('aria-valuenow'))]
  new MutationObserver(() => shownValues.push(Number(bar.getAttribute('aria-valuenow')))).observe(bar, {
    attributeFilter: ['aria-valuenow'],
  })
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 60_000 })
  expect(shownValues).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
})

it('[2.12-2] shows a route five points down while it is planned anew, then its real efficiency', async () => {
  let items = [route(1, { efficiency: 85 })]
  const { screen, user } = renderScreen(<RoutesScreen />, {
    path: `/tenant/routes?route=${uuid(1)}`,
    answers: {
      'GET /config.json': { ...DEMO_CONFIG },
      'GET /api/v1/routes': () => ({ items }),
      'GET /api/v1/plans': { items: [plan()], cursor: null },
      [`POST /api/v1/plans/${uuid(90)}/routes/${uuid(1)}/reroute`]: () => {
        items = [route(1, { efficiency: 91.2 })]
        return planRoute
      },
    },
  })
  const panel = within(await screen.findByRole('complementary'))
  await user.click(panel.getByRole('button', { name: 'Re-route' }))
  expect(await panel.findByText('in-progress')).toBeDefined()
  expect(await panel.findByText('80 %')).toBeDefined()
  await vi.waitFor(() => expect(panel.getByText('optimized')).toBeDefined(), { timeout: 60_000 })
  expect(panel.getByText('91.2 %')).toBeDefined()
})
