// /functions/v1: no function is deployed here, and the answer says so in the protocol's words, to pages of other origins too.
import type { FastifyInstance } from 'fastify'
import { addCors, sendJson, takeBytes } from './http.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Every name answers 404 `NOT_FOUND`; clients show it as a FunctionsHttpError with this answer as its context. */
export function mountFunctions(app: FastifyInstance): void {
  addCors(app)
  takeBytes(app)
  app.route({
    method: METHODS,
    url: '/*',
    handler: async (_request, reply) =>
      sendJson(reply, 404, { code: 'NOT_FOUND', message: 'Requested function was not found' }),
  })
}
