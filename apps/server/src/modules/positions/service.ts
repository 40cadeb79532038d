// Stores fixes of trackers and batches of drivers' apps. Following routes happens elsewhere.
import {
  driverPosition,
  type DriverPosition,
  type positionsBody,
  type positionsResponse,
} from '@dropwise/contracts'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Scopes } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import { parseStrictly } from '../../platform/strict-input.ts'
import { makeFix, type FixLimits, type ReceivedFix } from './fix.ts'
import { readEach } from './read-each.ts'
import { vehicleOfDriver, type Source, type Stored } from './queries.ts'
import { storeFixes } from './store-fixes.ts'

/** Stores fixes of a tracker. Null for an unknown token, also when the message has no fix. */
export async function takeFromDevice(
  { asService }: Pick<Scopes, 'asService'>,
  token: string,
  source: Source,
  fixes: ReceivedFix[],
  latest: Date,
): Promise<Stored | null> {
  const tokenHash = createHash('sha256').update(token).digest()
  const storing = await asService('position of a tracker', (work) =>
    storeFixes(work, { tokenHash }, source, fixes, latest),
  )
  return storing && { ...(await storing.counts), isAhead: storing.isAhead }
}

/**
 * Stores simulated fixes of a vehicle; `at` in milliseconds since 1970. Fixes of a real sender replace them.
 */
export async function takeFromSimulator(
  { asService }: Pick<Scopes, 'asService'>,
  vehicle: { tenantId: string; vehicleId: string },
  fixes: readonly Pick<ReceivedFix, 'at' | 'lat' | 'lng'>[],
  latest: Date,
): Promise<Stored | null> {
  const completeFixes = fixes.map((fix) => ({ ...fix, speedMps: null, heading: null, accuracyMetres: null }))
  const storing = await asService('positions of a simulator', (work) =>
    storeFixes(work, { ...vehicle, isSimulator: true }, 'driver', completeFixes, latest),
  )
  return storing && { ...(await storing.counts), isAhead: storing.isAhead }
}

/**
 * Stores the valid fixes of a batch from the signed-in driver. Throws not_allowed, not_found without a
 * vehicle, validation_failed.
 */
export async function takeFromDriver(
  scopes: Scopes,
  member: Member,
  body: z.output<typeof positionsBody>,
  limits: FixLimits,
): Promise<z.output<typeof positionsResponse>> {
  const { fixes, refused } = readEach(body.positions, 'positions', (raw, name) => {
    const position = parseStrictly(driverPosition, raw)
    return { ...readOne(position, name, limits), eventId: position.eventId }
  })
  if (fixes.length === 0)
    throw errors.validation_failed(refused.map(({ field, message }) => ({ field, message })))
  const newest = Math.max(...fixes.map((fix) => fix.at))
  const vehicle = await scopes.asUser(member.claims, ({ trx }) => vehicleOfDriver(trx, new Date(newest)))
  if (!vehicle) throw errors.not_found('A vehicle that you drive')
  // Store the response in the same transaction: a retry after a crash must not report its positions as
  // duplicates.
  const response = await scopes.asService('positions of a driver', async (work) => {
    const result = await storeFixes(work, vehicle, 'driver', fixes, new Date(limits.now + limits.aheadMs))
    return result && work.respond({ ...(await result.counts), refused })
  })
  if (!response) throw errors.not_found('A vehicle that you drive')
  return response
}

function readOne(position: DriverPosition, name: (field: string) => string, limits: FixLimits): ReceivedFix {
  return makeFix(
    {
      lat: position.lat,
      lng: position.lng,
      at: Date.parse(position.at),
      speedMps: position.speed ?? null,
      heading: position.heading ?? null,
      accuracyMetres: position.accuracy ?? null,
    },
    { lat: name('lat'), lng: name('lng'), at: name('at') },
    limits,
  )
}
