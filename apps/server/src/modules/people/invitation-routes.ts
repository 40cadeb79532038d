// Invitations over HTTP (docs/api.md, part B).
import {
  acceptBody,
  acceptResponse,
  idText,
  invitationBody,
  invitationLinkBody,
  invitationOffer,
  invitationResponse,
  invitationsResponse,
} from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone, requireStaff } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { acceptInvitation, readInvitationLink } from './accept.ts'
import { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts'

const idParams = z.object({ id: idText })
const tags = ['People']
/**
 * Links opened or used from one address in an hour. A token cannot be guessed; the limit protects the
 * database.
 */
const LINKS_PER_HOUR = 120

/** Registers below /api/v1. Dispatchers invite drivers; administrators invite everybody. */
export function invitationRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const countLink = (ip: string) =>
    consumeQuota(platform, callerQuotas('invitation link', ip, { most: LINKS_PER_HOUR, seconds: 3_600 }))

  api.post(
    '/invitations',
    {
      config: { access: requireStaff(undefined, 'people:invite') },
      schema: {
        tags,
        summary: 'Invite a person by mail',
        description: 'Replaces an open invitation of the same address.',
        body: invitationBody,
        response: { 201: invitationResponse },
      },
    },
    async ({ member, body }, reply) =>
      reply.code(201).send((await invite(platform, member, body)).invitation),
  )
  api.get(
    '/invitations',
    {
      config: { access: requireStaff(undefined, 'people:invite') },
      schema: { tags, summary: 'List open invitations', response: { 200: invitationsResponse } },
    },
    ({ member }) => listInvitations(platform, member),
  )
  api.post(
    '/invitations/:id/resend',
    {
      config: { access: requireStaff(undefined, 'people:invite') },
      schema: {
        tags,
        summary: 'Resend an invitation',
        description: 'The link of the earlier mail stops working.',
        params: idParams,
        response: { 200: invitationResponse },
      },
    },
    async ({ member, params }) => (await resendInvitation(platform, member, params.id)).invitation,
  )
  api.delete(
    '/invitations/:id',
    {
      config: { access: requireStaff(undefined, 'people:invite') },
      schema: { tags, summary: 'Withdraw an invitation', params: idParams, response: { 204: z.null() } },
    },
    async ({ member, params }, reply) => {
      await revokeInvitation(platform, member, params.id)
      return reply.code(204).send(null)
    },
  )
  api.post(
    '/invitations/look',
    {
      config: { access: allowAnyone(), keepResponse: false },
      schema: {
        tags,
        summary: 'Preview an invitation',
        body: invitationLinkBody,
        response: { 200: invitationOffer },
      },
      bodyLimit: 16 * 1024,
    },
    async (request) => {
      await countLink(request.ip)
      return readInvitationLink(platform, request.body.token)
    },
  )
  api.post(
    '/invitations/accept',
    {
      config: { access: allowAnyone(), keepResponse: false },
      schema: { tags, summary: 'Accept an invitation', body: acceptBody, response: { 200: acceptResponse } },
      bodyLimit: 16 * 1024,
    },
    async (request) => {
      await countLink(request.ip)
      return acceptInvitation(platform, request.claims, request.body)
    },
  )
}
