// CORS for pages of other origins that call the API, the roads and the optimiser: those of CORS_ORIGINS, and
// those of API keys, which authenticate.ts limits to these keys. The surface handles its own CORS.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../platform/platform.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page's origin when only API keys allow it. */
    originOfKeys: string | undefined
  }
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
/** Response headers that a page may read. */
const EXPOSED = 'x-request-id, retry-after, content-disposition, etag'
/** Seconds that browsers may cache a permission of CORS_ORIGINS. */
const PERMISSION_SECONDS = 86_400
/** Seconds that servers and browsers may cache a permission of API keys, which change. */
const KEY_SECONDS = 30
/** Callers may send any origin, so the cache must be bounded. */
const MOST_REMEMBERED = 500
/** `POST /` is the optimiser's address for clients of vroom-express. */
const CALLS = /^\/(?:api\/v1(?:\/|$)|osrm(?:\/|$)|$)/
/** API keys allow an origin to call the API only. */
const CALLS_WITH_KEYS = /^\/api\/v1(?:\/|$)/

/**
 * Answers preflights of allowed origins and lets their pages read responses. `*` allows every origin: no
 * call depends on cookies.
 */
export function answerOtherOrigins(
  app: FastifyInstance,
  platform: Pick<Platform, 'asService' | 'clock'>,
  origins: readonly string[],
): void {
  const isAnyone = origins.includes('*')
  const isOfKey = originsOfKeys(platform)
  app.decorateRequest('originOfKeys', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    if (!CALLS.test(path)) return undefined
    if (!isAnyone) reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined) return undefined
    const isSet = isAnyone || origins.includes(origin)
    if (!isSet) {
      if (!CALLS_WITH_KEYS.test(path) || !(await isOfKey(origin))) return undefined
      request.originOfKeys = origin
    }
    reply.header('access-control-allow-origin', isAnyone ? '*' : origin)
    reply.header('access-control-expose-headers', EXPOSED)
    const requestedMethod = request.headers['access-control-request-method']
    if (request.method !== 'OPTIONS' || requestedMethod === undefined) return undefined
    // Request headers grant nothing by themselves, so allow every requested one.
    const headers = request.headers['access-control-request-headers']
    if (headers !== undefined) reply.header('access-control-allow-headers', headers)
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-max-age', String(isSet ? PERMISSION_SECONDS : KEY_SECONDS))
      .code(204)
      .send()
  })
}

/** Whether an active key names an origin. */
function originsOfKeys({ asService, clock }: Pick<Platform, 'asService' | 'clock'>) {
  const remembered = new Map<string, { until: number; isNamed: Promise<boolean> }>()
  const readIsAllowed = async (origin: string): Promise<boolean> => {
    const { rows } = await asService('origin of a key', ({ trx }) =>
      sql`select from public.api_keys where origins @> array[${origin}] and revoked_at is null limit 1`.execute(
        trx,
      ),
    )
    return rows.length > 0
  }
  return (origin: string): Promise<boolean> => {
    const existing = remembered.get(origin)
    if (existing && existing.until > clock.elapsed()) return existing.isNamed
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    const isNamed = readIsAllowed(origin)
    remembered.set(origin, { until: clock.elapsed() + KEY_SECONDS * 1000, isNamed })
    // Do not cache a database error.
    isNamed.catch(() => remembered.delete(origin))
    return isNamed
  }
}
