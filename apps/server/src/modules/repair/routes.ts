// Changes of a day on the road over HTTP (docs/api.md, part B).
import {
  dayText,
  idText,
  repairBody,
  repairResponse,
  routeMovesBody,
  routeMovesResponse,
  stopOffersResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireStaff } from '../../platform/access.ts'
import { moveStops } from './moves.ts'
import { offersFor } from './offers.ts'
import { proposeRepair, type ProposeDeps } from './propose.ts'

/** Registers repairs below /api/v1. */
export function repairRoutes(app: FastifyInstance, deps: ProposeDeps): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const config = { access: requireStaff('plans:dispatch') }
  const tags = ['Live']

  api.post(
    '/days/:date/repair',
    {
      config,
      schema: {
        tags,
        summary: 'Propose a repair of a day on the road',
        params: z.object({ date: dayText }),
        body: repairBody,
        response: { 200: repairResponse },
      },
    },
    async ({ member, params, body, newRowId }) => proposeRepair(deps, member, params.date, body, newRowId),
  )
  api.get(
    '/days/:date/offers',
    {
      config,
      schema: {
        tags,
        summary: 'List vehicles that could take a stop, with the cost',
        params: z.object({ date: dayText }),
        querystring: z.object({ orderId: idText }),
        response: { 200: stopOffersResponse },
      },
    },
    async ({ member, params, query }) => offersFor(deps, member, params.date, query.orderId),
  )
  api.post(
    '/routes/:id/moves',
    {
      config,
      schema: {
        tags,
        summary: 'Move stops of routes on the road',
        params: z.object({ id: idText }),
        body: routeMovesBody,
        response: { 200: routeMovesResponse },
      },
    },
    async ({ member, params, body }) => moveStops(deps, member, params.id, body),
  )
}
