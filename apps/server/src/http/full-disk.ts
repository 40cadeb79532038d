// Refuses writes with `storage_full` while the data disk is full; reads continue.
import type { FastifyInstance } from 'fastify'
import type { Disk } from '../platform/disk.ts'
import { errors } from '../platform/errors.ts'
import { sendError } from './error-renderer.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** POSTs that only read. Signing in and out must work, so that an owner can see the problem. */
const READING_POSTS = /^\/(api\/v1\/optimize\/?|api\/v1\/geocode(\/batch)?|auth\/v1\/(token|logout))(\?|$)/

/** Refuses writes on every surface. Deleting is allowed: it frees space. */
export function refuseWritesOnFullDisk(app: FastifyInstance, disk: Disk): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!disk.isFull || READS.has(request.method) || request.method === 'DELETE') return undefined
    if (READING_POSTS.test(request.url)) return undefined
    return sendError(reply, request, errors.storage_full())
  })
}
