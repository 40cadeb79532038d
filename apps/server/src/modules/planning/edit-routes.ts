// Manual changes of plans over HTTP (docs/api.md, part B): moves, locks, names, copies, comparisons, and
// the problem and road table from which the page computes the cost of an edit.
import {
  compareQuery,
  compareResponse,
  copyPlanBody,
  idText,
  planLocksBody,
  planMovesBody,
  planPatchBody,
  planResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { comparePlans } from './compare.ts'
import { movePlan } from './moves.ts'
import { copyPlan, deletePlan, lockPlan, renamePlan } from './plan-files.ts'
import { readPlanMatrix, readProblem } from './plan-matrix.ts'
import { planningDeps } from './routes.ts'
import { planSolutionRoute } from './solution/route.ts'

const params = z.object({ id: idText })
/** A road table never changes under its key. */
const CACHE_SECONDS = 7 * 86_400

/** Registers edits of plans below /api/v1. */
export function planEditRoutes(app: FastifyInstance, platform: Platform): void {
  const deps = planningDeps(platform)
  const api = app.withTypeProvider<ZodTypeProvider>()
  const write = { access: requireStaff('plans:write') }
  const read = { access: requireMember('plans:read') }
  const describe = (summary: string) => ({ tags: ['Planning'], summary, params })
  const answersPlan = { response: { 200: planResponse } }
  planSolutionRoute(app, deps)

  api.post(
    '/plans/:id/moves',
    { config: write, schema: { ...describe('Move orders of a plan'), body: planMovesBody, ...answersPlan } },
    async ({ member, params: { id }, body }) => movePlan(deps, member, id, body),
  )
  api.put(
    '/plans/:id/locks',
    {
      config: write,
      schema: { ...describe('Lock orders and routes for later runs'), body: planLocksBody, ...answersPlan },
    },
    async ({ member, params: { id }, body }) => lockPlan(deps, member, id, body),
  )
  api.patch(
    '/plans/:id',
    { config: write, schema: { ...describe('Rename a plan'), body: planPatchBody, ...answersPlan } },
    async ({ member, params: { id }, body }) => renamePlan(deps, member, id, body.name),
  )
  api.delete(
    '/plans/:id',
    { config: write, schema: { ...describe('Delete a plan'), response: { 204: z.null() } } },
    async ({ member, params: { id } }, reply) => {
      await deletePlan(deps, member, id)
      return reply.code(204).send(null)
    },
  )
  api.post(
    '/plans/:id/copy',
    {
      config: write,
      schema: { ...describe('Copy a plan'), body: copyPlanBody, response: { 201: planResponse } },
    },
    async ({ member, params: { id }, body, newRowId }, reply) =>
      reply.code(201).send(await copyPlan(deps, member, id, body.name ?? null, newRowId)),
  )
  api.get(
    '/plans/:id/compare',
    {
      config: read,
      schema: {
        ...describe('Compare two plans of a day'),
        querystring: compareQuery,
        response: { 200: compareResponse },
      },
    },
    async ({ member, params: { id }, query }) => comparePlans(deps, member, { a: id, b: query.with }),
  )
  api.get(
    '/plans/:id/problem',
    {
      config: read,
      schema: { ...describe('Retrieve the planning problem of a plan'), response: { 200: z.any() } },
    },
    async ({ member, params: { id } }) => readProblem(deps, member, id),
  )
  api.get(
    '/plans/:id/matrix/:profile',
    {
      config: read,
      schema: {
        ...describe('Retrieve the road table of a plan in binary'),
        params: params.extend({ profile: z.string().max(40) }),
        querystring: z.object({ key: z.string().max(64) }),
      },
    },
    async ({ member, params: { id, profile }, query }, reply) => {
      const packed = await readPlanMatrix(deps, member, id, { profile, key: query.key })
      return reply
        .type('application/octet-stream')
        .header('cache-control', `private, max-age=${CACHE_SECONDS}, immutable`)
        .send(packed)
    },
  )
}
