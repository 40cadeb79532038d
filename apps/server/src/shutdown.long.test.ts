// Shutdown: requests in flight are answered, proxies and sockets are notified first, and jobs go to the next
// worker.
import { testDatabase, type TestDatabase } from '@dropwise/db/testing'
import { createClient } from '@supabase/supabase-js'
import type { IncomingMessage } from 'node:http'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'
import { defineJob, startJobs } from './platform/jobs/jobs.ts'
import { startProduct, type RunningProduct } from './server.ts'
import { databaseUrlOf, testDataDir, type TestDataDir } from './testing.ts'

const IN_FLIGHT = 16

let database: TestDatabase
let folder: TestDataDir

beforeAll(async () => {
  database = await testDatabase('product')
  folder = await testDataDir()
})
afterAll(async () => {
  await database.close()
  await folder.remove()
})

/** Counts requests below a path that a server of this process has begun to read. */
function countReceived(path: string): { count: number; stop(): void } {
  const listen = (message: unknown) => {
    if ((message as { request: IncomingMessage }).request.url?.startsWith(path)) received.count += 1
  }
  const received = { count: 0, stop: () => void unsubscribe('http.server.request.start', listen) }
  subscribe('http.server.request.start', listen)
  return received
}

function start(env: Record<string, string> = {}): Promise<RunningProduct> {
  const ours = { PORT: '0', DATA_DIR: folder.dataDir, DATABASE_URL: databaseUrlOf(database) }
  return startProduct(readConfig({ ...ours, DRAIN_SECONDS: '0', LOG_LEVEL: 'silent', ...env }), () => {})
}

describe('a server that receives a stop signal', () => {
  it('answers every request in flight', async () => {
    const product = await start()
    const blocker = new pg.Client(database.access.owner)
    await blocker.connect()
    await blocker.query('begin; lock table public.subscription_plans in access exclusive mode')
    const received = countReceived('/rest/v1/subscription_plans')
    const responses = Array.from({ length: IN_FLIGHT }, () =>
      fetch(`${product.address}/rest/v1/subscription_plans?select=id`).then(
        (response) => response.status,
        (error: Error) => `${error.message}: ${(error.cause as Error | undefined)?.message}`,
      ),
    )
    await expect.poll(() => waitingForLock(database)).toBeGreaterThan(1)
    // A request is in flight once the server reads it. Requests still in the kernel go to the next server.
    await expect.poll(() => received.count).toBe(IN_FLIGHT)
    received.stop()
    const closed = product.close()
    await expect
      .poll(() =>
        fetch(`${product.address}/healthz`).then(
          (response) => response.status,
          () => 'refused',
        ),
      )
      .toBe('refused')
    await blocker.query('commit')
    await blocker.end()
    expect(await Promise.all(responses)).toEqual(Array.from({ length: IN_FLIGHT }, () => 200))
    await closed
  })

  it('reports at /readyz first and serves until proxies have noticed', async () => {
    const product = await start({ DRAIN_SECONDS: '2' })
    const ready = () => fetch(`${product.address}/readyz`)
    expect((await ready()).status).toBe(200)
    const closed = product.close()
    const response = await ready()
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'stopping' })
    const served = await fetch(`${product.address}/rest/v1/subscription_plans?select=id`)
    expect(served.status).toBe(200)
    expect(served.headers.get('connection')).toBe('close')
    await closed
    await expect(ready()).rejects.toThrow()
  })

  it('closes sockets: an unmodified client reconnects to the next server by itself', async () => {
    const first = await start()
    const url = new URL(first.address)
    const config = (await (await fetch(`${first.address}/config.json`)).json()) as { anonKey: string }
    const client = createClient(url.origin, config.anonKey, { realtime: { heartbeatIntervalMs: 500 } })
    const states: string[] = []
    const payloads: unknown[] = []
    const channel = client
      .channel('shutdown')
      .on('broadcast', { event: 'news' }, ({ payload }) => void payloads.push(payload))
      .subscribe((state) => void states.push(state))
    await expect.poll(() => states).toContain('SUBSCRIBED')
    await first.close()
    states.length = 0
    const second = await start({ PORT: url.port })
    await expect.poll(() => states).toContain('SUBSCRIBED')
    const sent = await fetch(`${second.address}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: config.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ topic: 'shutdown', event: 'news', payload: { n: 1 } }] }),
    })
    expect(sent.status).toBe(202)
    await expect.poll(() => payloads).toEqual([{ n: 1 }])
    await channel.unsubscribe()
    await client.realtime.disconnect()
    await second.close()
  })

  it('hands unfinished jobs to another worker, without using up a try', async () => {
    const errand = defineJob('shutdown_errand', z.object({ name: z.string() }), {
      retryLimit: 0,
      retryDelay: 0,
    })
    const worker = () =>
      startJobs({ connection: database.access.as('dropwise_jobs'), log: createLog('silent'), isWorker: true })
    const first = await worker()
    const began = Promise.withResolvers<void>()
    await first.work(errand, async (_data, { signal }) => {
      began.resolve()
      await new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('cut'))),
      )
    })
    await sendJob(first, errand, { name: 'parcel' })
    await began.promise
    await first.close()
    const second = await worker()
    const finishedJobs: string[] = []
    await second.work(errand, async ({ name }) => void finishedJobs.push(name))
    await expect.poll(() => finishedJobs).toEqual(['parcel'])
    await second.close()
  })
})

async function waitingForLock(on: TestDatabase): Promise<number> {
  const rows = await on.asOwner(
    `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
    [on.name],
  )
  return rows.length
}

async function sendJob(
  jobs: Awaited<ReturnType<typeof startJobs>>,
  job: ReturnType<typeof defineJob<{ name: string }>>,
  data: { name: string },
): Promise<void> {
  const client = new pg.Client(database.access.as('dropwise_jobs'))
  await client.connect()
  await jobs.send(client, job, data)
  await client.end()
}
