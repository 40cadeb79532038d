// API keys over HTTP (docs/api.md, part B).
import { apiKeyBody, apiKeyResponse, apiKeysResponse, idText } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { listApiKeys, makeApiKey, revokeApiKey } from './service.ts'

const tags = ['API keys']

export function apiKeyRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.post(
    '/api-keys',
    {
      // The key is shown once: no stored response may repeat it.
      config: { access: requireAdmin(), keepResponse: false },
      schema: {
        tags,
        summary: 'Create an API key',
        description:
          'The key is returned only once. A test key makes the same calls in the sandbox of the company, whose orders, vehicles and plans are separate from the real ones.',
        body: apiKeyBody,
        response: { 201: apiKeyResponse },
      },
    },
    async ({ member, body }, reply) => reply.code(201).send(await makeApiKey(platform, member, body)),
  )
  api.get(
    '/api-keys',
    {
      config: { access: requireAdmin() },
      schema: { tags, summary: 'List API keys', response: { 200: apiKeysResponse } },
    },
    ({ member }) => listApiKeys(platform, member),
  )
  api.delete(
    '/api-keys/:id',
    {
      config: { access: requireAdmin() },
      schema: {
        tags,
        summary: 'Revoke an API key',
        params: z.object({ id: idText }),
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await revokeApiKey(platform, member, params.id)
      return reply.code(204).send(null)
    },
  )
}
