// Moves the vans of a map together, each time the fastest visible one has moved a pixel. Hundreds of fixes a
// second then cost a few renders a second.
import type { Map as MapLibreMap } from 'maplibre-gl'
import { glideTo, paceOf, placeAt, standAt, toWorld, turnTo, type Glide } from './glide.ts'

export interface VehicleFix {
  lat: number
  lng: number
  /** Compass degrees; null when it stands or sends none. */
  heading: number | null
}
/** Source of vehicle positions. */
export interface VehicleSource {
  /** Returns the same object until a newer fix arrives. */
  fixOf: (id: string) => VehicleFix | null
  /** Calls back when fixes arrive. */
  subscribe: (listener: () => void) => () => void
  /** True when the source knows every moment, as a replay does: vans then jump instead of gliding. */
  isExact?: boolean
}

interface Pin {
  element: HTMLElement
  /** The part that points in the driving direction. */
  pointer: Element & ElementCSSInlineStyle
  fix: VehicleFix | null
  heardAt: number | null
  glide: Glide | null
  angle: number
  /** Drawn position in px; null before the first drawing. */
  drawn: { x: number; y: number } | null
}

/** Duration of a frame, in milliseconds. */
const FRAME_MS = 16
/** Width of the world in px at zoom 0 (512-px tiles, as MapLibre counts). */
const WORLD_PX = 512
/** A van is visible while its centre is at most this far outside the map, in px. */
const MARGIN_PX = 24
/** With more vans than this plates turn without animation, whose every step is a frame. */
const MOST_THAT_TURN = 60

export class VehicleMover {
  /** Holds the vans' elements and moves with the map. */
  readonly frame = document.createElement('div')
  readonly #map: MapLibreMap
  readonly #source: VehicleSource
  readonly #pins = new Map<string, Pin>()
  readonly #isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  #next: { timer: ReturnType<typeof setTimeout>; at: number } | null = null
  #placedAt = 0
  /** The origin and zoom for which the elements are placed. */
  #anchor = { lngLat: { lat: 0, lng: 0 }, x: 0, y: 0, zoom: Number.NaN }

  constructor(map: MapLibreMap, source: VehicleSource) {
    this.#map = map
    this.#source = source
    this.frame.className = 'group pointer-events-none absolute inset-0 z-10 will-change-transform'
  }

  isFor(map: MapLibreMap, source: VehicleSource): boolean {
    return map === this.#map && source === this.#source
  }

  /** Shows the vans; returns a function that stops. */
  start(): () => void {
    this.#map.getCanvasContainer().append(this.frame)
    const subscriptions = [
      this.#map.on('move', () => this.#follow()),
      this.#map.on('moveend', () => this.#place()),
      this.#map.on('resize', () => this.#place()),
    ]
    const leave = this.#source.subscribe(() => this.#hear())
    this.#hear()
    this.#place()
    return () => {
      leave()
      for (const subscription of subscriptions) subscription.unsubscribe()
      this.#forgetNext()
      this.frame.remove()
    }
  }

  add(id: string, element: HTMLElement): () => void {
    const pointer = element.querySelector<SVGElement>('svg')!
    const pin: Pin = { element, pointer, fix: null, heardAt: null, glide: null, angle: 0, drawn: null }
    this.#pins.set(id, pin)
    element.style.visibility = 'hidden'
    this.frame.toggleAttribute('data-many', this.#pins.size > MOST_THAT_TURN)
    this.#take(id, pin, performance.now())
    this.#placeIn(FRAME_MS)
    return () => {
      if (this.#pins.get(id) === pin) this.#pins.delete(id)
    }
  }

  #hear(): void {
    const now = performance.now()
    for (const [id, pin] of this.#pins) this.#take(id, pin, now)
    this.#placeNext(now)
  }

  #take(id: string, pin: Pin, now: number): void {
    const fix = this.#source.fixOf(id)
    if (!fix || fix === pin.fix) return
    const to = toWorld(fix)
    const gap = pin.heardAt === null ? null : now - pin.heardAt
    const isJump = pin.glide === null || this.#source.isExact || this.#isStill || document.hidden
    pin.glide = isJump ? standAt(to) : glideTo(placeAt(pin.glide!, now), to, now, gap)
    pin.heardAt = pin.fix === null ? null : now
    pin.fix = fix
    if (isJump) this.#placeIn(FRAME_MS)
    const angle = turnTo(pin.angle, fix.heading)
    if (Math.abs(angle - pin.angle) < 0.5) return
    pin.angle = angle
    pin.pointer.style.rotate = `${angle}deg`
  }

  /** The user moved the map: shift all vans together, unless the zoom changed. */
  #follow(): void {
    if (this.#map.getZoom() !== this.#anchor.zoom) return this.#place()
    const { x, y } = this.#map.project(this.#anchor.lngLat)
    this.frame.style.transform = `translate(${x - this.#anchor.x}px, ${y - this.#anchor.y}px)`
  }

  #place(): void {
    const now = performance.now()
    const map = this.#map
    const lngLat = map.getCenter()
    const { x, y } = map.project(lngLat)
    this.#anchor = { lngLat, x, y, zoom: map.getZoom() }
    this.frame.style.transform = ''
    const middle = toWorld(lngLat)
    const { clientWidth: width, clientHeight: height } = map.getContainer()
    const isOutside = (at: { x: number; y: number }) =>
      at.x < -MARGIN_PX || at.y < -MARGIN_PX || at.x > width + MARGIN_PX || at.y > height + MARGIN_PX
    const scale = WORLD_PX * 2 ** this.#anchor.zoom
    for (const pin of this.#pins.values()) {
      if (!pin.glide) continue
      const at = placeAt(pin.glide, now)
      const east = at.x - middle.x
      const spot = {
        x: Math.round(x + (east - Math.round(east)) * scale),
        y: Math.round(y + (at.y - middle.y) * scale),
      }
      const isShown = pin.drawn !== null
      if (pin.drawn && (isOutside(spot) ? isOutside(pin.drawn) : isSame(spot, pin.drawn))) continue
      pin.drawn = spot
      pin.element.style.transform = `translate(${spot.x}px, ${spot.y}px)`
      if (!isShown) pin.element.style.visibility = ''
    }
    this.#placedAt = now
    this.#forgetNext()
    this.#placeNext(now)
  }

  /** Schedules the next placement for when the fastest van has moved a pixel; none while all stand. */
  #placeNext(now: number): void {
    let pace = 0
    for (const { glide } of this.#pins.values()) if (glide) pace = Math.max(pace, paceOf(glide, now))
    if (pace === 0) return
    const aPixel = 1 / (pace * WORLD_PX * 2 ** this.#map.getZoom())
    this.#placeIn(Math.max(FRAME_MS, this.#placedAt + aPixel - now))
  }

  #placeIn(ms: number): void {
    const at = performance.now() + ms
    if (this.#next && this.#next.at <= at) return
    this.#forgetNext()
    this.#next = { at, timer: setTimeout(() => this.#place(), ms) }
  }

  #forgetNext(): void {
    clearTimeout(this.#next?.timer)
    this.#next = null
  }
}

const isSame = (a: { x: number; y: number }, b: { x: number; y: number }) => a.x === b.x && a.y === b.y
