// Inspections of vehicles over HTTP (docs/api.md, part B).
import { idText, inspectionItem, inspectionsResponse, newInspectionBody } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { addInspection, readInspections, removeInspection } from './inspections.ts'

const params = z.object({ id: idText })
const tags = ['Fleet']
const writes = { access: requireStaff('fleet:write') }

export function inspectionRoutes(app: FastifyInstance, { asUser, asService }: Platform): void {
  const scopes = { asUser, asService }
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/vehicles/:id/inspections',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: 'List the inspections of a vehicle, newest first',
        params,
        response: { 200: inspectionsResponse },
      },
    },
    async ({ member, params: { id } }) => ({ items: await readInspections(scopes, member, id) }),
  )
  api.post(
    '/vehicles/:id/inspections',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Record an inspection of a vehicle',
        params,
        body: newInspectionBody,
        response: { 201: inspectionItem },
      },
    },
    async ({ member, params: { id }, body, newRowId }, reply) =>
      reply.code(201).send(await addInspection(scopes, member, id, body, newRowId)),
  )
  api.delete(
    '/vehicles/:id/inspections/:inspectionId',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Delete an inspection of a vehicle',
        params: params.extend({ inspectionId: idText }),
        response: { 204: z.null() },
      },
    },
    async ({ member, params: { id, inspectionId } }, reply) => {
      await removeInspection(scopes, member, id, inspectionId)
      return reply.code(204).send(null)
    },
  )
}
