// Messages of recipients, office and drivers (docs/api.md, part B). Recipients write over the data API; staff and
// drivers over these routes.
import {
  idText,
  messageBody,
  idOnly,
  messagesResponse,
  threadsResponse,
  type MessagesResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember } from '../../platform/access.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { driverMessageRoutes, ownThreads } from './driver-routes.ts'
import { listThreads, markRead, readThread, sendAsTold, sendMessage } from './queries.ts'

const tags = ['Messages']
const idParams = z.object({ id: idText })

function messageRoutes(app: FastifyInstance, { asUser }: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/messages',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags,
        summary: 'List conversations about deliveries and with drivers',
        description:
          'A driver sees conversations about orders on the driver’s routes and the driver’s own thread.',
        response: { 200: threadsResponse },
      },
    },
    ({ member }) =>
      asUser(member.claims, async ({ trx }) => ({
        items: await listThreads(trx),
        drivers: await ownThreads(trx, member),
      })),
  )
  api.get(
    '/orders/:id/messages',
    {
      config: { access: requireMember('orders:read') },
      schema: {
        tags,
        summary: 'List messages about an order',
        params: idParams,
        response: { 200: messagesResponse },
      },
    },
    ({ member, params }) => asUser(member.claims, ({ trx }) => threadOf(trx, params.id)),
  )
  api.post(
    '/orders/:id/messages',
    {
      config: { access: requireMember('orders:write') },
      schema: {
        tags,
        summary: 'Send a message to the recipient of an order',
        description: 'Dispatchers and the driver of the parcel can write.',
        params: idParams,
        body: messageBody,
        response: { 201: idOnly },
      },
    },
    async ({ member, params, body }, reply) => {
      if (member.role === 'viewer') throw errors.not_allowed()
      const send = body.alsoByMailAndText ? sendAsTold : sendMessage
      const id = await asUser(member.claims, async ({ trx }) =>
        send(trx, (await threadOf(trx, params.id)).trackingNumber, body.text),
      )
      return reply.code(201).send({ id })
    },
  )
  api.post(
    '/orders/:id/messages/read',
    {
      config: { access: requireMember('orders:write') },
      schema: {
        tags,
        summary: 'Mark the recipient’s messages about an order as read',
        params: idParams,
        response: { 204: z.null() },
      },
    },
    async ({ member, params }, reply) => {
      if (member.role === 'viewer') throw errors.not_allowed()
      await asUser(member.claims, async ({ trx }) =>
        markRead(trx, (await threadOf(trx, params.id)).trackingNumber),
      )
      return reply.code(204).send(null)
    },
  )
}

async function threadOf(trx: Trx, orderId: string): Promise<MessagesResponse> {
  const thread = await readThread(trx, orderId)
  if (!thread) throw errors.not_found('This order')
  return thread
}

export const messages: ServerModule = {
  name: 'messages',
  api(app, platform) {
    messageRoutes(app, platform)
    driverMessageRoutes(app, platform)
  },
}
