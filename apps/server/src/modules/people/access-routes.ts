// An account's companies over HTTP (docs/api.md, part B2).
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
        summary: 'Read what your account may enter, and which role it lost',
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
        summary: 'Acknowledge that memberships ended',
        description: 'Tokens issued from now on name them no more: refresh the session.',
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
      schema: { tags, summary: 'List the companies one works for', response: { 200: companiesResponse } },
    },
    ({ member }) => listCompanies(platform, member),
  )
  api.post(
    '/companies/:id/open',
    {
      config: { access: requireSession() },
      schema: {
        tags,
        summary: 'Work for another of your companies',
        description: 'Tokens issued from now on name it: refresh the session.',
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
