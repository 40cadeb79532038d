// A company's own fields of orders over HTTP (docs/api.md, part B2).
import { customFieldsBody } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireAdmin, requireMember } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDefinitions, saveDefinitions } from './custom-fields.ts'

export function customFieldRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Orders']
  const response = { 200: customFieldsBody }
  api.get(
    '/company/order-fields',
    {
      config: { access: requireMember('orders:read') },
      schema: { tags, summary: 'List the company’s own fields of orders', response },
    },
    ({ member }) => readDefinitions(platform, member),
  )
  api.put(
    '/company/order-fields',
    {
      config: { access: requireAdmin(undefined, 'settings:write') },
      schema: {
        tags,
        summary: 'Replace the company’s own fields of orders',
        body: customFieldsBody,
        response,
      },
    },
    ({ member, body }) => saveDefinitions(platform, member, body),
  )
}
