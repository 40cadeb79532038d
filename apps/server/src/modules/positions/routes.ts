// Endpoints for positions: /ingest for trackers, /api/v1/positions for the driver's app (docs/api.md, parts
// B and C).
import { positionsResponse, positionsBody } from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireMember } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { BadFix, tooLate, type FixLimits, type ReceivedFix } from './fix.ts'
import { parseJson, readOsmandJson, readOsmandParameters, type DeviceMessage } from './osmand.ts'
import { readGpx } from './gpx.ts'
import { namedToken, basicToken, readOwntracks } from './owntracks.ts'
import { consumeQuota } from '../../platform/quota.ts'
import type { Stored } from './queries.ts'
import type { RefusedPosition } from './read-each.ts'
import { takeFromDevice, takeFromDriver } from './service.ts'
import { readTraccar } from './traccar.ts'

/** Bytes of one message of a tracker. */
const MESSAGE_BYTES = 64 * 1024
/** Bytes of one recorded track: a day with a point a second. */
const TRACK_BYTES = 8 * 1024 * 1024
/** A tracker sends at most once a second, but sends its stored positions at once after a dead spot. */
const MESSAGES_OF_DEVICE = { most: 600, seconds: 10, step: 60 }
/** Limits unknown tokens from one address, and its simultaneous lookups. */
const UNKNOWN_TOKENS = { most: 300, seconds: 300, step: 30 }
const BATCHES_OF_DRIVER = { most: 30, seconds: 30, step: 3 }
/** Milliseconds that a device's clock may be ahead; later positions are refused. */
const AHEAD_MS = 5 * 60_000
/** Milliseconds that a simulator may be ahead: to the end of tomorrow at any hour, and any day of a demo. */
const SIMULATOR_AHEAD_MS = 48 * 3_600_000
const SIMULATOR_AHEAD_DEMO_MS = 366 * 24 * 3_600_000

type DevicePlatform = Pick<Platform, 'asService' | 'limiter' | 'clock' | 'isDemo'>

const limitsOf = ({ clock }: Pick<DevicePlatform, 'clock'>, aheadMs = AHEAD_MS): FixLimits => ({
  now: clock.now(),
  aheadMs,
})

/** Only a simulator's token may send future positions; the sender is known only after the lookup. */
const aheadOf = ({ isDemo }: Pick<DevicePlatform, 'isDemo'>) =>
  isDemo ? SIMULATOR_AHEAD_DEMO_MS : SIMULATOR_AHEAD_MS

/** Each protocol's name of a position's time. */
const TIME_FIELD = {
  osmand: 'timestamp',
  owntracks: 'tst',
  traccar: 'position.fixTime',
  gpx: 'trkpt.time',
} as const

/** Fixes of one sender, parsed after the sender is accepted. */
interface Delivery {
  token: string | null
  fixes: () => ReceivedFix[]
}

const oneFix = ({ token, fix }: DeviceMessage): Delivery => ({
  token,
  fixes: () => {
    const read = fix()
    return read ? [read] : []
  },
})

/** Registers /ingest. Reads bodies as text, because devices send wrong content types. */
export async function ingestRoutes(app: FastifyInstance, platform: DevicePlatform): Promise<void> {
  const take = async (
    request: FastifyRequest,
    reply: FastifyReply,
    source: keyof typeof TIME_FIELD,
    delivery: Delivery,
    answer: (stored: Stored) => unknown,
  ): Promise<FastifyReply> => {
    const { token } = delivery
    if (!token) return reply.code(401).send()
    // Count it as unknown until the token is found, so that parallel guesses count too.
    const stranger = callerQuotas('unknown device', request.ip, UNKNOWN_TOKENS)
    await consumeQuota(platform, [{ key: `device ${token}`, ...MESSAGES_OF_DEVICE }, ...stranger])
    const fixes = readFixes(delivery)
    // Unknown devices get no feedback about their data.
    const latest = new Date(platform.clock.now() + AHEAD_MS)
    const stored = await takeFromDevice(platform, token, source, fixes instanceof BadFix ? [] : fixes, latest)
    if (!stored) return reply.code(401).send()
    await platform.limiter.release(...stranger)
    const refused = stored.isAhead ? tooLate(TIME_FIELD[source]) : fixes
    if (refused instanceof BadFix)
      throw errors.validation_failed([{ field: refused.field, message: refused.message }])
    return reply.code(200).send(answer(stored))
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST'],
      url: '/ingest/osmand',
      bodyLimit: MESSAGE_BYTES,
      handler: async (request, reply) => {
        const body = bodyOf(request)
        return take(
          request,
          reply,
          'osmand',
          oneFix(readMessage(request, body, limitsOf(platform, aheadOf(platform)))),
          () => undefined,
        )
      },
    })
    scope.post('/ingest/owntracks', { bodyLimit: MESSAGE_BYTES }, async (request, reply) => {
      const body = bodyOf(request)
      const message: DeviceMessage = {
        token:
          basicToken(request.headers.authorization) ?? namedToken(parametersOf(request), request.headers),
        // Some of its messages are empty on purpose.
        fix: () =>
          body === '' ? null : readOwntracks(parseJson(body), limitsOf(platform, aheadOf(platform))),
      }
      return take(request, reply, 'owntracks', oneFix(message), () => [])
    })
    scope.post('/ingest/traccar', { bodyLimit: MESSAGE_BYTES }, async (request, reply) => {
      const limits = limitsOf(platform, aheadOf(platform))
      return take(request, reply, 'traccar', oneFix(readTraccar(jsonOf(request), limits)), () => undefined)
    })
    scope.post('/ingest/gpx', { bodyLimit: TRACK_BYTES }, async (request, reply) => {
      let refused: RefusedPosition[] = []
      const delivery = {
        token: bearerToken(request.headers.authorization),
        fixes: () => {
          const track = readGpx(bodyOf(request), limitsOf(platform, aheadOf(platform)))
          refused = track.refused
          return track.fixes
        },
      }
      const answer = ({ stored, duplicates }: Stored) => ({ stored, duplicates, refused })
      return take(request, reply, 'gpx', delivery, answer)
    })
  })
}

function readMessage(request: FastifyRequest, body: string, limits: FixLimits): DeviceMessage {
  const parameters = parametersOf(request)
  if (body.startsWith('{')) {
    let parsed: unknown
    try {
      parsed = parseJson(body)
    } catch (error) {
      return {
        token: parameters.get('id'),
        fix: () => {
          throw error
        },
      }
    }
    return readOsmandJson(parsed, limits)
  }
  for (const [name, value] of new URLSearchParams(body)) parameters.set(name, value)
  return readOsmandParameters(parameters, limits)
}

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body.trim() : '')

/** Null for invalid JSON, which names no device. */
function jsonOf(request: FastifyRequest): unknown {
  try {
    return parseJson(bodyOf(request))
  } catch {
    return null
  }
}

function parametersOf({ url }: FastifyRequest): URLSearchParams {
  const query = url.indexOf('?')
  return new URLSearchParams(query < 0 ? '' : url.slice(query + 1))
}

const bearerToken = (header: string | undefined): string | null =>
  /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null

function readFixes({ fixes }: Delivery): ReceivedFix[] | BadFix {
  try {
    return fixes()
  } catch (error) {
    if (error instanceof BadFix) return error
    throw error
  }
}

/** Registers the driver's batch below /api/v1. */
export function positionRoutes(app: FastifyInstance, platform: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/positions',
    {
      config: { access: requireMember('positions:write') },
      schema: {
        tags: ['Positions'],
        summary: 'Report positions of your vehicle',
        body: positionsBody,
        response: { 200: positionsResponse },
      },
    },
    async (request) => {
      const { member } = request
      await consumeQuota(platform, [{ key: `positions by ${member.userId}`, ...BATCHES_OF_DRIVER }])
      return takeFromDriver(platform, member, request.body, limitsOf(platform))
    },
  )
}
