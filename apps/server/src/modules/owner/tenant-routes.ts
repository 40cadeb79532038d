// The owner's companies over HTTP.
import {
  handedInvitation,
  idText,
  lookResponse,
  moveTimeBody,
  newTenantBody,
  openedTenantResponse,
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
import { closeCompany } from '../../platform/close-company.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { readOverview } from './overview.ts'
import { listTenants, readInvitedAddress, readUsage } from './tenant-queries.ts'
import {
  deleteClosed,
  editTenant,
  endImpersonation,
  openTenant,
  resumeTenant,
  startImpersonation,
  suspendTenant,
  type StartPlan,
} from './tenants.ts'
import { endTrial, extendTrial } from './trials.ts'

/** Commands of other modules: invites as the team page does, starts plans, moves time. */
export interface OwnerCommands {
  inviteAdmin: (platform: Platform, member: Member, email: string) => Promise<{ url: string }>
  inviteAgain: (platform: Platform, member: Member, invitationId: string) => Promise<{ url: string }>
  startPlan: StartPlan
  moveTime: (platform: Platform, tenantId: string, days: number) => Promise<void>
}

const tags = ['Owner: companies']
const owner = { access: requirePlatformOwner() }
const params = z.object({ id: idText })
const response = { 200: tenantsResponse }

/** Id of the calling owner. */
export function ownerId({ claims }: FastifyRequest): string {
  if (!claims.sub) throw errors.not_signed_in()
  return claims.sub
}

export function tenantRoutes(app: FastifyInstance, platform: Platform, commands: OwnerCommands): void {
  invitationRoutes(app, platform, commands)
  trialRoutes(app, platform, commands)
  companyRoutes(app, platform, commands)
  suspensionRoutes(app, platform)
  impersonationRoutes(app, platform)
}

/** Answer of every change of one company. */
const readTenant = async ({ asService }: Platform, id: string) => ({
  items: await asService('company', ({ trx }) => listTenants(trx, id)),
})

function companyRoutes(app: FastifyInstance, platform: Platform, commands: OwnerCommands): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService } = platform
  api.get(
    '/owner/overview',
    {
      config: owner,
      schema: { tags, summary: 'Retrieve the figures of the platform', response: { 200: ownerOverview } },
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
      schema: {
        tags,
        summary: 'Retrieve the usage of a company',
        params,
        response: { 200: tenantUsageResponse },
      },
    },
    (request) => asService('use of a company', ({ trx }) => readUsage(trx, request.params.id)),
  )
  api.post(
    '/owner/tenants',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Create a company and invite its administrator',
        body: newTenantBody,
        response: { 201: openedTenantResponse },
      },
    },
    async (request, reply) => {
      const { body } = request
      const id = await openTenant(platform, body, commands.startPlan)
      const { url } = await commands.inviteAdmin(platform, actAsAdmin(request, id), body.email)
      const invitation = { email: body.email, url, isMailed: isMailSent(platform) }
      return reply.code(201).send({ ...(await readTenant(platform, id)), invitation })
    },
  )
  api.patch(
    '/owner/tenants/:id',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Update a company and its agreed terms',
        params,
        body: tenantPatchBody,
        response,
      },
    },
    async ({ params: { id }, body }) => {
      await asService('edit a company', ({ trx }) => editTenant(trx, id, body))
      return readTenant(platform, id)
    },
  )
  api.delete(
    '/owner/tenants/:id',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Close a company',
        description: 'The company is deleted after the grace period.',
        params,
        response,
      },
    },
    async (request) => {
      await closeCompany(platform, request.params.id)
      return readTenant(platform, request.params.id)
    },
  )
}

function suspensionRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/owner/tenants/:id/suspend',
    { config: owner, schema: { tags, summary: 'Suspend a company', params, body: reasonBody, response } },
    async (request) => {
      await suspendTenant(platform, request.params.id, request.body.reason)
      return readTenant(platform, request.params.id)
    },
  )
  api.post(
    '/owner/tenants/:id/resume',
    { config: owner, schema: { tags, summary: 'Resume a suspended or closed company', params, response } },
    async (request) => {
      await resumeTenant(platform, request.params.id)
      return readTenant(platform, request.params.id)
    },
  )
}

/** The owner views a company as one of its viewers. */
function impersonationRoutes(app: FastifyInstance, { asService }: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.post(
    '/owner/tenants/:id/look',
    {
      config: owner,
      schema: {
        tags,
        summary: 'View a company as one of its viewers',
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
    { config: owner, schema: { tags, summary: 'Stop viewing as a company', response: { 204: z.null() } } },
    async (request, reply) => {
      await asService('end a look', ({ trx }) => endImpersonation(trx, ownerId(request)))
      return reply.code(204).send(null)
    },
  )
}

const actAsAdmin = (request: FastifyRequest, tenantId: string): Member => ({
  tenantId,
  userId: ownerId(request),
  role: 'admin',
  rights: null,
  claims: request.claims,
})

/** Without a mail server, mails stay in the outbox. */
const isMailSent = ({ external }: Pick<Platform, 'external'>): boolean => external.smtp !== undefined

function invitationRoutes(app: FastifyInstance, platform: Platform, { inviteAgain }: OwnerCommands): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/owner/tenants/:id/invitations/:invitationId/resend',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Resend an invitation of a company and return its link',
        description: 'The link of the earlier mail stops working.',
        params: z.object({ id: idText, invitationId: idText }),
        response: { 200: handedInvitation },
      },
    },
    async (request) => {
      const { id, invitationId } = request.params
      const { url } = await inviteAgain(platform, actAsAdmin(request, id), invitationId)
      const email = await platform.asService('invitation', ({ trx }) =>
        readInvitedAddress(trx, id, invitationId),
      )
      return { email, url, isMailed: isMailSent(platform) }
    },
  )
}

/** Extends or ends a trial, turns it into the plan, and moves the test clock. */
function trialRoutes(app: FastifyInstance, platform: Platform, { startPlan, moveTime }: OwnerCommands): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService } = platform

  api.post(
    '/owner/tenants/:id/extend-trial',
    {
      config: owner,
      schema: { tags, summary: 'Extend a trial', params, body: trialDaysBody, response },
    },
    async ({ params: { id }, body }) => {
      await asService('extend a trial', ({ trx }) => extendTrial(trx, id, body.days))
      return readTenant(platform, id)
    },
  )
  api.post(
    '/owner/tenants/:id/end-trial',
    { config: owner, schema: { tags, summary: 'End a trial now', params, response } },
    async ({ params: { id } }) => {
      await asService('end a trial', ({ trx }) => endTrial(trx, id))
      return readTenant(platform, id)
    },
  )
  api.post(
    '/owner/tenants/:id/convert-trial',
    {
      config: owner,
      schema: { tags, summary: 'Convert a trial into a paid plan', params, response },
    },
    async ({ params: { id } }) => {
      await asService('convert a trial', (work) => startPlan(platform, work, id))
      return readTenant(platform, id)
    },
  )
  api.post(
    '/owner/tenants/:id/move-time',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Advance the test clock of a company',
        description:
          'Runs the billing that falls due in between. Only available if the server was started with TEST_CLOCK=1.',
        params,
        body: moveTimeBody,
        response,
      },
    },
    async ({ params: { id }, body }) => {
      await moveTime(platform, id, body.days)
      await deleteClosed(platform, new Date(platform.clock.now()))
      return readTenant(platform, id)
    },
  )
}
