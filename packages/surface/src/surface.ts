// Composes the four parts over one database.
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createAccounts } from './auth/accounts.ts'
import type { AuthContext } from './auth/context.ts'
import { createNamedSignIns } from './auth/named-sign-in.ts'
import { Issuer } from './auth/oidc-issuer.ts'
import { createProgramSessions } from './auth/program-sessions.ts'
import { mountAuth } from './auth/routes.ts'
import { endSessions } from './auth/sessions.ts'
import { mountFunctions } from './core/functions.ts'
import { Keys } from './core/keys.ts'
import { Listener } from './core/listener.ts'
import { SessionWatch } from './core/session-watch.ts'
import { RateLimiter } from './core/rate-limit.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { Claims, Surface, SurfaceOptions } from './options.ts'
import { mountRealtime } from './realtime/routes.ts'
import { Realtime } from './realtime/server.ts'
import type { RestContext } from './rest/context.ts'
import { mountRest } from './rest/routes.ts'
import { SchemaCache } from './rest/schema-cache.ts'
import { openFolder } from './storage/backend.ts'
import type { StorageContext } from './storage/context.ts'
import { PendingUploads } from './storage/pending.ts'
import { removeFolder } from './storage/objects.ts'
import { createObjects } from './storage/own-objects.ts'
import { tryBytes } from './storage/try-bytes.ts'
import { mountStorage } from './storage/routes.ts'
import { openS3, parseS3Url } from './storage/s3-backend.ts'

/** Interval between checks for schema changes. */
const SCHEMA_POLL_MS = 1000

/** Loads keys and schema and returns the plugin and its helpers. Throws when the database was not prepared. */
export async function createSurface(options: SurfaceOptions): Promise<Surface> {
  const { pool, adminPool, logger } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const now = options.now ?? Date.now
  const publicUrl = options.publicUrl.replace(/\/+$/, '')
  const issuer = `${publicUrl}/auth/v1`
  const keys = new Keys({
    pool: adminPool,
    jwtSecret: options.jwtSecret,
    sign: options.sign,
    passphrase: options.keyPassphrase,
    ...(options.replaceUnreadableKeys ? { replaceUnreadable: true } : {}),
    now,
  })
  await keys.load()

  const extra = options.extraSearchPath ?? ['extensions']
  const cache = new SchemaCache({
    pool: adminPool,
    schemas: options.schemas,
    extra,
    logger,
    pollMs: SCHEMA_POLL_MS,
  })
  const sessions = new SessionWatch(adminPool, issuer)
  const lives = (claims: Claims): Promise<boolean> => sessions.lives(claims)
  const realtime = new Realtime({ pool, adminPool, keys, limits, now, logger, sessionLives: lives })
  cache.onReload(() => {
    realtime.feed
      .refresh()
      .catch((error: unknown) => logger?.warn({ err: error }, 'could not read the published tables'))
  })
  await cache.start()

  const listener = new Listener({
    connect: options.listenClient,
    channels: ['pgrst', 'realtime_changes', 'realtime_messages', 'surface_sessions'],
    logger,
    onNotification: (channel, payload) => {
      if (channel === 'realtime_changes') realtime.feed.notify(payload)
      else if (channel === 'pgrst')
        void cache
          .reload()
          .catch((error: unknown) => logger?.warn({ err: error }, 'could not read the schema'))
      else if (channel === 'realtime_messages')
        void realtime
          .deliverMessage(payload)
          .catch((error: unknown) => logger?.warn({ err: error }, 'could not read a message'))
      else takeEndedSessions(payload)
    },
    onConnected: () => {
      sessions.forget()
      void realtime.feed
        .catchUp()
        .catch((error: unknown) => logger?.warn({ err: error }, 'could not read missed changes'))
    },
  })

  const takeEndedSessions = (payload: string): void => {
    const [userId = '', ...ended] = payload.split(',')
    sessions.ended(userId, ended.length === 0 ? undefined : ended)
    void realtime
      .sessionsEnded(userId, ended.length === 0 ? undefined : ended)
      .catch((error: unknown) => logger?.warn({ err: error }, 'could not close ended sessions'))
  }
  /** Announced through the database, so that every server holding one of their sockets is notified. */
  const sessionsEnded = (userId: string, ended?: string[]): void => {
    if (ended?.length === 0) return
    sessions.ended(userId, ended)
    // NOTIFY payloads are limited to 8000 bytes: beyond a hundred sessions, treat all of them as ended.
    const payload = ended === undefined || ended.length > 100 ? userId : [userId, ...ended].join(',')
    void adminPool
      .query(`select pg_notify('surface_sessions', $1)`, [payload])
      .catch((error: unknown) => logger?.warn({ err: error }, 'could not announce ended sessions'))
  }

  const auth: AuthContext = {
    pool: adminPool,
    keys,
    limits,
    limiter: new RateLimiter((text, values) => adminPool.query(text, values), now),
    logger,
    hooks: options.hooks ?? {},
    now,
    autoconfirm: options.autoconfirm ?? false,
    anonymous: options.anonymous ?? false,
    disableSignup: options.disableSignup ?? false,
    manualLinking: options.manualLinking ?? false,
    siteUrl: options.siteUrl,
    publicUrl,
    issuer,
    originOf: options.originOf,
    redirectAllowList: options.redirectAllowList ?? [],
    confirmLinks: options.confirmLinks ?? true,
    ...(options.oidc ? { oidc: new Issuer(options.oidc) } : {}),
    accessTokenSeconds: options.accessTokenSeconds ?? 3600,
    passwordMinLength: options.passwordMinLength ?? 6,
    isCommonPassword: options.isCommonPassword,
    sessionsEnded,
  }
  const rest: RestContext = {
    pool,
    keys,
    sessionLives: lives,
    schemas: options.schemas,
    extraSearchPath: extra,
    txRollback: options.txRollback ?? false,
    get roleSettings() {
      return cache.roleSettings
    },
    statementTimeoutMs: limits.statementTimeoutMs,
    catalog: () => cache.current,
    maxRows: limits.maxRows,
    aggregates: options.aggregates ?? true,
    readInstead: options.readInstead ?? {},
    notServed: options.notServed ?? {},
    explainEmptyRead: options.explainEmptyRead,
    plan: options.plan ?? options.txRollback ?? false,
  }
  const storage: StorageContext = {
    pool,
    adminPool,
    keys,
    limits,
    now,
    bytes:
      options.s3Url === undefined
        ? await openFolder(options.storageDir)
        : await openS3(parseS3Url(options.s3Url), options.storageDir),
    resumable: new PendingUploads(join(options.storageDir, 'resumable')),
    multipart: new PendingUploads(join(options.storageDir, 'multipart')),
    s3: { region: 'local', ...keys.s3KeyPair(), ...options.s3Access },
    sessionLives: lives,
  }
  await listener.start()

  const plugin = async (app: FastifyInstance): Promise<void> => {
    await app.register(async (part) => mountAuth(part, auth), { prefix: '/auth/v1' })
    await app.register(async (part) => mountRest(part, rest, limits.restBodyBytes), { prefix: '/rest/v1' })
    await app.register(
      async (part) => mountRealtime(part, { realtime, keys, pool, limits, addressOf: options.addressOf }),
      {
        prefix: '/realtime/v1',
      },
    )
    await app.register(async (part) => mountStorage(part, storage), { prefix: '/storage/v1' })
    await app.register(async (part) => mountFunctions(part), { prefix: '/functions/v1' })
  }

  const verifyToken = async (token: string): Promise<Claims | null> => {
    const result = await keys.verify(token)
    return 'claims' in result && result.claims.role !== '' ? result.claims : null
  }

  return {
    plugin,
    verifyToken,
    async verifySession(token) {
      const claims = await verifyToken(token)
      return claims && (await lives(claims)) ? claims : null
    },
    async issueApiKeys() {
      const [anon, service] = [keys.apiKey('anon'), keys.apiKey('service_role')]
      return {
        anonKey: anon.token,
        serviceKey: service.token,
        publishableKey: anon.opaque,
        secretKey: service.opaque,
        s3: storage.s3,
      }
    },
    ...createAccounts(auth),
    ...createProgramSessions(auth),
    ...createNamedSignIns(auth),
    async revokeSessions(userId) {
      await endSessions(auth, userId, undefined, 'global')
      realtime.closeSockets(userId)
    },
    revokeSession: async (userId, sessionId) => (await endSessions(auth, userId, sessionId, 'local')) > 0,
    closeSockets: (userId) => realtime.closeSockets(userId),
    socketCount: () => realtime.socketCount,
    broadcast: (topic, event, payload, how) =>
      realtime.hub.broadcast(topic, how?.private ?? false, event, payload),
    ...createObjects(storage),
    removeFolder: (folder) => removeFolder(storage, folder),
    tryStorage: () => tryBytes(storage.bytes),
    reloadSchema: () => cache.reload(),
    async close() {
      cache.close()
      realtime.close()
      await listener.close()
    },
  }
}
