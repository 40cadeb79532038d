// An account's companies over HTTP (docs/api.md, part B).
import { accountAccess, companiesResponse, idText } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireSession } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { acknowledgeEnd, listCompanies, openCompany, readAccess } from './access.ts'

const tags = ['People']

export function accessRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.get(
    '/account/access',
    {
      config: { access: requireSession() },
      schema: {
        tags,
        summary: 'Retrieve the access of your account',
        response: { 200: accountAccess },
      },
    },
    ({ userId }) => readAccess(platform, userId),
  )
  api.post(
    '/account/access/acknowledge',
    {
      config: { access: requireSession() },
      schema: {
        tags,
        summary: 'Acknowledge ended memberships',
        description: 'New tokens no longer contain them. Refresh the session.',
        response: { 204: z.null() },
      },
    },
    async ({ userId }, reply) => {
      await acknowledgeEnd(platform, userId)
      return reply.code(204).send(null)
    },
  )
  api.get(
    '/companies',
    {
      config: { access: requireMember() },
      schema: { tags, summary: 'List your companies', response: { 200: companiesResponse } },
    },
    ({ member }) => listCompanies(platform, member),
  )
  api.post(
    '/companies/:id/open',
    {
      config: { access: requireSession() },
      schema: {
        tags,
        summary: 'Switch to another of your companies',
        description: 'New tokens contain it. Refresh the session.',
        params: z.object({ id: idText }),
        response: { 204: z.null() },
      },
    },
    async ({ userId, params }, reply) => {
      await openCompany(platform, userId, params.id)
      return reply.code(204).send(null)
    },
  )
}
