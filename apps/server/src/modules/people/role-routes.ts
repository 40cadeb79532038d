// Custom roles over HTTP (docs/api.md, part B).
import { companyRoleBody, companyRolesResponse, idText } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireStaff } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeCompanyRole, listRoles, makeRole, removeRole } from './roles.ts'

const tags = ['People']
const params = z.object({ id: idText })

/** Registers below /api/v1. Only administrators make roles: no custom right allows it. */
export function roleRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const admin = { access: requireAdmin() }

  api.get(
    '/roles',
    {
      config: { access: requireStaff(undefined, 'people:invite') },
      schema: { tags, summary: 'List custom roles', response: { 200: companyRolesResponse } },
    },
    ({ member }) => listRoles(platform, member),
  )
  api.post(
    '/roles',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Create a custom role',
        description: 'Adds the rights that a chosen right requires.',
        body: companyRoleBody,
        response: { 201: z.object({ id: idText }) },
      },
    },
    async ({ member, newRowId, body }, reply) =>
      reply.code(201).send(await makeRole(platform, member, newRowId, body)),
  )
  api.put(
    '/roles/:id',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Update a custom role',
        description: 'Members with this role have the new rights from their next request.',
        params,
        body: companyRoleBody,
        response: { 204: z.null() },
      },
    },
    async ({ member, params: { id }, body }, reply) => {
      await changeCompanyRole(platform, member, id, body)
      return reply.code(204).send(null)
    },
  )
  api.delete(
    '/roles/:id',
    {
      config: admin,
      schema: { tags, summary: 'Delete a custom role', params, response: { 204: z.null() } },
    },
    async ({ member, params: { id } }, reply) => {
      await removeRole(platform, member, id)
      return reply.code(204).send(null)
    },
  )
}
