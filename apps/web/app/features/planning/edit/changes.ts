// Manual changes as moves, with a label for Undo.
import { movesTo, type PlanAdjustment } from '@dropwise/contracts'
import { planWords as words } from '../../../lib/words/plan.ts'
import type { PlannedRoute, PlannedStop, PlanView } from '../plan-model.ts'
import type { NewEdit } from './plan-editor.ts'

const idsOf = (route: PlannedRoute): string[] => route.stops.map(({ orderId }) => orderId)
const sequencesOf = (...routes: PlannedRoute[]) =>
  new Map(routes.map((route) => [route.vehicleId, idsOf(route)]))
/** The fields of a stop that a label needs. */
type Moved = Pick<PlannedStop, 'orderId' | 'route' | 'sequence'>
const nameOf = ({ sequence, route }: Moved): string => words('stopOfRoute', { stop: sequence, route })

/** Moves a stop to a position; the label omits its own van's number. */
export function moveStop(
  stop: Moved,
  to: { vehicleId: string; position: number | 'best' },
  number: number | undefined,
): NewEdit {
  const name = nameOf(stop)
  const label = () => {
    if (number !== stop.route && number !== undefined) return words('toRoute', { stop: name, number })
    if (to.position === 'best') return words('toBestPlace', { stop: name })
    return words('toPlace', { stop: name, place: to.position })
  }
  return {
    label: label(),
    moves: [{ orderId: stop.orderId, vehicleId: to.vehicleId, position: to.position }],
  }
}

export function takeOff(stop: PlannedStop): NewEdit {
  return {
    label: words('offThePlan', { stop: nameOf(stop) }),
    moves: [{ orderId: stop.orderId, vehicleId: null }],
  }
}

export function assign(
  order: { orderId: string; reference: string },
  to: { vehicleId: string; position: number | 'best' },
  number: number,
): NewEdit {
  return {
    label: words('toRoute', { stop: order.reference, number }),
    moves: [{ orderId: order.orderId, vehicleId: to.vehicleId, position: to.position }],
  }
}

export function reverse(route: PlannedRoute): NewEdit {
  const newSequences = new Map([[route.vehicleId, idsOf(route).toReversed()]])
  return {
    label: words('reverseRoute', { number: route.number }),
    moves: movesTo(sequencesOf(route), newSequences),
  }
}

/** Exchanges the stops of two vans. */
export function swapRoutes(a: PlannedRoute, b: PlannedRoute): NewEdit {
  const newSequences = new Map([
    [a.vehicleId, idsOf(b)],
    [b.vehicleId, idsOf(a)],
  ])
  return {
    label: words('swapRoutes', { a: a.number, b: b.number }),
    moves: movesTo(sequencesOf(a, b), newSequences),
  }
}

/** Moves all stops to an empty van. */
export function changeVan(route: PlannedRoute, vehicleId: string, number: number): NewEdit {
  const newSequences = new Map([[vehicleId, idsOf(route)]])
  return {
    label: words('drivenBy', { number: route.number, other: number }),
    moves: movesTo(sequencesOf(route), newSequences),
  }
}

/** Changes a van's day for this plan; other vans keep their adjustments. */
export function adjustDay(
  label: string,
  adjustments: readonly PlanAdjustment[],
  change: PlanAdjustment,
): NewEdit {
  const before = adjustments.find(({ vehicleId }) => vehicleId === change.vehicleId)
  const others = adjustments.filter(({ vehicleId }) => vehicleId !== change.vehicleId)
  return { label, moves: [], adjustments: [...others, { ...before, ...change }] }
}

/** The route above (-1) or below (+1) in the list; undefined at its ends. */
export function neighbourOf(view: PlanView, number: number, step: 1 | -1): PlannedRoute | undefined {
  const at = view.routes.findIndex((route) => route.number === number)
  return at < 0 ? undefined : view.routes[at + step]
}
