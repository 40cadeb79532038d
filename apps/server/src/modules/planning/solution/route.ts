// `POST /plans/{id}/solution`: imports another program's routes for an exported plan.
import { idText, planResponse, vroomSolutionBody } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireStaff } from '../../../platform/access.ts'
import type { EditDeps } from '../edit-session.ts'
import { takeSolution } from './take-solution.ts'

/** Bytes of a solution with 20,000 steps. */
const BODY_BYTES = 8 * 1024 * 1024

export function planSolutionRoute(app: FastifyInstance, deps: EditDeps): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/plans/:id/solution',
    {
      bodyLimit: BODY_BYTES,
      config: { access: requireStaff('plans:write') },
      schema: {
        tags: ['Planning'],
        summary: 'Import the routes of another planner as a plan',
        description:
          'Takes a VROOM solution of the problem that `GET /plans/{id}/export?format=vroom` returns. Vehicles and orders are matched by description, otherwise by id. The server computes the times of the new plan on its own roads and lists broken rules in `violations`.',
        params: z.object({ id: idText }),
        body: vroomSolutionBody,
        response: { 201: planResponse },
      },
    },
    async ({ member, params: { id }, body, newRowId }, reply) =>
      reply.code(201).send(await takeSolution(deps, member, id, body, newRowId)),
  )
}
