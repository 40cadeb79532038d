// Addresses over HTTP: text to candidates, a point to its address, a pin put right by hand.
import {
  addressItem,
  geocodeAnswer,
  geocodeCandidate,
  geocodeQuery,
  idText,
  pinBody,
  reverseQuery,
} from '@dropwise/contracts'
import type { Candidate } from '@dropwise/roads'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errors } from '../../platform/errors.ts'
import { findMember, findStaff } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import { correctPin } from './queries.ts'

/** Registers the address routes below /api/v1. */
export function addressRoutes(app: FastifyInstance, platform: Platform): void {
  const { geocoder, asService } = platform
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Addresses']

  api.get(
    '/addresses/geocode',
    {
      schema: {
        tags,
        summary: 'Find addresses',
        querystring: geocodeQuery,
        response: { 200: geocodeAnswer },
      },
    },
    async ({ claims, query }) => {
      await findMember(platform, claims)
      const candidates = await geocoder.geocode(query.q, { limit: query.limit })
      return { items: candidates.map(toCandidate), attribution: geocoder.attribution }
    },
  )
  api.get(
    '/addresses/reverse',
    {
      schema: {
        tags,
        summary: 'Find the address of a point',
        querystring: reverseQuery,
        response: { 200: z.object({ item: geocodeCandidate.nullable(), attribution: z.string() }) },
      },
    },
    async ({ claims, query }) => {
      await findMember(platform, claims)
      const found = await geocoder.reverse(query.lat, query.lng)
      return { item: found ? toCandidate(found) : null, attribution: geocoder.attribution }
    },
  )
  api.put(
    '/addresses/:id/pin',
    {
      schema: {
        tags,
        summary: 'Correct a pin',
        params: z.object({ id: idText }),
        body: pinBody,
        response: { 200: addressItem },
      },
    },
    async ({ claims, params, body }) => {
      const member = await findStaff(platform, claims)
      const address = await asService('correct a pin', ({ trx }) =>
        correctPin(trx, member.tenantId, params.id, body.lat, body.lng),
      )
      if (!address) throw errors.not_found('The address')
      return address
    },
  )
}

function toCandidate(found: Candidate): z.infer<typeof geocodeCandidate> {
  const { label, street, houseNumber, postcode, city, lat, lng, confidence, accuracy } = found
  return { label, street, houseNumber, postcode, city, lat, lng, confidence, accuracy }
}
