// @vitest-environment happy-dom
// Tests the page shown while services do not respond (requirement 2.2-4).
import { expect, it, vi } from 'vitest'
import { judge, pendingChecks, type HealthReport } from '../../lib/health.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ConnectionIssue } from './connection-issue.tsx'

const down = (): HealthReport => {
  const checks = pendingChecks().map((check) => ({ ...check, state: 'error' as const, answer: 'No answer' }))
  return { ...judge(checks), checks, at: new Date() }
}

it('[2.2-4][8-1] says how many services are down, and checks again on demand', async () => {
  const onRetry = vi.fn()
  const healthy = Object.fromEntries(
    pendingChecks().map(({ path }) => [`GET ${path.replace(/\?.*/, '')}`, {}] as const),
  )
  const { screen, user } = renderScreen(<ConnectionIssue first={down()} problem={null} onRetry={onRetry} />, {
    answers: healthy,
  })
  expect(document.body.textContent).toContain('Connection failed: 7 of 7 services are down')
  await user.click(screen.getByRole('button', { name: 'Retry Connection' }))
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalled(), { timeout: 60_000 })
})

it('[8-1] shows what failed in this page when the services answer', async () => {
  const { screen } = renderScreen(
    <ConnectionIssue first={null} problem="Initialization failed: No storage" onRetry={() => {}} />,
  )
  await screen.findByText(/^Initialization failed: No storage/)
})
