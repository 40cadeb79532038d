// Logins of a database, and the roles in which their sessions start.
import type { ClientConfig } from 'pg'
import { configOfUrl, urlsOfHosts, type HostRole } from './hosts.ts'

/** Owns the schema, runs the migrations, creates roles. Never serves a request. */
export const OWNER_ROLE = 'dropwise_owner'
/** Role of a request's connection before its scope is set: it may read nothing. */
export const LOGIN_ROLE = 'dropwise_login'
/** Owns the job queue's schema. */
export const JOBS_ROLE = 'dropwise_jobs'
/** The surface's own role: it reads and writes the schemas auth, storage and realtime. */
export const ADMIN_ROLE = 'supabase_admin'

/**
 * Milliseconds to connect. A starved machine answers late, and starts, migrations and listeners can wait;
 * pools for requests have a shorter limit.
 */
const CONNECT_LIMIT_MS = 60_000

export interface DatabaseAccess {
  /** One line for people: where the database is, without its password. */
  place: string
  /** Login that owns the schema: migrations only. */
  owner: ClientConfig
  /** Connections as the powerless login; `set local role` sets the caller. */
  login: ClientConfig
  /** Connections that start as the given role and return to it on `reset role`, never to the owner. */
  as(role: string): ClientConfig
  /**
   * The same through a pooler in transaction mode, for work within one transaction; undefined without one.
   */
  pooler?: (role: string) => ClientConfig
}

/**
 * Access through a pooler such as PgBouncer. Poolers do not pass start-up settings on, so each role has an
 * entry of its name whose sessions start as it.
 */
export function accessThroughPooler(url: string): (role: string) => ClientConfig {
  return (role) => {
    const entry = new URL(url)
    entry.pathname = `/${role}`
    return { connectionString: entry.href, connectionTimeoutMillis: CONNECT_LIMIT_MS }
  }
}

/**
 * Access by a URL whose login owns the database's schema and has CREATEROLE. The role is a start-up setting
 * of the connection, so that `reset role` cannot return to the owner. `hostRole` chooses among several hosts.
 */
export function accessFromUrl(url: string, hostRole: HostRole = 'primary'): DatabaseAccess {
  const parsed = urlsOfHosts(url).map((one) => new URL(one))
  const owner = { ...configOfUrl(url, hostRole), connectionTimeoutMillis: CONNECT_LIMIT_MS }
  const as = (role: string): ClientConfig => ({ ...owner, options: `-c role=${role}` })
  return {
    place:
      parsed.map(({ hostname, port }) => `${hostname}:${port || '5432'}`).join(',') + parsed[0]?.pathname,
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
  /** The cluster's folder, for messages. */
  cluster: string
}

/** Access to one database of an embedded cluster, with its own logins. */
export function accessToCluster(address: ClusterAddress, database: string): DatabaseAccess {
  const owner = clusterConfig(address, OWNER_ROLE, database)
  return {
    place: `embedded PostgreSQL in ${address.cluster}`,
    owner,
    login: clusterConfig(address, LOGIN_ROLE, database),
    as: (role) => ({ ...owner, options: `-c role=${role}` }),
  }
}

/** One login's configuration for one database of an embedded cluster. */
export function clusterConfig(address: ClusterAddress, user: string, database: string): ClientConfig {
  const { host, port, password } = address
  return { host, port, user, database, password, connectionTimeoutMillis: CONNECT_LIMIT_MS }
}
