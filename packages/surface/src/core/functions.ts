// /functions/v1: no functions are deployed, so every call gets the protocol's 404, with CORS headers.
import type { FastifyInstance } from 'fastify'
import { addCors, sendJson, acceptRawBodies } from './http.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Every name responds with 404 `NOT_FOUND`, which clients surface as a FunctionsHttpError. */
export function mountFunctions(app: FastifyInstance): void {
  addCors(app)
  acceptRawBodies(app)
  app.route({
    method: METHODS,
    url: '/*',
    handler: async (_request, reply) =>
      sendJson(reply, 404, { code: 'NOT_FOUND', message: 'Requested function was not found' }),
  })
}
