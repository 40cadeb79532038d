// Answers queries about a plan during manual edits. Runs in a worker with the planner's pricing.
import { applyMoves, type PlanMove, type PlanSequences } from '@dropwise/contracts'
import { openLivePlan, type LivePlan, type LiveRoute, type Placement, type Problem } from '@dropwise/planner'
import type { Offer } from './offer.ts'
import { findRemedies, type Remedy } from './remedies.ts'

export interface ScoredVehicle extends LiveRoute {
  vehicleId: string
  orders: readonly string[]
}

interface Resolved {
  moves: PlanMove[]
  inverse: PlanMove[]
  routes: ScoredVehicle[]
}

export interface ScorerCore {
  score(routes: readonly (readonly [vehicleId: string, orders: readonly string[]])[]): ScoredVehicle[]
  /** Moves with resolved positions, their inverse, and every route that they change. */
  resolve(sequences: PlanSequences, moves: readonly PlanMove[]): Resolved
  /**
   * Offers of each van, or of the given one, at `position` or the best one; cheapest without violations
   * first.
   */
  offers(orderId: string, sequences: PlanSequences, at?: { vehicleId: string; position: number }): Offer[]
  /** The smallest changes that serve an unserved order. */
  remedies(orderId: string, sequences: PlanSequences): Remedy[]
}

export function openScorer(problem: Problem): ScorerCore {
  const live = openLivePlan(problem)
  const score: ScorerCore['score'] = (routes) => scoreWithin(routes, new Map())
  const scoreWithin = (
    routes: readonly (readonly [vehicleId: string, orders: readonly string[]])[],
    vehicleOf: ReadonlyMap<string, string>,
  ) =>
    routes.map(([vehicleId, orders]) => ({ vehicleId, orders, ...live.score(vehicleId, orders, vehicleOf) }))
  const core: ScorerCore = {
    score,
    remedies: (orderId, sequences) =>
      findRemedies(problem, core.offers(orderId, sequences), orderId, sequences),
    resolve(sequences, moves) {
      const moved = applyMoves(
        sequences,
        moves,
        (order, vehicle, orders) => live.place(order, vehicle, orders).position,
      )
      const changed = [...moved.sequences].filter(([vehicle, orders]) => orders !== sequences.get(vehicle))
      const routes = scoreWithin(changed, vehiclesOf(moved.sequences))
      return { moves: moved.moves, inverse: moved.inverse, routes }
    },
    offers(orderId, sequences, at) {
      const home = [...sequences].find(([, orders]) => orders.includes(orderId))?.[0]
      const vehicleOf = vehiclesOf(sequences, orderId)
      const homeAfter = home === undefined ? null : leave(live, home, sequences.get(home) ?? [], orderId)
      const vehicles = at ? problem.vehicles.filter(({ id }) => id === at.vehicleId) : problem.vehicles
      return vehicles
        .map(({ id }) => {
          const vehicleId = String(id)
          const orders = (sequences.get(vehicleId) ?? []).filter((order) => order !== orderId)
          const placement = live.place(orderId, vehicleId, orders, at && at.position - 1, vehicleOf)
          const before = live.score(vehicleId, sequences.get(vehicleId) ?? [], vehicleOf)
          return toOffer(vehicleId, placement, before, homeAfter)
        })
        .toSorted((a, b) => Number(a.broken.length > 0) - Number(b.broken.length > 0) || a.cost - b.cost)
    },
  }
  return core
}

/** The vehicle of each order, `except` apart. */
const vehiclesOf = (sequences: PlanSequences, except?: string): ReadonlyMap<string, string> =>
  new Map(
    [...sequences].flatMap(([vehicle, orders]) =>
      orders.filter((order) => order !== except).map((order) => [order, vehicle] as const),
    ),
  )

interface Figures {
  cost: number
  duration: number
  distance: number
}

/** What a route saves without the stop. */
function leave(live: LivePlan, vehicleId: string, orders: readonly string[], orderId: string): Figures {
  const before = live.score(vehicleId, orders).route
  const after = live.score(
    vehicleId,
    orders.filter((order) => order !== orderId),
  ).route
  return {
    cost: (after?.cost ?? 0) - (before?.cost ?? 0),
    duration: (after?.duration ?? 0) - (before?.duration ?? 0),
    distance: (after?.distance ?? 0) - (before?.distance ?? 0),
  }
}

function toOffer(
  vehicleId: string,
  placement: Placement,
  before: LiveRoute,
  homeAfter: Figures | null,
): Offer {
  return {
    vehicleId,
    position: placement.position + 1,
    cost: placement.cost + (homeAfter?.cost ?? 0),
    duration: placement.duration + (homeAfter?.duration ?? 0),
    distance: placement.distance + (homeAfter?.distance ?? 0),
    broken: placement.violations.filter(
      (after) =>
        !before.violations.some(
          (was) =>
            was.code === after.code &&
            was.order === after.order &&
            was.dimension === after.dimension &&
            was.amount >= after.amount,
        ),
    ),
  }
}
