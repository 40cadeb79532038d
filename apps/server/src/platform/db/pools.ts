// The pools of this process, sized so that all processes fit into the database server.
import { ADMIN_ROLE, LOGIN_ROLE, StartupError, type DatabaseAccess } from '@dropwise/db'
import pg, { type ClientConfig } from 'pg'
import type { Logger } from '../log.ts'
import { BoundedPool, createPool, type PoolUsage } from './pool.ts'
import { logSlowQueries } from './slow-queries.ts'
import {
  LEAST_CONNECTIONS,
  poolSizes,
  readRoomAtStart,
  readServerRoom,
  type PoolSizes,
  type ServerRoom,
} from './shares.ts'

/** Milliseconds between counts of the processes. */
const COUNT_MS = 5_000
const POOLER_LIMIT_MS = 10_000

export interface PoolsOptions {
  access: DatabaseAccess
  kind: 'server' | 'worker'
  /** The operator's number of connections for this process. */
  size: number | undefined
  /** Milliseconds from which a statement is logged; 0 = never. */
  slowQueryMs: number
  log: Pick<Logger, 'warn' | 'info'>
}

export interface Pools {
  /** For the modules' requests and jobs. */
  product: BoundedPool
  /** For REST and storage. */
  surface: BoundedPool
  /** For accounts, sessions and live changes. */
  accounts: BoundedPool
  /** Connections of the job queue at start. */
  jobConnections: number
  /** Callers wait too long for connections. */
  readonly isSaturated: boolean
  usage(): PoolUsage[]
  /** Starts counting the processes and adapts all limits to their number. */
  keepShare(jobs: { resize(connections: number): void }): void
  close(): Promise<void>
}

export async function openPools(options: PoolsOptions): Promise<Pools> {
  const { access, kind, size: requestedSize, log } = options
  if (requestedSize !== undefined && requestedSize < LEAST_CONNECTIONS)
    throw new StartupError(
      `DATABASE_CONNECTIONS must be at least ${LEAST_CONNECTIONS}: one process needs that many.`,
    )
  const room = await readRoomAtStart(access.owner)
  warnWhenSmall(room, log)
  const isPooled = access.pooler !== undefined
  // Behind a pooler, its settings limit the pools, not the server's slots.
  const sizeFor = (now: ServerRoom): PoolSizes =>
    poolSizes(kind, isPooled ? { connections: Infinity, processes: 1 } : now, requestedSize)
  const sizes = sizeFor(room)
  const requests = access.pooler ?? ((role: string) => access.as(role))
  if (access.pooler) await checkPooler(access.pooler)
  const ofSurface = (role: string, name: string, max: number) =>
    new BoundedPool({ ...requests(role), max, Client: isPooled ? UnnamedClient : pg.Client }, name)
  const product = createPool(requests(LOGIN_ROLE), 'product', sizes.product, isPooled)
  const surface = ofSurface(LOGIN_ROLE, 'surface', sizes.surface)
  const accounts = ofSurface(ADMIN_ROLE, 'accounts', sizes.accounts)
  const all = [product, surface, accounts]
  if (options.slowQueryMs > 0) for (const pool of all) logSlowQueries(pool, options.slowQueryMs, log)
  let timer: NodeJS.Timeout | undefined
  return {
    product,
    surface,
    accounts,
    jobConnections: sizes.jobs,
    get isSaturated() {
      return all.some((pool) => pool.isSaturated)
    },
    usage: () => all.map((pool) => pool.usage),
    keepShare(jobs) {
      if (isPooled) return
      let current = sizes
      timer = setInterval(() => {
        readServerRoom(accounts).then(
          (now) => {
            const next = sizeFor(now)
            // Also restores a pool that was reduced for lack of slots.
            product.resize(next.product)
            surface.resize(next.surface)
            accounts.resize(next.accounts)
            jobs.resize(next.jobs)
            if (next.product !== current.product) log.info({ ...now, ...next }, 'database connections')
            current = next
          },
          () => {},
        )
      }, COUNT_MS)
      timer.unref()
    },
    async close() {
      clearInterval(timer)
      await Promise.all(all.map((pool) => pool.end()))
    },
  }
}

function warnWhenSmall({ connections, processes }: ServerRoom, log: Pick<Logger, 'warn'>): void {
  if (connections >= processes * LEAST_CONNECTIONS) return
  log.warn(
    { connections, processes, least: LEAST_CONNECTIONS },
    'the database server has too few connections for all processes',
  )
}

/** A pooler hands out sessions with other clients' prepared statements, so names may be taken or unknown. */
class UnnamedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the many forms of pg's query
  override query(...args: any[]): any {
    const [first, ...rest] = args as [unknown, ...unknown[]]
    const isNamed = typeof first === 'object' && first !== null && 'name' in first && 'text' in first
    const statement = isNamed ? { ...first, name: undefined } : first
    return (super.query as (...all: unknown[]) => unknown)(statement, ...rest)
  }
}

/** Each entry of the pooler must start as the role of its name, with a time limit. */
async function checkPooler(pooler: (role: string) => ClientConfig): Promise<void> {
  for (const role of [LOGIN_ROLE, ADMIN_ROLE]) {
    const client = new pg.Client({ ...pooler(role), connectionTimeoutMillis: POOLER_LIMIT_MS })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ role: string; limit: string }>(
        `select current_user::text as role, current_setting('statement_timeout') as limit`,
      )
      const [row] = rows
      if (row?.role !== role)
        throw new Error(`it works as ${row?.role}, so its connect_query lacks "set role ${role}"`)
      if (role === LOGIN_ROLE && row.limit === '0')
        throw new Error('its connect_query sets no statement_timeout')
    } catch (error) {
      throw new StartupError(
        `DATABASE_POOLER_URL: the entry ${role} of the pooler cannot be used: ${(error as Error).message}. See docs/operations.md.`,
      )
    } finally {
      await client.end().catch(() => {})
    }
  }
}
