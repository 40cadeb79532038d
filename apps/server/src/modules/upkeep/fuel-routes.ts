// Fills of fuel or charge over HTTP (docs/api.md, part B).
import { fillItem, idText, newFillBody, vehicleFuelResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff, requireStaffOrDriver } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFill, readVehicleFuel, removeFill } from './fuel.ts'

const tags = ['Upkeep']
const params = z.object({ id: idText })

export function fuelRoutes(app: FastifyInstance, { asUser, asService }: Platform): void {
  const scopes = { asUser, asService }
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/vehicles/:id/fuel',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: 'List the fills of a vehicle with its consumption and costs',
        description:
          'Consumption is known between two full fills; partial ones between them count. A driver sees own fills.',
        params,
        response: { 200: vehicleFuelResponse },
      },
    },
    ({ member, params: { id } }) => readVehicleFuel(scopes, member, id),
  )
  api.post(
    '/fuel-fills',
    {
      config: { access: requireStaffOrDriver('fleet:write') },
      schema: {
        tags,
        summary: 'Note a fill of fuel or charge',
        description: 'Drivers may note fills of vehicles that their routes name.',
        body: newFillBody,
        response: { 201: fillItem },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await addFill(scopes, member, body, newRowId)),
  )
  api.delete(
    '/fuel-fills/:id',
    {
      config: { access: requireStaff('fleet:write') },
      schema: {
        tags,
        summary: 'Remove a fill that was noted by mistake',
        params,
        response: { 204: z.null() },
      },
    },
    async ({ member, params: { id } }, reply) => {
      await removeFill(scopes, member, id)
      return reply.code(204).send(null)
    },
  )
}
