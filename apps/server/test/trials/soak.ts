// A product under steady load: samples its resources, whose slope shows whether they grow.
import type { TestDatabase } from '@dropwise/db/test-database'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUrlOf, spawnProduct, testDataDir, type ProductProcess } from '../../src/testing.ts'
import { makeTrialCompany } from './company.ts'
import { openListeners } from './listeners.ts'
import { startPacedLoad, type LoadReport, type SendRequest } from './paced-load.ts'
import { countOpenJobs, countRows, readUsage, type ProcessUsage } from './process-usage.ts'

const JWT_SECRET = 'soak-secret-soak-secret-soak-secret-1'
const SAMPLES_A_MINUTE = 4

export interface SoakOptions {
  minutes: number
  /** Left out of the slope: caches and compiled code fill up first. */
  warmUpMinutes: number
  perSecond: number
  sockets: number
  onSample: (sample: Sample) => void
}

export interface Sample extends ProcessUsage {
  minute: number
  openJobs: number
  joinedSockets: number
  messages: number
  answered: number
  failed: number
  p95: number
}

export interface SoakReport {
  samples: Sample[]
  load: LoadReport
  /** Growth a minute after the warm-up. */
  slope: { rssMib: number; heapMib: number; handles: number; openJobs: number }
  /** Tables that hold more rows than before, with both counts. */
  grown: { table: string; before: number; after: number }[]
}

/** Runs the product on the database under load. */
export async function soak(database: TestDatabase, options: SoakOptions): Promise<SoakReport> {
  const folder = await testDataDir()
  const key = await makeTrialCompany(database)
  const product = await spawnProduct({
    DATA_DIR: folder.dataDir,
    DATABASE_URL: databaseUrlOf(database),
    JWT_SECRET,
    LOG_LEVEL: 'error',
  })
  try {
    return await measure(database, product, key, options)
  } finally {
    product.child.kill('SIGTERM')
    await product.ended
    await folder.remove()
  }
}

async function measure(
  database: TestDatabase,
  { child, url }: ProductProcess,
  key: string,
  { minutes, warmUpMinutes, perSecond, sockets, onSample }: SoakOptions,
): Promise<SoakReport> {
  const listeners = await openListeners(url, JWT_SECRET, sockets)
  const before = await countRows(database)
  const load = startPacedLoad(perSecond, await requestsOf(url, key))
  const samples: Sample[] = []
  try {
    const startedAt = performance.now()
    for (let count = 1; count <= minutes * SAMPLES_A_MINUTE; count += 1) {
      const minute = count / SAMPLES_A_MINUTE
      await sleep(Math.max(0, startedAt + minute * 60_000 - performance.now()))
      const [usage, openJobs] = await Promise.all([readUsage(child.pid ?? 0, url), countOpenJobs(database)])
      const { answered, failed, p95 } = load.report()
      const counts = { joinedSockets: listeners.joined(), messages: listeners.messageCount() }
      const sample = { minute, ...usage, openJobs, ...counts, answered, failed, p95 }
      samples.push(sample)
      onSample(sample)
    }
    const report = await load.stop()
    const grown = growth(before, await countRows(database))
    return { samples, load: report, slope: slopes(samples, warmUpMinutes), grown }
  } finally {
    await load.stop()
    await listeners.close()
  }
}

/** A small working day: mostly reads, a few writes, and a van that reports positions. */
async function requestsOf(url: string, key: string): Promise<SendRequest[]> {
  const authorization = `Bearer ${key}`
  const api = `${url}/api/v1`
  const post = (path: string, body: unknown) =>
    fetch(`${api}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
  const get = (path: string) => () => fetch(`${api}${path}`, { headers: { authorization } })
  const { items } = (await (await get('/vehicles?limit=1')()).json()) as { items: { id: string }[] }
  const response = await post(`/vehicles/${items[0]?.id}/device-token`, {})
  if (!response.ok) throw new Error(`No device token: ${response.status} ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  let steps = 0
  const reportPosition: SendRequest = () => {
    steps += 1
    const fix = { id: token, lat: String(Math.sin(steps / 500) / 10), lon: '0', speed: '20' }
    return fetch(`${url}/ingest/osmand?${new URLSearchParams(fix)}`, { method: 'POST' })
  }
  return [
    get('/orders?limit=50'),
    () => fetch(`${url}/rest/v1/subscription_plans?select=id,name`),
    reportPosition,
    get('/live?date=2026-04-17'),
    get('/vehicles'),
    () => post('/drivers', { name: 'Ada' }),
    get('/orders?date=2026-04-17'),
    () => fetch(`${url}/config.json`),
    get('/drivers?limit=20'),
    () => fetch(`${url}/healthz`),
  ]
}

function slopes(samples: Sample[], warmUpMinutes: number): SoakReport['slope'] {
  const warm = samples.filter(({ minute }) => minute > warmUpMinutes)
  const of = (read: (sample: Sample) => number) => slope(warm.map((sample) => [sample.minute, read(sample)]))
  return {
    rssMib: of(({ rssMib }) => rssMib),
    heapMib: of(({ heapMib }) => heapMib),
    handles: of(({ handles }) => handles),
    openJobs: of(({ openJobs }) => openJobs),
  }
}

/** Slope of the least-squares line through the points. */
export function slope(points: [x: number, y: number][]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const meanX = mean(points.map(([x]) => x))
  const meanY = mean(points.map(([, y]) => y))
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread
}

function growth(before: Map<string, number>, after: Map<string, number>): SoakReport['grown'] {
  return [...after]
    .map(([table, count]) => ({ table, before: before.get(table) ?? 0, after: count }))
    .filter((row) => row.after > row.before)
}
