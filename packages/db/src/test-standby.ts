// A primary and a standby that streams from it, for tests.
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig, QueryResultRow } from 'pg'
import { startEmbedded, type EmbeddedPostgres } from './embedded.ts'
import { withClient } from './server-process.ts'
import { guard } from './test-guard.ts'

const LOGIN = 'fleet'
const PASSWORD = 'quiet'

export interface StandbyPair {
  primary: EmbeddedPostgres
  standby: EmbeddedPostgres
  ports: { primary: number; standby: number }
  /** URL of the database `fleet` on the given hosts, in this order. */
  url(...hosts: ('primary' | 'standby')[]): string
  close(): Promise<void>
}

/** Starts both. `setUp` runs on the primary as superuser in the database `fleet`, before the standby is made. */
export async function startStandbyPair(setUp: string): Promise<StandbyPair> {
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-standby-'))
  await chmod(folder, 0o755)
  const folders = { primary: join(folder, 'a'), standby: join(folder, 'b') }
  const releases = Object.values(folders).map((dataDir) => guard({ dataDir }))
  const ports = { primary: await freePort(), standby: await freePort() }
  const start = (name: 'primary' | 'standby', settings: Record<string, string> = {}) =>
    startEmbedded({ dataDir: folders[name], isPlain: true, tcpPort: ports[name], settings })
  let primary = await start('primary')
  await runSql(primary.superuser('postgres'), `create role ${LOGIN} login password '${PASSWORD}'`)
  await runSql(primary.superuser('postgres'), `create database fleet owner ${LOGIN}`)
  await runSql(primary.superuser('fleet'), setUp)
  const { password } = primary.address
  await primary.stop()
  // Keeps the owner of the files.
  execFileSync('cp', ['-a', folders.primary, folders.standby])
  await writeFile(join(folders.standby, 'postgres', 'standby.signal'), '')
  primary = await start('primary')
  const standby = await start('standby', {
    primary_conninfo: `host=127.0.0.1 port=${ports.primary} user=postgres password=${password}`,
  })
  return {
    primary,
    standby,
    ports,
    url: (...hosts) =>
      `postgres://${LOGIN}:${PASSWORD}@${hosts.map((host) => `127.0.0.1:${ports[host]}`).join(',')}/fleet`,
    async close() {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
      for (const release of releases) release()
    },
  }
}

/** Runs SQL on a connection of its own. */
export async function runSql(config: ClientConfig, sql: string): Promise<QueryResultRow[]> {
  return withClient(config, async (client) => (await client.query(sql)).rows)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
