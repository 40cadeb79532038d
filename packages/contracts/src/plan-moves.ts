// Applies manual moves of stops, by the same rule on the page and on the server.
import type { PlanMove } from './api/plans.ts'

/** Orders of each vehicle in sequence. Empty vehicles may be absent. */
export type PlanSequences = ReadonlyMap<string, readonly string[]>

/** Returns the best position of an order in a vehicle's route, from 0. */
export type FindPlace = (orderId: string, vehicleId: string, orders: readonly string[]) => number

export interface MovedPlan {
  sequences: Map<string, readonly string[]>
  /** The moves with resolved positions, so no planner is needed to repeat them. */
  moves: PlanMove[]
  /** Moves that undo everything. */
  inverse: PlanMove[]
}

/** Applies moves in sequence. Orders on no route are unserved. */
export function applyMoves(
  before: PlanSequences,
  moves: readonly PlanMove[],
  findPlace: FindPlace,
): MovedPlan {
  const sequences = new Map(before)
  const vehicleOf = new Map([...before].flatMap(([vehicle, orders]) => orders.map((id) => [id, vehicle])))
  const appliedMoves: PlanMove[] = []
  const inverse: PlanMove[] = []
  for (const { orderId, vehicleId, position = 'best' } of moves) {
    const from = vehicleOf.get(orderId)
    const route = from === undefined ? [] : (sequences.get(from) ?? [])
    const at = route.indexOf(orderId)
    inverse.unshift(
      from === undefined ? { orderId, vehicleId: null } : { orderId, vehicleId: from, position: at + 1 },
    )
    if (from !== undefined) sequences.set(from, route.toSpliced(at, 1))
    vehicleOf.delete(orderId)
    if (vehicleId === null) {
      appliedMoves.push({ orderId, vehicleId })
      continue
    }
    const target = sequences.get(vehicleId) ?? []
    const place =
      position === 'best'
        ? findPlace(orderId, vehicleId, target)
        : Math.max(0, Math.min(target.length, position - 1))
    sequences.set(vehicleId, target.toSpliced(place, 0, orderId))
    vehicleOf.set(orderId, vehicleId)
    appliedMoves.push({ orderId, vehicleId, position: place + 1 })
  }
  return { sequences, moves: appliedMoves, inverse }
}

/** Moves that give these vehicles exactly these orders, and unassign orders that then have no place. */
export function movesTo(before: PlanSequences, after: PlanSequences): PlanMove[] {
  const placedOrders = new Set([...after.values()].flat())
  const dropped = [...after.keys()].flatMap((vehicle) =>
    (before.get(vehicle) ?? []).filter((id) => !placedOrders.has(id)),
  )
  return [
    ...dropped.map((orderId) => ({ orderId, vehicleId: null })),
    ...[...after].flatMap(([vehicleId, orders]) =>
      orders.map((orderId, i) => ({ orderId, vehicleId, position: i + 1 })),
    ),
  ]
}
