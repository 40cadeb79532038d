// What is selected on the plan, over the map: a stop, else a route.
import type { PlanView } from '../plan-model.ts'
import type { Selection } from '../selection.ts'
import { RouteCard } from './route-card.tsx'
import { StopCard } from './stop-card.tsx'
import type { PlanEditing } from './use-plan-editor.ts'

export function PlanCard({
  view,
  selection,
  editing,
}: {
  view: PlanView
  selection: Selection
  editing: PlanEditing
}) {
  const route = view.routes.find(({ number }) => number === selection.route)
  if (!route) return null
  const stop = route.stops.find(({ orderId }) => orderId === selection.stop)
  return (
    <div className="absolute right-3 bottom-3 z-10 w-[340px] max-w-[calc(100%-24px)] rounded bg-raised shadow-float">
      {stop ? (
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
      )}
    </div>
  )
}
