// Where Stripe sends its events. Anybody may call it: the signature over the raw body decides.
import type { FastifyInstance } from 'fastify'
import { allowAnyone } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyEvent, readEvent } from './stripe-events.ts'

/** Stripe's events are a few kilobytes, in bytes. */
const EVENT_BYTES = 512 * 1024

/** Registers below /api/v1. */
export async function stripeRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    // The signature is over the bytes as they were sent.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/stripe/events',
      {
        config: { access: allowAnyone(), keepResponse: false, acceptsUnknown: true },
        bodyLimit: EVENT_BYTES,
        schema: { hide: true },
      },
      async (request, reply) => {
        const settings = platform.stripe
        if (!settings) throw errors.not_found('This address')
        const signature = request.headers['stripe-signature']
        const event = readEvent(
          settings,
          request.body as Buffer,
          typeof signature === 'string' ? signature : undefined,
        )
        await applyEvent(platform, event)
        return reply.code(204).send(null)
      },
    )
  })
}
