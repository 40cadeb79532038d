// The plan on the map: lines, stops, depots, unserved orders, and amounts of broken rules.
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ZoneItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { zonesQuery } from '../../lib/data/zones.ts'
import { formatLateness } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { BrokenTag, DepotPin, UnservedPin } from '../../ui/map/marks.tsx'
import { OpenOrders } from '../../ui/map/open-orders.tsx'
import { RouteLines, type DrawnLeg } from '../../ui/map/route-lines.tsx'
import { useMap } from '../../ui/map/map-context.ts'
import { QuietZones } from '../../ui/map/zone-shapes.tsx'
import { StopPins, type DrawnStop, type PinHold } from '../../ui/map/stop-pins.tsx'
import { draggedOrder, draggedStop } from './edit/drag-store.ts'
import { MapDrop } from './edit/map-drop.tsx'
import { gripOf, type StopDrag } from './edit/use-stop-drag.ts'
import type { PlanView } from './plan-model.ts'
import { routeOfHot, useHot, type HotStore, type Selection } from './selection.ts'
import { usePlanDrawing } from './use-plan-drawing.ts'
import type { PlanData } from './use-plan.ts'

/** Maximum number of tags on the map at once; with more late stops only the selected route shows them. */
const MAX_TAGS = 6
const NO_ZONES: ZoneItem[] = []
const PADDING = { top: 40, right: 72, bottom: 40, left: 40 }
const PHONE_PADDING = { ...PADDING, right: 40 }

interface Linked {
  selection: Selection
  hot: HotStore
  drag: StopDrag
}

function HotPins({ stops, view, selection, hot, drag }: Linked & { stops: DrawnStop[]; view: PlanView }) {
  const { map } = useMap()
  function grab(id: string, hold: PinHold): boolean {
    const route = view.routes.find((each) => each.stops.some(({ orderId }) => orderId === id))
    const stop = route?.stops.find(({ orderId }) => orderId === id)
    if (!route || !stop || !drag.isEnabled) return false
    const dragged = draggedStop(stop, route.isLocked)
    if (dragged.isLocked) return false
    drag.start(hold, dragged, {
      onLift: () => map.dragPan.disable(),
      onEnd: () => map.dragPan.enable(),
    })
    return true
  }
  return (
    <StopPins
      stops={stops}
      selected={selection.route}
      selectedStop={selection.stop}
      hot={useHot(hot)}
      onHot={hot.set}
      onPick={({ id, route }) => selection.select({ route, stop: id })}
      onGrab={grab}
    />
  )
}

/** Lines of the routes; highlights the hovered one. */
function HotLines({ legs, selection, hot }: Omit<Linked, 'drag'> & { legs: DrawnLeg[] }) {
  return <RouteLines legs={legs} selected={selection.route} hot={routeOfHot(useHot(hot))} />
}

function UnservedPins({ unserved, selection, hot, drag }: Linked & { unserved: PlanView['unserved'] }) {
  const hotStop = useHot(hot)
  return unserved.map((each) => {
    const { order, orderId, message } = each
    const dragged = draggedOrder(each)
    return (
      order &&
      dragged && (
        <UnservedPin
          key={orderId}
          lat={order.lat}
          lng={order.lng}
          label={`${order.reference}, ${message}`}
          isHot={hotStop === orderId || selection.stop === orderId}
          onHot={(isHot) => hot.set(isHot ? orderId : null)}
          onPick={() => !drag.wasDragged() && selection.select({ route: null, stop: orderId })}
          onGrab={(event) => drag.start(gripOf(event), dragged)}
        />
      )
    )
  })
}

interface PlanMapProps extends Linked {
  data: PlanData
  className: string
  isPhone: boolean
}

export function PlanMap({ data, selection, hot, drag, className, isPhone }: PlanMapProps) {
  const { company, day } = useTenant()
  const { view, orders } = data
  const [hasDepotLegs, setDepotLegs] = useState(true)
  const [hasOtherRoutes, setOtherRoutes] = useState(true)
  const zones = useQuery(zonesQuery()).data ?? NO_ZONES
  const [hasZones, setZones] = useState(true)
  const isFocused = isPhone && selection.route !== null
  const { legs, stops, late, depots, bounds, table } = usePlanDrawing(
    data,
    selection,
    { hasDepotLegs, hasOtherRoutes },
    isFocused,
  )
  const tags =
    late.length <= MAX_TAGS ? late : late.filter((stop) => stop.route === selection.route).slice(0, MAX_TAGS)
  return (
    <MapCanvas
      label={words('mapOfPlan')}
      units={company.units}
      bounds={bounds}
      fitKey={`${day}-${orders.length > 0}-${isPhone ? selection.route : ''}`}
      padding={isPhone ? PHONE_PADDING : PADDING}
      controls={isPhone ? 'none' : 'full'}
      table={table}
      layers={[
        { label: words('layerDepotLegs'), isOn: hasDepotLegs, onChange: setDepotLegs },
        { label: words('layerOtherRoutes'), isOn: hasOtherRoutes, onChange: setOtherRoutes },
        ...(zones.length > 0 ? [{ label: words('zones'), isOn: hasZones, onChange: setZones }] : []),
      ]}
      onBackground={() => !isPhone && selection.select({ route: null, stop: null })}
      className={className}
    >
      {hasZones && <QuietZones zones={zones} />}
      <HotLines legs={legs} selection={selection} hot={hot} />
      {view ? (
        <>
          <MapDrop view={view} drag={drag} />
          <HotPins stops={stops} view={view} selection={selection} hot={hot} drag={drag} />
        </>
      ) : (
        <OpenOrders orders={orders} />
      )}
      {depots.map((depot) => (
        <DepotPin key={depot.id} lat={depot.lat} lng={depot.lng} name={depot.name} />
      ))}
      {view && <UnservedPins unserved={view.unserved} {...{ selection, hot, drag }} />}
      {tags.map((stop) => (
        <BrokenTag key={stop.orderId} lat={stop.lat} lng={stop.lng} text={formatLateness(stop.lateSeconds)} />
      ))}
    </MapCanvas>
  )
}
