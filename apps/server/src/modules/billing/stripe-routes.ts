// Receives Stripe's events. Anybody may call: the signature over the raw body decides.
import type { FastifyInstance } from 'fastify'
import { allowAnyone } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyEvent, readEvent } from './stripe-events.ts'

/** Limit in bytes; events are a few kilobytes. */
const EVENT_BYTES = 512 * 1024

export async function stripeRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  await app.register(async (scope) => {
    // The signature covers the raw bytes.
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
        const event = await readEvent(
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
