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
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.get(
    '/persons',
    {
      config: reading,
      schema: {
        tags,
        summary: 'Find a person',
        description: 'Recipients, drivers and members by name, mail address, phone or address; 50 at most.',
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
        summary: 'Say what there is of a person',
        description:
          'Rows by table, texts that name the person, files, what would stay and what stands against erasing.',
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
        summary: 'Write what there is of a person as one zip file',
        description: 'In the background: ask GET /persons/requests/{id} how far it is.',
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
          'In the background, and for good. 409 person_in_use while orders or routes of theirs are open, or, with `waits`, once they have ended. POST /persons/summary says what goes and what stays.',
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
      schema: { tags, summary: 'Read how far a request is', params, response: { 200: personRequestItem } },
    },
    ({ member, params: { id } }) => readRequest(deps, member.claims, member, id),
  )
  api.delete(
    '/persons/requests/:id',
    {
      config: erasing,
      schema: { tags, summary: 'Call off an erasure that waits', params, response: { 204: z.null() } },
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
        description: 'A zip file, kept for seven days.',
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
