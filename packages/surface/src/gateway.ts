// What the gateway in front of the upstream servers does: refuses keys that are none of ours, and REST and sign-in without a key.
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

/** What the clients of the upstream always send a key with. */
const KEYED = /^\/(?:rest|auth)\/v1(?:[/?]|$)/
/** Opened from mails, from the pages of providers, or by programs that watch and verify. */
const OPEN = /^\/auth\/v1\/(?:verify|callback|authorize|sso|health|\.well-known)(?:[/?]|$)/

/** A request that shows neither a key nor a token where both are missed. Preflights never do. */
const isKeyless = (request: FastifyRequest): boolean =>
  KEYED.test(request.url) && !OPEN.test(request.url) && request.method !== 'OPTIONS' && !bearer(request)

/** Sign-in takes a key from the address too. For REST that would be a filter on a column of this name. */
const keyOf = ({ headers, query, url }: FastifyRequest): unknown =>
  headers.apikey ?? (url.startsWith('/auth/v1/') ? (query as Record<string, unknown>).apikey : undefined)

/**
 * `isOpen` lets requests without a key through, as the servers behind that gateway do. Storage and realtime judge a missing
 * key themselves, since some of their addresses are opened from pages.
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
