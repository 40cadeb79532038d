// The stop that is being dragged: where it hangs, and what each van would say to it. Rows look at their own part of it.
import { useSyncExternalStore } from 'react'
import type { PlannedStop, UnservedOrder } from '../plan-model.ts'
import type { Offer } from './offer.ts'

/** What a hand can take: a stop of a route, or an order that is on none. */
export interface Dragged {
  orderId: string
  recipient: string
  reference: string
  lat: number
  lng: number
  isLocked: boolean
  /** Where it is now; null for an order on no route. */
  home: { route: number; sequence: number } | null
}

/** `isHeld`: its whole route is locked. */
export const draggedStop = (stop: PlannedStop, isHeld: boolean): Dragged => ({
  ...stop,
  isLocked: stop.isLocked || isHeld,
  home: { route: stop.route, sequence: stop.sequence },
})

/** Undefined for an order that has gone meanwhile. */
export const draggedOrder = ({ orderId, order }: UnservedOrder): Dragged | undefined =>
  order ? { ...order, orderId, isLocked: false, home: null } : undefined

/** Where something would go: a van, and the number it would get there; null for the best. */
export interface Place {
  vehicleId: string
  position: number | null
}

export interface Drag {
  stop: Dragged
  /** Where it would go if it were dropped now; null outside every place. */
  over: Place | null
  /** The best place of each van, once they are known. */
  offers: ReadonlyMap<string, Offer>
  /** What the place under the pointer costs. */
  here: Offer | null
}

export interface DragStore {
  get: () => Drag | null
  set: (drag: Drag | null) => void
  subscribe: (listener: () => void) => () => void
}

export function createDragStore(): DragStore {
  let drag: Drag | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => drag,
    set(next) {
      drag = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** All of a drag, for the few parts that follow it step by step. */
export function useDrag(store: DragStore): Drag | null {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** Something is dragged. */
export function useIsDragging(store: DragStore): boolean {
  return useSyncExternalStore(store.subscribe, () => store.get() !== null)
}

/** What one row shows of a drag. */
export interface RowDrag {
  offer: Offer | null
  isOver: boolean
  /** The number that the stop would get here, while it hangs over a place of this row. */
  position: number | null
}

/** What a row shows of a drag; undefined while nothing is dragged. Equal answers redraw nothing. */
export function useRowDrag(store: DragStore, vehicleId: string): RowDrag | undefined {
  const text = useSyncExternalStore(store.subscribe, () => {
    const drag = store.get()
    if (!drag) return ''
    const isOver = drag.over?.vehicleId === vehicleId
    const offer = (isOver && drag.here) || drag.offers.get(vehicleId) || null
    return JSON.stringify({ offer, isOver, position: isOver ? (drag.over?.position ?? null) : null })
  })
  return text === '' ? undefined : JSON.parse(text)
}
