// `POST /api/v1/optimize`, and `POST /` for programs written for a vroom-express server (docs/api.md, part B).
import { errorBody, vroomAnswer } from '@dropwise/contracts'
import type { VroomProblem } from '@dropwise/planner'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireMember } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { ignoredKeys } from './ignored-keys.ts'
import { optimize } from './service.ts'

/** Bytes of a matrix of 1,500 places as JSON. */
const BODY_BYTES = 32 * 1024 * 1024
/** HTTP statuses of VROOM's codes, as in vroom-express. */
const STATUS = { 0: 200, 1: 500, 2: 400, 3: 500 } as const

const vroomBody = z
  .looseObject({})
  .describe(
    'A VROOM problem: vehicles, jobs, shipments, matrices, options. options.c is plan mode; options.seconds (or l, at most 120) and options.seed are ours. Without seconds: 0.5 s and 50 ms for each task, 10 s at most.',
  )

/** Refuses a body that is no problem at all like other routes do. */
const refusal = z.union([vroomAnswer, errorBody])

const TOO_LARGE = `Invalid input: more than ${BODY_BYTES / 1024 / 1024} MB, which holds the times between some 2,300 places. Send coordinates instead, for which roads are looked up here, or fewer places.`
const NO_PROBLEM =
  'Invalid JSON object in request, please add vehicles and jobs or shipments to the object body'

/** Refuses an invalid or too large body in VROOM's format, the only one that its clients read. */
function refuseAsVroom(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isMalformed =
    error instanceof SyntaxError ||
    /^FST_ERR_CTP_(INVALID_JSON_BODY|EMPTY_JSON_BODY|INVALID_MEDIA_TYPE)$/.test(error.code) ||
    hasZodFastifySchemaValidationErrors(error)
  if (isMalformed) return reply.code(STATUS[2]).send({ code: 2, error: NO_PROBLEM })
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return reply.code(413).send({ code: 2, error: TOO_LARGE })
  // Errors thrown here reach the application's handler.
  throw error
}

/** Registers the optimiser below /api/v1. */
export function optimizeRoutes(app: FastifyInstance, platform: Platform): void {
  const deps = {
    roads: platform.roads,
    onRefused: platform.onRefusedRoute,
    threads: platform.planThreads,
  }
  for (const url of ['/optimize', '/optimize/']) {
    app.withTypeProvider<ZodTypeProvider>().post(
      url,
      {
        bodyLimit: BODY_BYTES,
        errorHandler: refuseAsVroom,
        config: { access: requireMember('optimize:run') },
        schema: {
          tags: ['Optimisation'],
          summary: "Solve a problem in VROOM's JSON",
          hide: url.endsWith('/'),
          body: vroomBody,
          response: { 200: vroomAnswer, 400: refusal, 413: vroomAnswer, 500: vroomAnswer },
        },
      },
      async (request, reply) => {
        const disconnect = new AbortController()
        reply.raw.once('close', () => disconnect.abort())
        const solution = await optimize(
          deps,
          request.member.tenantId,
          request.body as VroomProblem,
          disconnect.signal,
        )
        const ignored = ignoredKeys(request.body)
        return reply
          .code(STATUS[solution.code])
          .send(ignored.length > 0 ? { ...solution, ignored } : solution)
      },
    )
  }
}

/**
 * Clients of vroom-express post to `/`: forwards their call, with its token or `?api_key=`, to the
 * optimiser.
 */
export function vroomExpressRoute(app: FastifyInstance): void {
  const query = z.object({ api_key: z.string().max(400).optional() })
  app.withTypeProvider<ZodTypeProvider>().post(
    '/',
    {
      bodyLimit: BODY_BYTES,
      errorHandler: refuseAsVroom,
      schema: { hide: true, querystring: query, body: vroomBody },
    },
    async (request, reply) => {
      const { api_key: key } = request.query
      const authorization = key ? `Bearer ${key}` : request.headers.authorization
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/optimize',
        headers: authorization ? { authorization } : {},
        payload: request.body,
      })
      return reply.code(answer.statusCode).type('application/json; charset=utf-8').send(answer.payload)
    },
  )
}
