// The front door for positions (WIRE C, B): trackers by device token, drivers by their own.
import { positionsAnswer, positionsBody } from '@dropwise/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { createHash } from 'node:crypto'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { BadFix, readOsmAnd, readOwnTracks, readTraccarJson, type Fix } from './parse.ts'
import { storeByDriver, storeByToken } from './queries.ts'

/** A tracker's message is small; what is larger is none. */
const BODY_BYTES = 16 * 1024

/** `/ingest/osmand` and `/ingest/owntracks`. */
export async function ingestRoutes(app: FastifyInstance, platform: Platform): Promise<void> {
  // A broken or empty body is judged by the handler, which answers in the protocol's way.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  )

  const osmand = async (request: FastifyRequest, reply: FastifyReply) => {
    const text = typeof request.body === 'string' ? request.body : ''
    const query = request.query as Record<string, unknown>
    const now = platform.clock.now()
    if (text.trimStart().startsWith('{')) {
      const { deviceId, fix } = readTraccarJson(parseJson(text), now)
      return store(platform, reply, deviceId, [fix], 'osmand')
    }
    const fields = { ...query, ...Object.fromEntries(new URLSearchParams(text)) }
    const token = String(fields.id ?? fields.deviceid ?? '')
    if (token === '') return reply.code(401).send()
    return store(platform, reply, token, [readOsmAnd(fields, now)], 'osmand')
  }
  app.route({ method: ['GET', 'POST'], url: '/ingest/osmand', handler: guarded(osmand) })

  app.post(
    '/ingest/owntracks',
    guarded(async (request, reply) => {
      const token = passwordOf(request.headers.authorization)
      if (!token) return reply.code(401).send()
      const text = typeof request.body === 'string' ? request.body : ''
      const fix = text.trim() === '' ? null : readOwnTracks(parseJson(text), platform.clock.now())
      const { isKnown } = await platform.asService('owntracks', ({ trx }) =>
        storeByToken(trx, hash(token), fix ? [fix] : [], 'owntracks'),
      )
      if (!isKnown) return reply.code(401).send()
      return reply.send([])
    }),
  )
}

/** `POST /api/v1/positions`. */
export function positionRoutes(app: FastifyInstance, platform: Platform): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/positions',
      { schema: { body: positionsBody, response: { 200: positionsAnswer } }, bodyLimit: 512 * 1024 },
      async (request) => {
        const { sub } = request.claims
        if (sub === undefined) throw errors.not_signed_in()
        const fixes = request.body.positions.map((position): Fix => ({
          at: new Date(position.at),
          lat: position.lat,
          lng: position.lng,
          speedMps: position.speed ?? null,
          heading: position.heading ?? null,
          accuracyMetres: position.accuracy ?? null,
        }))
        const { isKnown, stored } = await platform.asService('driver positions', ({ trx }) =>
          storeByDriver(trx, sub, fixes),
        )
        if (!isKnown) throw errors.not_allowed()
        return { stored, duplicates: fixes.length - stored }
      },
    )
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A fix that cannot be read is the device's fault: 400 with a word, nothing stored. */
function guarded(handler: Handler): Handler {
  return async (request, reply) => {
    try {
      return await handler(request, reply)
    } catch (error) {
      if (error instanceof BadFix) return reply.code(400).type('text/plain').send(error.message)
      throw error
    }
  }
}

async function store(
  platform: Platform,
  reply: FastifyReply,
  token: string,
  fixes: Fix[],
  source: 'osmand' | 'owntracks',
): Promise<FastifyReply> {
  const { isKnown } = await platform.asService(source, ({ trx }) =>
    storeByToken(trx, hash(token), fixes, source),
  )
  return isKnown ? reply.code(200).send() : reply.code(401).send()
}

const hash = (token: string): Buffer => createHash('sha256').update(token).digest()

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadFix('the body is no JSON')
  }
}

/** The password of Basic authentication; OwnTracks sends the device token there. */
function passwordOf(header: string | undefined): string | null {
  const encoded = /^Basic (.+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return null
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1) || null
}
