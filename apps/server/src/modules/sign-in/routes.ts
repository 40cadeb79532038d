// A person's own sessions and sign-ins, and the company's rule for its members, over HTTP.
import { companySignIn, idText, sessionsResponse, signInsResponse } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireSession } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { listSessions, listSignIns, readCompanySignIn, writeCompanySignIn } from './queries.ts'

const tags = ['Account']
const session = { access: requireSession() }
const admin = { access: requireAdmin() }

export function signInRoutes(
  app: FastifyInstance,
  { asService, asUser, surface }: Pick<Platform, 'asUser' | 'asService' | 'surface'>,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.get(
    '/account/sessions',
    {
      config: session,
      schema: { tags, summary: 'List your sessions', response: { 200: sessionsResponse } },
    },
    async ({ userId, claims }) => ({
      items: await asService('sessions of a person', ({ trx }) =>
        listSessions(trx, userId, String(claims.session_id)),
      ),
    }),
  )
  api.delete(
    '/account/sessions/:id',
    {
      config: session,
      schema: {
        tags,
        summary: 'End a session',
        params: z.object({ id: idText }),
        response: { 204: z.null() },
      },
    },
    async ({ userId, params }, reply) => {
      if (!(await surface.revokeSession(userId, params.id))) throw errors.not_found('The session')
      return reply.code(204).send(null)
    },
  )
  api.get(
    '/account/sign-ins',
    {
      config: session,
      schema: {
        tags,
        summary: 'List your sign-ins and failed attempts',
        response: { 200: signInsResponse },
      },
    },
    async ({ userId }) => ({
      items: await asService('sign-ins of a person', ({ trx }) => listSignIns(trx, userId)),
    }),
  )
  api.get(
    '/company/sign-in',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Retrieve the sign-in rules of the company',
        response: { 200: companySignIn },
      },
    },
    ({ member }) => asUser(member.claims, ({ trx }) => readCompanySignIn(trx, member.tenantId)),
  )
  api.put(
    '/company/sign-in',
    {
      config: admin,
      schema: {
        tags,
        summary: 'Set the roles that need a second step at sign-in',
        body: companySignIn,
        response: { 200: companySignIn },
      },
    },
    async ({ member, body }) => {
      const memberIds = await asService('sign-in of a company', ({ trx }) =>
        writeCompanySignIn(trx, member.tenantId, body),
      )
      // These members' sessions lack the second step, so their screens would get no data. The sign-in page explains it.
      for (const userId of memberIds) if (userId !== member.userId) await surface.revokeSessions(userId)
      return body
    },
  )
}
