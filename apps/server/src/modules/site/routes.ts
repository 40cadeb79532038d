// Contact and status over HTTP. Both are public and therefore rate-limited.
import { contactBody, processorsResponse, statusResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone } from '../../platform/access.ts'
import { listProcessors } from '../../platform/outside-services.ts'
import type { Platform } from '../../platform/platform.ts'
import { readStatus, takeContactMessage } from './service.ts'

export function siteRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/contact',
    {
      config: { access: allowAnyone() },
      schema: {
        summary: 'Send a contact message',
        body: contactBody,
        response: { 202: z.object({ received: z.literal(true) }) },
      },
      bodyLimit: 64 * 1024,
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      await takeContactMessage(platform, request.body, {
        address: request.ip,
        key: typeof key === 'string' ? key.slice(0, 100) : null,
      })
      return reply.code(202).send({ received: true as const })
    },
  )

  routes.get(
    '/status',
    {
      config: { access: allowAnyone() },
      schema: { summary: 'Retrieve the status of the services', response: { 200: statusResponse } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=15')
      return readStatus(platform)
    },
  )

  routes.get(
    '/processors',
    {
      config: { access: allowAnyone() },
      schema: {
        summary: 'List outside services that process data of this installation',
        response: { 200: processorsResponse },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60')
      return { items: listProcessors(platform) }
    },
  )
}
