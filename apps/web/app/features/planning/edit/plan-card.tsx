// The card of the selected stop or route. Over the map on a desk, above the stops on a phone.
import type { PlannedRoute, PlanView } from '../plan-model.ts'
import type { Selection } from '../selection.ts'
import { RouteCard } from './route-card.tsx'
import { StopCard } from './stop-card.tsx'
import type { PlanEditing } from './use-plan-editor.ts'

interface SelectionProps {
  view: PlanView
  selection: Selection
  editing: PlanEditing
}

/** The selected stop of the route, else the route. */
export function SelectionCard({ route, view, selection, editing }: SelectionProps & { route: PlannedRoute }) {
  const stop = route.stops.find(({ orderId }) => orderId === selection.stop)
  return stop ? (
    <StopCard
      stop={stop}
      route={route}
      view={view}
      editing={editing}
      onClose={() => selection.select({ stop: null })}
    />
  ) : (
    <RouteCard
      route={route}
      view={view}
      editing={editing}
      onClose={() => selection.select({ route: null, stop: null })}
    />
  )
}

export function PlanCard({ view, selection, editing }: SelectionProps) {
  const route = view.routes.find(({ number }) => number === selection.route)
  if (!route) return null
  return (
    <div className="absolute right-3 bottom-7 z-10 w-[340px] max-w-[calc(100%-24px)] rounded bg-raised shadow-float">
      <SelectionCard {...{ route, view, selection, editing }} />
    </div>
  )
}
