// Finds a delivery by its number, and notifies its listeners when its van moved.
import {
  DEMO_TRACKING_NUMBER,
  isDemoNumber,
  isTrackingNumber,
  normaliseTrackingNumber,
  trackingTopic,
  type TrackingResponse,
} from '@dropwise/contracts'
import { z } from 'zod'
import { ROUTE_MOVED_CHANNEL } from '../../platform/delivery-moves.ts'
import type { Claims } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { throttleByKey } from '../../platform/throttle.ts'
import { BLURRED, EXACT } from '../../platform/door.ts'
import { homeOfNumber } from '../../platform/home-of-number.ts'
import { publicAnswer, type StreetAt } from './public-answer.ts'
import {
  findByIds,
  findByNumber,
  isReadable,
  numberOfAlias,
  numbersOfClaimedOrder,
  numbersOfCompanyOrder,
  type TrackedRow,
} from './queries.ts'

/** Least milliseconds between two pushes of one route's deliveries. */
const PUSH_EVERY_MS = 1_000
/** Maximum number of deliveries pushed at once; other pages refresh themselves every 30 s. */
const MOST_PUSHED = 60

type TrackingPlatform = Pick<
  Platform,
  'asService' | 'asUser' | 'clock' | 'regions' | 'isDemo' | 'calls' | 'publicUrl'
>

/**
 * Throws delivery_not_found, also for a wrong check character, which it verifies first. A signed-in caller
 * may give the order's number instead, if exactly one readable delivery has it.
 */
export async function track(
  platform: TrackingPlatform,
  text: string,
  {
    claims: caller,
    onlyOf,
  }: {
    claims: Claims
    /** On a company's own host: parcels of others are unknown there. */
    onlyOf: string | undefined
  },
): Promise<TrackingResponse> {
  const isAlias = platform.isDemo && isDemoNumber(text)
  const trackingNumber = isTrackingNumber(text)
    ? normaliseTrackingNumber(text)
    : isAlias
      ? undefined
      : await numberOfOrder(platform, caller, text.trim())
  if (!isAlias && trackingNumber === undefined) throw errors.delivery_not_found()
  const row = await platform.asService('track a delivery', async ({ trx }) => {
    const number = isAlias ? await numberOfAlias(trx, DEMO_TRACKING_NUMBER) : trackingNumber
    if (number === undefined) return undefined
    const home = onlyOf === undefined ? await homeOfNumber(trx, number) : undefined
    if (home) throw errors.company_moved(home.company, home.address)
    return findByNumber(trx, number)
  })
  if (!row || (onlyOf !== undefined && row.tenant_id !== onlyOf)) throw errors.delivery_not_found()
  const view = (await mayReadDelivery(platform, caller, row)) ? EXACT : BLURRED
  return publicAnswer(row, platform.clock.now(), streetsOf(platform), {
    view,
    callNumber: platform.calls?.number ?? null,
    publicUrl: platform.publicUrl,
  })
}

/**
 * The signed-in person; undefined for strangers, and for API keys with scopes, which do not include
 * tracking.
 */
function personOf({ sub, app_metadata: appMetadata }: Claims): string | undefined {
  return Array.isArray(appMetadata?.scopes) && appMetadata.scopes.length > 0 ? undefined : sub
}

/** The policies decide. */
async function mayReadDelivery(
  { asUser }: Pick<Platform, 'asUser'>,
  caller: Claims,
  row: TrackedRow,
): Promise<boolean> {
  if (personOf(caller) === undefined) return false
  return asUser(caller, ({ trx }) => isReadable(trx, row.tracking_number))
}

/**
 * The delivery of an order of the caller's company, or of one sent to the caller; undefined unless exactly
 * one matches.
 */
async function numberOfOrder(
  { asUser, asService }: Pick<Platform, 'asUser' | 'asService'>,
  caller: Claims,
  reference: string,
): Promise<string | undefined> {
  const userId = personOf(caller)
  if (userId === undefined || reference === '') return undefined
  const ofCompany = await asUser(caller, ({ trx }) => numbersOfCompanyOrder(trx, reference))
  const delivery =
    ofCompany.length > 0
      ? ofCompany
      : await asService('track by the number of an order', ({ trx }) =>
          numbersOfClaimedOrder(trx, userId, reference),
        )
  return delivery.length === 1 ? delivery[0] : undefined
}

const moved = z.object({ tenantId: z.uuid(), routeId: z.uuid(), deliveryIds: z.array(z.uuid()) })
type Moved = z.output<typeof moved>

/** Listens for moved routes and pushes `update` on the topic of each affected delivery. */
export async function startTrackingPush({ hub, log, surface, ...platform }: Platform): Promise<void> {
  const push = throttleByKey<Moved>({
    everyMs: PUSH_EVERY_MS,
    fail: (error) => log.warn({ err: error }, 'push of deliveries'),
    merge: (waiting, newer) => ({
      ...newer,
      deliveryIds: [...new Set([...waiting.deliveryIds, ...newer.deliveryIds])],
    }),
    async run({ tenantId, deliveryIds }) {
      if (deliveryIds.length === 0) return
      const rows = await platform.asService('push deliveries', ({ trx }) =>
        findByIds(trx, tenantId, deliveryIds.slice(0, MOST_PUSHED)),
      )
      for (const row of rows) {
        // All listeners get the same message; pages that may see the door request it themselves.
        const answer = publicAnswer(row, platform.clock.now(), streetsOf(platform), {
          view: BLURRED,
          callNumber: platform.calls?.number ?? null,
          publicUrl: platform.publicUrl,
        })
        surface.broadcast(trackingTopic(row.tracking_number), 'update', answer, { private: true })
      }
    },
  })
  await hub.listen(ROUTE_MOVED_CHANNEL, {
    hear(payload) {
      const route = moved.parse(payload)
      push(route.routeId, route)
    },
  })
}

function streetsOf({ regions }: Pick<Platform, 'regions'>): StreetAt {
  return ({ lat, lng }) => {
    const nearest = regions.at(lat, lng)?.reverse(lat, lng)
    return nearest ? { street: nearest.street, city: nearest.city } : null
  }
}
