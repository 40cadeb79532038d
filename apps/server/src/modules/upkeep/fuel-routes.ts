// Fills of fuel or charge over HTTP (docs/api.md, part B).
import {
  fillItem,
  fillsQuery,
  fillsResponse,
  idText,
  newFillBody,
  tableImportBody,
  tableImportResponse,
  vehicleFuelResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff, requireStaffOrDriver } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFill, readFills, readVehicleFuel, removeFill } from './fuel.ts'
import { importFills } from './import-fills.ts'

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
  api.get(
    '/fuel-fills',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: 'List fills of all vehicles, newest first',
        description: 'Days are in UTC. A driver sees own fills.',
        querystring: fillsQuery,
        response: { 200: fillsResponse },
      },
    },
    ({ member, query }) => readFills(scopes, member, query),
  )
  api.post(
    '/fuel-fills/import',
    {
      config: { access: requireStaff('fleet:write') },
      schema: {
        tags,
        summary: 'Add fills from the CSV file of a fuel card',
        description:
          'The columns `registration`, `date`, `odometer`, `amount` and `cost` are needed; `time`, `energy`, `full`, `station` and `note` may follow. A fill of the same vehicle at the same time is stored once. All rows, or none.',
        body: tableImportBody,
        response: { 200: tableImportResponse },
      },
    },
    ({ member, body }) => importFills(scopes, member, body),
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
