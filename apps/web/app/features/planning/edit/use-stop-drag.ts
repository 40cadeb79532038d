// Dragging a stop on the timeline: by mouse at once, by touch after a long press. The ghost moves without re-rendering React.
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import type { PlannedStop } from '../plan-model.ts'
import { createDragStore, type DragStore } from './drag-store.ts'
import type { Offer } from './offer.ts'

/** A mouse that moved less has clicked, in px. */
const THRESHOLD_PX = 4
/** A finger that rests this long drags; one that moves sooner scrolls. */
const LONG_PRESS_MS = 320
/** So near to the edge the rows scroll by themselves, in px. */
const EDGE_PX = 28

export interface DropRow {
  vehicleId: string
  element: HTMLElement
  /** Milliseconds at which each stop's service is half done, without the dragged one. */
  middles: number[]
}

export interface StopDragOptions {
  isEnabled: boolean
  /** Rows that take a stop now. */
  rows: (stop: PlannedStop) => DropRow[]
  /** The time under a horizontal place of the window. */
  timeAt: (clientX: number) => number
  scroller: React.RefObject<HTMLElement | null>
  /** Follows the pointer. */
  ghost: React.RefObject<HTMLElement | null>
  offers: (orderId: string, at?: { vehicleId: string; position: number }) => Promise<Offer[]>
  onDrop: (stop: PlannedStop, to: { vehicleId: string; position: number }) => void
}

export interface StopDrag {
  store: DragStore
  start: (event: ReactPointerEvent<HTMLElement>, stop: PlannedStop) => void
  /** A drag has just ended on the element: the click that follows is none. */
  wasDragged: () => boolean
}

export function useStopDrag(options: StopDragOptions): StopDrag {
  const [store] = useState(createDragStore)
  const end = useRef<() => void>(() => {})
  const hasDragged = useRef(false)
  useEffect(() => () => end.current(), [])

  function lift(stop: PlannedStop, first: PointerEvent, target: HTMLElement): void {
    const { rows: rowsFor, timeAt, scroller, ghost, offers, onDrop } = options
    const rows = rowsFor(stop)
    target.setPointerCapture(first.pointerId)
    store.set({ stop, over: null, offers: new Map(), here: null })
    offers(stop.orderId)
      .then((found) => {
        const drag = store.get()
        if (drag?.stop !== stop) return
        store.set({ ...drag, offers: new Map(found.map((offer) => [offer.vehicleId, offer])) })
      })
      .catch(() => {})

    let asked = ''
    const aim = ({ clientX, clientY }: PointerEvent) => {
      ghost.current?.style.setProperty('transform', `translate(${clientX - 14}px, ${clientY - 12}px)`)
      autoScroll(scroller.current, clientY)
      const drag = store.get()
      if (!drag) return
      const row = rows.find(({ element }) => {
        const { top, bottom } = element.getBoundingClientRect()
        return clientY >= top && clientY < bottom
      })
      const over = row ? { vehicleId: row.vehicleId, position: placeAt(row, timeAt(clientX)) } : null
      const key = over ? `${over.vehicleId} ${over.position}` : ''
      if (key === asked) return
      asked = key
      store.set({ ...drag, over, here: null })
      if (over)
        offers(stop.orderId, over)
          .then(([here]) => {
            const now = store.get()
            if (now && asked === key && here) store.set({ ...now, here })
          })
          .catch(() => {})
    }
    const finish = (isDropped: boolean) => {
      const over = store.get()?.over
      hasDragged.current = true
      end.current()
      if (isDropped && over) onDrop(stop, over)
    }
    const onUp = () => finish(true)
    const onCancel = () => finish(false)
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      finish(false)
    }
    const hold = (event: TouchEvent) => event.preventDefault()
    window.addEventListener('pointermove', aim)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onCancel)
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('touchmove', hold, { passive: false })
    end.current = () => {
      window.removeEventListener('pointermove', aim)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onCancel)
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('touchmove', hold)
      store.set(null)
      end.current = () => {}
    }
    aim(first)
  }

  function start(event: ReactPointerEvent<HTMLElement>, stop: PlannedStop): void {
    hasDragged.current = false
    if (!options.isEnabled || stop.isLocked || event.button !== 0) return
    const target = event.currentTarget
    const from = event.nativeEvent
    const isTouch = event.pointerType === 'touch'
    const timer = isTouch ? setTimeout(() => go(from), LONG_PRESS_MS) : undefined
    const watch = (moved: PointerEvent) => {
      const way = Math.hypot(moved.clientX - from.clientX, moved.clientY - from.clientY)
      if (isTouch && way > 2 * THRESHOLD_PX) stopWatching()
      else if (!isTouch && way > THRESHOLD_PX) go(moved)
    }
    const stopWatching = () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', watch)
      window.removeEventListener('pointerup', stopWatching)
      window.removeEventListener('pointercancel', stopWatching)
    }
    const go = (at: PointerEvent) => {
      stopWatching()
      lift(stop, at, target)
    }
    window.addEventListener('pointermove', watch)
    window.addEventListener('pointerup', stopWatching)
    window.addEventListener('pointercancel', stopWatching)
  }
  return { store, start, wasDragged: () => hasDragged.current }
}

/** The number the stop would get in the row. */
export function placeAt({ middles }: Pick<DropRow, 'middles'>, time: number): number {
  return middles.filter((middle) => middle < time).length + 1
}

function autoScroll(scroller: HTMLElement | null, clientY: number): void {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (clientY < top + EDGE_PX) scroller.scrollTop -= 8
  if (clientY > bottom - EDGE_PX) scroller.scrollTop += 8
}
