// The client's timers (requirement 9-2): ours by its options, the library's own where it offers none.
import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import {
  REALTIME_HEARTBEAT_MS,
  REALTIME_PUSH_BUFFER,
  REALTIME_RECONNECT_MS,
  REALTIME_TIMEOUT_MS,
  STORAGE_CACHE_SECONDS,
  STORAGE_LIST_LIMIT,
} from '@dropwise/contracts'
import { CLIENT_OPTIONS, reconnectDelay } from './supabase.ts'

/** The part of the library below its public methods that holds the buffer. */
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

it('lists a hundred objects by name and caches uploads for an hour unless told otherwise', async () => {
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
  // The library offers no option for it: its own limit is held to ours.
  const { channelAdapter } = channel as unknown as { channelAdapter: ChannelAdapter }
  channelAdapter.channel.joinedOnce = true
  for (let n = 0; n < REALTIME_PUSH_BUFFER + 50; n++) channelAdapter.push('broadcast', { n })
  const { pushBuffer } = channelAdapter.channel
  expect(pushBuffer).toHaveLength(REALTIME_PUSH_BUFFER)
  expect(pushBuffer.at(-1)?.payload()).toEqual({ n: REALTIME_PUSH_BUFFER + 49 })
})
