// Recurring orders over HTTP (docs/api.md, part B).
import {
  idText,
  recurringOrderBody,
  recurringOrderItem,
  recurringOrderPatch,
  recurringOrdersResponse,
  stopRecurringBody,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../../platform/access.ts'
import { storedProblem } from '../../../platform/error-texts.ts'
import { readerLanguage } from '../../../platform/reader-language.ts'
import type { RecurringDeps } from './make-orders.ts'
import { changeSeries, createSeries, readSeries, stopSeries } from './service.ts'

const params = z.object({ id: idText })

export function recurringRoutes(app: FastifyInstance, deps: RecurringDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Orders']
  const writing = { access: requireStaff('orders:write') }

  api.get(
    '/recurring-orders',
    {
      config: { access: requireMember('orders:read') },
      schema: { tags, summary: 'List recurring orders', response: { 200: recurringOrdersResponse } },
    },
    async (request) => {
      const language = readerLanguage(request)
      const { items } = await readSeries(deps, request.member)
      return {
        items: items.map((item) => ({
          ...item,
          problem: item.problem && storedProblem(item.problem, language),
        })),
      }
    },
  )
  api.post(
    '/recurring-orders',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Create a recurring order',
        description:
          'Creates an order for each of its days, two weeks ahead, in the time zone of the company.',
        body: recurringOrderBody,
        response: { 201: recurringOrderItem },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await createSeries(deps, member, body, newRowId)),
  )
  api.patch(
    '/recurring-orders/:id',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Update a recurring order from a given day',
        description:
          'Also updates its open orders from that day on. If earlier days keep their terms, the response is a new recurring order with another id.',
        params,
        body: recurringOrderPatch,
        response: { 200: recurringOrderItem },
      },
    },
    ({ member, params: { id }, body }) => changeSeries(deps, member, id, body),
  )
  api.post(
    '/recurring-orders/:id/stop',
    {
      config: writing,
      schema: {
        tags,
        summary: 'Stop a recurring order and cancel its open orders from a given day',
        params,
        body: stopRecurringBody,
        response: { 200: recurringOrderItem },
      },
    },
    ({ member, params: { id }, body }) => stopSeries(deps, member, id, body.from),
  )
}
