// Public tracking over HTTP (WIRE B): no account, no phone number, rate-limited.
import { trackingResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError, errors } from '../../platform/errors.ts'
import { allowAnyone } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { rateOf } from '../../platform/rate.ts'
import { track } from './service.ts'

/** Questions of one address: an office behind one has many recipients. */
const ASKED_RATE = { burst: 120, perSecond: 5 }
/** Numbers of one address that nobody has: typing errors, not searches. */
const MISSED_RATE = { burst: 30, perSecond: 0.2 }

/** Registers public tracking below /api/v1. */
export function trackingRoutes(app: FastifyInstance, platform: Platform): void {
  const elapsed = () => platform.clock.elapsed()
  const asked = rateOf(ASKED_RATE, elapsed)
  const missed = rateOf(MISSED_RATE, elapsed)
  app.withTypeProvider<ZodTypeProvider>().get(
    '/tracking/:number',
    {
      config: { access: allowAnyone() },
      schema: {
        tags: ['Tracking'],
        summary: 'Follow a delivery',
        params: z.object({ number: z.string().max(100) }),
        response: { 200: trackingResponse },
      },
    },
    async (request, reply) => {
      if (!asked.take(request.ip)) throw errors.too_many_requests(1)
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      try {
        return await track(platform, request.params.number)
      } catch (error) {
        const isMiss = error instanceof AppError && error.code === 'delivery_not_found'
        if (isMiss && !missed.take(request.ip)) throw errors.too_many_requests(5)
        throw error
      }
    },
  )
}
