// PostgreSQL's programs as processes: runs them, reads their output, ends a server.
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './binaries.ts'
import { isPostgres } from './cluster-files.ts'

const STOP_LIMIT_MS = 15_000

/** Ends a server with PostgreSQL's fast shutdown, or kills it when that takes too long. */
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
    // It has already stopped.
  }
}

/** Options of a child process under the account that owns the cluster. */
export function runAs(account: Account | undefined): { uid?: number; gid?: number; env: NodeJS.ProcessEnv } {
  // A clean environment: the caller's PGPORT, PGDATA and others must not reach our server.
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
  return account ? { uid: account.uid, gid: account.gid, env } : { env }
}

/** Output of a failed program; undefined after success. */
export function outcome(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let output = ''
    const append = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout?.on('data', append)
    child.stderr?.on('data', append)
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? undefined : output))
  })
}

/** The line of a program's output that contains the reason. */
export function lastWords(log: string): string {
  const lines = log.split('\n').filter((line) => /FATAL|PANIC|ERROR|error|could not|No space/.test(line))
  return (lines.at(-1) ?? log.trim().split('\n').at(-1) ?? '')
    .replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
    .trim()
}

/** Runs `work` with a connection of its own. */
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
