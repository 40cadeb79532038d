// All diagnostic checks. Each makes a real request from this browser and reports the result.
import type { PublicConfig } from '@dropwise/contracts'
import { z } from 'zod'
import { backendUrl } from '../../lib/backend.ts'
import { loadConfig } from '../../lib/config.ts'
import type { CheckState } from '../../lib/health.ts'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

interface Outcome {
  state: Extract<CheckState, 'success' | 'error'>
  answer: string
}

export interface Check {
  id: string
  name: string
  run: (signal: AbortSignal) => Promise<Outcome>
  /** Omits the check when false. */
  isConfigured?: (config: PublicConfig) => boolean
}

const providerStatus = z.object({ status: z.object({ indicator: z.string(), description: z.string() }) })

async function apiKey(): Promise<string> {
  return (await loadConfig()).anonKey
}

/** A request that must return 2xx. */
function get(id: string, nameOf: () => string, path: string): Check {
  return {
    id,
    get name() {
      return nameOf()
    },
    async run(signal) {
      const [url, key] = [`${await backendUrl()}${path}`, await apiKey()]
      const response = await fetch(url, {
        headers: { apikey: key, authorization: `Bearer ${key}` },
        cache: 'no-store',
        signal,
      })
      if (!response.ok)
        return {
          state: 'error',
          answer: `HTTP ${response.status}: ${response.statusText || (await response.text()).slice(0, 80)}`,
        }
      return { state: 'success', answer: `HTTP ${response.status}` }
    },
  }
}

const realtime: Check = {
  id: 'realtime',
  get name() {
    return words('realtime')
  },
  async run(signal) {
    const key = await apiKey()
    const url = new URL(`${await backendUrl()}/realtime/v1/websocket`)
    url.protocol = url.protocol.replace('http', 'ws')
    url.searchParams.set('apikey', key)
    url.searchParams.set('vsn', '1.0.0')
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url)
      const end = (outcome: Outcome | Error) => {
        socket.close()
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome)
      }
      signal.addEventListener('abort', () => end(signal.reason as Error), { once: true })
      socket.addEventListener('open', () =>
        socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1' })),
      )
      socket.addEventListener('message', () =>
        end({ state: 'success', answer: words('socketOpenHeartbeatAnswered') }),
      )
      socket.addEventListener('error', () => end({ state: 'error', answer: words('theSocketWasRefused') }))
    })
  },
}

const token: Check = {
  id: 'token',
  get name() {
    return words('tokenPost')
  },
  async run(signal) {
    const key = await apiKey()
    const response = await fetch(`${await backendUrl()}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'diagnostics@dropwise.example', password: 'no such password' }),
      signal,
    })
    // A refusal is right: the request reached the password check.
    if (response.status === 400 || response.status === 429)
      return { state: 'success', answer: words('refusedAsExpected', { status: response.status }) }
    return { state: 'error', answer: `HTTP ${response.status}: ${response.statusText}` }
  },
}

const cors: Check = {
  id: 'cors',
  get name() {
    return words('allowedForThisOrigin')
  },
  async run(signal) {
    // Across origins this also tests the preflight for the key's header.
    const response = await fetch(`${await backendUrl()}/auth/v1/settings`, {
      headers: { apikey: await apiKey() },
      cache: 'no-store',
      signal,
    })
    if (!response.ok) return { state: 'error', answer: `HTTP ${response.status}: ${response.statusText}` }
    const allowed = response.headers.get('access-control-allow-origin')
    if (allowed === null) return { state: 'error', answer: words('somethingOnTheWayRemoved') }
    return { state: 'success', answer: allowed === '*' ? words('anyOriginWithoutCookies') : allowed }
  },
}

const untouched: Check = {
  id: 'untouched',
  get name() {
    return words('requestsUntouched')
  },
  async run(signal) {
    if (!/\[native code\]/.test(Function.prototype.toString.call(window.fetch)))
      return { state: 'error', answer: words('fetchReplaced') }
    const response = await fetch(`${await backendUrl()}/auth/v1/health`, {
      headers: { apikey: await apiKey() },
      cache: 'no-store',
      signal,
    })
    const type = response.headers.get('content-type') ?? ''
    const body: unknown = await response.json().catch(() => null)
    if (!type.includes('json') || typeof body !== 'object' || body === null || !('name' in body))
      return { state: 'error', answer: words('theResponseWasAlteredOn') }
    return { state: 'success', answer: words('sentAndReceivedUnchanged') }
  },
}

const blockable: Check = {
  id: 'blockable',
  get name() {
    return words('contentBlockers')
  },
  async run(signal) {
    // Contains words from block lists: when only this check fails, a blocker is the cause.
    const response = await fetch('/healthz?tracking-pixel=1&ad_banner=1', { cache: 'no-store', signal })
    return response.ok
      ? { state: 'success', answer: words('nothingIsBlocked') }
      : { state: 'error', answer: `HTTP ${response.status}: ${response.statusText}` }
  },
}

const storage: Check = {
  id: 'storage',
  get name() {
    return words('localStorage')
  },
  async run() {
    const probe = `dropwise-probe-${crypto.randomUUID()}`
    localStorage.setItem(probe, '1')
    const isKept = localStorage.getItem(probe) === '1'
    localStorage.removeItem(probe)
    return isKept
      ? { state: 'success', answer: words('readAndWritten') }
      : { state: 'error', answer: words('nothingIsStoredPrivateMode') }
  },
}

const clock: Check = {
  id: 'clock',
  get name() {
    return words('clock')
  },
  async run(signal) {
    const response = await fetch('/healthz', { cache: 'no-store', signal })
    const served = Date.parse(response.headers.get('date') ?? '')
    const seconds = Number.isNaN(served) ? 0 : Math.round((Date.now() - served) / 1000)
    // Tokens are checked with 30 s leeway.
    return Math.abs(seconds) <= 30
      ? { state: 'success', answer: words('agreesWithTheServer') }
      : { state: 'error', answer: words('offBySTokensLook', { seconds }) }
  },
}

const settings = get('auth/settings', () => words('authSettings'), '/auth/v1/settings')
const health = get('auth/health', () => words('authHealth'), '/auth/v1/health')
const rest = get('rest', () => 'REST', '/rest/v1/')
const tables = ['profiles', 'tenants', 'owners', 'drivers'].map((table) =>
  get(`rest/${table}`, () => words('tableNamed', { table }), `/rest/v1/${table}?select=id&limit=1`),
)

/** The hosting provider's status API (Statuspage format), if configured. */
const provider: Check = {
  id: 'provider',
  get name() {
    return words('providerStatus')
  },
  isConfigured: ({ providerStatusUrl }) => providerStatusUrl !== null,
  async run(signal) {
    const { providerStatusUrl } = await loadConfig()
    const response = await fetch(providerStatusUrl ?? '', { cache: 'no-store', signal })
    if (!response.ok) return { state: 'error', answer: `HTTP ${response.status}: ${response.statusText}` }
    const { status } = providerStatus.parse(await response.json())
    return { state: status.indicator === 'none' ? 'success' : 'error', answer: status.description }
  },
}

/** The operator's public site: when it responds and we do not, the visitor's network is fine. */
const publicSite: Check = {
  id: 'public-site',
  get name() {
    return words('publicSite')
  },
  isConfigured: ({ publicSiteUrl }) => publicSiteUrl !== null,
  async run(signal) {
    const { publicSiteUrl } = await loadConfig()
    // The response is opaque without CORS; its arrival suffices.
    await fetch(publicSiteUrl ?? '', { mode: 'no-cors', cache: 'no-store', signal })
    return { state: 'success', answer: words('answers') }
  },
}

/** Checks by page. */
export const CHECK_SETS = {
  all: [
    settings,
    health,
    rest,
    ...tables,
    realtime,
    token,
    cors,
    untouched,
    blockable,
    storage,
    clock,
    provider,
    publicSite,
  ],
  network: [settings, health, rest, ...tables, realtime, token, provider, publicSite],
  auth: [settings, health, token, storage, clock],
  cors: [settings, rest, token, cors],
  extension: [settings, untouched, blockable, storage],
  escalation: [settings, health, rest, realtime, token, storage, clock],
} satisfies Record<string, Check[]>
