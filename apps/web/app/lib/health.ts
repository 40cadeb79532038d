// Start-up health check (requirements 4-1, 7-2): seven endpoints; healthy under 5 s, else degraded; down on
// an error or non-OK status.
import {
  AUTH_STORAGE_KEY,
  HEALTH_DEGRADED_MS,
  HEALTH_DOWN_SHARE,
  HEALTH_TIMEOUT_MS,
} from '@dropwise/contracts'
import { backendUrl } from './backend.ts'
import { loadConfig } from './config.ts'

export type CheckState = 'pending' | 'running' | 'success' | 'slow' | 'error' | 'timeout'
export interface HealthCheck {
  name: string
  path: string
  state: CheckState
  /** The response, e.g. `HTTP 200`. */
  answer: string
  elapsedMs: number | null
}
export interface HealthReport {
  overall: 'healthy' | 'degraded' | 'down'
  summary: string
  checks: HealthCheck[]
  at: Date
}

const ENDPOINTS: readonly (readonly [name: string, path: string])[] = [
  ['Auth settings', '/auth/v1/settings'],
  ['Auth health', '/auth/v1/health'],
  ['REST', '/rest/v1/'],
  ['Profiles', '/rest/v1/profiles?select=id&limit=1'],
  ['Tenants', '/rest/v1/tenants?select=id&limit=1'],
  ['Owners', '/rest/v1/owners?select=id&limit=1'],
  ['Drivers', '/rest/v1/drivers?select=id&limit=1'],
]

/** The list before any request. */
export function pendingChecks(): HealthCheck[] {
  return ENDPOINTS.map(([name, path]) => ({ name, path, state: 'pending', answer: '', elapsedMs: null }))
}

/** The valid access token of a stored session, so that tables are checked as their reader. */
function storedToken(): string | null {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null')
    if (
      typeof session !== 'object' ||
      session === null ||
      !('access_token' in session) ||
      !('expires_at' in session)
    )
      return null
    return Number(session.expires_at) * 1000 > Date.now() + 5_000 ? String(session.access_token) : null
  } catch {
    return null
  }
}

async function runCheck(check: HealthCheck, url: string, key: string): Promise<HealthCheck> {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  try {
    const response = await fetch(url + check.path, {
      headers: { apikey: key, authorization: `Bearer ${storedToken() ?? key}` },
      signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS),
    })
    const elapsedMs = elapsed()
    // A refusal by row-level security still shows that the service works.
    const isRefusal = response.status === 401 || response.status === 403
    if (!response.ok && !isRefusal)
      return {
        ...check,
        state: 'error',
        answer: `HTTP ${response.status}: ${response.statusText}`,
        elapsedMs,
      }
    return {
      ...check,
      state: elapsedMs > HEALTH_DEGRADED_MS ? 'slow' : 'success',
      answer: `HTTP ${response.status}`,
      elapsedMs,
    }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return {
      ...check,
      state: isTimeout ? 'timeout' : 'error',
      answer: isTimeout ? 'Request timeout - please check your connection' : 'No answer',
      elapsedMs: elapsed(),
    }
  }
}

/** Overall state: down when at least half fail, degraded when any is slow or fails. */
export function judge(
  checks: readonly { state: CheckState }[],
  noun: 'services' | 'checks' = 'services',
): Pick<HealthReport, 'overall' | 'summary'> {
  const down = checks.filter((c) => c.state === 'error' || c.state === 'timeout').length
  const slow = checks.filter((c) => c.state === 'slow').length
  const overall =
    down >= checks.length * HEALTH_DOWN_SHARE ? 'down' : down + slow > 0 ? 'degraded' : 'healthy'
  const of = `of ${checks.length} ${noun}`
  const counts = [
    ...(down > 0 ? [`${down} ${of} ${noun === 'services' ? 'are down' : 'failed'}`] : []),
    ...(slow > 0 ? [`${slow} ${of} are slow`] : []),
  ]
  return { overall, summary: counts.join(', ') || 'All systems operational' }
}

/** Checks all seven at once; calls `onChange` as each completes. */
export async function checkHealth(onChange?: (checks: HealthCheck[]) => void): Promise<HealthReport> {
  const checks = pendingChecks().map((c): HealthCheck => ({ ...c, state: 'running' }))
  onChange?.([...checks])
  const [url, key] = await Promise.all([backendUrl(), loadConfig().then((config) => config.anonKey)]).catch(
    () => ['', ''] as const,
  )
  await Promise.all(
    checks.map(async (check, i) => {
      checks[i] = await runCheck(check, url, key)
      onChange?.([...checks])
    }),
  )
  return { ...judge(checks), checks, at: new Date() }
}
