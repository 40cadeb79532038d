// Makes the stop list a drop target: the upper half of a row means before it, the lower half after it.
import type { DropMark } from '../../../ui/table.tsx'
import type { PlanView } from '../plan-model.ts'
import { useDrag, type Drag, type Dragged } from './drag-store.ts'
import { scrollNearEdge, useDropSurface, type PlacesHere, type StopDrag } from './use-stop-drag.ts'

/** A row of the list under the pointer. */
export interface RowHere {
  orderId: string
  isUpperHalf: boolean
}

/**
 * The positions that a stop would get under the pointer. In a sorted list both sides of a row count, and the
 * cheaper one wins.
 */
export function placesInList(
  view: Pick<PlanView, 'routes'>,
  stop: Pick<Dragged, 'orderId' | 'home'>,
  { orderId, isUpperHalf }: RowHere,
  isInSequence: boolean,
): PlacesHere | null {
  const route = view.routes.find(({ stops }) => stops.some((each) => each.orderId === orderId))
  if (!route || route.isLocked) return null
  const { vehicleId } = route
  if (orderId === stop.orderId) return { vehicleId, positions: stop.home ? [stop.home.sequence] : [] }
  const others = route.stops.filter((each) => each.orderId !== stop.orderId)
  const at = others.findIndex((each) => each.orderId === orderId)
  if (!isInSequence) return { vehicleId, positions: [at + 1, at + 2] }
  return { vehicleId, positions: [isUpperHalf ? at + 1 : at + 2] }
}

/** The line that marks the drop position; null when the list is sorted otherwise. */
export function markInList(
  view: Pick<PlanView, 'routes'>,
  drag: Drag | null,
  isInSequence: boolean,
): DropMark | null {
  const position = drag?.over?.position ?? null
  const route = view.routes.find(({ vehicleId }) => vehicleId === drag?.over?.vehicleId)
  if (!drag || !route || position === null || !isInSequence) return null
  const others = route.stops.filter(({ orderId }) => orderId !== drag.stop.orderId)
  const next = others[position - 1]
  if (next) return { key: next.reload ? reloadKey(next.orderId) : next.orderId, side: 'before' }
  const last = others.at(-1)
  return last ? { key: last.orderId, side: 'after' } : null
}

interface ListDrop {
  view: PlanView
  list: React.RefObject<HTMLElement | null>
  drag: StopDrag
  /** True when the rows are in driving order. */
  isInSequence: boolean
}

/** Registers the list as a drop target; returns the line to draw. */
export function useListDrop({ view, list, drag, isInSequence }: ListDrop): DropMark | null {
  useDropSurface(drag, {
    element: () => list.current,
    follow: (y) => scrollNearEdge(list.current?.firstElementChild, y),
    placesAt(stop, x, y) {
      const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')
      const key = row?.dataset['row']
      if (!row || !key) return null
      const { top, height } = row.getBoundingClientRect()
      const isReload = key.startsWith(BEFORE)
      const here = {
        orderId: isReload ? key.slice(BEFORE.length) : key,
        isUpperHalf: isReload || y < top + height / 2,
      }
      return placesInList(view, stop, here, isInSequence)
    },
  })
  return markInList(view, useDrag(drag.store), isInSequence)
}

/** Key prefix of the row that shows the loading before a stop. */
const BEFORE = 'before '
export const reloadKey = (orderId: string): string => BEFORE + orderId
