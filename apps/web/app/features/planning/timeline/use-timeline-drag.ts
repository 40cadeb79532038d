// Dragging on the timeline: its rows as places to drop, and the change that a drop makes.
import type { PlannedStop, PlanView } from '../plan-model.ts'
import { moveStop } from '../edit/changes.ts'
import type { PlanEditing } from '../edit/use-plan-editor.ts'
import { useStopDrag, type DropRow, type StopDrag } from '../edit/use-stop-drag.ts'
import type { TimeAxis } from './time-axis.ts'

interface TimelineDrag {
  view: PlanView
  axis: TimeAxis
  track: React.RefObject<HTMLElement | null>
  scroller: React.RefObject<HTMLElement | null>
  ghost: React.RefObject<HTMLElement | null>
  editing: PlanEditing
}

export function useTimelineDrag({ view, axis, track, scroller, ghost, editing }: TimelineDrag): StopDrag {
  const { editor, day, perform } = editing
  const routeOf = new Map(view.routes.map((route) => [route.vehicleId, route]))

  function rows(stop: PlannedStop): DropRow[] {
    const found = scroller.current?.querySelectorAll<HTMLElement>('[data-vehicle]') ?? []
    return [...found].flatMap((element) => {
      const vehicleId = element.dataset['vehicle'] ?? ''
      const route = routeOf.get(vehicleId)
      if (route?.isLocked) return []
      const others = (route?.stops ?? []).filter(({ orderId }) => orderId !== stop.orderId)
      return { vehicleId, element, middles: others.map((each) => (each.serviceAt + each.departAt) / 2) }
    })
  }
  function timeAt(clientX: number): number {
    const box = track.current?.getBoundingClientRect()
    if (!box || box.width === 0) return axis.from
    return axis.from + ((clientX - box.left) / box.width) * (axis.to - axis.from)
  }
  return useStopDrag({
    isEnabled: editor !== null,
    rows,
    timeAt,
    scroller,
    ghost,
    offers: async (orderId, at) => editor?.offers(orderId, at) ?? [],
    onDrop(stop, { vehicleId, position }) {
      const route = routeOf.get(vehicleId)
      if (route?.number === stop.route && position === stop.sequence) return
      perform(moveStop(stop, { vehicleId, position }, route?.number ?? day?.numbers.get(vehicleId)))
    },
  })
}
