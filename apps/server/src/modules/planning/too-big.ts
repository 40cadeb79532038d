// Orders that no van reaches because of its size: the limit on the way, in words.
import { describeTooBig, readRoadKey } from '@dropwise/contracts'
import type { Plan } from '@dropwise/planner'
import { RoadsError, type Obstacle, type RoadEngine } from '@dropwise/roads'
import type { Proposal } from './proposal.ts'
import type { Snapshot } from './snapshot.ts'

/** Most orders that get the reason in one run; each asks the roads once for each van. */
const MOST_ORDERS = 20

/** Replaces "no road" by the limit that the van nearest to fitting meets on its way. */
export async function explainTooBig(
  { roads }: { roads: Pick<RoadEngine, 'obstacles'> },
  { vehicles, orders, units }: Snapshot,
  plan: Plan,
  proposal: Proposal,
): Promise<void> {
  const sized = vehicles.filter(({ roadProfile }) => roadProfile.includes('@'))
  if (sized.length === 0) return
  const ids = plan.unserved.filter(({ code }) => code === 'unreachable').map(({ order }) => String(order))
  for (const id of ids.slice(0, MOST_ORDERS)) {
    const order = orders.find((one) => one.id === id)
    const row = proposal.unserved.find(({ order_id }) => order_id === id)
    if (!order || !row) continue
    const meetings: { name: string; size: number; obstacle: Obstacle }[] = []
    for (const { name, depot, roadProfile } of sized) {
      const [obstacle] = await roads.obstacles(depot, order, roadProfile).catch(noReason)
      const size = obstacle && readRoadKey(roadProfile)?.sizes[obstacle.kind]
      if (obstacle && size !== undefined) meetings.push({ name, size, obstacle })
    }
    const [nearest] = meetings.toSorted((a, b) => a.size / a.obstacle.limit - b.size / b.obstacle.limit)
    if (nearest) Object.assign(row, describeTooBig(nearest.name, nearest.size, nearest.obstacle, units))
  }
}

function noReason(error: unknown): Obstacle[] {
  if (error instanceof RoadsError) return []
  throw error
}
