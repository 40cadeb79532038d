// The price of each move of a week plan: what its order would cost on its own day instead.
import type { DayString } from '@dropwise/contracts'
import { openLivePlan, sequencesOf, type Problem } from '@dropwise/planner'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { dayOfVehicle } from './join-days.ts'
import type { WeekSolution } from './search-week.ts'

/** Maximum number of placements that are tried, under a millisecond each; moves beyond them have no price. */
const PLACEMENTS_MOST = 4_000

/**
 * What every move of the week saves alone, in minor units: its order at the cheapest place of its own day, less its
 * place in the week, with all other orders where the week has them. Negative for a move that only pays together with others.
 * Omits orders that no van of their own day can take: the move itself serves them.
 */
export async function savingsOfMoves(
  joined: Problem,
  week: WeekSolution,
  ownDayOf: (orderId: string) => DayString,
): Promise<Map<string, number>> {
  const live = openLivePlan(joined)
  const sequences = new Map(sequencesOf(week).routes.map(({ vehicle, orders }) => [vehicle, orders]))
  const vansOf = Map.groupBy(joined.vehicles, ({ id }) => dayOfVehicle(id))
  const savings = new Map<string, number>()
  let placements = 0
  for (const [vehicle, orders] of sequences) {
    for (const order of orders) {
      const day = ownDayOf(String(order))
      if (day === dayOfVehicle(vehicle)) continue
      const vans = vansOf.get(day) ?? []
      placements += vans.length
      if (placements > PLACEMENTS_MOST) return savings
      const costOf = (sequence: typeof orders) => live.score(vehicle, sequence).route?.cost ?? 0
      const here = costOf(orders) - costOf(orders.filter((id) => id !== order))
      const there = vans
        .map(({ id }) => live.place(order, id, sequences.get(id) ?? []))
        .filter(({ violations }) => violations.length === 0)
        .map(({ cost }) => cost)
      if (there.length > 0) savings.set(String(order), Math.round(Math.min(...there) - here))
      // The process also answers requests.
      await nextTurn()
    }
  }
  return savings
}
