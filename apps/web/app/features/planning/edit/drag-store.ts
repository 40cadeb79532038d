// The dragged stop: its position, and each van's offer. Rows subscribe only to their part.
import { useSyncExternalStore } from 'react'
import type { PlannedStop, UnservedOrder } from '../plan-model.ts'
import type { Offer } from './offer.ts'

/** A draggable item: a stop of a route, or an unserved order. */
export interface Dragged {
  orderId: string
  recipient: string
  reference: string
  lat: number
  lng: number
  isLocked: boolean
  /** Place of the stop before the drag; null for an unserved order. */
  home: { route: number; sequence: number } | null
}

/** `isHeld`: its whole route is locked. */
export const draggedStop = (stop: PlannedStop, isHeld: boolean): Dragged => ({
  ...stop,
  isLocked: stop.isLocked || isHeld,
  home: { route: stop.route, sequence: stop.sequence },
})

/** Undefined for an order that has been deleted. */
export const draggedOrder = ({ orderId, order }: UnservedOrder): Dragged | undefined =>
  order ? { ...order, orderId, isLocked: false, home: null } : undefined

/** A target: a van, and the new number there; null for the best one. */
export interface Place {
  vehicleId: string
  position: number | null
}

export interface Drag {
  stop: Dragged
  /** The drop target now; null outside every surface. */
  over: Place | null
  /** The best position in each van, once known. */
  offers: ReadonlyMap<string, Offer>
  /** Cost of the position under the pointer. */
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

/** The whole drag, for the few components that follow each step. */
export function useDrag(store: DragStore): Drag | null {
  return useSyncExternalStore(store.subscribe, store.get)
}

/** True during a drag. */
export function useIsDragging(store: DragStore): boolean {
  return useSyncExternalStore(store.subscribe, () => store.get() !== null)
}

/** A row's view of a drag. */
export interface RowDrag {
  offer: Offer | null
  isOver: boolean
  /** The stop's new number here, while the pointer is over this row. */
  position: number | null
}

/** A row's view of a drag; undefined without one. Equal values cause no render. */
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
