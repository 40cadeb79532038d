// Members of the company over HTTP.
import { handOverBody, idText, memberPatchBody, membersQuery, membersResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireStaff } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRole, handOver, listMembers, removeMember } from './members.ts'

const personParams = z.object({ userId: idText })
const tags = ['People']

export function memberRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.get(
    '/members',
    {
      config: { access: requireStaff(undefined, 'people:invite') },
      schema: {
        tags,
        summary: 'List members of the company',
        description: 'Suspended members cannot sign in. The company’s directory suspends and activates them.',
        querystring: membersQuery,
        response: { 200: membersResponse },
      },
    },
    ({ member, query }) => listMembers(platform, member, query),
  )
  api.patch(
    '/members/:userId',
    {
      config: { access: requireAdmin() },
      schema: {
        tags,
        summary: 'Update the role of a member',
        params: personParams,
        body: memberPatchBody,
        response: { 204: z.null() },
      },
    },
    async ({ member, params, body }, reply) => {
      await changeRole(platform, member, params.userId, body)
      return reply.code(204).send(null)
    },
  )
  api.delete(
    '/members/:userId',
    {
      config: { access: requireAdmin() },
      schema: {
        tags,
        summary: 'Remove a member from the company',
        params: personParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await removeMember(platform, member, params.userId)
      return reply.code(204).send(null)
    },
  )
  api.post(
    '/members/:userId/hand-over',
    {
      config: { access: requireAdmin() },
      schema: {
        tags,
        summary: 'Transfer the company to another member',
        description: 'The member becomes administrator and you get the role in `ownRole`, in one step.',
        params: personParams,
        body: handOverBody,
        response: { 204: z.null() },
      },
    },
    async ({ member, params, body }, reply) => {
      await handOver(platform, member, params.userId, body.ownRole)
      return reply.code(204).send(null)
    },
  )
}
