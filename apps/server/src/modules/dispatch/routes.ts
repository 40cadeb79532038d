// Dispatch over HTTP (docs/api.md, part B).
import {
  dispatchBody,
  dispatchResponse,
  idText,
  orderLockBody,
  orderLockResponse,
  recallResponse,
  routesQuery,
  routesResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { readRoutesOfDays, type ReadLateness } from './list.ts'
import { lockOrder, type JudgeRoute } from './order-lock.ts'
import { recallPlan, recallRoute } from './recall.ts'
import { dispatchPlan } from './service.ts'

/** Accepts the repair with this id; undefined when there is none. */
type AcceptRepair = (
  scopes: Scopes,
  member: Member,
  id: string,
  confirmedRules: readonly string[],
) => Promise<{ routes: { id: string }[] } | undefined>

export interface DispatchDeps {
  /** Lets the dispatch call also accept repairs of a running day. */
  acceptRepair: AcceptRepair
  /** Reads how late vans that have not left will be. */
  readLateness?: ReadLateness | undefined
  judgeRoute: JudgeRoute
}

/** Registers dispatch and recall below /api/v1. */
export function dispatchRoutes(
  app: FastifyInstance,
  platform: Platform,
  { acceptRepair, readLateness, judgeRoute }: DispatchDeps,
): void {
  const { asUser, asService, clock } = platform
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(
    '/routes',
    {
      config: { access: requireMember('plans:read') },
      schema: {
        tags: ['Planning'],
        summary: 'List routes',
        querystring: routesQuery,
        response: { 200: routesResponse },
      },
    },
    async ({ member, query }) => readRoutesOfDays({ asUser, readLateness, now: clock.now() }, member, query),
  )
  typed.post(
    '/plans/:id/dispatch',
    {
      config: { access: requireStaff('plans:dispatch') },
      schema: {
        tags: ['Planning'],
        summary: 'Dispatch a plan or some of its routes',
        params: z.object({ id: idText }),
        body: dispatchBody.nullish(),
        response: { 200: dispatchResponse },
      },
    },
    async ({ member, params, body }) => {
      const { vehicleIds, confirmedRules = [] } = body ?? {}
      try {
        // A repair can only be accepted as a whole.
        const scopes = { asUser, asService }
        const accepted = vehicleIds
          ? undefined
          : await acceptRepair(scopes, member, params.id, confirmedRules)
        return accepted ?? (await dispatchPlan(scopes, member, params.id, { vehicleIds, confirmedRules }))
      } catch (error) {
        // Two concurrent dispatches of one vehicle: the database accepts one.
        const { code, constraint } = error as { code?: string; constraint?: string }
        if (code === '23505' && constraint === 'routes_one_a_day')
          throw errors.vehicle_busy({ vehicle: 'A vehicle of this plan', date: 'that day' })
        throw error
      }
    },
  )
  typed.post(
    '/plans/:id/recall',
    {
      config: { access: requireStaff('plans:dispatch') },
      schema: {
        tags: ['Planning'],
        summary: 'Recall a dispatched plan',
        description: 'Fails once a vehicle has left.',
        params: z.object({ id: idText }),
        response: { 200: recallResponse },
      },
    },
    async ({ member, params }) => recallPlan({ asUser, asService }, member, params.id),
  )
  typed.post(
    '/routes/:id/recall',
    {
      config: { access: requireStaff('plans:dispatch') },
      schema: {
        tags: ['Planning'],
        summary: 'Recall a dispatched route',
        description: 'Fails once its vehicle has left.',
        params: z.object({ id: idText }),
        response: { 200: recallResponse },
      },
    },
    async ({ member, params }) => recallRoute({ asUser, asService }, member, params.id),
  )
  typed.put(
    '/routes/:id/order-lock',
    {
      config: { access: requireStaff('plans:dispatch') },
      schema: {
        tags: ['Planning'],
        summary: 'Lock or unlock the sequence of a route on the road',
        description: 'The driver can change the sequence of an unlocked route.',
        params: z.object({ id: idText }),
        body: orderLockBody,
        response: { 200: orderLockResponse },
      },
    },
    async ({ member, params, body }) => lockOrder(platform, judgeRoute, member, params.id, body),
  )
}
