// Compares databases by their rows, and starts servers of other major versions.
import { accessFromUrl, type DatabaseAccess } from '@dropwise/db'
import { serverAccount } from '@dropwise/db/binaries'
import { outcome, runAs } from '@dropwise/db/server-process'
import { guard } from '@dropwise/db/test-guard'
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { listTables } from './tables.ts'

/** A hash of the rows of each table. */
export async function digestRows(config: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(config)
  await client.connect()
  const digests: Record<string, string> = {}
  for (const { name, owner } of await listTables(client)) {
    await client.query(`begin; set local role ${pg.escapeIdentifier(owner)}`)
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)
    await client.query('rollback')
    digests[name] = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  await client.end()
  return digests
}

export interface OtherServer {
  /** An empty database, and a login that is not superuser. */
  access: DatabaseAccess
  close(): Promise<void>
}

/** Starts PostgreSQL from a folder of its programs. */
export async function startOtherServer(programs: string): Promise<OtherServer> {
  const account = serverAccount()
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-other-server-'))
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (account) await chown(data, account.uid, account.gid)
  const as = runAs(account)
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'], as)
  const port = await freePort()
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off'].flatMap((one) => [
    '-c',
    one,
  ])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
    ...as,
    stdio: 'ignore',
    detached: true,
  })
  const release = guard(server.pid ? { group: server.pid } : {})
  const ended = once(server, 'exit')
  void outcome(server)
  const superuser = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' }
  await untilAnswers(superuser)
  const client = new pg.Client(superuser)
  await client.connect()
  await client.query('create role fleet login createrole')
  await client.query('create database fleet owner fleet')
  await client.end()
  return {
    access: accessFromUrl(`postgres://fleet@127.0.0.1:${port}/fleet`),
    async close() {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
      release()
    },
  }
}

async function untilAnswers(config: pg.ClientConfig): Promise<void> {
  for (;;) {
    const client = new pg.Client(config)
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch {
      await sleep(50)
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
