// The upstream gateway's checks: refuses foreign keys, and REST and sign-in without a key.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearer } from './core/http.ts'
import type { Surface } from './options.ts'

interface Refusal {
  message: string
  hint: string
}

const WRONG_KEY: Refusal = {
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
}
const NO_KEY: Refusal = {
  message: 'No API key found in request',
  hint: 'No `apikey` request header was found.',
}

/** Paths to which upstream clients always send a key. */
const KEYED = /^\/(?:rest|auth)\/v1(?:[/?]|$)/
/** Paths opened from mails, providers' pages, or programs that monitor and verify. */
const OPEN = /^\/auth\/v1\/(?:verify|callback|authorize|sso|health|\.well-known)(?:[/?]|$)/

/** Whether a request to such a path has neither key nor token. Preflights never have one. */
const isKeyless = (request: FastifyRequest): boolean =>
  KEYED.test(request.url) && !OPEN.test(request.url) && request.method !== 'OPTIONS' && !bearer(request)

/** Sign-in also takes a key from the URL. For REST that would be a filter on a column of this name. */
const keyOf = ({ headers, query, url }: FastifyRequest): unknown =>
  headers.apikey ?? (url.startsWith('/auth/v1/') ? (query as Record<string, unknown>).apikey : undefined)

/**
 * `isOpen` admits requests without a key, like the servers behind the upstream gateway. Storage and realtime
 * check missing keys themselves, because pages open some of their URLs.
 */
export function refuseStrangers(
  app: FastifyInstance,
  surface: Pick<Surface, 'verifyToken'>,
  { isOpen }: { isOpen: boolean },
): void {
  const refusalOf = async (request: FastifyRequest): Promise<Refusal | undefined> => {
    const apikey = keyOf(request)
    if (typeof apikey === 'string' && apikey !== '')
      return (await surface.verifyToken(apikey)) ? undefined : WRONG_KEY
    return !isOpen && isKeyless(request) ? NO_KEY : undefined
  }
  app.addHook('onRequest', async (request, reply) => {
    const refusal = await refusalOf(request)
    if (!refusal) return undefined
    return reply.code(401).header('access-control-allow-origin', '*').send(refusal)
  })
}
