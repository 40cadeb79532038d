// The programs of PostgreSQL as processes: how they are run, what they said, how a server is ended.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './binaries.ts'
import { isPostgres } from './cluster-files.ts'

const STOP_LIMIT_MS = 15_000

/** Ends a server by PostgreSQL's fast shutdown, and without mercy when that takes too long. */
export async function stopServer(pid: number): Promise<void> {
  const deadline = Date.now() + STOP_LIMIT_MS
  signal(pid, 'SIGINT')
  while (await isPostgres(pid)) {
    if (Date.now() > deadline) {
      signal(pid, 'SIGQUIT')
      return
    }
    await sleep(10)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone already.
  }
}

/** Options of a child process that runs as the account that owns the cluster. */
export function runAs(account: Account | undefined): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  // A clean environment: PGPORT, PGDATA and friends of the caller must not reach our server.
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return account ? { uid: account.uid, gid: account.gid, env } : { env }
}

/** What a program wrote when it failed; undefined when it ended well. */
export function outcome(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    const keep = (chunk: Buffer): void => void (said += chunk.toString())
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? undefined : said))
  })
}

/** The line that says why, out of what a program wrote. */
export function lastWords(said: string): string {
  const lines = said.split('\n').filter((line) => /FATAL|PANIC|ERROR|error|could not|No space/.test(line))
  return (lines.at(-1) ?? said.trim().split('\n').at(-1) ?? '')
    .replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
    .trim()
}

/** One piece of work on its own connection. */
export async function withClient<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
