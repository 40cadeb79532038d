// Orders that no van reaches because of its size: the limit on the way, in words.
import { describeTooBig, readRoadKey, type DistanceUnit } from '@dropwise/contracts'
import type { Plan } from '@dropwise/planner'
import { RoadsError, type Obstacle, type RoadEngine } from '@dropwise/roads'
import type { VanDay } from '../../platform/van-day/van-day.ts'
import type { Proposal } from './proposal.ts'
import type { Snapshot, SnapshotOrder } from './snapshot.ts'

type TooBig = ReturnType<typeof describeTooBig>

/** Maximum number of orders that get the reason in one run; each asks the roads once for each van. */
const MOST_ORDERS = 20

/** Replaces "no road" by the posted limit on the way of the van that almost fits. */
export async function explainTooBig(
  { roads }: { roads: Pick<RoadEngine, 'obstacles'> },
  { vehicles, orders, units }: Snapshot,
  plan: Plan,
  proposal: Proposal,
): Promise<void> {
  const unreachable = plan.unserved
    .filter(({ code }) => code === 'unreachable')
    .map(({ order }) => String(order))
  const reasons = await reasonsTooBig(
    roads,
    vehicles,
    orders.filter(({ id }) => unreachable.includes(id)),
    units,
  )
  for (const row of proposal.unserved) Object.assign(row, reasons.get(row.order_id))
}

/** The reason of each order that a van cannot reach because of its size, by order. */
export async function reasonsTooBig(
  roads: Pick<RoadEngine, 'obstacles'>,
  vehicles: readonly Pick<VanDay, 'name' | 'depot' | 'roadProfile'>[],
  orders: readonly Pick<SnapshotOrder, 'id' | 'lat' | 'lng'>[],
  units: DistanceUnit,
): Promise<Map<string, TooBig>> {
  const reasons = new Map<string, TooBig>()
  const sized = vehicles.filter(({ roadProfile }) => roadProfile.includes('@'))
  if (sized.length === 0) return reasons
  for (const order of orders.slice(0, MOST_ORDERS)) {
    const meetings: { name: string; size: number; obstacle: Obstacle }[] = []
    for (const { name, depot, roadProfile } of sized) {
      const [obstacle] = await roads.obstacles(depot, order, roadProfile).catch(noReason)
      const size = obstacle && readRoadKey(roadProfile)?.sizes[obstacle.kind]
      if (obstacle && size !== undefined) meetings.push({ name, size, obstacle })
    }
    const [nearest] = meetings.toSorted((a, b) => a.size / a.obstacle.limit - b.size / b.obstacle.limit)
    if (nearest) reasons.set(order.id, describeTooBig(nearest.name, nearest.size, nearest.obstacle, units))
  }
  return reasons
}

function noReason(error: unknown): Obstacle[] {
  if (error instanceof RoadsError) return []
  throw error
}
