// How many connections this process may take: its share of what the PostgreSQL server has, or what the operator says.
import pg, { type ClientConfig } from 'pg'

/** Pools of a process, by the number of connections that each has where there is room for all. */
export interface PoolSizes {
  product: number
  surface: number
  accounts: number
  jobs: number
}

/** What a database server can give, and how many processes of ours ask for it. */
export interface ServerRoom {
  /** Connections that logins like ours may have together. */
  connections: number
  /** Of ours, this one included. */
  processes: number
}

/** A process that serves requests, and one that only works on jobs. */
const FULL_SIZES = {
  server: { product: 10, surface: 10, accounts: 5, jobs: 6 },
  worker: { product: 10, surface: 3, accounts: 2, jobs: 6 },
} satisfies Record<string, PoolSizes>
/** Pools below these could wait for themselves: some work holds one connection and asks for a second. */
const LEAST_SIZES: PoolSizes = { product: 2, surface: 2, accounts: 2, jobs: 1 }
/** Beside the pools: events, realtime, and the wake-up of the job queue. */
const SINGLE_CONNECTIONS = 3
/** Left free for migrations, commands beside the product, and whoever looks at the database. */
const SPARE_CONNECTIONS = 2

/** The name under which a process is counted: each has exactly one such connection. */
export const COUNTED_NAME = 'dropwise events'

const POOLS = ['product', 'surface', 'accounts', 'jobs'] as const
const total = (sizes: PoolSizes): number => POOLS.reduce((sum, name) => sum + sizes[name], 0)

export const LEAST_CONNECTIONS = total(LEAST_SIZES) + SINGLE_CONNECTIONS

/** The sizes of the pools of one process. `wanted` is the operator's number of connections for it. */
export function poolSizes(kind: 'server' | 'worker', room: ServerRoom, wanted?: number): PoolSizes {
  const full = FULL_SIZES[kind]
  const share = Math.floor((room.connections - SPARE_CONNECTIONS) / Math.max(room.processes, 1))
  const budget = (wanted ?? Math.min(share, total(full) + SINGLE_CONNECTIONS)) - SINGLE_CONNECTIONS
  const part = budget / total(full)
  const size = (name: keyof PoolSizes) => Math.max(LEAST_SIZES[name], Math.floor(full[name] * part))
  return {
    product: size('product'),
    surface: size('surface'),
    accounts: size('accounts'),
    jobs: size('jobs'),
  }
}

/** Reads the limits that hold for this login: of the server, of the database and of the role. */
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

/** One look before the pools are opened; this process is not counted yet. */
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
