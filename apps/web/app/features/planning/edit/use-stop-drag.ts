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
type Point = Pick<Grip, 'clientX' | 'clientY'>
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

  function lift(stop: Dragged, first: Point, events: GripEvents): void {
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

    const updatePlace = createPlaceUpdate(stop, store, surfaces, offers)
    const aim = (at: Point) => {
      ghost.current?.style.setProperty('transform', `translate(${at.clientX - 14}px, ${at.clientY - 12}px)`)
      updatePlace(at)
    }
    const stopFollowing = followPointer(aim, (isDropped) => {
      const over = store.get()?.over
      hasDragged.current = true
      end.current()
      if (isDropped && over) onDrop(stop, over)
    })
    end.current = () => {
      stopFollowing()
      store.set(null)
      events.onEnd?.()
      end.current = () => {}
    }
    aim(first)
  }

  function start(from: Grip, stop: Dragged, events: GripEvents = {}): void {
    hasDragged.current = false
    if (!options.isEnabled || stop.isLocked || from.button !== 0) return
    awaitDrag(from, (at) => lift(stop, at, events))
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

/** Calls `begin` once the mouse has moved far enough or the finger has rested; a click or a scroll ends the wait. */
function awaitDrag(from: Grip, begin: (at: Point) => void): void {
  const waiting = new AbortController()
  const { signal } = waiting
  const stopWaiting = () => waiting.abort()
  const go = (at: Point) => {
    stopWaiting()
    begin(at)
  }
  const timer = from.isTouch ? setTimeout(() => go(from), LONG_PRESS_MS) : undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  const watch = (moved: PointerEvent) => {
    const way = Math.hypot(moved.clientX - from.clientX, moved.clientY - from.clientY)
    if (from.isTouch && way > 2 * THRESHOLD_PX) stopWaiting()
    else if (!from.isTouch && way > THRESHOLD_PX) go(moved)
  }
  window.addEventListener('pointermove', watch, { signal })
  window.addEventListener('pointerup', stopWaiting, { signal })
  window.addEventListener('pointercancel', stopWaiting, { signal })
}

/** Follows the pointer until it is released or cancelled, or Escape is pressed. Returns a function that stops. */
function followPointer(aim: (at: Point) => void, finish: (isDropped: boolean) => void): () => void {
  const following = new AbortController()
  const { signal } = following
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }
  window.addEventListener('pointermove', aim, { signal })
  window.addEventListener('pointerup', () => finish(true), { signal })
  window.addEventListener('pointercancel', () => finish(false), { signal })
  window.addEventListener('keydown', cancel, { signal, capture: true })
  // A finger that drags must not scroll.
  window.addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false })
  return () => following.abort()
}

/** Returns a function that stores the drop position under a point, and its cheapest offer once that is known. */
function createPlaceUpdate(
  stop: Dragged,
  store: DragStore,
  surfaces: ReadonlySet<DropSurface>,
  offers: StopDragOptions['offers'],
): (at: Point) => void {
  let placesKey = ''
  const price = async (key: string, { vehicleId, positions }: PlacesHere) => {
    const offersHere = await Promise.all(
      positions.map((position) => offers(stop.orderId, { vehicleId, position })),
    )
    const now = store.get()
    const here = bestOf(offersHere.flat())
    if (now && placesKey === key && here)
      store.set({ ...now, here, over: { vehicleId, position: here.position } })
  }
  return ({ clientX, clientY }) => {
    const drag = store.get()
    if (!drag) return
    const places = placesUnder(surfaces, stop, clientX, clientY)
    const key = places ? `${places.vehicleId} ${places.positions.join()}` : ''
    if (key === placesKey) return
    placesKey = key
    const over = places && { vehicleId: places.vehicleId, position: places.positions[0] ?? null }
    store.set({ ...drag, over, here: null })
    if (places && places.positions.length > 0) price(key, places).catch(() => {})
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
