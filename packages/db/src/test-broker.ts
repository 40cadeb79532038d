// Serves databases to all test files of a run: one cluster, one migrated template, a clone for each file.
import { readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { accessFromUrl, accessToCluster, type ClusterAddress, type DatabaseAccess } from './access.ts'
import { runningServer } from './cluster-files.ts'
import { startEmbedded, type EmbeddedPostgres } from './embedded.ts'
import { migrate, type MigrateOptions } from './migrate.ts'
import { guard } from './test-guard.ts'

/** `product`: migrated. `surface`: only the surface's own objects. `empty`: a bare database. */
export type TestDatabaseKind = 'product' | 'surface' | 'empty'

/** A clone's address for a test file, as JSON. */
export type TestDatabaseAddress = { name: string } & ({ cluster: ClusterAddress } | { url: string })

export interface BrokerOptions {
  prepare: NonNullable<MigrateOptions['prepare']>
  /** Creates the objects of the product's first start after the migrations, once for all clones. */
  complete?: (access: DatabaseAccess) => Promise<void>
  /** `tcp`: a plain PostgreSQL over TCP with a login without superuser rights, as in `DATABASE_URL`. */
  mode: 'embedded' | 'tcp'
  /** Folder of the databases while it is open; default: the temporary folder. */
  folder?: string
}

export interface Broker {
  url: string
  /** A clone for a program in this process. */
  database(kind: TestDatabaseKind): Promise<TestDatabaseAddress>
  close(): Promise<void>
}

const FOLDER_PREFIX = 'dropwise-test-'
const PLAIN_LOGIN = 'plain_login'
const PLAIN_PASSWORD = 'plain-password'
/** Tests discard their data, so do not wait for the disk. */
const FAST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Autovacuum would visit every clone once a minute.
  autovacuum: 'off',
  max_connections: '200',
  // The log may be in memory with the databases.
  max_wal_size: '128MB',
}

/**
 * Opens the broker. The cluster starts with the first request, so runs without a database pay nothing. `POST
 * /?kind=…` answers with a clone's address, `DELETE /?name=…` returns the clone.
 */
export async function startBroker(options: BrokerOptions): Promise<Broker> {
  const cluster = new TestCluster(options)
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://broker')
    if (request.method === 'DELETE') {
      cluster.drop(searchParams.get('name') ?? '')
      response.end()
      return
    }
    cluster.clone((searchParams.get('kind') ?? 'product') as TestDatabaseKind).then(
      (address) => response.end(JSON.stringify(address)),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    )
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    database: (kind) => cluster.clone(kind),
    async close() {
      server.closeAllConnections()
      server.close()
      await cluster.stop()
    },
  }
}

class TestCluster {
  #options: BrokerOptions
  #home: string
  #folder: string
  #started: Promise<EmbeddedPostgres> | undefined
  #templates = new Map<TestDatabaseKind, Promise<string>>()
  /** One clone of each requested kind, made ahead. */
  #spares = new Map<TestDatabaseKind, Promise<TestDatabaseAddress>>()
  #drops = new Set<Promise<void>>()
  #count = 0
  #release = (): void => {}

  constructor(options: BrokerOptions) {
    this.#options = options
    this.#home = options.folder ?? tmpdir()
    this.#folder = join(this.#home, `${FOLDER_PREFIX}${process.pid}-${options.mode}`)
  }

  /** Returns the clone made ahead, and makes the next one while its file runs. */
  async clone(kind: TestDatabaseKind): Promise<TestDatabaseAddress> {
    const spare = this.#spares.get(kind) ?? this.#makeClone(kind)
    this.#spares.delete(kind)
    const address = await spare
    if (!this.#spares.has(kind)) {
      const next = this.#makeClone(kind)
      // The caller that takes it gets the failure.
      next.catch(() => {})
      this.#spares.set(kind, next)
    }
    return address
  }

  /** Drops a clone while the next file runs. A clone with open connections stays until the run ends. */
  drop(name: string): void {
    if (!this.#started || !/^test_\d+$/.test(name)) return
    const dropped = this.#started
      .then((cluster) => superuser(cluster, `drop database ${name}`))
      .catch(() => {})
    this.#drops.add(dropped)
    void dropped.then(() => this.#drops.delete(dropped))
  }

  async #makeClone(kind: TestDatabaseKind): Promise<TestDatabaseAddress> {
    this.#started ??= this.#start()
    const cluster = await this.#started
    let template = this.#templates.get(kind)
    if (!template) {
      template = this.#makeTemplate(cluster, kind)
      this.#templates.set(kind, template)
    }
    const name = `test_${(this.#count += 1)}`
    await this.#create(cluster, name, await template)
    return this.#options.mode === 'tcp'
      ? { name, url: this.#url(cluster, name) }
      : { name, cluster: cluster.address }
  }

  async stop(): Promise<void> {
    const cluster = await this.#started?.catch(() => undefined)
    await Promise.allSettled([...this.#spares.values(), ...this.#drops])
    await cluster?.stop()
    await rm(this.#folder, { recursive: true, force: true })
    this.#release()
  }

  async #start(): Promise<EmbeddedPostgres> {
    await sweep(this.#home)
    this.#release = guard({ dataDir: this.#folder })
    const isPlain = this.#options.mode === 'tcp'
    const cluster = await startEmbedded({
      dataDir: this.#folder,
      settings: FAST_SETTINGS,
      ...(isPlain ? { isPlain, tcpPort: await freePort() } : {}),
    })
    if (isPlain)
      await superuser(
        cluster,
        `create role ${PLAIN_LOGIN} login createrole noinherit password '${PLAIN_PASSWORD}'`,
      )
    return cluster
  }

  async #makeTemplate(cluster: EmbeddedPostgres, kind: TestDatabaseKind): Promise<string> {
    const name = `template_${kind}`
    await this.#create(cluster, name, 'template1')
    const access = this.#access(cluster, name)
    if (kind === 'product') {
      await migrate(access, { prepare: this.#options.prepare })
      await this.#options.complete?.(access)
    }
    if (kind === 'surface') await migrate(access, { prepare: this.#options.prepare, folder: false })
    return name
  }

  async #create(cluster: EmbeddedPostgres, name: string, template: string): Promise<void> {
    const owner = this.#options.mode === 'tcp' ? PLAIN_LOGIN : 'dropwise_owner'
    // Copies whole files: the default copies pages through the server, at twice the processor time.
    const sql = `create database ${name} template ${template} strategy file_copy owner ${owner}`
    await superuser(cluster, sql)
  }

  #access(cluster: EmbeddedPostgres, name: string): DatabaseAccess {
    return this.#options.mode === 'tcp'
      ? accessFromUrl(this.#url(cluster, name))
      : accessToCluster(cluster.address, name)
  }

  #url(cluster: EmbeddedPostgres, name: string): string {
    return `postgres://${PLAIN_LOGIN}:${PLAIN_PASSWORD}@127.0.0.1:${cluster.address.port}/${name}`
  }
}

async function superuser(cluster: EmbeddedPostgres, sql: string): Promise<void> {
  const client = new pg.Client(cluster.superuser('postgres'))
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** Cleans up after a killed test run: first its server, then its folder. */
async function sweep(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const pid = name.startsWith(FOLDER_PREFIX)
      ? Number.parseInt(name.slice(FOLDER_PREFIX.length), 10)
      : Number.NaN
    if (!pid || isAlive(pid)) continue
    const folder = join(home, name)
    const server = await runningServer(join(folder, 'postgres'))
    if (server) process.kill(server.pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}
