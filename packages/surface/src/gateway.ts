// What the gateway in front of the upstream servers does: refuses keys that are none of ours, and REST without a key.
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

/** A request that shows neither a key nor a token. Preflights never do. */
const isKeylessRest = (request: FastifyRequest): boolean =>
  /^\/rest\/v1(?:[/?]|$)/.test(request.url) && request.method !== 'OPTIONS' && !bearer(request)

/**
 * `isRestOpen` answers REST requests without a key as anon, as PostgREST by itself does. Auth, storage and realtime judge a
 * missing key themselves, since some of their addresses are opened from mails and pages.
 */
export function refuseStrangers(
  app: FastifyInstance,
  surface: Pick<Surface, 'verifyToken'>,
  { isRestOpen }: { isRestOpen: boolean },
): void {
  const refusalOf = async (request: FastifyRequest): Promise<Refusal | undefined> => {
    const { apikey } = request.headers
    if (typeof apikey === 'string' && apikey !== '')
      return (await surface.verifyToken(apikey)) ? undefined : WRONG_KEY
    return !isRestOpen && isKeylessRest(request) ? NO_KEY : undefined
  }
  app.addHook('onRequest', async (request, reply) => {
    const refusal = await refusalOf(request)
    if (!refusal) return undefined
    return reply.code(401).header('access-control-allow-origin', '*').send(refusal)
  })
}
