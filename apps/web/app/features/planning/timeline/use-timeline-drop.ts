// Makes the timeline a drop target: the row selects the van, the time under the pointer the position.
import type { PlanView } from '../plan-model.ts'
import { scrollNearEdge, useDropSurface, type StopDrag } from '../edit/use-stop-drag.ts'
import type { TimeAxis } from './time-axis.ts'

interface TimelineDrop {
  view: PlanView
  axis: TimeAxis
  track: React.RefObject<HTMLElement | null>
  scroller: React.RefObject<HTMLElement | null>
  drag: StopDrag
}

export function useTimelineDrop({ view, axis, track, scroller, drag }: TimelineDrop): void {
  function timeAt(clientX: number): number {
    const box = track.current?.getBoundingClientRect()
    if (!box || box.width === 0) return axis.from
    return axis.from + ((clientX - box.left) / box.width) * (axis.to - axis.from)
  }
  useDropSurface(drag, {
    element: () => scroller.current,
    follow: (y) => scrollNearEdge(scroller.current, y),
    placesAt(stop, x, y) {
      const rows = scroller.current?.querySelectorAll<HTMLElement>('[data-vehicle]') ?? []
      const row = [...rows].find((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return y >= top && y < bottom
      })
      const vehicleId = row?.dataset['vehicle']
      const route = view.routes.find((each) => each.vehicleId === vehicleId)
      if (!vehicleId || route?.isLocked) return null
      const others = (route?.stops ?? []).filter(({ orderId }) => orderId !== stop.orderId)
      return { vehicleId, positions: [placeAt(others, timeAt(x))] }
    },
  })
}

/** The position of a stop: before the first stop whose service is less than half done at that time. */
function placeAt(stops: readonly { serviceAt: number; departAt: number }[], time: number): number {
  return stops.filter(({ serviceAt, departAt }) => (serviceAt + departAt) / 2 < time).length + 1
}
