// The stop that is being dragged: where it hangs, and what each van would say to it. Rows look at their own part of it.
import { useSyncExternalStore } from 'react'
import type { PlannedStop } from '../plan-model.ts'
import type { Offer } from './offer.ts'

export interface Drag {
  stop: PlannedStop
  /** Where it would go if it were dropped now; null outside every row. */
  over: { vehicleId: string; position: number } | null
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

/** What one row shows of a drag. */
export interface RowDrag {
  offer: Offer | null
  /** The number that the stop would get here, while it hangs over this row. */
  position: number | null
}

/** What a row shows of a drag; undefined while nothing is dragged. Equal answers redraw nothing. */
export function useRowDrag(store: DragStore, vehicleId: string): RowDrag | undefined {
  const text = useSyncExternalStore(store.subscribe, () => {
    const drag = store.get()
    if (!drag) return ''
    const position = drag.over?.vehicleId === vehicleId ? drag.over.position : null
    const offer = (position !== null && drag.here) || drag.offers.get(vehicleId) || null
    return JSON.stringify({ offer, position })
  })
  return text === '' ? undefined : JSON.parse(text)
}
