// Tickets over HTTP: the owner's inbox, and a company's own.
import {
  idText,
  newTicketBody,
  ticketMessageBody,
  ticketPatchBody,
  ticketResponse,
  ticketsResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requirePlatformOwner, requireReader } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { answerTicket, changeTicket, listTickets, openTicket, readTicket, writeToTicket } from './support.ts'
import { ownerId } from './tenant-routes.ts'

const params = z.object({ id: idText })
const owner = { access: requirePlatformOwner() }
/** As in the database: drivers may not read the office's tickets. */
const reader = { access: requireReader() }
/** Messages of one company in an hour. */
const PER_COMPANY = { most: 60, seconds: 3_600 }

export function supportRoutes(app: FastifyInstance, platform: Platform): void {
  ownerTickets(app, platform)
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService } = platform
  const tags = ['Support']
  const count = (tenantId: string) =>
    consumeQuota(platform, [{ key: `tickets of ${tenantId}`, ...PER_COMPANY }])

  api.get(
    '/support/tickets',
    {
      config: reader,
      schema: { tags, summary: 'List the company’s tickets', response: { 200: ticketsResponse } },
    },
    async (request) => ({
      items: await asService('tickets', ({ trx }) => listTickets(trx, request.member.tenantId)),
    }),
  )
  api.post(
    '/support/tickets',
    {
      config: reader,
      schema: { tags, summary: 'Open a ticket', body: newTicketBody, response: { 201: ticketResponse } },
    },
    async (request, reply) => {
      const { tenantId, userId } = request.member
      await count(tenantId)
      const ticket = await asService('ask support', async (work) =>
        readTicket(work.trx, await openTicket(work, { tenantId, userId, ...request.body }), tenantId),
      )
      return reply.code(201).send(ticket)
    },
  )
  api.get(
    '/support/tickets/:id',
    {
      config: reader,
      schema: { tags, summary: 'Retrieve a ticket', params, response: { 200: ticketResponse } },
    },
    (request) =>
      asService('ticket', ({ trx }) => readTicket(trx, request.params.id, request.member.tenantId)),
  )
  api.post(
    '/support/tickets/:id/messages',
    {
      config: reader,
      schema: {
        tags,
        summary: 'Reply to a ticket',
        params,
        body: ticketMessageBody,
        response: { 200: ticketResponse },
      },
    },
    async (request) => {
      const { tenantId, userId } = request.member
      await count(tenantId)
      return asService('write on a ticket', async (work) => {
        await writeToTicket(work, request.params.id, { tenantId, userId, body: request.body.body })
        return readTicket(work.trx, request.params.id, tenantId)
      })
    },
  )
}

function ownerTickets(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { asService } = platform
  const tags = ['Owner: support']
  const response = { 200: ticketResponse }

  api.get(
    '/owner/tickets',
    { config: owner, schema: { tags, summary: 'List tickets', response: { 200: ticketsResponse } } },
    async () => ({ items: await asService('tickets', ({ trx }) => listTickets(trx)) }),
  )
  api.get(
    '/owner/tickets/:id',
    { config: owner, schema: { tags, summary: 'Retrieve a ticket with its notes', params, response } },
    (request) => asService('ticket', ({ trx }) => readTicket(trx, request.params.id)),
  )
  api.post(
    '/owner/tickets/:id/messages',
    {
      config: owner,
      schema: {
        tags,
        summary: 'Reply to a ticket or add a note',
        params,
        body: ticketMessageBody,
        response,
      },
    },
    (request) =>
      asService('answer a ticket', async (work) => {
        await answerTicket(work, request.params.id, {
          authorId: ownerId(request),
          publicUrl: platform.publicUrl,
          ...request.body,
        })
        return readTicket(work.trx, request.params.id)
      }),
  )
  api.patch(
    '/owner/tickets/:id',
    {
      config: owner,
      schema: { tags, summary: 'Update a ticket', params, body: ticketPatchBody, response },
    },
    (request) =>
      asService('change a ticket', async ({ trx }) => {
        await changeTicket(trx, request.params.id, request.body)
        return readTicket(trx, request.params.id)
      }),
  )
}
