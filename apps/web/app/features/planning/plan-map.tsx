// The plan on the map: lines, stops, depots, what is unserved, and the amounts where a rule is broken.
import { useMemo, useState } from 'react'
import type { OrderItem, VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { formatLateness } from '../../lib/format.ts'
import { decodeLine } from '../../lib/polyline.ts'
import { BrokenTag, DepotPin, UnservedPin } from '../../ui/map/marks.tsx'
import { boundsOf, MapCanvas } from '../../ui/map/map-canvas.tsx'
import { OpenOrders } from '../../ui/map/open-orders.tsx'
import type { TwinRow } from '../../ui/map/map-twin.tsx'
import { RouteLines, type DrawnLeg } from '../../ui/map/route-lines.tsx'
import { StopPins, type DrawnStop } from '../../ui/map/stop-pins.tsx'
import type { PlanView } from './plan-model.ts'
import { useHot, type HotStore, type Selection } from './selection.ts'

/** Tags that fit on the map at once; with more late stops only those of the selected route carry theirs. */
const TAGS = 6

export interface PlanLines {
  number: number
  legs: string[]
}

/** Depots of the given vans, each once. */
export function depotsOf(vehicles: readonly VehicleItem[]): VehicleItem['depot'][] {
  return [...new Map(vehicles.map((v) => [v.depot.id, v.depot])).values()]
}

function HotPins({ stops, selection, hot }: { stops: DrawnStop[]; selection: Selection; hot: HotStore }) {
  const hotStop = useHot(hot)
  return (
    <StopPins
      stops={stops}
      selected={selection.route}
      selectedStop={selection.stop}
      hot={hotStop}
      onHot={hot.set}
      onPick={({ id, route }) => selection.select({ route, stop: id })}
    />
  )
}

export function PlanMap({
  view,
  lines,
  orders,
  vehicles,
  selection,
  hot,
  className,
  isPhone,
}: {
  view: PlanView | null
  lines: readonly PlanLines[]
  orders: readonly OrderItem[]
  vehicles: readonly VehicleItem[]
  selection: Selection
  hot: HotStore
  className?: string
  isPhone?: boolean
}) {
  const { company, day } = useTenant()
  const [showDepotLegs, setDepotLegs] = useState(true)
  const [showOthers, setOthers] = useState(true)
  const depots = useMemo(() => depotsOf(vehicles), [vehicles])
  const isVisible = (route: number) => showOthers || selection.route === null || route === selection.route

  const legs = useMemo<DrawnLeg[]>(
    () =>
      lines
        .flatMap((route) =>
          route.legs.map((leg, i) => ({
            route: route.number,
            line: decodeLine(leg),
            isDepotLeg: i === 0 || i === route.legs.length - 1,
          })),
        )
        .filter((leg) => leg.line.length > 1),
    [lines],
  )
  const shownLegs = useMemo(
    () =>
      legs.filter(
        (leg) =>
          (showDepotLegs || !leg.isDepotLeg) &&
          (showOthers || selection.route === null || leg.route === selection.route),
      ),
    [legs, showDepotLegs, showOthers, selection.route],
  )
  const stops = useMemo<DrawnStop[]>(
    () =>
      (view?.routes ?? [])
        .filter((r) => showOthers || selection.route === null || r.number === selection.route)
        .flatMap((r) =>
          r.stops.map((s) => ({
            id: s.orderId,
            route: r.number,
            number: s.sequence,
            lat: s.lat,
            lng: s.lng,
            isBroken: s.lateSeconds > 0,
          })),
        ),
    [view, showOthers, selection.route],
  )
  const bounds = useMemo(() => {
    const chosen =
      isPhone && selection.route !== null
        ? view?.routes.find((r) => r.number === selection.route)?.stops
        : null
    return boundsOf(
      chosen ??
        (orders.length > 0
          ? orders
          : depots.flatMap((d) => [
              { lat: d.lat - 0.015, lng: d.lng - 0.03 },
              { lat: d.lat + 0.02, lng: d.lng + 0.02 },
            ])),
    )
  }, [orders, depots, view, selection.route, isPhone])
  const { select } = selection
  const twin = useMemo<TwinRow[]>(
    () => [
      ...(view?.routes ?? []).flatMap((r) =>
        r.stops.map((s) => ({
          id: s.orderId,
          what: `Stop ${s.sequence}`,
          name: `${s.recipient}, ${s.address}`,
          state: s.lateSeconds > 0 ? formatLateness(s.lateSeconds) : 'on time',
          route: r.number,
          lat: s.lat,
          lng: s.lng,
          onPick: () => select({ route: r.number, stop: s.orderId }),
        })),
      ),
      ...(view?.unserved ?? []).flatMap(({ order, orderId, message }) =>
        order
          ? {
              id: orderId,
              what: 'Unserved',
              name: order.reference,
              state: message,
              route: null,
              lat: order.lat,
              lng: order.lng,
              onPick: () => select({ route: null, stop: orderId }),
            }
          : [],
      ),
      ...(view ? [] : orders).map((order) => ({
        id: order.id,
        what: 'Order',
        name: order.reference,
        state: order.status,
        route: null,
        lat: order.lat,
        lng: order.lng,
      })),
      ...depots.map(({ id, name, lat, lng }) => ({
        id,
        what: 'Depot',
        name,
        state: '',
        route: null,
        lat,
        lng,
      })),
    ],
    [view, orders, depots, select],
  )
  const late = (view?.late ?? []).filter((s) => isVisible(s.route))
  const tags = late.length <= TAGS ? late : late.filter((s) => s.route === selection.route).slice(0, TAGS)
  const hotStop = useHot(hot)
  return (
    <MapCanvas
      label="Map of the plan"
      region={company.region}
      units={company.units}
      bounds={bounds}
      fitKey={`${day}-${orders.length > 0}-${isPhone ? selection.route : ''}`}
      padding={
        isPhone ? { top: 40, right: 40, bottom: 40, left: 40 } : { top: 40, right: 72, bottom: 40, left: 40 }
      }
      controls={isPhone ? 'none' : 'full'}
      twin={twin}
      layers={[
        { label: 'Ways from and to the depot', isOn: showDepotLegs, onChange: setDepotLegs },
        { label: 'Other routes beside the selected', isOn: showOthers, onChange: setOthers },
      ]}
      onBackground={() => !isPhone && selection.select({ route: null, stop: null })}
      {...(className ? { className } : {})}
    >
      <RouteLines legs={shownLegs} selected={selection.route} />
      {view ? <HotPins stops={stops} selection={selection} hot={hot} /> : <OpenOrders orders={orders} />}
      {depots.map((d) => (
        <DepotPin key={d.id} lat={d.lat} lng={d.lng} name={d.name} />
      ))}
      {(view?.unserved ?? []).map(
        (entry) =>
          entry.order && (
            <UnservedPin
              key={entry.orderId}
              lat={entry.order.lat}
              lng={entry.order.lng}
              label={`${entry.order.reference}, ${entry.message}`}
              isHot={hotStop === entry.orderId || selection.stop === entry.orderId}
              onHot={(isHot) => hot.set(isHot ? entry.orderId : null)}
              onPick={() => selection.select({ route: null, stop: entry.orderId })}
            />
          ),
      )}
      {tags.map((stop) => (
        <BrokenTag key={stop.orderId} lat={stop.lat} lng={stop.lng} text={formatLateness(stop.lateSeconds)} />
      ))}
    </MapCanvas>
  )
}
