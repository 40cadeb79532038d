// Starts, adopts, watches and stops the PostgreSQL server that lives in the data folder.
import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import {
  accessToCluster,
  clusterConfig,
  OWNER_ROLE,
  type ClusterAddress,
  type DatabaseAccess,
} from './access.ts'
import { findBinaries, serverAccount, type Account, type Binaries } from './binaries.ts'
import {
  clusterPassword,
  isPostgres,
  placeCluster,
  runningServer,
  type ClusterPlace,
  type RunningServer,
} from './cluster-files.ts'
import { keepLogSmall, rotateLog } from './log-rotation.ts'
import { checkVersion, initialise, makeRoles, SUPERUSER } from './make-cluster.ts'
import { StartupError } from './startup-error.ts'
import { isConnectionLost } from './lost-connection.ts'
import { lastWords, runAs, stopServer, withClient } from './server-process.ts'

export interface EmbeddedOptions {
  /** Folder of the cluster, its log and its password. Created if missing. */
  dataDir: string
  /** Also listen on this port of 127.0.0.1, with a password; absent: only on a Unix socket. */
  tcpPort?: number
  /** Settings of postgresql.conf, over ours. */
  settings?: Record<string, string>
  /** Keep PostgreSQL's defaults: tests use the cluster as an external server. */
  isPlain?: boolean
  /** Receives lines for people: where the cluster lives, that it was restarted. */
  log?: (line: string) => void
}

export interface EmbeddedPostgres {
  /** Folder of the cluster. */
  readonly cluster: string
  /** Whether it took over a server that a killed product left running. */
  readonly isAdopted: boolean
  /** Process id of the server; changes after a restart. */
  readonly pid: number
  /** Where it listens. */
  readonly address: ClusterAddress
  /**
   * Access to a database of this cluster, created by {@link createDatabase} or at the first start
   * (`dropwise`).
   */
  access(database?: string): DatabaseAccess
  /** The cluster's superuser: bootstrap and tests only. */
  superuser(database?: string): pg.ClientConfig
  createDatabase(name: string): Promise<void>
  /** Closes every connection and stops the server durably. */
  stop(): Promise<void>
}

export const DATABASE_NAME = 'dropwise'
/**
 * Key of the advisory lock, on the `postgres` database, of the product that uses the cluster. Any fixed
 * number works.
 */
const HOLDER_LOCK = 7_310_519
const HOLDER_NAME = 'dropwise holder'
/** Milliseconds of silence after which a start has failed. Recovery after a crash may take a while. */
const START_LIMIT_MS = 120_000
/** Milliseconds that a start waits for a product that is stopping. */
const HOLDER_WAIT_MS = 2_000

/**
 * Creates the cluster on the first start, starts its server or adopts one that a killed product left
 * running, and locks it against a second product. Throws StartupError with one line for the operator.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const account = serverAccount()
  const binaries = await findBinaries(account)
  const place = await placeCluster(options.dataDir, account)
  if (place.isElsewhere)
    log(
      `The account ${account?.name} cannot enter ${options.dataDir}: the database lives in ${place.cluster}.`,
    )
  const password = await clusterPassword(place.passwordFile)
  await checkVersion(place.cluster, binaries)
  await initialise(place, binaries, account, password)
  const cluster = new Cluster(options, binaries, place, account, password, log)
  await cluster.open()
  return cluster
}

class Cluster implements EmbeddedPostgres {
  readonly cluster: string
  isAdopted = false
  pid = 0
  #options: EmbeddedOptions
  #binaries: Binaries
  #place: ClusterPlace
  #account: Account | undefined
  #password: string
  #log: (line: string) => void
  #host = ''
  #port = 5432
  #holder: pg.Client | undefined
  #isStopping = false
  #endRotation: (() => void) | undefined

  constructor(
    options: EmbeddedOptions,
    binaries: Binaries,
    place: ClusterPlace,
    account: Account | undefined,
    password: string,
    log: (line: string) => void,
  ) {
    this.cluster = place.cluster
    this.#options = options
    this.#binaries = binaries
    this.#place = place
    this.#account = account
    this.#password = password
    this.#log = log
  }

  async open(): Promise<void> {
    await this.#run()
    await this.#hold(HOLDER_WAIT_MS)
    this.#endRotation = keepLogSmall(this.#place.log)
    if (this.#options.isPlain) return
    await makeRoles(this.superuser('postgres'), this.#password)
    await this.createDatabase(DATABASE_NAME)
  }

  superuser(database = DATABASE_NAME): pg.ClientConfig {
    return clusterConfig(this.address, SUPERUSER, database)
  }

  access(database = DATABASE_NAME): DatabaseAccess {
    return accessToCluster(this.address, database)
  }

  get address(): ClusterAddress {
    return { host: this.#host, port: this.#port, password: this.#password, cluster: this.cluster }
  }

  async createDatabase(name: string): Promise<void> {
    await withClient(this.superuser('postgres'), async (client) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (rowCount) return
      await client.query(`create database ${pg.escapeIdentifier(name)} owner ${OWNER_ROLE}`)
    })
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    this.#endRotation?.()
    await this.#holder?.end().catch(() => {})
    await stopServer(this.pid)
  }

  /** Ensures that a reachable server runs, whichever process started it. */
  async #run(): Promise<void> {
    const deadline = Date.now() + START_LIMIT_MS
    for (;;) {
      const server = await runningServer(this.cluster, this.#place.sockets)
      if (server && !this.#fits(server)) await stopServer(server.pid)
      else if (server) {
        this.isAdopted = true
        this.#use(server.pid, server.port, server.sockets)
        if (await this.#answers(deadline)) return
      } else {
        this.isAdopted = false
        if (await this.#launch(deadline)) return
      }
      if (Date.now() > deadline)
        throw new StartupError(
          `The database did not start in ${START_LIMIT_MS / 1000} s. See ${this.#place.log}.`,
        )
    }
  }

  /** Whether a running server listens on this start's address. */
  #fits(server: RunningServer): boolean {
    if (this.#options.tcpPort === undefined) return this.#place.sockets === undefined || server.sockets !== ''
    return server.port === this.#options.tcpPort && server.address !== ''
  }

  #use(pid: number, port: number, sockets: string): void {
    this.pid = pid
    this.#port = port
    this.#host = sockets === '' ? '127.0.0.1' : sockets
  }

  /** Starts our own server. False when another start was faster or the old server has not ended. */
  async #launch(deadline: number): Promise<boolean> {
    const { sockets, log } = this.#place
    const isTcp = this.#options.tcpPort !== undefined || sockets === undefined
    const port = this.#options.tcpPort ?? (sockets === undefined ? await freePort() : 5432)
    await rotateLog(log)
    const before = (await stat(log).catch(() => undefined))?.size ?? 0
    const file = openSync(log, 'a')
    const settings = {
      listen_addresses: isTcp ? '127.0.0.1' : '',
      port: String(port),
      ...(sockets === undefined ? {} : { unix_socket_directories: sockets, unix_socket_permissions: '0700' }),
      ...SETTINGS,
      ...this.#options.settings,
    }
    const child = spawn(
      this.#binaries.postgres,
      [
        '-D',
        this.cluster,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      // Detached: Ctrl-C reaches the whole process group, but we stop the server ourselves, last.
      { ...runAs(this.#account), cwd: this.cluster, stdio: ['ignore', file, file], detached: true },
    )
    closeSync(file)
    child.unref()
    const ended = new Promise<number | null>((resolve) => {
      child.once('exit', (code) => resolve(code ?? 1))
      child.once('error', () => resolve(1))
    })
    this.#use(child.pid ?? 0, port, sockets ?? '')
    const isUp = await Promise.race([this.#answers(deadline), ended.then(() => false)])
    if (isUp) return true
    const output = (await readFile(log, 'utf8').catch(() => '')).slice(before)
    if (/lock file .* already exists|pre-existing shared memory/.test(output)) {
      await sleep(100)
      return false
    }
    throw new StartupError(`The database did not start: ${lastWords(output)} (${log})`)
  }

  /** Waits until the server accepts queries; false when it has stopped. */
  async #answers(deadline: number): Promise<boolean> {
    while (Date.now() < deadline) {
      try {
        await withClient(this.superuser('postgres'), (client) => client.query('select 1'))
        return true
      } catch (error) {
        if (!isConnectionLost(error)) throw error
      }
      if (!(await isPostgres(this.pid))) return false
      await sleep(15)
    }
    return false
  }

  /** Takes the lock of the product that uses the cluster, and keeps its connection. */
  async #hold(waitMs: number): Promise<void> {
    const deadline = Date.now() + waitMs
    const client = new pg.Client({
      ...this.superuser('postgres'),
      application_name: `${HOLDER_NAME} ${process.pid}`,
    })
    client.on('error', () => {})
    await client.connect()
    for (;;) {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
        HOLDER_LOCK,
      ])
      if (rows[0]?.held) break
      if (Date.now() > deadline) {
        const { rows: others } = await client.query<{ name: string }>(
          `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
           where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
          [HOLDER_LOCK],
        )
        await client.end()
        const other = others[0]?.name.replace(`${HOLDER_NAME} `, ', process ') ?? ''
        throw new StartupError(
          `The data folder ${this.#options.dataDir} is in use by another Dropwise${other}. Stop it first, or set DATA_DIR to another folder.`,
        )
      }
      await sleep(100)
    }
    this.#holder = client
    client.once('end', () => void this.#comeBack())
  }

  /**
   * Restarts and locks the server after the lock's connection broke: the server ended, or its connections
   * were cut.
   */
  async #comeBack(): Promise<void> {
    for (let pause = 50; !this.#isStopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        await this.#run()
        await this.#hold(0)
        this.#log('The database came back.')
        return
      } catch (error) {
        this.#log(`The database is away: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(pause)
      }
    }
  }
}

/** Durability settings stay at PostgreSQL's safe defaults; these only concern size and time. */
const SETTINGS = {
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_line_prefix: '%m [%p] ',
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
