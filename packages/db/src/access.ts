// The ways into one database: which login, and which role it wakes up as.
import type { ClientConfig } from 'pg'

/** Owns the schema, runs the migrations, makes roles. Never serves a request. */
export const OWNER_ROLE = 'dropwise_owner'
/** What a request's connection is before it says who asks: it may read nothing. */
export const LOGIN_ROLE = 'dropwise_login'
/** Owns the job queue's schema. */
export const JOBS_ROLE = 'dropwise_jobs'
/** The surface's own role: it reads and writes the schemas auth, storage and realtime. */
export const ADMIN_ROLE = 'supabase_admin'

/**
 * How long one connection may take to be made. A server on a starved machine answers late, and whoever starts, migrates
 * or listens has nothing better to do than wait. Pools that serve requests set a shorter limit of their own.
 */
const CONNECT_LIMIT_MS = 60_000

export interface DatabaseAccess {
  /** One line for people: where the database is, without its password. */
  place: string
  /** Login that owns the schema: migrations only. */
  owner: ClientConfig
  /** Connections that wake up as the powerless login; `set local role` says who asks. */
  login: ClientConfig
  /** Connections that wake up as the given role and fall back to it, never to the owner, on `reset role`. */
  as(role: string): ClientConfig
  /** The same through a pooler in transaction mode, for work that keeps to its transaction; undefined without one. */
  pooler?: (role: string) => ClientConfig
}

/**
 * Ways through a pooler such as PgBouncer. Poolers pass no start-up settings on, so each role has an entry of its name
 * there, whose sessions wake up as it.
 */
export function accessThroughPooler(url: string): (role: string) => ClientConfig {
  return (role) => {
    const entry = new URL(url)
    entry.pathname = `/${role}`
    return { connectionString: entry.href, connectionTimeoutMillis: CONNECT_LIMIT_MS }
  }
}

/**
 * Access by a connection URL whose login owns the database's schema and has CREATEROLE.
 * The role is a start-up setting of the connection, so `reset role` cannot climb back to the owner by accident.
 */
export function accessFromUrl(url: string): DatabaseAccess {
  const parsed = new URL(url)
  const owner: ClientConfig = { connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS }
  const as = (role: string): ClientConfig => ({ ...owner, options: `-c role=${role}` })
  return {
    place: `${parsed.hostname}:${parsed.port || '5432'}${parsed.pathname}`,
    owner,
    login: as(LOGIN_ROLE),
    as,
  }
}

/** Where an embedded cluster listens: a socket folder, or 127.0.0.1. */
export interface ClusterAddress {
  host: string
  port: number
  password: string
  /** Folder of the cluster, for people. */
  cluster: string
}

/** Access to one database of an embedded cluster, by logins of its own. */
export function accessToCluster(address: ClusterAddress, database: string): DatabaseAccess {
  const owner = clusterConfig(address, OWNER_ROLE, database)
  return {
    place: `embedded PostgreSQL in ${address.cluster}`,
    owner,
    login: clusterConfig(address, LOGIN_ROLE, database),
    as: (role) => ({ ...owner, options: `-c role=${role}` }),
  }
}

/** One login's way into one database of an embedded cluster. */
export function clusterConfig(address: ClusterAddress, user: string, database: string): ClientConfig {
  const { host, port, password } = address
  return { host, port, user, database, password, connectionTimeoutMillis: CONNECT_LIMIT_MS }
}
