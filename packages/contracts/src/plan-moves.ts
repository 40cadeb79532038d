// Moves of stops by hand, as the page shows them at once and as the server stores them: the same rule in both.
import type { PlanMove } from './api/plans.ts'

/** Orders of each vehicle in the sequence they are served. Vehicles without an order may be absent. */
export type PlanSequences = ReadonlyMap<string, readonly string[]>

/** Where the best place of an order in a vehicle's route is, counted from 0. */
export type FindPlace = (orderId: string, vehicleId: string, orders: readonly string[]) => number

export interface MovedPlan {
  sequences: Map<string, readonly string[]>
  /** The moves with their positions found: another reader of them needs no planner. */
  moves: PlanMove[]
  /** Moves that put everything back. */
  inverse: PlanMove[]
}

/** Carries out moves one after the other. Orders that are on no route are unserved. */
export function applyMoves(
  before: PlanSequences,
  moves: readonly PlanMove[],
  findPlace: FindPlace,
): MovedPlan {
  const sequences = new Map(before)
  const vehicleOf = new Map([...before].flatMap(([vehicle, orders]) => orders.map((id) => [id, vehicle])))
  const done: PlanMove[] = []
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
      done.push({ orderId, vehicleId })
      continue
    }
    const target = sequences.get(vehicleId) ?? []
    const place =
      position === 'best'
        ? findPlace(orderId, vehicleId, target)
        : Math.max(0, Math.min(target.length, position - 1))
    sequences.set(vehicleId, target.toSpliced(place, 0, orderId))
    vehicleOf.set(orderId, vehicleId)
    done.push({ orderId, vehicleId, position: place + 1 })
  }
  return { sequences, moves: done, inverse }
}

/** Moves that give each of these vehicles exactly these orders. Orders that stand nowhere then are taken off. */
export function movesTo(before: PlanSequences, wanted: PlanSequences): PlanMove[] {
  const kept = new Set([...wanted.values()].flat())
  const dropped = [...wanted.keys()].flatMap((vehicle) =>
    (before.get(vehicle) ?? []).filter((id) => !kept.has(id)),
  )
  return [
    ...dropped.map((orderId) => ({ orderId, vehicleId: null })),
    ...[...wanted].flatMap(([vehicleId, orders]) =>
      orders.map((orderId, i) => ({ orderId, vehicleId, position: i + 1 })),
    ),
  ]
}
