// Pages of other origins that may call the API, the roads and the optimiser: those of CORS_ORIGINS, and those of API keys, which
// authenticate.ts lets call with these keys alone. The surface answers its own.
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../platform/platform.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The page's origin, where only API keys let it in. */
    originOfKeys: string | undefined
  }
}

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
/** What answers say in headers and a page may read. */
const EXPOSED = 'x-request-id, retry-after, content-disposition, etag'
/** Browsers keep a permission of CORS_ORIGINS no longer than this, in seconds. */
const PERMISSION_SECONDS = 86_400
/** Keys come and go: this long a server and a browser go on believing what was said of their origins, in seconds. */
const KEY_SECONDS = 30
/** Anybody may send any origin, so what is remembered of them must be bounded. */
const MOST_REMEMBERED = 500
/** `POST /` is the optimiser's address for clients of vroom-express. */
const CALLS = /^\/(?:api\/v1(?:\/|$)|osrm(?:\/|$)|$)/
/** Keys are for the API. */
const CALLS_WITH_KEYS = /^\/api\/v1(?:\/|$)/

/** Answers preflights of admitted origins and lets their pages read the answers. `*` admits every origin: no cookie signs a call. */
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
    const asked = request.headers['access-control-request-method']
    if (request.method !== 'OPTIONS' || asked === undefined) return undefined
    // No header grants anything by itself, so each one that is asked for is allowed.
    const headers = request.headers['access-control-request-headers']
    if (headers !== undefined) reply.header('access-control-allow-headers', headers)
    return reply
      .header('access-control-allow-methods', METHODS)
      .header('access-control-max-age', String(isSet ? PERMISSION_SECONDS : KEY_SECONDS))
      .code(204)
      .send()
  })
}

/** Whether a key that works names an origin. */
function originsOfKeys({ asService, clock }: Pick<Platform, 'asService' | 'clock'>) {
  const remembered = new Map<string, { until: number; isNamed: Promise<boolean> }>()
  const ask = async (origin: string): Promise<boolean> => {
    const { rows } = await asService('origin of a key', ({ trx }) =>
      sql`select from public.api_keys where origins @> array[${origin}] and revoked_at is null limit 1`.execute(
        trx,
      ),
    )
    return rows.length > 0
  }
  return (origin: string): Promise<boolean> => {
    const known = remembered.get(origin)
    if (known && known.until > clock.elapsed()) return known.isNamed
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    const isNamed = ask(origin)
    remembered.set(origin, { until: clock.elapsed() + KEY_SECONDS * 1000, isNamed })
    // A database that did not answer is asked again.
    isNamed.catch(() => remembered.delete(origin))
    return isNamed
  }
}
