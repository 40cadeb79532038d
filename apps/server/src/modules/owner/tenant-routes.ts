// The owner's companies over HTTP.
import {
  idText,
  lookResponse,
  newTenantBody,
  ownerOverview,
  reasonBody,
  tenantPatchBody,
  tenantsResponse,
  tenantUsageResponse,
  trialDaysBody,
} from '@dropwise/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requirePlatformOwner } from '../../platform/access.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOverview } from './overview.ts'
import { listTenants, readUsage } from './tenant-queries.ts'
import {
  closeTenant,
  editTenant,
  endImpersonation,
  openTenant,
  resumeTenant,
  startImpersonation,
  suspendTenant,
} from './tenants.ts'
import { convertTrial, extendTrial } from './trials.ts'

/** Invites the first administrator, as the team's page does. */
export type InviteAdmin = (platform: Platform, member: Member, email: string) => Promise<unknown>

const tags = ['Owner: companies']
const owner = { access: requirePlatformOwner() }
const params = z.object({ id: idText })
const response = { 200: tenantsResponse }

/** The owner who asks. */
export function ownerId({ claims }: FastifyRequest): string {
  if (!claims.sub) throw errors.not_signed_in()
  return claims.sub
}

/** Registers below /api/v1. */
export function tenantRoutes(app: FastifyInstance, platform: Platform, inviteAdmin: InviteAdmin): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService } = platform
  const itemsOf = async (id: string) => ({
    items: await asService('company', ({ trx }) => listTenants(trx, id)),
  })
  const change = async (id: string, reason: string, work: (trx: Trx) => Promise<void>) => {
    await asService(reason, ({ trx }) => work(trx))
    return itemsOf(id)
  }

  api.get(
    '/owner/overview',
    {
      config: owner,
      schema: { tags, summary: 'Read the figures of the platform', response: { 200: ownerOverview } },
    },
    () => asService('owner overview', ({ trx }) => readOverview(trx)),
  )
  api.get(
    '/owner/tenants',
    { config: owner, schema: { tags, summary: 'List companies', response } },
    async () => ({
      items: await asService('companies', ({ trx }) => listTenants(trx)),
    }),
  )
  api.get(
    '/owner/tenants/:id/usage',
    {
      config: owner,
      schema: { tags, summary: 'Read what a company uses', params, response: { 200: tenantUsageResponse } },
    },
    (request) => asService('use of a company', ({ trx }) => readUsage(trx, request.params.id)),
  )
  api.post(
    '/owner/tenants',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Open a company and invite its administrator',
        body: newTenantBody,
        response: { 201: tenantsResponse },
      },
    },
    async (request, reply) => {
      const { body, claims } = request
      const id = await openTenant(platform, body)
      await inviteAdmin(
        platform,
        { tenantId: id, userId: ownerId(request), role: 'admin', claims },
        body.email,
      )
      return reply.code(201).send(await itemsOf(id))
    },
  )
  api.patch(
    '/owner/tenants/:id',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Edit a company and what was agreed',
        params,
        body: tenantPatchBody,
        response,
      },
    },
    (request) =>
      change(request.params.id, 'edit a company', (trx) => editTenant(trx, request.params.id, request.body)),
  )
  api.delete(
    '/owner/tenants/:id',
    {
      config: owner,
      schema: { tags, summary: 'Close a company; it is deleted after the grace', params, response },
    },
    async (request) => {
      await closeTenant(platform, request.params.id)
      return itemsOf(request.params.id)
    },
  )
  api.post(
    '/owner/tenants/:id/suspend',
    { config: owner, schema: { tags, summary: 'Suspend a company', params, body: reasonBody, response } },
    async (request) => {
      await suspendTenant(platform, request.params.id, request.body.reason)
      return itemsOf(request.params.id)
    },
  )
  api.post(
    '/owner/tenants/:id/resume',
    { config: owner, schema: { tags, summary: 'Resume a suspended or closed company', params, response } },
    async (request) => {
      await resumeTenant(platform, request.params.id)
      return itemsOf(request.params.id)
    },
  )
  api.post(
    '/owner/tenants/:id/extend-trial',
    {
      config: owner,
      schema: { tags, summary: 'Give a trial more days', params, body: trialDaysBody, response },
    },
    (request) =>
      change(request.params.id, 'extend a trial', (trx) =>
        extendTrial(trx, request.params.id, request.body.days),
      ),
  )
  api.post(
    '/owner/tenants/:id/convert-trial',
    { config: owner, schema: { tags, summary: 'Turn a trial into its plan', params, response } },
    (request) => change(request.params.id, 'convert a trial', (trx) => convertTrial(trx, request.params.id)),
  )
  api.post(
    '/owner/tenants/:id/look',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Look as one of its viewers',
        params,
        body: reasonBody,
        response: { 200: lookResponse },
      },
    },
    (request) =>
      asService('look as a company', ({ trx }) =>
        startImpersonation(trx, ownerId(request), request.params.id, request.body.reason),
      ),
  )
  api.delete(
    '/owner/look',
    { config: owner, schema: { tags, summary: 'End looking as a company', response: { 204: z.null() } } },
    async (request, reply) => {
      await asService('end a look', ({ trx }) => endImpersonation(trx, ownerId(request)))
      return reply.code(204).send(null)
    },
  )
}
