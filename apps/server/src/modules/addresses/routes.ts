// Addresses over HTTP: geocoding, reverse geocoding, and correcting a pin by hand.
import {
  addressItem,
  geocodeResponse,
  geocodeBatchBody,
  geocodeCandidate,
  geocodeQuery,
  idText,
  pinBody,
  reverseQuery,
  townsQuery,
  townsResponse,
} from '@dropwise/contracts'
import { countryName, searchTowns, WORLD_ATTRIBUTION } from '@dropwise/roads'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { requireMember, requireStaff } from '../../platform/access.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { normaliseAddress } from '../../platform/normalise-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { requireLikelyPlace, whereUnlikely } from '../../platform/unlikely-place.ts'
import { batchLines } from './batch.ts'
import { bookRoutes } from './book-routes.ts'
import { correctPin, readCorrectedPins } from './queries.ts'
import { toCandidate, type ApiCandidate } from './candidates.ts'

const tags = ['Addresses']

/** Registers the address routes below /api/v1. */
export function addressRoutes(app: FastifyInstance, platform: Platform): void {
  const { geocoder, regions } = platform
  bookRoutes(app, { scopes: platform, geocoder, whereUnlikely: (place) => whereUnlikely(regions, place) })
  searchRoutes(app, platform)
  pinRoute(app, platform)
}

/** Addresses by text, by point and of towns. */
function searchRoutes(app: FastifyInstance, platform: Platform): void {
  const { geocoder } = platform
  const api = app.withTypeProvider<ZodTypeProvider>()
  api.get(
    '/addresses/geocode',
    {
      config: { access: requireMember('addresses:read') },
      schema: {
        tags,
        summary: 'Search addresses',
        querystring: geocodeQuery,
        response: { 200: geocodeResponse },
      },
    },
    async ({ member, query }) => {
      const [correctedPin, candidates] = await Promise.all([
        correctedPins(platform, member, [query.q]),
        geocoder.geocode(query.q, { limit: query.limit }),
      ])
      const items = [...correctedPin(query.q), ...candidates.map(toCandidate)].slice(0, query.limit)
      return { items, attribution: geocoder.attribution }
    },
  )
  api.get(
    '/addresses/towns',
    {
      config: { access: requireMember('addresses:read') },
      schema: {
        tags,
        summary: 'Search towns of the world',
        description:
          'Returns towns of at least 1,000 people whose name starts with the text, largest first. `Paris, US` searches one country; the name of a country returns its largest towns.',
        querystring: townsQuery,
        response: { 200: townsResponse },
      },
    },
    ({ query }) => ({
      items: searchTowns(query.q, query.limit).map((town) => ({
        ...town,
        countryName: countryName(town.country),
      })),
      attribution: WORLD_ATTRIBUTION,
    }),
  )
  api.post(
    '/addresses/geocode/batch',
    {
      config: { access: requireMember('addresses:read') },
      schema: {
        tags,
        summary: 'Geocode up to 1,000 addresses',
        description:
          'Streams NDJSON: one line for each address as soon as it is geocoded, with the number of addresses done. Pins that were moved by hand take precedence.',
        body: geocodeBatchBody,
      },
    },
    async ({ member, body }, reply) => {
      const corrected = await correctedPins(platform, member, body.addresses)
      const disconnect = new AbortController()
      reply.raw.once('close', () => disconnect.abort())
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(batchLines(geocoder, body.addresses, corrected, disconnect.signal)))
    },
  )
  api.get(
    '/addresses/reverse',
    {
      config: { access: requireMember('addresses:read') },
      schema: {
        tags,
        summary: 'Find the address at a point',
        querystring: reverseQuery,
        response: { 200: z.object({ item: geocodeCandidate.nullable(), attribution: z.string() }) },
      },
    },
    async ({ query }) => {
      const nearest = await geocoder.reverse(query.lat, query.lng)
      return { item: nearest ? toCandidate(nearest) : null, attribution: geocoder.attribution }
    },
  )
}

function pinRoute(app: FastifyInstance, { asService, regions }: Platform): void {
  app.withTypeProvider<ZodTypeProvider>().put(
    '/addresses/:id/pin',
    {
      config: { access: requireStaff('addresses:write') },
      schema: {
        tags,
        summary: 'Move the pin of an address',
        params: z.object({ id: idText }),
        body: pinBody,
        response: { 200: addressItem },
      },
    },
    async ({ member, params, body }) => {
      requireLikelyPlace((place) => whereUnlikely(regions, place), body, body.confirmPlace)
      const address = await asService('correct a pin', ({ trx }) =>
        correctPin(trx, member.tenantId, params.id, body.lat, body.lng),
      )
      if (!address) throw errors.not_found('The address')
      return address
    },
  )
}

/** Looks up the company's manually corrected pins by the text of an address. */
async function correctedPins(
  { asUser }: Platform,
  { tenantId, claims }: Member,
  texts: readonly string[],
): Promise<(text: string) => ApiCandidate[]> {
  const keys = texts.map(normaliseAddress)
  const pins = await asUser(claims, ({ trx }) => readCorrectedPins(trx, tenantId, keys))
  return (text) => {
    const pin = pins.get(normaliseAddress(text))
    if (!pin) return []
    const { lat, lng } = pin
    return [{ label: pin.text, lat, lng, confidence: 1, accuracy: 'rooftop', isCorrected: true }]
  }
}
