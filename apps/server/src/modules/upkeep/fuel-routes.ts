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
        summary: 'List fills of a vehicle with its consumption and costs',
        description:
          'Consumption is computed between two full fills, including the partial ones between them. A driver sees only the driver’s fills.',
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
        description: 'Days are in UTC. A driver sees only the driver’s fills.',
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
        summary: 'Import fills from the CSV file of a fuel card',
        description:
          'The columns `registration`, `date`, `odometer`, `amount` and `cost` are required; `time`, `energy`, `full`, `station` and `note` are optional. A fill of the same vehicle at the same time is stored once. Stores all rows or none.',
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
        summary: 'Record a fill of fuel or charge',
        description: 'Drivers can record fills of vehicles on their routes.',
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
        summary: 'Delete a fill',
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
