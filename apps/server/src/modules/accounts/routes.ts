// Trial over HTTP.
import { trialResponse, trialBody } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone, requireMember } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { readerLanguage } from '../../platform/reader-language.ts'
import { readTrial, startTrial } from './service.ts'

export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.post(
    '/trial',
    {
      config: { access: allowAnyone() },
      schema: {
        summary: 'Start a trial',
        body: trialBody,
        response: { 202: z.object({ accepted: z.literal(true) }) },
      },
      bodyLimit: 16 * 1024,
    },
    async (request, reply) => {
      await startTrial(platform, request.body, request.ip, readerLanguage(request))
      return reply.code(202).send({ accepted: true as const })
    },
  )

  routes.get(
    '/trial',
    {
      config: { access: requireMember() },
      schema: { summary: 'Retrieve the trial of the company', response: { 200: trialResponse } },
    },
    (request) => readTrial(platform, request.member),
  )
}
