// Week plans over HTTP (docs/api.md, part B).
import {
  acceptWeekBody,
  idText,
  newWeekPlanBody,
  weekMovesResponse,
  weekPlanCreated,
  weekPlanResponse,
  weekPlansResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../../platform/access.ts'
import type { Platform } from '../../../platform/platform.ts'
import { planningDeps } from '../routes.ts'
import {
  acceptWeekPlan,
  createWeekPlan,
  readWeekPlan,
  readWeekPlans,
  stopWeekPlan,
  undoWeekPlan,
} from './service.ts'

const idParams = z.object({ id: idText })
const tags = ['Planning']

/** Registers the routes of week plans below /api/v1. */
export function weekPlanRoutes(app: FastifyInstance, platform: Platform): void {
  const deps = planningDeps(platform)
  const api = app.withTypeProvider<ZodTypeProvider>()
  const mayWrite = { config: { access: requireStaff('plans:write') } }
  const mayMove = { config: { access: requireStaff('orders:write') } }
  api.post(
    '/week-plans',
    {
      ...mayWrite,
      schema: {
        tags,
        summary: 'Create a week plan',
        description:
          'Plans several days together and proposes a day for each order. Nothing changes until the proposal is accepted.',
        body: newWeekPlanBody,
        response: { 202: weekPlanCreated },
      },
    },
    async ({ member, body, newRowId }, reply) =>
      reply.code(202).send(await createWeekPlan(deps, member, body, newRowId)),
  )
  api.get(
    '/week-plans',
    {
      config: { access: requireMember('plans:read') },
      schema: { tags, summary: 'List week plans', response: { 200: weekPlansResponse } },
    },
    ({ member }) => readWeekPlans(deps, member),
  )
  api.get(
    '/week-plans/:id',
    {
      config: { access: requireMember('plans:read') },
      schema: {
        tags,
        summary: 'Retrieve a week plan',
        description: 'Returns figures by day, the proposed moves, and why the other orders keep their day.',
        params: idParams,
        response: { 200: weekPlanResponse },
      },
    },
    ({ member, params }) => readWeekPlan(deps, member, params.id),
  )
  api.post(
    '/week-plans/:id/stop',
    {
      ...mayWrite,
      schema: {
        tags,
        summary: 'Stop a week plan',
        description: 'Keeps the best proposal so far.',
        params: idParams,
        response: { 200: weekPlanResponse },
      },
    },
    ({ member, params }) => stopWeekPlan(deps, member, params.id),
  )
  api.post(
    '/week-plans/:id/accept',
    {
      ...mayMove,
      schema: {
        tags,
        summary: 'Accept proposed days',
        description:
          'Moves all orders, or the given ones, to their proposed days, and starts a plan of each of these days unless `plansDays` is false. Starting plans needs `plans:write` as well. `skipped` lists orders that keep their day because they changed or their recipient was promised a day since.',
        params: idParams,
        body: acceptWeekBody,
        response: { 200: weekMovesResponse },
      },
    },
    ({ member, params, body }) => acceptWeekPlan(deps, member, params.id, body),
  )
  api.post(
    '/week-plans/:id/undo',
    {
      ...mayMove,
      schema: {
        tags,
        summary: 'Undo accepted days',
        description: 'Moves accepted orders back to their earlier days.',
        params: idParams,
        response: { 200: weekMovesResponse },
      },
    },
    ({ member, params }) => undoWeekPlan(deps, member, params.id),
  )
}
