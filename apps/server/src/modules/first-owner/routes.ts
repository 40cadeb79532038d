// Redeems the link that creates the first owner.
import { setupBody, setupResponse } from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { allowAnyone } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { becomeFirstOwner } from './service.ts'

/** The secret cannot be guessed; the limit protects the database. */
const TRIES = { most: 20, seconds: 3_600 }

export function firstOwnerRoutes(app: FastifyInstance, platform: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/setup',
    {
      config: { access: allowAnyone(), keepResponse: false },
      schema: {
        tags: ['Platform'],
        summary: 'Create the first owner with the setup link',
        body: setupBody,
        response: { 201: setupResponse },
      },
      bodyLimit: 16 * 1024,
    },
    async (request, reply) => {
      await consumeQuota(platform, callerQuotas('setup', request.ip, TRIES))
      return reply.code(201).send(await becomeFirstOwner(platform, request.body))
    },
  )
}
