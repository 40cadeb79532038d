// Resources of a running product: memory and open files of its process, waiting jobs and rows of its database.
import type { TestDatabase } from '@dropwise/db/test-database'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const MIB = 1024 * 1024

export interface ProcessUsage {
  rssMib: number
  heapMib: number
  /** Open files and sockets. */
  handles: number
}

/** Reads the usage of a product on this machine (Linux) from the system and from its own metrics. */
export async function readUsage(pid: number, url: string): Promise<ProcessUsage> {
  const [status, handles, metrics] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readdir(`/proc/${pid}/fd`),
    readText(`${url}/metrics`),
  ])
  const rssKib = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
  const heapBytes = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1])
  return { rssMib: rssKib / 1024, heapMib: heapBytes / MIB, handles: handles.length }
}

/** Asks twice, since a server may close an idle connection at the moment in which it is used again. */
async function readText(url: string): Promise<string> {
  const read = async () => (await fetch(url)).text()
  return read().catch(read)
}

/** Jobs that wait or run. */
export async function countOpenJobs(database: TestDatabase): Promise<number> {
  const client = new pg.Client(database.access.as('dropwise_jobs'))
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from jobs.job where state in ('created', 'retry', 'active')`,
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

/** Rows of every table by name, from the statistics of the database, since no account may read all tables. */
export async function countRows(database: TestDatabase): Promise<Map<string, number>> {
  const rows = await database.asOwner<{ name: string; count: number }>(
    `select format('%I.%I', schemaname, relname) as name, n_live_tup::int as count from pg_stat_user_tables order by 1`,
  )
  return new Map(rows.map(({ name, count }) => [name, count]))
}
