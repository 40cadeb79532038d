// Persons of a company over HTTP, for its administrators: find, show, export, erase.
import {
  idText,
  personEraseBody,
  personRef,
  personRequestItem,
  personRequestsResponse,
  personsQuery,
  personsResponse,
  personSummary,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import { cancelRequest, findPersons, listRequests } from './queries.ts'
import { askFor, openExport, readRequest } from './service.ts'
import { readSummary } from './summary.ts'
import type { PersonDeps } from './tools.ts'

const tags = ['Persons']
const params = z.object({ id: idText })
const reading = { access: requireAdmin('persons:read') }
const erasing = { access: requireAdmin('persons:erase') }

export function companyPersonRoutes(app: FastifyInstance, deps: PersonDeps): void {
  personRoutes(app, deps)
  requestRoutes(app, deps)
}

function personRoutes(app: FastifyInstance, deps: PersonDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/persons',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Search persons',
        description:
          'Searches recipients, drivers and members by name, mail address, phone or address. Returns at most 50.',
        querystring: personsQuery,
        response: { 200: personsResponse },
      },
    },
    async ({ member, query }) => ({
      items: await deps.asUser(member.claims, ({ trx }) => findPersons(trx, member.tenantId, query.search)),
    }),
  )
  api.post(
    '/persons/summary',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Summarise the data of a person',
        description:
          'Returns the number of rows by table, texts that name the person, files, data that an erasure would retain, and obstacles to the erasure.',
        body: personRef,
        response: { 200: personSummary },
      },
    },
    ({ member: { tenantId }, body }) =>
      deps.asService('person summary', ({ trx }) => readSummary(trx, { tenantId, ...body })),
  )
  api.post(
    '/persons/export',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Export the data of a person as a zip file',
        description: 'Runs in the background. Poll `GET /persons/requests/{id}` for its progress.',
        body: personRef,
        response: { 202: personRequestItem },
      },
    },
    async ({ member: { tenantId, userId }, body, newRowId }, reply) =>
      reply.code(202).send(await askFor(deps, { ...body, tenantId, act: 'export', userId, newId: newRowId })),
  )
  api.post(
    '/persons/erase',
    {
      config: erasing,
      schema: {
        tags,
        summary: 'Erase a person',
        description:
          'Runs in the background and cannot be undone. Fails with 409 `person_in_use` while the person has open orders or routes; with `waits` it starts when they have ended. `POST /persons/summary` lists what is erased and what is retained.',
        body: personEraseBody,
        response: { 202: personRequestItem },
      },
    },
    async ({ member: { tenantId, userId }, body: { waits, ...person }, newRowId }, reply) => {
      // Administrators leave through their own account, whose page explains the consequences.
      if (person.ids.includes(userId)) throw errors.not_allowed()
      return reply
        .code(202)
        .send(await askFor(deps, { ...person, tenantId, act: 'erase', userId, waits, newId: newRowId }))
    },
  )
}

/** Exports and erasures that were ordered. */
function requestRoutes(app: FastifyInstance, deps: PersonDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/persons/requests',
    {
      config: reading,
      schema: { tags, summary: 'List exports and erasures', response: { 200: personRequestsResponse } },
    },
    async ({ member }) => ({
      items: await deps.asUser(member.claims, ({ trx }) => listRequests(trx, member)),
    }),
  )
  api.get(
    '/persons/requests/:id',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Retrieve an export or erasure and its progress',
        params,
        response: { 200: personRequestItem },
      },
    },
    ({ member, params: { id } }) => readRequest(deps, member.claims, member, id),
  )
  api.delete(
    '/persons/requests/:id',
    {
      config: erasing,
      schema: { tags, summary: 'Cancel a waiting erasure', params, response: { 204: z.null() } },
    },
    async ({ member: { tenantId }, params: { id } }, reply) => {
      const isCancelled = await deps.asService('person erasure: call off', ({ trx }) =>
        cancelRequest(trx, tenantId, id),
      )
      if (!isCancelled) throw errors.not_found('The waiting erasure')
      return reply.code(204).send(null)
    },
  )
  api.get(
    '/persons/requests/:id/file',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Download an export',
        description: 'Returns a zip file. It is available for seven days.',
        params,
      },
    },
    async ({ member, params: { id } }, reply) =>
      reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="person.zip"')
        .send(openExport(deps.dataDir, await readRequest(deps, member.claims, member, id))),
  )
}
