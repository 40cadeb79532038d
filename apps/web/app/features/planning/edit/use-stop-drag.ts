// Dragging a stop over timeline, map and list: by mouse at once, by touch after a long press. The ghost moves without re-rendering React.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { createDragStore, type Dragged, type DragStore, type Place } from './drag-store.ts'
import { bestOf, type Offer } from './offer.ts'

/** A mouse that moved less has clicked, in px. */
const THRESHOLD_PX = 4
/** A finger that rests this long drags; one that moves sooner scrolls. */
const LONG_PRESS_MS = 320

/** Places under a point of the window: several where the cheapest of them is meant, none named where the van's best is. */
export interface PlacesHere {
  vehicleId: string
  positions: readonly number[]
}
/** A part of the screen that takes a stop. */
export interface DropSurface {
  element: () => HTMLElement | null
  placesAt: (stop: Dragged, x: number, y: number) => PlacesHere | null
  /** Called as long as the stop hangs over it. */
  follow?: (y: number) => void
}

export interface StopDragOptions {
  isEnabled: boolean
  offers: (orderId: string, at?: { vehicleId: string; position: number }) => Promise<Offer[]>
  onDrop: (stop: Dragged, to: Place) => void
}

/** What a drag begins with: of a pointer, or of a map that reports its own. */
export interface Grip {
  clientX: number
  clientY: number
  button: number
  isTouch: boolean
}
/** What happens around a drag that a surface must know of, such as a map that would move along. */
export interface GripEvents {
  onLift?: () => void
  onEnd?: () => void
}

export interface StopDrag {
  isEnabled: boolean
  store: DragStore
  ghost: RefObject<HTMLDivElement | null>
  start: (grip: Grip, stop: Dragged, events?: GripEvents) => void
  /** A drag has just ended: the click that follows is none. */
  wasDragged: () => boolean
  /** Until the returned function is called. */
  addSurface: (surface: DropSurface) => () => void
}

export const gripOf = (event: React.PointerEvent): Grip => ({
  clientX: event.clientX,
  clientY: event.clientY,
  button: event.button,
  isTouch: event.pointerType === 'touch',
})

/** So near to the edge a list scrolls by itself, in px. */
const EDGE_PX = 28

/** Scrolls a list while a stop hangs over one of its ends. */
export function scrollNearEdge(scroller: Element | null | undefined, clientY: number): void {
  if (!scroller) return
  const { top, bottom } = scroller.getBoundingClientRect()
  if (clientY < top + EDGE_PX) scroller.scrollTop -= 8
  if (clientY > bottom - EDGE_PX) scroller.scrollTop += 8
}

/** Makes a part of the screen take stops, while it is there. */
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
      .then((found) => {
        const drag = store.get()
        if (drag?.stop !== stop) return
        store.set({ ...drag, offers: new Map(found.map((offer) => [offer.vehicleId, offer])) })
      })
      .catch(() => {})

    let asked = ''
    const ask = async (key: string, { vehicleId, positions }: PlacesHere) => {
      const found = await Promise.all(
        positions.map((position) => offers(stop.orderId, { vehicleId, position })),
      )
      const now = store.get()
      const here = bestOf(found.flat())
      if (now && asked === key && here)
        store.set({ ...now, here, over: { vehicleId, position: here.position } })
    }
    const aim = ({ clientX, clientY }: Pick<Grip, 'clientX' | 'clientY'>) => {
      ghost.current?.style.setProperty('transform', `translate(${clientX - 14}px, ${clientY - 12}px)`)
      const drag = store.get()
      if (!drag) return
      const places = placesUnder(surfaces, stop, clientX, clientY)
      const key = places ? `${places.vehicleId} ${places.positions.join()}` : ''
      if (key === asked) return
      asked = key
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

/** What the surface under a point of the window says of it; what floats above a surface hides it. */
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
