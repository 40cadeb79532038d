// Drives planned days fix by fix through the live module. Records what recipients and dispatchers read, and the
// actual arrival. Pure.
import { travelMs } from '@dropwise/contracts'
import { solve } from '@dropwise/planner'
import type { RecordedRange } from '../src/modules/live/shown-ranges.ts'
import { listPlaces, toProblem } from '../src/modules/planning/problem.ts'
import { toProposal } from '../src/modules/planning/proposal.ts'
import { driveOf } from './driven-day/drive.ts'
import { Follower } from './driven-day/follower.ts'
import type { Pace, Reading } from './driven-day/types.ts'
import { drawCompany, drawFrom } from './random-company.ts'

export type { Pace, Reading }

/** All readings of a company's day. */
export const driveCompany = async (seed: number, pace: Pace): Promise<Reading[]> =>
  (await driveAndRecord(seed, pace)).readings

/** All readings of a company's day, and the range that was recorded of each stop. */
export async function driveAndRecord(
  seed: number,
  pace: Pace,
): Promise<{ readings: Reading[]; recorded: Map<string, RecordedRange> }> {
  const { snapshot, matrix } = drawCompany(seed)
  const problem = toProblem(snapshot, listPlaces(snapshot), { car: matrix, truck: matrix })
  const plan = await solve(problem, { threads: 0, iterationLimit: 60, seed })
  const readings: Reading[] = []
  const recorded = new Map<string, RecordedRange>()
  for (const route of toProposal(snapshot, plan).routes) {
    // At a stop in the yard, positions cannot distinguish loading from service.
    if (travelMs(route.stops[0]!.leg) === 0) continue
    const draw = drawFrom(seed * 31 + route.number)
    const follower = new Follower(`company ${seed}, R${route.number}`, route, snapshot)
    readings.push(...(await follower.drive(driveOf(route, snapshot.orders, pace, draw))))
    for (const [name, range] of follower.recorded) recorded.set(name, range)
  }
  return { readings, recorded }
}
