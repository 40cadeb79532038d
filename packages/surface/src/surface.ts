// Puts the four parts together over one database.
import type { FastifyInstance } from 'fastify'
import { Keys } from './core/keys.ts'
import { Listener } from './core/listener.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { Claims, Surface, SurfaceOptions } from './options.ts'
import type { RestContext } from './rest/context.ts'
import { mountRest } from './rest/routes.ts'
import { SchemaCache } from './rest/schema-cache.ts'

/** A hundred years: API keys do not run out. */
const API_KEY_SECONDS = 100 * 365 * 24 * 3600

/** Reads keys and schema, then hands back the plugin to register and the helpers. Throws when the database was not prepared. */
export async function createSurface(options: SurfaceOptions): Promise<Surface> {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const now = options.now ?? Date.now
  const keys = new Keys({ pool: options.adminPool, jwtSecret: options.jwtSecret, sign: options.sign, passphrase: options.keyPassphrase, now })
  await keys.load()
  const extra = options.extraSearchPath ?? ['extensions']
  const cache = new SchemaCache({ pool: options.adminPool, schemas: options.schemas, extra, logger: options.logger, pollMs: 1000 })
  await cache.start()

  const listener = new Listener({
    connect: options.listenClient,
    channels: ['pgrst'],
    onNotification: (channel) => {
      if (channel === 'pgrst') void cache.reload()
    },
    onConnected: () => undefined,
    logger: options.logger,
  })
  await listener.start()

  const rest: RestContext = {
    pool: options.pool, keys, schemas: options.schemas, extraSearchPath: extra, txRollback: options.txRollback ?? false,
    get roleSettings() {
      return cache.roleSettings
    },
    statementTimeoutMs: limits.statementTimeoutMs, catalog: () => cache.current, maxRows: limits.maxRows,
    aggregates: options.aggregates ?? true, plan: options.plan ?? options.txRollback ?? false,
  }

  const plugin = async (app: FastifyInstance): Promise<void> => {
    await app.register(async (part) => mountRest(part, rest, limits.restBodyBytes), { prefix: '/rest/v1' })
  }

  const verifyToken = async (token: string): Promise<Claims | null> => {
    const result = await keys.verify(token)
    return 'claims' in result && result.claims.role !== '' ? result.claims : null
  }

  return {
    plugin,
    verifyToken,
    async issueApiKeys() {
      const iat = Math.floor(now() / 1000)
      const key = (role: string): string => keys.signLongLived({ iss: 'supabase', role, iat: iat - 60, exp: iat + API_KEY_SECONDS })
      return { anonKey: key('anon'), serviceKey: key('service_role') }
    },
    reloadSchema: () => cache.reload(),
    async close() {
      cache.close()
      await listener.close()
    },
  } as unknown as Surface
}
