// The ledger of fairness (docs/fairness.md): drivers' hours, stops, heavy orders and late finishes over weeks.
import {
  addDays,
  dayOf,
  fairnessQuery,
  fairnessResponse,
  MEAN_DRIVERS_LEAST,
  ownFairnessResponse,
  type DriverBalance,
  type FairnessResponse,
  type OwnFairness,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { z } from 'zod'
import { requireMember, requireReader } from '../../platform/access.ts'
import type { Clock } from '../../platform/clock.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import type { Scopes } from '../../platform/db/scope.ts'
import { readDriverBalance } from '../../platform/driver-balance.ts'
import { readDriverId } from '../../platform/driver-of-member.ts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { ServerModule } from '../../platform/platform.ts'

const DAYS_PER_WEEK = 7
/** First day that answers can hold (`dayText`). */
const FIRST_DAY = '1970-01-01'

export const fairness: ServerModule = {
  name: 'fairness',
  api(app: FastifyInstance, platform) {
    const api = app.withTypeProvider<ZodTypeProvider>()
    api.get(
      '/fairness',
      {
        config: { access: requireReader('fleet:read') },
        schema: {
          tags: ['Fleet'],
          summary: 'List the balance of drivers over weeks',
          querystring: fairnessQuery,
          response: { 200: fairnessResponse },
        },
      },
      ({ member, query }) => readFairness(platform, member, query),
    )
    api.get(
      '/driver/fairness',
      {
        config: { access: requireMember() },
        schema: {
          tags: ['Driver'],
          summary: 'Retrieve your balance over weeks beside the mean of the company',
          querystring: fairnessQuery,
          response: { 200: ownFairnessResponse },
        },
      },
      ({ member, query }) => readOwnFairness(platform, member, query),
    )
  },
}

type Deps = Pick<Scopes, 'asService' | 'asUser'> & { clock: Clock }

/** Reads as the service. Members who see the fleet see all drivers; `readOwnFairness` returns only the driver's own part. */
function readFairness(
  { asService, clock }: Deps,
  { tenantId }: Member,
  { weeks, until }: z.output<typeof fairnessQuery>,
): Promise<FairnessResponse> {
  return asService('balance of drivers', async ({ trx }) => {
    const { timeZone } = onlyRow(
      await sql<{ timeZone: string }>`
        select time_zone as "timeZone" from public.tenants where id = ${tenantId}`.execute(trx),
    )
    const to = until ?? addDays(dayOf(new Date(clock.now()), timeZone), -1)
    const begin = addDays(to, 1 - weeks * DAYS_PER_WEEK)
    const from = begin < FIRST_DAY ? FIRST_DAY : begin
    return { from, to, items: await readDriverBalance(trx, { tenantId, from, to }) }
  })
}

const FIGURES = ['routes', 'seconds', 'stops', 'heavyStops', 'lateFinishes'] as const
const balanceOf = (read: (name: (typeof FIGURES)[number]) => number): DriverBalance => ({
  routes: read('routes'),
  seconds: read('seconds'),
  stops: read('stops'),
  heavyStops: read('heavyStops'),
  lateFinishes: read('lateFinishes'),
})

/** Throws not_found for a member who is no driver. */
async function readOwnFairness(
  deps: Deps,
  member: Member,
  query: z.output<typeof fairnessQuery>,
): Promise<OwnFairness> {
  const driverId = await deps.asUser(member.claims, ({ trx }) => readDriverId(trx, member))
  if (driverId === null) throw errors.not_found('The driver')
  const { from, to, items } = await readFairness(deps, member, query)
  const balance = items.find(({ driver }) => driver.id === driverId)
  const mean = (name: (typeof FIGURES)[number]) =>
    Math.round(items.reduce((sum, item) => sum + item[name], 0) / Math.max(1, items.length))
  // Only drivers who drove count, since zeros of the others would not hide anybody.
  const hidesOthers = items.filter(({ routes }) => routes > 0).length >= MEAN_DRIVERS_LEAST
  return {
    from,
    to,
    own: balanceOf((name) => balance?.[name] ?? 0),
    mean: hidesOthers ? balanceOf(mean) : null,
    drivers: items.length,
  }
}
