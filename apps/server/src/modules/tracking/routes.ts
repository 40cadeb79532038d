// Public tracking over HTTP (docs/api.md, part B): no account, no phone number, rate-limited.
import { trackingResponse } from '@dropwise/contracts'
import { MemoryRateLimiter } from '@dropwise/surface/core/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError, errors } from '../../platform/errors.ts'
import { allowAnyone } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { track } from './service.ts'

/** Questions of one address: an office behind one has many recipients. */
const QUESTIONS = { most: 120, seconds: 24 }
/** Numbers of one address that nobody has: typing errors, not searches. */
const MISSES = { most: 30, seconds: 150 }

/** Registers public tracking below /api/v1. */
export function trackingRoutes(app: FastifyInstance, platform: Platform): void {
  const limiter = new MemoryRateLimiter(() => platform.clock.elapsed())
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
      // Counted as a miss until it is a hit: numbers tried at the same moment are all counted before the first is looked up.
      const miss = { key: `miss ${request.ip}`, ...MISSES }
      const waitSeconds = limiter.take({ key: `question ${request.ip}`, ...QUESTIONS }) || limiter.take(miss)
      if (waitSeconds > 0) throw errors.too_many_requests(waitSeconds)
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      let isMiss = false
      try {
        return await track(platform, request.params.number, request.claims)
      } catch (error) {
        isMiss = error instanceof AppError && error.code === 'delivery_not_found'
        throw error
      } finally {
        if (!isMiss) limiter.release(miss)
      }
    },
  )
}
