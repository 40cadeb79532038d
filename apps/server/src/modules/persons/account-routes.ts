// Accounts over HTTP, for their owner and for platform owners: summary, export, erasure.
import {
  accountEraseBody,
  accountsResponse,
  idText,
  personRequestItem,
  personRequestsResponse,
  personsQuery,
  personSummary,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requirePlatformOwner, requireSession } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Person } from './person.ts'
import { findAccounts, listRequests } from './queries.ts'
import { askFor, openExport, readRequest } from './service.ts'
import { readSummary } from './summary.ts'
import type { PersonDeps } from './tools.ts'

const params = z.object({ id: idText })
const account = (id: string): Person => ({ kind: 'account', tenantId: null, ids: [id] })

export function ownAccountRoutes(app: FastifyInstance, deps: PersonDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Account']
  const config = { access: requireSession() }

  api.get(
    '/account/data',
    {
      config,
      schema: {
        tags,
        summary: 'Summarise the data of your account',
        response: { 200: personSummary },
      },
    },
    ({ userId }) => deps.asService('account summary', ({ trx }) => readSummary(trx, account(userId))),
  )
  api.get(
    '/account/requests',
    {
      config,
      schema: {
        tags,
        summary: 'List exports of your account',
        response: { 200: personRequestsResponse },
      },
    },
    async ({ userId, claims }) => ({
      items: await deps.asUser(claims, ({ trx }) => listRequests(trx, { accountId: userId })),
    }),
  )
  api.post(
    '/account/export',
    {
      config,
      schema: {
        tags,
        summary: 'Export your data as a zip file',
        description: 'Runs in the background. Poll `GET /account/requests` for its progress.',
        response: { 202: personRequestItem },
      },
    },
    async ({ userId, newRowId }, reply) =>
      reply
        .code(202)
        .send(await askFor(deps, { ...account(userId), act: 'export', userId, newId: newRowId })),
  )
  api.get(
    '/account/requests/:id/file',
    {
      config,
      schema: {
        tags,
        summary: 'Download an export of your data',
        description: 'Returns a zip file. It is available for seven days.',
        params,
      },
    },
    async ({ userId, claims, params: { id } }, reply) =>
      reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(openExport(deps.dataDir, await readRequest(deps, claims, { accountId: userId }, id))),
  )
  api.post(
    '/account/erase',
    {
      config,
      schema: {
        tags,
        summary: 'Delete your account',
        description:
          'Deletes the account in every company and ends all its sessions. Cannot be undone. `email` is the address of the account, as a confirmation.',
        body: accountEraseBody,
        response: { 202: personRequestItem },
      },
    },
    async ({ userId, claims, body, newRowId }, reply) => {
      if (body.email.toLowerCase() !== String(claims.email ?? '').toLowerCase())
        throw errors.validation_failed([{ field: 'email', message: 'Type the mail address of your account' }])
      return reply
        .code(202)
        .send(await askFor(deps, { ...account(userId), act: 'erase', userId, newId: newRowId }))
    },
  )
}

export function ownerAccountRoutes(app: FastifyInstance, deps: PersonDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Owner: platform']
  const config = { access: requirePlatformOwner() }

  api.get(
    '/owner/accounts',
    {
      config,
      schema: {
        tags,
        summary: 'Search accounts by mail address or name',
        querystring: personsQuery,
        response: { 200: accountsResponse },
      },
    },
    async ({ query }) => ({
      items: await deps.asService('find accounts', ({ trx }) => findAccounts(trx, query.search)),
    }),
  )
  for (const act of ['export', 'erase'] as const)
    api.post(
      `/owner/accounts/:id/${act}`,
      {
        config,
        schema: {
          tags,
          summary: act === 'export' ? 'Export the data of an account' : 'Delete an account',
          description: 'Runs in the background. For persons who ask the owner because they cannot sign in.',
          params,
          response: { 202: personRequestItem },
        },
      },
      async ({ claims, params: { id }, newRowId }, reply) => {
        const userId = String(claims.sub)
        if (id === userId) throw errors.not_allowed()
        return reply.code(202).send(await askFor(deps, { ...account(id), act, userId, newId: newRowId }))
      },
    )
  api.get(
    '/owner/accounts/:id/requests',
    {
      config,
      schema: {
        tags,
        summary: 'List exports and erasures of an account',
        params,
        response: { 200: personRequestsResponse },
      },
    },
    async ({ claims, params: { id } }) => ({
      items: await deps.asUser(claims, ({ trx }) => listRequests(trx, { accountId: id })),
    }),
  )
  api.get(
    '/owner/account-requests/:id/file',
    {
      config,
      schema: {
        tags,
        summary: 'Download the export of an account',
        params,
        querystring: z.object({ account: idText }),
      },
    },
    async ({ claims, params: { id }, query }, reply) =>
      reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="account.zip"')
        .send(openExport(deps.dataDir, await readRequest(deps, claims, { accountId: query.account }, id))),
  )
}
