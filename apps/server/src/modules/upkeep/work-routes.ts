// Work orders over HTTP (docs/api.md, part B).
import {
  idText,
  newWorkOrderBody,
  workOrderItem,
  workOrderPatchBody,
  workOrdersQuery,
  workOrdersResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireReader, requireStaff } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { addWorkOrder, changeWorkOrder, readWorkOrders } from './work-orders.ts'

const tags = ['Upkeep']

export function workRoutes(app: FastifyInstance, { asUser, asService, clock }: Platform): void {
  const scopes = { asUser, asService, clock }
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/work-orders',
    {
      config: { access: requireReader('fleet:read') },
      schema: {
        tags,
        summary: 'List work orders of vehicles, open ones first',
        querystring: workOrdersQuery,
        response: { 200: workOrdersResponse },
      },
    },
    ({ member, query }) => readWorkOrders(scopes, member, query),
  )
  api.post(
    '/work-orders',
    {
      config: { access: requireStaff('fleet:write') },
      schema: {
        tags,
        summary: 'Create a work order for a vehicle',
        body: newWorkOrderBody,
        response: { 201: workOrderItem },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(201).send(await addWorkOrder(scopes, member, body, newRowId)),
  )
  api.patch(
    '/work-orders/:id',
    {
      config: { access: requireStaff('fleet:write') },
      schema: {
        tags,
        summary: 'Update, finish or cancel a work order',
        description:
          'Finishing a work order raises the mileage of the vehicle, sets its next service and resolves the linked defect.',
        params: z.object({ id: idText }),
        body: workOrderPatchBody,
        response: { 200: workOrderItem },
      },
    },
    async ({ member, params, body }) => changeWorkOrder(scopes, member, params.id, body),
  )
}
