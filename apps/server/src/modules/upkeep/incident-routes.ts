// Incidents of the fleet over HTTP (docs/api.md, part B).
import {
  fleetIncidentPatchBody,
  fleetIncidentResponse,
  fleetIncidentsQuery,
  fleetIncidentsResponse,
  idText,
  newFleetIncidentBody,
  newIncidentEntryBody,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff, requireStaffOrDriver } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { addEntry, addIncident, changeIncident, readIncident, readIncidents } from './incidents.ts'

const tags = ['Upkeep']
const params = z.object({ id: idText })

export function incidentRoutes(app: FastifyInstance, { asUser, asService }: Platform): void {
  const scopes = { asUser, asService }
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/incidents',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: 'List incidents of the fleet, newest first',
        description: 'A driver sees only the driver’s reports.',
        querystring: fleetIncidentsQuery,
        response: { 200: fleetIncidentsResponse },
      },
    },
    ({ member, query }) => readIncidents(scopes, member, query),
  )
  api.get(
    '/incidents/:id',
    {
      config: { access: requireMember('fleet:read') },
      schema: {
        tags,
        summary: 'Retrieve an incident with its timeline',
        params,
        response: { 200: fleetIncidentResponse },
      },
    },
    ({ member, params: { id } }) => readIncident(scopes, member, id),
  )
  api.post(
    '/incidents',
    {
      config: { access: requireStaffOrDriver('fleet:write') },
      schema: {
        tags,
        summary: 'Report an incident',
        description: 'Drivers can name vehicles and orders of their routes.',
        body: newFleetIncidentBody,
        response: { 201: fleetIncidentResponse },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await addIncident(scopes, member, body, newRowId)),
  )
  api.patch(
    '/incidents/:id',
    {
      config: { access: requireStaff('fleet:write') },
      schema: {
        tags,
        summary: 'Update the state, severity or cost of an incident',
        params,
        body: fleetIncidentPatchBody,
        response: { 200: fleetIncidentResponse },
      },
    },
    ({ member, params: { id }, body }) => changeIncident(scopes, member, id, body),
  )
  api.post(
    '/incidents/:id/entries',
    {
      config: { access: requireStaffOrDriver('fleet:write') },
      schema: {
        tags,
        summary: 'Add a note or photos to the timeline of an incident',
        description: 'Drivers can add to their reports.',
        params,
        body: newIncidentEntryBody,
        response: { 201: fleetIncidentResponse },
      },
    },
    async ({ member, params: { id }, body, newRowId }, reply) =>
      reply.code(201).send(await addEntry(scopes, member, { ...body, incidentId: id }, newRowId)),
  )
}
