// Idempotency-Key on every POST below /api/v1 (docs/api.md, part B): stores the first response for 24 hours
// and returns it again.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { heldKey, type HeldKey } from '../../platform/db/kept-response.ts'
import { errors } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { claimKey, forgetOldKeys, keepResponse, readKept, releaseKey, type Claim } from './queries.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False: the response contains a secret that is shown once, so a retry runs again. */
    keepResponse?: boolean
  }
  interface FastifyRequest {
    idempotencyClaim: (Claim & HeldKey) | null
  }
}

const KEEP_SECONDS = 24 * 3600
/** A server that has not responded for this long is considered dead; a longer limit would only delay retries. */
const SILENT_SECONDS = 15
/** Longest wait of a duplicate for its request on this server. */
const DUPLICATE_LIMIT_MS = 20_000
const KEY_MAX = 200
/** Statuses that do not depend on the request: a retry must run. */
const NOT_REPLAYED = new Set([401, 403, 408, 429])

const forget = defineJob('forget_idempotency_keys', z.object({}))

/** First in the list of modules, so that its hooks run before every route. */
export const idempotency: ServerModule = {
  name: 'idempotency',
  api: honorKeys,
  async work({ asService, jobs }) {
    await jobs.work(forget, () =>
      asService('forget idempotency keys', ({ trx }) => forgetOldKeys(trx, KEEP_SECONDS)),
    )
    await jobs.schedule(forget, '17 * * * *', {})
  },
}

function honorKeys(app: FastifyInstance, platform: Pick<Platform, 'asService' | 'log'>): void {
  const holder = randomUUID()
  const running = new Map<string, Promise<void>>()
  const ends = new WeakMap<FastifyRequest, () => void>()
  app.decorateRequest('idempotencyClaim', null)

  app.addHook('preHandler', async (request, reply) => {
    const claim = claimOf(request, holder)
    if (!claim) return undefined
    const name = `${claim.scope} ${claim.key}`
    const duplicate = running.get(name)
    if (duplicate)
      await Promise.race([
        duplicate,
        new Promise((resolve) => setTimeout(resolve, DUPLICATE_LIMIT_MS).unref()),
      ])
    if (!running.has(name)) {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.set(name, promise)
      ends.set(request, () => {
        running.delete(name)
        resolve()
      })
    }
    const firstAt = await platform.asService('idempotency: claim', ({ trx }) =>
      claimKey(trx, claim, KEEP_SECONDS, SILENT_SECONDS),
    )
    if (firstAt !== undefined) {
      request.idempotencyClaim = { ...claim, isAnswered: false }
      request.newRowId = rowIdOf(claim, firstAt)
      return undefined
    }
    return replayResponse(platform, claim, reply)
  })

  // With a callback, because the async store only covers what `done` calls: the handler and all that it
  // awaits.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.idempotencyClaim) heldKey.run(request.idempotencyClaim, done)
    else done()
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const claim = request.idempotencyClaim
    if (!claim) return payload
    request.idempotencyClaim = null
    if (claim.isAnswered) return payload
    const { statusCode } = reply
    const isKept = typeof payload === 'string' && statusCode < 500 && !NOT_REPLAYED.has(statusCode)
    try {
      await platform.asService('idempotency: keep response', ({ trx }) =>
        isKept ? keepResponse(trx, claim, statusCode, payload) : releaseKey(trx, claim),
      )
    } catch (error) {
      // The work is done: send the response although a retry would run again.
      platform.log.warn({ err: error }, 'idempotency: response not kept')
    }
    return payload
  })
  app.addHook('onResponse', async (request) => ends.get(request)?.())
  app.addHook('onRequestAbort', async (request) => ends.get(request)?.())
}

async function replayResponse(
  { asService }: Pick<Platform, 'asService'>,
  claim: Claim,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const storedResponse = await asService('idempotency: read', ({ trx }) => readKept(trx, claim))
  if (storedResponse && !storedResponse.isSame) throw errors.idempotency_mismatch()
  if (!storedResponse || storedResponse.status === null)
    throw errors.unavailable('the same request is still running')
  return (
    reply
      .code(storedResponse.status)
      .header('idempotent-replayed', 'true')
      .type('application/json; charset=utf-8')
      // Serialise with the route's schema, which stored responses have not passed.
      .send(storedResponse.body)
  )
}

/**
 * Id of the row that this request creates: the same for every retry, ordered by time like all ids. UUID
 * version 7 (RFC 9562, 5.7) with random bits derived from the claim.
 */
function rowIdOf({ scope, key, hash }: Claim, firstAt: number): string {
  const bytes = createHash('sha256').update(`${scope}\n${key}\n`).update(hash).digest().subarray(0, 16)
  bytes.writeUIntBE(firstAt, 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function claimOf(request: FastifyRequest, holder: string): Claim | null {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || typeof key !== 'string' || key === '') return null
  if (request.routeOptions.config.keepResponse === false) return null
  if (key.length > KEY_MAX)
    throw errors.validation_failed([
      { field: 'Idempotency-Key', message: `must have at most ${KEY_MAX} characters` },
    ])
  const { claims, body } = request
  const hash = createHash('sha256').update(request.url).update('\n')
  // The handler reads forms and files, so only their length can be compared here.
  if (request.headers['content-type']?.startsWith('multipart/') || body instanceof Readable)
    hash.update(request.headers['content-length'] ?? '')
  else hash.update(Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? ''))
  const { tenant_id: company, is_test: isTest } = claims.app_metadata ?? {}
  const place = `${typeof company === 'string' ? company : ''}${isTest === true ? ' sandbox' : ''}`
  return { scope: `${claims.sub ?? `anonymous ${request.ip}`} ${place}`, key, hash: hash.digest(), holder }
}
