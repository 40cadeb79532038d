// Data of the plan's map: lines, stops, depots, bounds, and the same as table rows.
import { useMemo } from 'react'
import type { OrderItem, VehicleItem } from '@dropwise/contracts'
import { formatLateness } from '../../lib/format.ts'
import { decodeLine } from '../../lib/polyline.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { boundsOf } from '../../ui/map/map-canvas.tsx'
import type { MapTableRow } from '../../ui/map/map-table.tsx'
import type { DrawnLeg } from '../../ui/map/route-lines.tsx'
import type { DrawnStop } from '../../ui/map/stop-pins.tsx'
import type { PlanView } from './plan-model.ts'
import type { Selection } from './selection.ts'
import { unservedText } from '../../lib/unserved-text.ts'

export interface PlanLines {
  number: number
  legs: string[]
}
interface Shown {
  hasDepotLegs: boolean
  hasOtherRoutes: boolean
}
type Depot = VehicleItem['depot']

/** Depots of the given vehicles, without repeats. */
function depotsOf(vehicles: readonly VehicleItem[]): Depot[] {
  return [...new Map(vehicles.map(({ depot }) => [depot.id, depot])).values()]
}

function legsOf(lines: readonly PlanLines[]): DrawnLeg[] {
  return lines
    .flatMap((route) =>
      route.legs.map((leg, index) => ({
        route: route.number,
        line: decodeLine(leg),
        leg: index,
        isDepotLeg: index === 0 || index === route.legs.length - 1,
      })),
    )
    .filter((leg) => leg.line.length > 1)
}

function stopsOf(view: PlanView | null): DrawnStop[] {
  return (view?.routes ?? []).flatMap((route) =>
    route.stops.map((stop) => ({
      id: stop.orderId,
      route: route.number,
      number: stop.sequence,
      lat: stop.lat,
      lng: stop.lng,
      isBroken: stop.lateSeconds > 0,
    })),
  )
}

/** Bounds around a depot, when there is nothing else to show. */
const surroundings = ({ lat, lng }: Depot) => [
  { lat: lat - 0.015, lng: lng - 0.03 },
  { lat: lat + 0.02, lng: lng + 0.02 },
]

function tableRows(
  view: PlanView | null,
  orders: readonly OrderItem[],
  depots: readonly Depot[],
  select: Selection['select'],
): MapTableRow[] {
  const stops = (view?.routes ?? []).flatMap((route) =>
    route.stops.map((stop) => ({
      id: stop.orderId,
      what: words('stopNumber', { number: stop.sequence }),
      name: `${stop.recipient}, ${stop.address}`,
      state: stop.lateSeconds > 0 ? formatLateness(stop.lateSeconds) : words('onTime'),
      route: route.number,
      lat: stop.lat,
      lng: stop.lng,
      onPick: () => select({ route: route.number, stop: stop.orderId }),
    })),
  )
  const unserved = (view?.unserved ?? []).flatMap(({ order, orderId, reason, message }) =>
    order
      ? {
          id: orderId,
          what: words('unserved'),
          name: order.reference,
          state: unservedText({ reason, message }),
          route: null,
          lat: order.lat,
          lng: order.lng,
          onPick: () => select({ route: null, stop: orderId }),
        }
      : [],
  )
  const unplanned = (view ? [] : orders).map(({ id, reference, status, lat, lng }) => ({
    id,
    what: words('order'),
    name: reference,
    state: status,
    route: null,
    lat,
    lng,
  }))
  const starts = depots.map((depot) => ({ ...depot, what: words('depot'), state: '', route: null }))
  return [...stops, ...unserved, ...unplanned, ...starts]
}

/** `isFocused`: the map shows only the selected route (phones). */
export function usePlanDrawing(
  {
    view,
    lines,
    orders,
    vehicles,
  }: {
    view: PlanView | null
    lines: readonly PlanLines[]
    orders: readonly OrderItem[]
    vehicles: readonly VehicleItem[]
  },
  selection: Selection,
  shown: Shown,
  isFocused: boolean,
) {
  const { route: selected, select } = selection
  const { hasDepotLegs, hasOtherRoutes } = shown
  const depots = useMemo(() => depotsOf(vehicles), [vehicles])
  const allLegs = useMemo(() => legsOf(lines), [lines])
  const allStops = useMemo(() => stopsOf(view), [view])
  const drawn = useMemo(() => {
    const isVisible = ({ route }: { route: number }) =>
      hasOtherRoutes || selected === null || route === selected
    return {
      legs: allLegs.filter((leg) => isVisible(leg) && (hasDepotLegs || !leg.isDepotLeg)),
      stops: allStops.filter(isVisible),
      late: (view?.late ?? []).filter(isVisible),
    }
  }, [allLegs, allStops, view, hasDepotLegs, hasOtherRoutes, selected])
  const bounds = useMemo(() => {
    const focused = isFocused ? view?.routes.find((route) => route.number === selected)?.stops : undefined
    return boundsOf(focused ?? (orders.length > 0 ? orders : depots.flatMap(surroundings)))
  }, [orders, depots, view, selected, isFocused])
  const table = useMemo(() => tableRows(view, orders, depots, select), [view, orders, depots, select])
  return { ...drawn, depots, bounds, table }
}
