// Number of connections for this process: its share of the PostgreSQL server's, or the operator's setting.
import pg, { type ClientConfig } from 'pg'

/** Connections of each pool of a process when there is room for all. */
export interface PoolSizes {
  product: number
  surface: number
  accounts: number
  jobs: number
}

/** Capacity of a database server, and how many of our processes share it. */
export interface ServerRoom {
  /** Connections that logins like ours may have together. */
  connections: number
  /** Our processes, including this one. */
  processes: number
}

/** Sizes for a process that serves requests, and for one that only runs jobs. */
const FULL_SIZES = {
  server: { product: 10, surface: 10, accounts: 5, jobs: 6 },
  worker: { product: 10, surface: 3, accounts: 2, jobs: 6 },
} satisfies Record<string, PoolSizes>
/** Smaller pools could deadlock: some work holds one connection and asks for a second. */
const LEAST_SIZES: PoolSizes = { product: 2, surface: 2, accounts: 2, jobs: 1 }
/** Outside the pools: events, realtime, and the wake-up of the job queue. */
const SINGLE_CONNECTIONS = 3
/** Left free for migrations, other commands, and people who inspect the database. */
const SPARE_CONNECTIONS = 2

/** Application name of the one connection by which each process is counted. */
export const COUNTED_NAME = 'dropwise events'

const POOLS = ['product', 'surface', 'accounts', 'jobs'] as const
const total = (sizes: PoolSizes): number => POOLS.reduce((sum, name) => sum + sizes[name], 0)

export const LEAST_CONNECTIONS = total(LEAST_SIZES) + SINGLE_CONNECTIONS

/** Pool sizes of one process. `wanted` is the operator's number of connections for it. */
export function poolSizes(kind: 'server' | 'worker', room: ServerRoom, requestedSize?: number): PoolSizes {
  const full = FULL_SIZES[kind]
  const share = Math.floor((room.connections - SPARE_CONNECTIONS) / Math.max(room.processes, 1))
  const budget = (requestedSize ?? Math.min(share, total(full) + SINGLE_CONNECTIONS)) - SINGLE_CONNECTIONS
  const part = budget / total(full)
  const size = (name: keyof PoolSizes) => Math.max(LEAST_SIZES[name], Math.floor(full[name] * part))
  return {
    product: size('product'),
    surface: size('surface'),
    accounts: size('accounts'),
    jobs: size('jobs'),
  }
}

/** Reads this login's limits: of the server, the database and the role. */
export async function readServerRoom(client: Pick<pg.ClientBase, 'query'>): Promise<ServerRoom> {
  const { rows } = await client.query<ServerRoom>(
    `select least(
         current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
           - coalesce(current_setting('reserved_connections', true), '0')::int,
         nullif((select rolconnlimit from pg_roles where rolname = session_user), -1),
         nullif((select datconnlimit from pg_database where datname = current_database()), -1)) as connections,
       (select count(*)::int from pg_stat_activity where application_name = $1) as processes`,
    [COUNTED_NAME],
  )
  return rows[0] ?? { connections: 0, processes: 0 }
}

/** Reads the limits before the pools open, and adds this process to the count. */
export async function readRoomAtStart(config: ClientConfig): Promise<ServerRoom> {
  const client = new pg.Client({ ...config, application_name: 'dropwise start' })
  client.on('error', () => {})
  await client.connect()
  try {
    const room = await readServerRoom(client)
    return { ...room, processes: room.processes + 1 }
  } finally {
    await client.end()
  }
}
