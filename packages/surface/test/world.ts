// A surface of its own for a test file: a fresh database, a server on a free port, mails caught, clients ready.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, testDatabase } from '@dropwise/db/testing'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import Fastify from 'fastify'
import pg from 'pg'
import {
  type Mail,
  type MailKind,
  prepare,
  type Surface,
  surface,
  type SurfaceOptions,
} from '../src/index.ts'

export const SECRET = 'test-secret-test-secret-test-secret-1'

export interface World {
  url: string
  anonKey: string
  serviceKey: string
  surface: Surface
  database: TestDatabase
  mails: ({ kind: MailKind } & Mail)[]
  /** Moves the server's clock. */
  clock: { offsetMs: number }
  client(key?: string, options?: Record<string, unknown>): SupabaseClient
  /** A signed-in client of a new user. */
  user(email: string, password?: string): Promise<SupabaseClient>
  /** One more server over the same database. */
  anotherServer(): Promise<{ url: string; close(): Promise<void> }>
  sql<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export const fixture = (name: string): Promise<string> =>
  readFile(new URL(`./fixtures/${name}`, import.meta.url), 'utf8')

interface RunningServer {
  url: string
  surface: Surface
  close(): Promise<void>
}

/** A surface on a port of its own, with limits that no test reaches by accident. */
async function startServer(database: TestDatabase, options: Partial<SurfaceOptions>): Promise<RunningServer> {
  const storageDir = await mkdtemp(join(tmpdir(), 'surface-test-'))
  const pipelined = { pipeline: true, max: 6 } as pg.PoolConfig
  const pool = new pg.Pool({ ...database.access.login, ...pipelined })
  const adminPool = new pg.Pool({ ...database.access.as('supabase_admin'), ...pipelined })
  for (const anyPool of [pool, adminPool]) anyPool.on('error', () => {})
  const server = Fastify({ forceCloseConnections: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const mounted = await surface({
    pool,
    adminPool,
    listenClient: () => new pg.Client(database.access.as('supabase_admin')),
    schemas: ['public'],
    jwtSecret: SECRET,
    siteUrl: url,
    publicUrl: url,
    redirectAllowList: ['https://app.example/**'],
    storageDir,
    autoconfirm: true,
    anonymous: true,
    txRollback: true,
    confirmLinks: false,
    limits: {
      mailIntervalSeconds: 0,
      mailPerIp: 10_000,
      mailPerRecipient: 10_000,
      mailPerHour: 10_000,
      signInPerIp: 10_000,
      signInPerAccount: 10_000,
      otpPerIp: 10_000,
      signUpPerIp: 10_000,
      refreshPerIp: 10_000,
    },
    ...options,
  })
  await server.register(mounted.plugin)
  await server.listen({ port, host: '127.0.0.1' })
  return {
    url,
    surface: mounted,
    async close() {
      await mounted.close()
      await server.close()
      await Promise.allSettled([pool.end(), adminPool.end()])
      await rm(storageDir, { recursive: true, force: true })
    },
  }
}

export async function startWorld(options: Partial<SurfaceOptions> & { sql?: string } = {}): Promise<World> {
  const { sql: fixtureSql, ...surfaceOptions } = options
  const database = await testDatabase('surface')
  const owner = new pg.Client(database.access.owner)
  await owner.connect()
  await prepare(owner)
  if (fixtureSql) await owner.query(fixtureSql)
  await owner.end()

  const mails: World['mails'] = []
  const clock = { offsetMs: 0 }
  const all: Partial<SurfaceOptions> = {
    now: () => Date.now() + clock.offsetMs,
    ...surfaceOptions,
    hooks: {
      sendMail: async (kind, mail) => {
        mails.push({ kind, ...mail })
      },
      ...surfaceOptions.hooks,
    },
  }
  const server = await startServer(database, all)
  const { url, surface: mounted } = server
  const { anonKey, serviceKey } = await mounted.issueApiKeys()

  const client = (key = anonKey, more: Record<string, unknown> = {}): SupabaseClient =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false }, ...more })
  return {
    url,
    anonKey,
    serviceKey,
    surface: mounted,
    database,
    mails,
    clock,
    client,
    async user(email, password = 'secret-123') {
      const serviceClient = client()
      const { error } = await serviceClient.auth.signUp({ email, password })
      if (error) throw error
      return serviceClient
    },
    sql: (text, values) => database.asOwner(text, values),
    anotherServer: () => startServer(database, all),
    async close() {
      await server.close()
      await database.close()
    },
  }
}

/** A port that nothing listens on: several test runs may share the machine. */
export async function freePort(): Promise<number> {
  const probe = Fastify()
  const address = new URL(await probe.listen({ port: 0, host: '127.0.0.1' }))
  await probe.close()
  return Number(address.port)
}

/** Waits until `look` gives something, at most `ms`. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>, ms = 60_000): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const value = await look()
    if (value !== undefined && value !== false) return value
    if (Date.now() > end) throw new Error(`nothing came within ${ms} ms`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
