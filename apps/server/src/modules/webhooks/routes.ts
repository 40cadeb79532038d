// Webhooks over HTTP (docs/api.md, part B), for administrators.
import {
  idText,
  webhookBody,
  webhookDeliveriesQuery,
  webhookDeliveriesResponse,
  webhookDelivery,
  webhookItem,
  webhookPatchBody,
  webhookSecretResponse,
  webhooksResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  rotateSecret,
  testWebhook,
} from './service.ts'

const tags = ['Webhooks']
const reading = { access: requireAdmin('webhooks:read') }
const writing = { access: requireAdmin('webhooks:write') }
// The secret is shown once: no stored response may repeat it.
const writingOnce = { ...writing, keepResponse: false }
const params = z.object({ id: idText })
const deliveryParams = params.extend({ deliveryId: idText })
/** Maximum number of calls in an hour that administrators of a company start by hand. */
const BY_HAND_PER_HOUR = 120

export function webhookRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.post(
    '/webhooks',
    {
      config: writingOnce,
      schema: {
        tags,
        summary: 'Create a webhook',
        description: 'Calls are signed as Standard Webhooks specify. The secret is returned only once.',
        body: webhookBody,
        response: { 201: webhookSecretResponse },
      },
    },
    async ({ member, body }, reply) => reply.code(201).send(await addWebhook(platform, member, body)),
  )
  api.get(
    '/webhooks',
    { config: reading, schema: { tags, summary: 'List webhooks', response: { 200: webhooksResponse } } },
    ({ member }) => listWebhooks(platform, member),
  )
  api.patch(
    '/webhooks/:id',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Update, pause or resume a webhook',
        params,
        body: webhookPatchBody,
        response: { 200: webhookItem },
      },
    },
    ({ member, params: { id }, body }) => changeWebhook(platform, member, id, body),
  )
  api.delete(
    '/webhooks/:id',
    {
      config: writing,
      schema: { tags, summary: 'Delete a webhook and its log', params, response: { 204: z.null() } },
    },
    async ({ member, params: { id } }, reply) => {
      await removeWebhook(platform, member, id)
      return reply.code(204).send(null)
    },
  )
  api.post(
    '/webhooks/:id/rotate-secret',
    {
      config: writingOnce,
      schema: {
        tags,
        summary: 'Replace the secret of a webhook',
        description: 'For 24 hours calls carry the signatures of both secrets, so that receivers can switch.',
        params,
        response: { 200: webhookSecretResponse },
      },
    },
    ({ member, params: { id } }) => rotateSecret(platform, member, id),
  )
  logRoutes(app, platform)
}

function logRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const countByHand = (tenantId: string) =>
    consumeQuota(platform, [{ key: `webhook by hand ${tenantId}`, most: BY_HAND_PER_HOUR, seconds: 3_600 }])

  api.post(
    '/webhooks/:id/test',
    {
      config: writingOnce,
      schema: {
        tags,
        summary: 'Send a test event to a webhook',
        params,
        response: { 200: webhookDelivery },
      },
    },
    async ({ member, params: { id } }) => {
      await countByHand(member.tenantId)
      return testWebhook(platform, member, id)
    },
  )
  api.get(
    '/webhooks/:id/deliveries',
    {
      config: reading,
      schema: {
        tags,
        summary: 'List calls of a webhook',
        params,
        querystring: webhookDeliveriesQuery,
        response: { 200: webhookDeliveriesResponse },
      },
    },
    ({ member, params: { id }, query }) => listDeliveries(platform, member, id, query),
  )
  api.post(
    '/webhooks/:id/deliveries/:deliveryId/replay',
    {
      config: writingOnce,
      schema: {
        tags,
        summary: 'Resend a call of a webhook',
        params: deliveryParams,
        response: { 202: webhookDelivery },
      },
    },
    async ({ member, params: { id, deliveryId } }, reply) => {
      await countByHand(member.tenantId)
      return reply.code(202).send(await replayDelivery(platform, member, id, deliveryId))
    },
  )
}
