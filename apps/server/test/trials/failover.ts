// Restarts every process in turn under load, as an upgrade does, and kills the primary database repeatedly. A journal
// outside the product records acknowledged writes.
import { accessFromUrl, migrate } from '@dropwise/db'
import { openTestDatabase, type TestDatabase } from '@dropwise/db/test-database'
import { prepare } from '@dropwise/surface/prepare'
import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnProduct, testDataDir, type ProductProcess } from '../../src/testing.ts'
import { judge, openDesk, plansEnd, prepareCompany, workDuring, type FaultsReport } from './faults.ts'
import { startHaProxy, type HaProxy } from './haproxy.ts'
import { PatroniCluster } from './patroni.ts'
import { PersistentClient } from './persistent-client.ts'
import type { Desk } from './working-day.ts'

const ROLES = ['api', 'api', 'api', 'worker', 'worker']
const PROBE_EVERY_MS = 200
const PROBE_LIMIT_MS = 2_000
/** The trial ends when an outage lasts longer than this. */
const OUTAGE_LIMIT_MS = 180_000
const ETCD_OUTAGE_MS = 30_000
/** Longer than the two checks, half a second apart, after which HAProxy sends requests elsewhere. */
const DRAIN_SECONDS = 3

export interface FailoverOptions {
  failovers: number
  /** Minutes over which the failovers are spread. */
  minutes: number
  /** How often each process is restarted. */
  restarts: number
  onEvent: (line: string) => void
}

/** One restart of a process, and the results of clients meanwhile. */
export interface Restart {
  process: string
  /** From SIGTERM until the next process is ready. */
  seconds: number
  /** Seconds of the longest time between two acknowledged probes. */
  longestPause: number
  writes: number
  /** Tries that the clients repeated by themselves: connections that were cut, and answers of 429, 502 and 503. */
  repeats: number
}

export interface FailoverReport extends FaultsReport {
  /** Seconds from each kill to the first write that was acknowledged after it. */
  outages: number[]
  /** Seconds from the end of etcd to an acknowledged write, and whether writes went on without it. */
  etcdOutage: number
  restarts: Restart[]
}

export async function failOverUnderLoad(options: FailoverOptions): Promise<FailoverReport> {
  const account = { uid: idOf('-u'), gid: idOf('-g') }
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-patroni-'))
  await chmod(folder, 0o755)
  await chown(folder, account.uid, account.gid)
  const files = await testDataDir()
  const cluster = new PatroniCluster(folder, account)
  const servers: ProductProcess[] = []
  let proxy: HaProxy | undefined
  let database: TestDatabase | undefined
  try {
    await cluster.start()
    options.onEvent('three PostgreSQL servers are up')
    await migrate(accessFromUrl(cluster.url), {
      prepare: (client) => prepare(client, { openDefaults: false }),
    })
    database = openTestDatabase({ name: 'fleet', url: cluster.url })
    const keys = await prepareCompany(database)
    for (const role of ROLES) servers.push(await spawnProduct(environmentOf(role, cluster, files.dataDir)))
    proxy = await startHaProxy(folder, urlsOf(servers, 'api'))
    const { url } = proxy
    options.onEvent('three api and two workers are up')
    const desk = await openDesk(
      new PersistentClient(async () => url),
      keys,
      join(files.dataDir, 'journal.jsonl'),
      1,
    )
    const outages: number[] = []
    let etcdOutage = 0
    const restarts: Restart[] = []
    await workDuring(desk, async () => {
      for (let round = 0; round < options.restarts; round += 1)
        for (const [index, role] of ROLES.entries()) {
          const restart = () => restartProcess(servers, index, environmentOf(role, cluster, files.dataDir))
          const watched = await watchRestart(desk, `${role} ${index + 1}`, restart)
          restarts.push(watched)
          options.onEvent(
            `${watched.process} restarted in ${watched.seconds.toFixed(1)} s, longest pause ${watched.longestPause.toFixed(1)} s, ` +
              `${watched.repeats} tries of ${watched.writes} writes repeated`,
          )
        }
      if (options.failovers === 0) return
      const interval = (options.minutes * 60_000) / options.failovers
      for (let count = 1; count <= options.failovers; count += 1) {
        const startedAt = performance.now()
        await untilServed(desk)
        outages.push(await failOver(cluster, desk))
        options.onEvent(`failover ${count}: back after ${outages.at(-1)?.toFixed(1)} s`)
        await cluster.untilWhole()
        await sleep(Math.max(0, interval - (performance.now() - startedAt)))
      }
      etcdOutage = await endEtcd(cluster, desk)
      options.onEvent(`etcd gone for ${ETCD_OUTAGE_MS / 1000} s: longest pause ${etcdOutage.toFixed(1)} s`)
    })
    options.onEvent(`${desk.journal.entries.length} writes in the journal; comparing`)
    await plansEnd(database)
    return { outages, etcdOutage, restarts, ...(await judge(database, desk)) }
  } finally {
    for (const { child } of servers) child.kill('SIGTERM')
    await Promise.all(servers.map(({ ended }) => ended))
    await proxy?.stop()
    await database?.close()
    await cluster.stop()
    await Promise.all([rm(folder, { recursive: true, force: true }), files.remove()])
  }
}

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

const environmentOf = (role: string, cluster: PatroniCluster, dataDir: string) => ({
  ROLE: role,
  DATA_DIR: dataDir,
  DATABASE_URL: cluster.url,
  DRAIN_SECONDS: String(DRAIN_SECONDS),
  SECRET_KEY: 'one secret for all servers',
  LOG_LEVEL: 'silent',
})

const urlsOf = (servers: readonly ProductProcess[], role: string): string[] =>
  servers.filter((_, index) => ROLES[index] === role).map(({ url }) => url)

/** Stops a process in order and starts another at its address. */
async function restartProcess(
  servers: ProductProcess[],
  index: number,
  environment: Record<string, string>,
): Promise<void> {
  const old = servers[index]!
  old.child.kill('SIGTERM')
  await old.ended
  servers[index] = await startAgain({ ...environment, PORT: new URL(old.url).port })
}

/** Starts a process like a service manager, which repeats starts that fail while no database accepts writes. */
async function startAgain(environment: Record<string, string>): Promise<ProductProcess> {
  for (const deadline = performance.now() + OUTAGE_LIMIT_MS; ;) {
    try {
      return await spawnProduct(environment)
    } catch (error) {
      if (performance.now() > deadline) throw error
    }
  }
}

async function watchRestart(desk: Desk, process: string, restart: () => Promise<void>): Promise<Restart> {
  const { entries } = desk.journal
  const countRepeats = () => entries.reduce((sum, { cuts, deferrals }) => sum + cuts + deferrals, 0)
  const [writes, repeats, startedAt] = [entries.length, countRepeats(), performance.now()]
  let isOver = false
  const [seconds, longestPause] = await Promise.all([
    restart()
      .then(() => (performance.now() - startedAt) / 1000)
      .finally(() => (isOver = true)),
    longestPauseUntil(desk, () => isOver),
  ])
  return {
    process,
    seconds,
    longestPause,
    writes: entries.length - writes,
    repeats: countRepeats() - repeats,
  }
}

/** Seconds of the longest time without an acknowledged write. */
async function longestPauseUntil(desk: Desk, isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const from = performance.now()
    await untilServed(desk)
    longest = Math.max(longest, (performance.now() - from) / 1000)
    await sleep(PROBE_EVERY_MS)
  }
  return longest
}

/** Kills the primary, waits for service, and starts the dead server again. Returns the seconds without service. */
async function failOver(cluster: PatroniCluster, desk: Desk): Promise<number> {
  const dead = await cluster.killPrimary()
  const killedAt = performance.now()
  await untilServed(desk)
  const outage = (performance.now() - killedAt) / 1000
  await cluster.restart(dead)
  return outage
}

/** The longest time without an acknowledged write while etcd is away. */
async function endEtcd(cluster: PatroniCluster, desk: Desk): Promise<number> {
  await cluster.stopEtcd()
  const endsAt = performance.now() + ETCD_OUTAGE_MS
  const longest = await longestPauseUntil(desk, () => performance.now() >= endsAt)
  cluster.startEtcd()
  return longest
}

/** Sends new writes through the proxy until one is acknowledged. */
async function untilServed({ product, keys }: Desk): Promise<void> {
  const deadline = performance.now() + OUTAGE_LIMIT_MS
  for (;;) {
    const status = await probe(await product.url(), keys.dispatcher)
    if (status === 201) return
    if (performance.now() > deadline) throw new Error(`No service: the last try got ${status}`)
    await sleep(PROBE_EVERY_MS)
  }
}

async function probe(url: string, key: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/api/v1/drivers`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ name: 'Probe' }),
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    })
    await response.text()
    return response.status
  } catch {
    return undefined
  }
}
