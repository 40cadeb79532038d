// How storage routes are registered: one method, one path, a handler whose result becomes JSON.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isAnswered, sendJson } from '../core/http.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | ('GET' | 'HEAD')[]

/** Registers a route; a handler that has already responded returns anything. */
export type On = (
  method: Method,
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => void

export const GET_OR_HEAD: ('GET' | 'HEAD')[] = ['GET', 'HEAD']

export const createRouter =
  (app: FastifyInstance): On =>
  (method, url, handler) => {
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      bodyLimit: Number.MAX_SAFE_INTEGER,
      handler: async (request, reply) => {
        const value = await handler(request, reply)
        return isAnswered(reply) ? reply : sendJson(reply, 200, value)
      },
    })
  }

export const isUpsert = (request: FastifyRequest): boolean => request.headers['x-upsert'] === 'true'
