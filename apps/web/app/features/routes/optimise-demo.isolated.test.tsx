// @vitest-environment happy-dom
// Optimize Routes on the demo. A file of its own: a page reads its configuration once.
import type { RouteItem } from '@dropwise/contracts'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { RoutesScreen } from './routes-screen.tsx'
import { plan, route, uuid } from './testing.ts'

const DEMO_CONFIG = {
  url: 'http://localhost:3000',
  anonKey: 'anon-key-of-a-test',
  mapStyleUrl: null,
  features: { demo: true },
  demoAccounts: [],
  version: 'test',
}

it('raises the bar by ten points every 300 ms on the demo while the engine works, then shows the routes', async () => {
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
