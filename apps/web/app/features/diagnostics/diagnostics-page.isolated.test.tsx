// @vitest-environment happy-dom
// Tests the diagnostic page: all checks, failing ones, and the report (requirement 2.7-6).
import { SUPPORT_EMAIL } from '@dropwise/contracts'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { CHECK_SETS, type Check } from './checks.ts'
import { DiagnosticsPage } from './diagnostics-page.tsx'

// A page caches its configuration, so a mock gives each test its own.
const config = vi.hoisted(() => ({ loadConfig: vi.fn() }))
vi.mock('../../lib/config.ts', () => config)

const CONFIG = {
  url: 'http://localhost:3000',
  anonKey: 'anon-key-of-a-test',
  mapStyleUrl: null,
  providerStatusUrl: null,
  publicSiteUrl: null,
  features: { demo: false },
  demoAccounts: [],
  version: 'test',
}
beforeEach(() => config.loadConfig.mockResolvedValue(CONFIG))

const page = (checks: Check[], answers = {}) =>
  renderScreen(<DiagnosticsPage title="Diagnostics" lead="What answers" checks={checks} />, { answers })
const passing: Check = {
  id: 'ok',
  name: 'Something simple',
  run: async () => ({ state: 'success', answer: 'Answers' }),
}

it('[2.7-6] says that a check failed to run, apart from one that got no answer', async () => {
  const broken: Check = {
    id: 'broken',
    name: 'Storage access',
    run: async () => {
      throw new Error('Access is denied for this document')
    },
  }
  const { screen } = page([broken, passing])
  await screen.findByText('Diagnostics failed to run: Access is denied for this document')
  await screen.findByText('1 failed')
})

it('[2.7-6] says that it is degraded where a check takes longer than 5 s, in the verdict and in the report', async () => {
  const slowFetch = vi.spyOn(performance, 'now')
  let now = 0
  slowFetch.mockImplementation(() => now)
  const late = CHECK_SETS.auth.filter(({ id }) => id === 'auth/health')
  const { screen } = page(late, {
    'GET /auth/v1/health': () => {
      now += 6_500
      return { name: 'GoTrue' }
    },
  })
  await screen.findByText('Degraded: 1 of 1 checks are slow', { exact: false })
  await screen.findByText('1 slow')
  expect(screen.getByText('overall', { exact: false }).textContent).toContain('1 of 1 checks are slow')
  expect(document.body.textContent).not.toContain('All systems operational')
  slowFetch.mockRestore()
})

it('[2.7-6] sends its report to the support address', async () => {
  const { screen } = page([passing])
  const link = await screen.findByRole('link', { name: 'Escalate by mail' })
  expect(link.getAttribute('href')).toContain(`mailto:${SUPPORT_EMAIL}?`)
})

it('[2.7-6] leaves out the provider and the public site where none is configured', async () => {
  const { screen } = page(CHECK_SETS.network.filter(({ isConfigured }) => isConfigured))
  await screen.findByText('started', { exact: false })
  expect(screen.queryByText('Provider status')).toBeNull()
  expect(screen.queryByText('Public site')).toBeNull()
})

it('[2.7-6] checks the provider and the public site where they are configured', async () => {
  config.loadConfig.mockResolvedValue({
    ...CONFIG,
    providerStatusUrl: 'http://localhost:3000/status.json',
    publicSiteUrl: 'http://localhost:3000/site',
  })
  const { screen, requests } = page(
    CHECK_SETS.network.filter(({ isConfigured }) => isConfigured),
    {
      'GET /status.json': { status: { indicator: 'major', description: 'Partial outage' } },
      'GET /site': {},
    },
  )
  await screen.findByText('Partial outage')
  await screen.findByText('Answers')
  expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining(['/status.json', '/site']))
})
