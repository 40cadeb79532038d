// Operations over HTTP: mails, system, security, settings.
import {
  idText,
  newOwnerBody,
  noticeResponse,
  OUTBOX_STATES,
  outboxMail,
  outboxResponse,
  ownerAddressesBody,
  ownerSignInBody,
  pageQuery,
  platformSettings,
  securityResponse,
  SERVICE_IDS,
  serviceTestResponse,
  systemResponse,
} from '@dropwise/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { allowAnyone, requirePlatformOwner } from '../../platform/access.ts'
import { createPerson } from '../../platform/create-person.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { articleRoutes } from './article-routes.ts'
import { brandRoutes } from './brand-routes.ts'
import { listOutbox, readMail, retryMail } from './outbox.ts'
import {
  readSecurity,
  removeOwner,
  requireOwner,
  revokeKey,
  writeAddresses,
  writeStepRule,
} from './security.ts'
import { testService } from './service-tests.ts'
import { readSettings, writeSettings } from './settings.ts'
import { systemReader } from './system.ts'
import { ownerId } from './tenant-routes.ts'

const owner = { access: requirePlatformOwner() }
const params = z.object({ id: idText })

export function platformRoutes(app: FastifyInstance, platform: Platform): void {
  outboxRoutes(app, platform)
  securityRoutes(app, platform)
  revocationRoutes(app, platform)
  brandRoutes(app, platform)
  articleRoutes(app, platform)
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService } = platform
  const tags = ['Owner: platform']

  api.get(
    '/owner/system',
    {
      config: owner,
      schema: { tags, summary: 'Retrieve the state of the system', response: { 200: systemResponse } },
    },
    systemReader(platform),
  )
  api.post(
    '/owner/services/:id/test',
    {
      config: { ...owner, keepResponse: false },
      schema: {
        tags,
        summary: 'Test a service with a real request',
        params: z.object({ id: z.enum(SERVICE_IDS) }),
        response: { 200: serviceTestResponse },
      },
    },
    async (request) => {
      const { email } = onlyRow(
        await asService('address of an owner', ({ trx }) =>
          sql<{ email: string }>`select email from app.accounts() where id = ${ownerId(request)}`.execute(
            trx,
          ),
        ),
      )
      return testService(platform, request.params.id, email)
    },
  )
  api.get(
    '/owner/settings',
    {
      config: owner,
      schema: { tags, summary: 'Retrieve the settings', response: { 200: platformSettings } },
    },
    () => asService('settings', ({ trx }) => readSettings(trx)),
  )
  api.put(
    '/owner/settings',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Replace the settings',
        body: platformSettings,
        response: { 200: platformSettings },
      },
    },
    async ({ body }) => {
      await asService('settings', ({ trx }) => writeSettings(trx, body))
      platform.brand.forget()
      return body
    },
  )
  api.get(
    '/notice',
    {
      config: { access: allowAnyone() },
      schema: {
        tags: ['Public'],
        summary: 'Read the notice over the portals',
        response: { 200: noticeResponse },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=30')
      return { notice: (await asService('notice', ({ trx }) => readSettings(trx))).notice }
    },
  )
}

function outboxRoutes(app: FastifyInstance, { asService }: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Owner: platform']

  api.get(
    '/owner/outbox',
    {
      config: owner,
      schema: {
        tags,
        summary: 'List mails',
        querystring: pageQuery.extend({
          state: z.enum(OUTBOX_STATES).optional(),
          search: z.string().max(100).optional(),
        }),
        response: { 200: outboxResponse },
      },
    },
    ({ query }) => asService('outbox', ({ trx }) => listOutbox(trx, query)),
  )
  api.get(
    '/owner/outbox/:id',
    { config: owner, schema: { tags, summary: 'Retrieve a mail', params, response: { 200: outboxMail } } },
    (request) => asService('mail', ({ trx }) => readMail(trx, request.params.id)),
  )
  api.post(
    '/owner/outbox/:id/retry',
    { config: owner, schema: { tags, summary: 'Send a mail again', params, response: { 200: outboxMail } } },
    (request) =>
      asService('send a mail again', async ({ trx }) => {
        await retryMail(trx, request.params.id)
        return readMail(trx, request.params.id)
      }),
  )
}

const callerOf = (request: FastifyRequest) => ({
  id: ownerId(request),
  sessionId: String(request.claims.session_id),
  address: request.ip,
})

const SECURITY = { tags: ['Owner: security'], response: { 200: securityResponse } }

function securityRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService } = platform
  const { tags, response } = SECURITY

  api.get(
    '/owner/security',
    { config: owner, schema: { tags, summary: 'List owners and API keys of all companies', response } },
    (request) => asService('security', ({ trx }) => readSecurity(trx, callerOf(request))),
  )
  api.post(
    '/owner/owners',
    {
      config: { ...owner, keepResponse: false },
      schema: { tags, summary: 'Add an owner', body: newOwnerBody, response },
    },
    async (request) => {
      const person = await createPerson(platform, request.body)
      return asService('make an owner', async ({ trx }) => {
        await sql`insert into public.owners (id) values (${person.id})`.execute(trx)
        return readSecurity(trx, callerOf(request))
      })
    },
  )
  api.put(
    '/owner/addresses',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Replace the addresses and networks that owners may use',
        description: 'An empty list allows every address. The list must contain the address of the caller.',
        body: ownerAddressesBody,
        response,
      },
    },
    (request) =>
      asService('limit owners to addresses', async ({ trx }) => {
        await writeAddresses(trx, request.body.addresses, request.ip)
        return readSecurity(trx, callerOf(request))
      }),
  )
  api.put(
    '/owner/sign-in',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Require a second step of owners at sign-in',
        description:
          'The caller must have a second step. Owners without one are signed out and must add one at their next sign-in.',
        body: ownerSignInBody,
        response,
      },
    },
    async (request) => {
      const you = ownerId(request)
      const reached = await asService('second step of owners', ({ trx }) =>
        writeStepRule(trx, {
          needsSecondStep: request.body.needsSecondStep,
          hasTakenIt: request.claims.aal === 'aal2',
        }),
      )
      // The next sign-in leads them to the help page.
      for (const id of reached) if (id !== you) await platform.surface.revokeSessions(id)
      return asService('security', ({ trx }) => readSecurity(trx, callerOf(request)))
    },
  )
}

/** Removes owners, and ends sessions and API keys. */
function revocationRoutes(app: FastifyInstance, { asService, surface }: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { tags, response } = SECURITY

  api.delete(
    '/owner/owners/:id',
    { config: owner, schema: { tags, summary: 'Remove an owner', params, response } },
    (request) =>
      asService('remove an owner', async ({ trx }) => {
        await removeOwner(trx, request.params.id)
        return readSecurity(trx, callerOf(request))
      }),
  )
  api.delete(
    '/owner/owners/:id/sessions/:sessionId',
    {
      config: owner,
      schema: {
        tags,
        summary: 'End a session of an owner',
        params: params.extend({ sessionId: idText }),
        response,
      },
    },
    async (request) => {
      const { id, sessionId } = request.params
      await asService('owner of a session', ({ trx }) => requireOwner(trx, id))
      if (!(await surface.revokeSession(id, sessionId))) throw errors.not_found('The session')
      return asService('security', ({ trx }) => readSecurity(trx, callerOf(request)))
    },
  )
  api.delete(
    '/owner/api-keys/:id',
    { config: owner, schema: { tags, summary: 'Revoke a company’s API key', params, response } },
    (request) =>
      asService('revoke a key', async ({ trx }) => {
        await revokeKey(trx, request.params.id)
        return readSecurity(trx, callerOf(request))
      }),
  )
}
