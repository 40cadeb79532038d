// All diagnostic checks. Each makes a real request from this browser and reports the result.
import type { PublicConfig } from '@dropwise/contracts'
import { z } from 'zod'
import { backendUrl } from '../../lib/backend.ts'
import { loadConfig } from '../../lib/config.ts'
import type { CheckState } from '../../lib/health.ts'

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
function get(id: string, name: string, path: string): Check {
  return {
    id,
    name,
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
  name: 'Realtime',
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
        end({ state: 'success', answer: 'Socket open, heartbeat answered' }),
      )
      socket.addEventListener('error', () => end({ state: 'error', answer: 'The socket was refused' }))
    })
  },
}

const token: Check = {
  id: 'token',
  name: 'Token POST',
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
      return { state: 'success', answer: `HTTP ${response.status}, refused as expected` }
    return { state: 'error', answer: `HTTP ${response.status}: ${response.statusText}` }
  },
}

const cors: Check = {
  id: 'cors',
  name: 'Allowed for this origin',
  async run(signal) {
    // Across origins this also tests the preflight for the key's header.
    const response = await fetch(`${await backendUrl()}/auth/v1/settings`, {
      headers: { apikey: await apiKey() },
      cache: 'no-store',
      signal,
    })
    if (!response.ok) return { state: 'error', answer: `HTTP ${response.status}: ${response.statusText}` }
    const allowed = response.headers.get('access-control-allow-origin')
    if (allowed === null)
      return { state: 'error', answer: 'Something on the way removed the cross-origin headers' }
    return { state: 'success', answer: allowed === '*' ? 'Any origin, without cookies' : allowed }
  },
}

const untouched: Check = {
  id: 'untouched',
  name: 'Requests untouched',
  async run(signal) {
    if (!/\[native code\]/.test(Function.prototype.toString.call(window.fetch)))
      return { state: 'error', answer: 'fetch() was replaced by an extension or script' }
    const response = await fetch(`${await backendUrl()}/auth/v1/health`, {
      headers: { apikey: await apiKey() },
      cache: 'no-store',
      signal,
    })
    const type = response.headers.get('content-type') ?? ''
    const body: unknown = await response.json().catch(() => null)
    if (!type.includes('json') || typeof body !== 'object' || body === null || !('name' in body))
      return { state: 'error', answer: 'The response was altered on its way' }
    return { state: 'success', answer: 'Sent and received unchanged' }
  },
}

const blockable: Check = {
  id: 'blockable',
  name: 'Content blockers',
  async run(signal) {
    // Contains words from block lists: when only this check fails, a blocker is the cause.
    const response = await fetch('/healthz?tracking-pixel=1&ad_banner=1', { cache: 'no-store', signal })
    return response.ok
      ? { state: 'success', answer: 'Nothing is blocked' }
      : { state: 'error', answer: `HTTP ${response.status}: ${response.statusText}` }
  },
}

const storage: Check = {
  id: 'storage',
  name: 'Local storage',
  async run() {
    const probe = `dropwise-probe-${crypto.randomUUID()}`
    localStorage.setItem(probe, '1')
    const isKept = localStorage.getItem(probe) === '1'
    localStorage.removeItem(probe)
    return isKept
      ? { state: 'success', answer: 'Read and written' }
      : { state: 'error', answer: 'Nothing is stored: private mode, or storage is off for this site' }
  },
}

const clock: Check = {
  id: 'clock',
  name: 'Clock',
  async run(signal) {
    const response = await fetch('/healthz', { cache: 'no-store', signal })
    const served = Date.parse(response.headers.get('date') ?? '')
    const seconds = Number.isNaN(served) ? 0 : Math.round((Date.now() - served) / 1000)
    // Tokens are checked with 30 s leeway.
    return Math.abs(seconds) <= 30
      ? { state: 'success', answer: 'Agrees with the server' }
      : { state: 'error', answer: `Off by ${seconds} s: tokens look expired or not yet valid` }
  },
}

const settings = get('auth/settings', 'Auth settings', '/auth/v1/settings')
const health = get('auth/health', 'Auth health', '/auth/v1/health')
const rest = get('rest', 'REST', '/rest/v1/')
const tables = ['profiles', 'tenants', 'owners', 'drivers'].map((table) =>
  get(`rest/${table}`, `Table ${table}`, `/rest/v1/${table}?select=id&limit=1`),
)

/** The hosting provider's status API (Statuspage format), if configured. */
const provider: Check = {
  id: 'provider',
  name: 'Provider status',
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
  name: 'Public site',
  isConfigured: ({ publicSiteUrl }) => publicSiteUrl !== null,
  async run(signal) {
    const { publicSiteUrl } = await loadConfig()
    // The response is opaque without CORS; its arrival suffices.
    await fetch(publicSiteUrl ?? '', { mode: 'no-cors', cache: 'no-store', signal })
    return { state: 'success', answer: 'Answers' }
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
