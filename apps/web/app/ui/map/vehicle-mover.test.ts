// @vitest-environment happy-dom
// Tests that many vans on one map move together, pixel by pixel.
import { METRES_PER_DEGREE } from '@dropwise/contracts'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toWorld } from './glide.ts'
import { VehicleMover, type VehicleFix } from './vehicle-mover.ts'

const VANS = 500
/** Metres per second as degrees at this latitude. */
const STEP = 15 / METRES_PER_DEGREE

class FakeMap {
  zoom = 12
  center = { lat: 47, lng: -125 }
  readonly container = Object.assign(document.createElement('div'), {})
  private readonly listeners = new Map<string, () => void>()
  on(name: string, listener: () => void) {
    this.listeners.set(name, listener)
    return { unsubscribe: () => this.listeners.delete(name) }
  }
  fire = (name: string) => this.listeners.get(name)?.()
  getZoom = () => this.zoom
  getCenter = () => this.center
  getContainer = () => this.container
  getCanvasContainer = () => this.container
  project(place: { lat: number; lng: number }) {
    const scale = 512 * 2 ** this.zoom
    const [at, middle] = [toWorld(place), toWorld(this.center)]
    return { x: 500 + (at.x - middle.x) * scale, y: 400 + (at.y - middle.y) * scale }
  }
}

class Vans {
  private readonly fixes = new Map<string, VehicleFix>()
  private tell = () => {}
  fixOf = (id: string) => this.fixes.get(id) ?? null
  subscribe = (onChange: () => void) => {
    this.tell = onChange
    return () => {}
  }
  say(id: string, lat: number, lng: number, heading: number | null = null) {
    this.fixes.set(id, { lat, lng, heading })
    this.tell()
  }
}

function makeElement(): HTMLElement {
  const element = document.createElement('button')
  element.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  return element
}

let map: FakeMap
let vans: Vans
let mover: VehicleMover

beforeEach(() => {
  vi.useFakeTimers()
  map = new FakeMap()
  Object.defineProperties(map.container, { clientWidth: { value: 1000 }, clientHeight: { value: 800 } })
  vans = new Vans()
  mover = new VehicleMover(map as unknown as MapLibreMap, vans)
})
afterEach(() => vi.useRealTimers())

it('shows a van at its position once it has sent one', () => {
  mover.start()
  const element = makeElement()
  mover.add('1', element)
  vi.advanceTimersByTime(100)
  expect(element.style.visibility).toBe('hidden')
  vans.say('1', 47, -125, 90)
  vi.advanceTimersByTime(100)
  expect(element.style.visibility).toBe('')
  expect(element.style.transform).toBe('translate(500px, 400px)')
  expect(element.querySelector('svg')?.style.rotate).toBe('90deg')
})

it('draws 500 vans that each report once a second a few times a second, no van further than a pixel at a time', () => {
  mover.start()
  const elements = Array.from({ length: VANS }, () => makeElement())
  elements.forEach((element, n) => {
    mover.add(String(n), element)
    vans.say(String(n), 47, -125)
  })
  vi.advanceTimersByTime(1_000)
  const places: string[] = []
  const positions = new Set<string>()
  const first = elements[0]!
  for (let second = 1; second <= 5; second += 1) {
    for (let n = 0; n < VANS; n += 1) {
      vans.say(String(n), 47 + second * STEP, -125)
      vi.advanceTimersByTime(1_000 / VANS)
      const { transform } = first.style
      if (!positions.has(transform)) places.push(transform)
      positions.add(transform)
    }
  }
  const ys = places.map((place) => Number(/, (-?\d+)px/.exec(place)![1]))
  const steps = ys.slice(1).map((y, i) => Math.abs(y - ys[i]!))
  expect(steps.length).toBeGreaterThan(1)
  expect(Math.max(...steps)).toBeLessThanOrEqual(1)
})

it('moves along with a map that is dragged as one, and places all anew once it is zoomed', () => {
  mover.start()
  const element = makeElement()
  mover.add('1', element)
  vans.say('1', 47, -125)
  vi.advanceTimersByTime(100)
  const { lng } = map.center
  map.center = { lat: 47, lng: lng + (360 * 100) / (512 * 2 ** map.zoom) }
  map.fire('move')
  expect(element.style.transform).toBe('translate(500px, 400px)')
  expect(mover.frame.style.transform).toBe('translate(-100px, 0px)')
  map.fire('moveend')
  expect(element.style.transform).toBe('translate(400px, 400px)')
  expect(mover.frame.style.transform).toBe('')
  map.zoom = 13
  map.fire('move')
  expect(element.style.transform).toBe('translate(300px, 400px)')
})
