// Drives the demo's vans during the day: stores simulated positions up to now, so that Live, tracking and
// the overview show a running day.
import { dayOf } from '@dropwise/contracts'
import { seededRandom } from '@dropwise/roads/town/random'
import type { Platform } from '../../platform/platform.ts'
import type { DemoCompany } from './company.ts'
import { planOf, type DemoCommands } from './day.ts'
import { driveRoute } from './drive-route.ts'
import { readVans, routesToDrive } from './queries.ts'

/** Factor between days of random seeds; no day has this many vans. */
const SEEDS_PER_DAY = 1_000

/**
 * Reports positions of today's demo vans since their last one. Skips the van of the driver whose account the
 * demo offers, and vans whose positions are ahead because a person runs a simulator.
 */
export async function driveToday(
  platform: Platform,
  commands: Pick<DemoCommands, 'takePositions'>,
  { tenantId, timeZone }: DemoCompany,
): Promise<void> {
  const now = platform.clock.now()
  const today = dayOf(new Date(now), timeZone)
  const { routes, vans } = await platform.asService('demo day: drive', async ({ trx }) => ({
    routes: await routesToDrive(trx, tenantId, planOf(tenantId, today), ['dispatched', 'started']),
    vans: new Map((await readVans(trx, tenantId)).map((van) => [van.vehicleId, van])),
  }))
  for (const route of routes) {
    const van = vans.get(route.vehicle_id)
    if (!van || van.isOfAccount) continue
    const seed = Number(today.replaceAll('-', '')) * SEEDS_PER_DAY + route.number
    const { fixes } = driveRoute(route, seededRandom(seed))
    const lastFixAt = van.heardAt ?? 0
    const unreported = fixes.filter(({ at }) => at > lastFixAt && at <= now)
    if (unreported.length === 0) continue
    // A parked van reports where it stands. Without it, a server that starts in the afternoon would take the
    // last fix of the morning for the present: the clock of Live follows the newest fix.
    const last = fixes.at(-1)
    if (last && last.at < now) unreported.push({ ...last, at: now })
    await commands.takePositions(tenantId, route.vehicle_id, unreported)
  }
}
