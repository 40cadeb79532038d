// Zones over HTTP (docs/api.md, part B).
import {
  idText,
  newZoneBody,
  zoneEventsQuery,
  zoneEventsResponse,
  zoneItem,
  zonePatchBody,
  zonesResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import type { Place } from '../../platform/geo.ts'
import type { Platform } from '../../platform/platform.ts'
import { whereUnlikely } from '../../platform/unlikely-place.ts'
import { addZone, changeZone, deleteZone, readZoneEvents, readZones } from './zones.ts'

const idParams = z.object({ id: idText })
const tags = ['Fleet']
const writes = { access: requireStaff('fleet:write') }

export function zoneRoutes(app: FastifyInstance, { asUser, asService, regions }: Platform): void {
  const scopes = { asUser, asService }
  const deps = { ...scopes, whereUnlikely: (place: Place) => whereUnlikely(regions, place) }
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/zones',
    {
      config: { access: requireMember('fleet:read') },
      schema: { tags, summary: 'List zones', response: { 200: zonesResponse } },
    },
    async ({ member }) => ({ items: await readZones(scopes, member) }),
  )
  api.get(
    '/zones/events',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: 'List events of vehicles at watched zones',
        description: 'Returns the newest first, with the time of the vehicle’s position.',
        querystring: zoneEventsQuery,
        response: { 200: zoneEventsResponse },
      },
    },
    async ({ member, query }) => readZoneEvents(scopes, member, query),
  )
  api.post(
    '/zones',
    {
      config: writes,
      schema: { tags, summary: 'Create a zone', body: newZoneBody, response: { 201: zoneItem } },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await addZone(deps, member, body, newRowId)),
  )
  api.patch(
    '/zones/:id',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Update a zone',
        params: idParams,
        body: zonePatchBody,
        response: { 200: zoneItem },
      },
    },
    async ({ member, params, body }) => changeZone(deps, member, params.id, body),
  )
  api.delete(
    '/zones/:id',
    {
      config: writes,
      schema: {
        tags,
        summary: 'Delete a zone',
        description:
          'Fails while a vehicle is restricted to the zone, because without it the vehicle would have no restriction.',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      await deleteZone(scopes, member, params.id)
      return reply.code(204).send(null)
    },
  )
}
