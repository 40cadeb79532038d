// The map of a plan that is not dispatched, below the list of its routes: a click on a stop opens it in Plan.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { OrderItem, VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { useWords } from '../../lib/words.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { MapCanvas } from '../../ui/map/map-canvas.tsx'
import { DepotPin } from '../../ui/map/marks.tsx'
import { RouteLines } from '../../ui/map/route-lines.tsx'
import { StopPins } from '../../ui/map/stop-pins.tsx'
import { linesVersion, planLinesQuery, planQuery } from './api.ts'
import { toPlanView } from './plan-model.ts'
import type { Selection } from './selection.ts'
import { usePlanDrawing, type PlanLines } from './use-plan-drawing.ts'

const NO_ORDERS: OrderItem[] = []
const NO_VEHICLES: VehicleItem[] = []
const NO_LINES: PlanLines[] = []
const ALL_LAYERS = { hasDepotLegs: true, hasOtherRoutes: true }
const PADDING = { top: 24, right: 24, bottom: 24, left: 24 }
const ignore = () => {}

interface PlanPreviewMapProps {
  planId: string
  /** Number of the route that stands out; null for none. */
  route: number | null
}

export default function PlanPreviewMap({ planId, route }: PlanPreviewMapProps) {
  const { company, day, link } = useTenant()
  const navigate = useNavigate()
  const hasWords = useWords(words)
  const orders = useQuery(ordersQuery(day)).data ?? NO_ORDERS
  const vehicles = useQuery(vehiclesQuery()).data ?? NO_VEHICLES
  const plan = useQuery(planQuery(planId)).data ?? null
  const lines = useQuery(planLinesQuery(planId, linesVersion(plan))).data?.routes ?? NO_LINES
  const view = useMemo(
    () => (plan && orders.length > 0 ? toPlanView(plan, orders, vehicles, company) : null),
    [plan, orders, vehicles, company],
  )
  const selection = useMemo<Selection>(
    () => ({
      route,
      stop: null,
      select: ({ route: routeId, stop: stopId }) => {
        if (routeId && stopId)
          void navigate(link(`/tenant/plan?plan=${planId}&route=${routeId}&stop=${stopId}`))
      },
    }),
    [route, planId, navigate, link],
  )
  const drawing = usePlanDrawing({ view, lines, orders, vehicles }, selection, ALL_LAYERS, false)
  if (!hasWords || !view) return null
  return (
    <MapCanvas
      label={words('mapOfPlan')}
      units={company.units}
      bounds={drawing.bounds}
      fitKey={planId}
      padding={PADDING}
      controls="compact"
      controlsClassName="top-auto bottom-3 right-auto left-3"
      table={drawing.table}
      className="flex-1"
    >
      <RouteLines legs={drawing.legs} selected={route} />
      <StopPins
        stops={drawing.stops}
        selected={route}
        selectedStop={null}
        hot={null}
        onHot={ignore}
        onPick={({ id, route: number }) => selection.select({ route: number, stop: id })}
      />
      {drawing.depots.map((depot) => (
        <DepotPin key={depot.id} lat={depot.lat} lng={depot.lng} name={depot.name} />
      ))}
    </MapCanvas>
  )
}
