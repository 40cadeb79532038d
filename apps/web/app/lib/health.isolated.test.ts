// @vitest-environment happy-dom
// Tests the start-up check: slow, refusing and failing services (requirements 4-1, 8-1).
import { afterEach, expect, it, vi } from 'vitest'
import { checkHealth, judge, pendingChecks } from './health.ts'

vi.mock('./config.ts', () => ({
  loadConfig: async () => ({ url: 'http://localhost:3000', anonKey: 'anon' }),
}))

afterEach(() => vi.unstubAllGlobals())

const answerAll = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)

it('[8-1] says that a request timed out, and that all is down', async () => {
  answerAll(async () => Promise.reject(new DOMException('late', 'TimeoutError')))
  const { overall, summary, checks } = await checkHealth()
  expect([overall, summary]).toEqual(['down', '7 of 7 services are down'])
  for (const { answer } of checks) expect(answer).toBe('Request timeout - please check your connection')
})

it('[4-1] counts a refusal as a response, and a server error as a failure', async () => {
  answerAll(async () => new Response('', { status: 401 }))
  expect((await checkHealth()).summary).toBe('All systems operational')
  answerAll(async () => new Response('', { status: 503, statusText: 'Service Unavailable' }))
  expect((await checkHealth()).checks[0]).toMatchObject({
    state: 'error',
    answer: 'HTTP 503: Service Unavailable',
  })
})

it('[4-1] is degraded below half and down from half on', () => {
  const checks = (down: number, slow = 0) =>
    pendingChecks()
      .slice(0, 6)
      .map((check, i) => ({
        ...check,
        state: i < down ? ('error' as const) : i < down + slow ? ('slow' as const) : ('success' as const),
      }))
  expect(judge(checks(0)).overall).toBe('healthy')
  expect(judge(checks(0, 1)).overall).toBe('degraded')
  expect(judge(checks(2)).overall).toBe('degraded')
  expect(judge(checks(3)).overall).toBe('down')
})
