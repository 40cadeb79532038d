// Public tracking over HTTP (docs/api.md, part B): no account, no phone number, rate-limited.
import { trackingResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { trackWithinLimits } from './limited.ts'

/** Longest number that is looked up, in characters. Longer numbers get the same 404. */
const LONGEST_NUMBER = 20_000

/** Registers public tracking below /api/v1. */
export function trackingRoutes(app: FastifyInstance, platform: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/tracking/:number',
    {
      config: { access: allowAnyone() },
      schema: {
        tags: ['Tracking'],
        summary: 'Retrieve the tracking state of a delivery',
        params: z.object({ number: z.string().max(LONGEST_NUMBER) }),
        response: { 200: trackingResponse },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return trackWithinLimits(platform, request.params.number, request)
    },
  )
}
