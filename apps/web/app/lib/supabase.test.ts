// Tests the client's timers (requirement 9-2): ours by options, the library's own otherwise.
import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, it, vi } from 'vitest'
import {
  AUTH_REFRESH_THRESHOLD_TICKS,
  AUTH_REFRESH_TICK_MS,
  AUTH_STORAGE_KEY,
  KEY_SET_CACHE_MS,
  REALTIME_HEARTBEAT_MS,
  REALTIME_PUSH_BUFFER,
  REALTIME_RECONNECT_MS,
  REALTIME_TIMEOUT_MS,
  STORAGE_CACHE_SECONDS,
  STORAGE_LIST_LIMIT,
} from '@dropwise/contracts'
import { CLIENT_OPTIONS, reconnectDelay } from './supabase.ts'

/** Internal part of the library that holds the buffer. */
interface ChannelAdapter {
  channel: { joinedOnce: boolean; pushBuffer: { payload: () => unknown }[] }
  push: (event: string, payload: object) => unknown
}

function client(requests: Request[] = []) {
  return createClient('http://localhost:3000', 'key', {
    ...CLIENT_OPTIONS,
    auth: { ...CLIENT_OPTIONS.auth, persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        requests.push(new Request(input instanceof URL ? input.href : input, init))
        return Response.json([])
      },
    },
  })
}

it('gives the realtime client its time-out, heartbeat and reconnect waits', () => {
  const { realtime } = client()
  expect(realtime.timeout).toBe(REALTIME_TIMEOUT_MS)
  expect(realtime.heartbeatIntervalMs).toBe(REALTIME_HEARTBEAT_MS)
  expect([1, 2, 3, 4, 5, 50].map(reconnectDelay)).toEqual([
    ...REALTIME_RECONNECT_MS,
    ...REALTIME_RECONNECT_MS.slice(-1),
    ...REALTIME_RECONNECT_MS.slice(-1),
  ])
  expect([1_000, 2_000, 5_000, 10_000]).toEqual([...REALTIME_RECONNECT_MS])
})

it('lists a hundred objects by name and caches uploads for an hour by default', async () => {
  const requests: Request[] = []
  const bucket = client(requests).storage.from('proofs')
  await bucket.list()
  await bucket.upload('a.txt', new Blob(['a']))
  expect(await requests[0]?.json()).toMatchObject({
    limit: STORAGE_LIST_LIMIT,
    sortBy: { column: 'name', order: 'asc' },
  })
  const form = await requests[1]?.formData()
  expect(form?.get('cacheControl')).toBe(String(STORAGE_CACHE_SECONDS))
})

it('keeps the newest hundred messages of a channel that is not joined yet', () => {
  const channel = client().channel('room')
  // The library has no option for it, so check its own limit.
  const { channelAdapter } = channel as unknown as { channelAdapter: ChannelAdapter }
  channelAdapter.channel.joinedOnce = true
  for (let n = 0; n < REALTIME_PUSH_BUFFER + 50; n++) channelAdapter.push('broadcast', { n })
  const { pushBuffer } = channelAdapter.channel
  expect(pushBuffer).toHaveLength(REALTIME_PUSH_BUFFER)
  expect(pushBuffer.at(-1)?.payload()).toEqual({ n: REALTIME_PUSH_BUFFER + 49 })
})

afterEach(() => vi.useRealTimers())

const CLOCK = { toFake: ['Date', 'setInterval', 'clearInterval'] } as const

it('checks its session every 30 s, and renews it three ticks before the end', async () => {
  vi.useFakeTimers({ toFake: [...CLOCK.toFake] })
  const begun = Date.now()
  const lastsMs = 200_000
  const user = { id: 'u', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' }
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    token_type: 'bearer',
    expires_in: lastsMs / 1000,
    expires_at: (begun + lastsMs) / 1000,
    user,
  }
  const storage = new Map([[AUTH_STORAGE_KEY, JSON.stringify(session)]])
  const renewedAt: number[] = []
  const { auth } = createClient('http://localhost:3000', 'key', {
    ...CLIENT_OPTIONS,
    auth: {
      ...CLIENT_OPTIONS.auth,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    },
    global: {
      fetch: async () => {
        renewedAt.push(Date.now() - begun)
        return Response.json({ ...session, expires_at: undefined, expires_in: 3_600 })
      },
    },
  })
  await auth.getSession()
  for (let tick = 1; tick * AUTH_REFRESH_TICK_MS < lastsMs; tick += 1) {
    await vi.advanceTimersByTimeAsync(AUTH_REFRESH_TICK_MS)
    // Waits for the tick's work to finish.
    await auth.getSession()
  }
  await auth.stopAutoRefresh()
  const [at = 0, ...more] = renewedAt
  expect(more).toEqual([])
  expect(at % AUTH_REFRESH_TICK_MS).toBe(0)
  expect(Math.floor((lastsMs - at) / AUTH_REFRESH_TICK_MS)).toBe(AUTH_REFRESH_THRESHOLD_TICKS)
  expect([AUTH_REFRESH_TICK_MS, AUTH_REFRESH_THRESHOLD_TICKS]).toEqual([30_000, 3])
})

it('fetches the key set again after ten minutes, and not before', async () => {
  vi.useFakeTimers({ toFake: [...CLOCK.toFake] })
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const key = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: 'k', alg: 'ES256' }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'ES256', kid: 'k', typ: 'JWT' })}.${part({ sub: 'u', exp: Date.now() / 1000 + 7_200 })}`
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    pair.privateKey,
    Buffer.from(signed),
  )
  const token = `${signed}.${Buffer.from(signature).toString('base64url')}`
  let requestCount = 0
  const { auth } = createClient('http://localhost:3000', 'key', {
    ...CLIENT_OPTIONS,
    auth: { ...CLIENT_OPTIONS.auth, persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async () => {
        requestCount += 1
        return Response.json({ keys: [key] })
      },
    },
  })
  const askedAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    expect((await auth.getClaims(token)).error).toBeNull()
    return requestCount
  }
  expect(KEY_SET_CACHE_MS).toBe(600_000)
  expect(await askedAfter(0)).toBe(1)
  expect(await askedAfter(KEY_SET_CACHE_MS - 1_000)).toBe(1)
  expect(await askedAfter(2_000)).toBe(2)
})
