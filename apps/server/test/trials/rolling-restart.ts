// Two servers on one database, restarted in turn behind a proxy while requests come in. None may fail.
import type { TestDatabase } from '@dropwise/db/test-database'
import { randomUUID } from 'node:crypto'
import { databaseUrlOf, spawnProduct, testDataDir, type ProductProcess } from '../../src/testing.ts'
import { makeTrialCompany } from './company.ts'
import { startProxy, type Proxy } from './proxy.ts'

/** Requests that are under way at any moment. */
const AT_ONCE = 8
const DRAIN_SECONDS = 3

export interface RestartReport {
  requests: number
  /** Calls with a wrong answer. */
  failures: string[]
}

/** Restarts each of two servers `rounds` times. */
export async function restartInTurn(database: TestDatabase, rounds: number): Promise<RestartReport> {
  const folder = await testDataDir()
  const env = {
    DATA_DIR: folder.dataDir,
    DATABASE_URL: databaseUrlOf(database),
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    SECRET_KEY: 'one secret for both servers',
    LOG_LEVEL: 'silent',
  }
  const key = await makeTrialCompany(database)
  const proxy = await startProxy()
  const servers: ProductProcess[] = []
  try {
    for (let count = 0; count < 2; count += 1) servers.push(await startBehind(proxy, env))
    const load = startLoad(proxy.url, key)
    for (let round = 0; round < rounds; round += 1) {
      for (const old of servers.splice(0)) {
        await stop(proxy, old)
        servers.push(await startBehind(proxy, env))
      }
    }
    return await load.stop()
  } finally {
    await Promise.all(servers.map((server) => stop(proxy, server)))
    await proxy.close()
    await folder.remove()
  }
}

async function startBehind(proxy: Proxy, env: Record<string, string>): Promise<ProductProcess> {
  const server = await spawnProduct(env)
  proxy.add(server.url)
  await proxy.until(server.url, true)
  return server
}

async function stop(proxy: Proxy, { child, url, ended }: ProductProcess): Promise<void> {
  child.kill('SIGTERM')
  await ended
  proxy.remove(url)
}

/** Reads and writes without pauses and retries. */
function startLoad(url: string, key: string): { stop: () => Promise<RestartReport> } {
  const report: RestartReport = { requests: 0, failures: [] }
  let isOver = false
  const authorization = `Bearer ${key}`
  const requests: (() => Promise<Response>)[] = [
    () => fetch(`${url}/rest/v1/subscription_plans?select=id`),
    () => fetch(`${url}/api/v1/orders`, { headers: { authorization } }),
    () => fetch(`${url}/config.json`),
    () =>
      fetch(`${url}/api/v1/drivers`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ name: 'Ada' }),
      }),
  ]
  const worker = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn += 1) {
      report.requests += 1
      try {
        const response = await requests[turn % requests.length]?.()
        const text = await response?.text()
        if (!response?.ok) report.failures.push(`${response?.status}: ${text?.slice(0, 200)}`)
      } catch (error) {
        report.failures.push(`${String(error)}: ${String((error as Error).cause)}`)
      }
    }
  }
  const workers = Array.from({ length: AT_ONCE }, (_, index) => worker(index))
  return {
    async stop() {
      isOver = true
      await Promise.all(workers)
      return report
    },
  }
}
