// Dragging a stop over timeline, map and list: by mouse at once, by touch after a long press. The ghost moves without re-rendering React.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createDragStore, type Dragged, type DragStore, type Place } from './drag-store.ts'
import { bestOf, type Offer } from './offer.ts'

/** Mouse movement below this is a click, in px. */
const THRESHOLD_PX = 4
/** A finger that rests this long starts a drag; earlier movement scrolls. */
const LONG_PRESS_MS = 320

/** Drop positions under a point. With several the cheapest wins; without any the van's best. */
export interface PlacesHere {
  vehicleId: string
  positions: readonly number[]
}
/** A part of the screen that accepts stops. */
export interface DropSurface {
  element: () => HTMLElement | null
  placesAt: (stop: Dragged, x: number, y: number) => PlacesHere | null
  /** Called while the stop is over it. */
  follow?: (y: number) => void
}

export interface StopDragOptions {
  isEnabled: boolean
  offers: (orderId: string, at?: { vehicleId: string; position: number }) => Promise<Offer[]>
  onDrop: (stop: Dragged, to: Place) => void
}

/** The start of a drag: a pointer's event, or one that a map reports. */
export interface Grip {
  clientX: number
  clientY: number
  button: number
  isTouch: boolean
}
/** Callbacks around a drag for surfaces that react to it, such as a map that must not pan. */
interface GripEvents {
  onLift?: () => void
  onEnd?: () => void
}

export interface StopDrag {
  isEnabled: boolean
  store: DragStore
  ghost: RefObject<HTMLDivElement | null>
  start: (grip: Grip, stop: Dragged, events?: GripEvents) => void
  /** True right after a drag, to ignore the click that follows. */
  wasDragged: () => boolean
  /** Registers a surface until the returned function is called. */
  addSurface: (surface: DropSurface) => () => void
}

export const gripOf = (event: React.PointerEvent): Grip => ({
  clientX: event.clientX,
  clientY: event.clientY,
  button: event.button,
  isTouch: event.pointerType === 'touch',
})

/** Distance from an edge at which a list scrolls, in px. */
const EDGE_PX = 28

/** Scrolls a list while a stop is dragged near one of its ends. */
export function scrollNearEdge(scroller: Element | null | undefined, clientY: number): void {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (clientY < top + EDGE_PX) scroller.scrollTop -= 8
  if (clientY > bottom - EDGE_PX) scroller.scrollTop += 8
}

/** Registers a part of the screen as a drop target while it is mounted. */
export function useDropSurface({ addSurface }: StopDrag, surface: DropSurface): void {
  const element = useEffectEvent(() => surface.element())
  const placesAt = useEffectEvent((...at: Parameters<DropSurface['placesAt']>) => surface.placesAt(...at))
  const follow = useEffectEvent((y: number) => surface.follow?.(y))
  useEffect(
    () =>
      addSurface({
        element: () => element(),
        placesAt: (...at) => placesAt(...at),
        follow: (y) => follow(y),
      }),
    [addSurface],
  )
}

export function useStopDrag(options: StopDragOptions): StopDrag {
  const [{ store, surfaces, addSurface }] = useState(() => {
    const all = new Set<DropSurface>()
    return {
      store: createDragStore(),
      surfaces: all,
      addSurface: (surface: DropSurface) => {
        all.add(surface)
        return () => void all.delete(surface)
      },
    }
  })
  const ghost = useRef<HTMLDivElement>(null)
  const end = useRef<() => void>(() => {})
  const hasDragged = useRef(false)
  useEffect(() => () => end.current(), [])

  function lift(stop: Dragged, first: Pick<Grip, 'clientX' | 'clientY'>, events: GripEvents): void {
    const { offers, onDrop } = options
    store.set({ stop, over: null, offers: new Map(), here: null })
    events.onLift?.()
    offers(stop.orderId)
      .then((firstOffers) => {
        const drag = store.get()
        if (drag?.stop !== stop) return
        store.set({ ...drag, offers: new Map(firstOffers.map((offer) => [offer.vehicleId, offer])) })
      })
      .catch(() => {})

    let requestKey = ''
    const ask = async (key: string, { vehicleId, positions }: PlacesHere) => {
      const offersHere = await Promise.all(
        positions.map((position) => offers(stop.orderId, { vehicleId, position })),
      )
      const now = store.get()
      const here = bestOf(offersHere.flat())
      if (now && requestKey === key && here)
        store.set({ ...now, here, over: { vehicleId, position: here.position } })
    }
    const aim = ({ clientX, clientY }: Pick<Grip, 'clientX' | 'clientY'>) => {
      ghost.current?.style.setProperty('transform', `translate(${clientX - 14}px, ${clientY - 12}px)`)
      const drag = store.get()
      if (!drag) return
      const places = placesUnder(surfaces, stop, clientX, clientY)
      const key = places ? `${places.vehicleId} ${places.positions.join()}` : ''
      if (key === requestKey) return
      requestKey = key
      const over = places && { vehicleId: places.vehicleId, position: places.positions[0] ?? null }
      store.set({ ...drag, over, here: null })
      if (places && places.positions.length > 0) ask(key, places).catch(() => {})
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
      events.onEnd?.()
      end.current = () => {}
    }
    aim(first)
  }

  function start(from: Grip, stop: Dragged, events: GripEvents = {}): void {
    hasDragged.current = false
    if (!options.isEnabled || stop.isLocked || from.button !== 0) return
    const timer = from.isTouch ? setTimeout(() => go(from), LONG_PRESS_MS) : undefined
    const watch = (moved: PointerEvent) => {
      const way = Math.hypot(moved.clientX - from.clientX, moved.clientY - from.clientY)
      if (from.isTouch && way > 2 * THRESHOLD_PX) stopWatching()
      else if (!from.isTouch && way > THRESHOLD_PX) go(moved)
    }
    const stopWatching = () => {
      clearTimeout(timer)
      window.removeEventListener('pointermove', watch)
      window.removeEventListener('pointerup', stopWatching)
      window.removeEventListener('pointercancel', stopWatching)
    }
    const go = (at: Pick<Grip, 'clientX' | 'clientY'>) => {
      stopWatching()
      lift(stop, at, events)
    }
    window.addEventListener('pointermove', watch)
    window.addEventListener('pointerup', stopWatching)
    window.addEventListener('pointercancel', stopWatching)
  }
  return {
    isEnabled: options.isEnabled,
    store,
    ghost,
    start,
    wasDragged: () => hasDragged.current,
    addSurface,
  }
}

/** Asks the surface under a point; elements that float above a surface hide it. */
function placesUnder(
  surfaces: ReadonlySet<DropSurface>,
  stop: Dragged,
  x: number,
  y: number,
): PlacesHere | null {
  const hit = document.elementFromPoint(x, y)
  for (const surface of surfaces) {
    if (!hit || !surface.element()?.contains(hit)) continue
    surface.follow?.(y)
    return surface.placesAt(stop, x, y)
  }
  return null
}
