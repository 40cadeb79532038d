// Composes the four parts over one database.
import type { FastifyInstance } from 'fastify'
import { createAccounts } from './auth/accounts.ts'
import type { AuthContext } from './auth/context.ts'
import { createNamedSignIns } from './auth/named-sign-in.ts'
import { createProgramSessions } from './auth/program-sessions.ts'
import { mountAuth } from './auth/routes.ts'
import { endSessions } from './auth/sessions.ts'
import { createAuthContext, createRestContext, openStorageContext } from './contexts.ts'
import { mountFunctions } from './core/functions.ts'
import { Keys } from './core/keys.ts'
import { SessionWatch } from './core/session-watch.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { createListener, EndedSessions } from './notifications.ts'
import type { Claims, Surface, SurfaceOptions } from './options.ts'
import { mountRealtime } from './realtime/routes.ts'
import { Realtime } from './realtime/server.ts'
import type { RestContext } from './rest/context.ts'
import { mountRest } from './rest/routes.ts'
import { SchemaCache } from './rest/schema-cache.ts'
import type { StorageContext } from './storage/context.ts'
import { removeFolder } from './storage/objects.ts'
import { createObjects } from './storage/own-objects.ts'
import { tryBytes } from './storage/try-bytes.ts'
import { mountStorage } from './storage/routes.ts'

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
  const sessionLives = (claims: Claims): Promise<boolean> => sessions.lives(claims)
  const realtime = new Realtime({ pool, adminPool, keys, limits, now, logger, sessionLives })
  cache.onReload(() => {
    realtime.feed
      .refresh()
      .catch((error: unknown) => logger?.warn({ err: error }, 'could not read the published tables'))
  })
  await cache.start()

  const endedSessions = new EndedSessions(adminPool, sessions, realtime, logger)
  const listener = createListener({ options, cache, sessions, realtime, endedSessions })

  const shared = { keys, limits, now, sessionLives }
  const auth = createAuthContext(options, shared, {
    publicUrl,
    issuer,
    sessionsEnded: (userId, ended) => endedSessions.announce(userId, ended),
  })
  const rest = createRestContext(options, shared, cache, extra)
  const storage = await openStorageContext(options, shared)
  await listener.start()

  const verifyToken = async (token: string): Promise<Claims | null> => {
    const result = await keys.verify(token)
    return 'claims' in result && result.claims.role !== '' ? result.claims : null
  }

  return {
    plugin: (app) => mountParts(app, { auth, rest, storage, realtime, options }),
    verifyToken,
    async verifySession(token) {
      const claims = await verifyToken(token)
      return claims && (await sessionLives(claims)) ? claims : null
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

interface Parts {
  auth: AuthContext
  rest: RestContext
  storage: StorageContext
  realtime: Realtime
  options: SurfaceOptions
}

async function mountParts(
  app: FastifyInstance,
  { auth, rest, storage, realtime, options: { pool, addressOf } }: Parts,
): Promise<void> {
  const { keys, limits } = auth
  await app.register(async (part) => mountAuth(part, auth), { prefix: '/auth/v1' })
  await app.register(async (part) => mountRest(part, rest, limits.restBodyBytes), { prefix: '/rest/v1' })
  await app.register(async (part) => mountRealtime(part, { realtime, keys, pool, limits, addressOf }), {
    prefix: '/realtime/v1',
  })
  await app.register(async (part) => mountStorage(part, storage), { prefix: '/storage/v1' })
  await app.register(async (part) => mountFunctions(part), { prefix: '/functions/v1' })
}
