// Pins as images with disc, ring and number, so upper pins hide lower ones.
import type { RouteStroke } from '@dropwise/contracts/route-hues'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapColours } from './colours.ts'

export interface PinLook {
  kind: 'small' | 'large' | 'dot' | 'done' | 'check' | 'stack'
  fill: string
  on: string
  /** Drawn inside the edge of a filled disc. */
  stroke: RouteStroke
  label: string
  isBroken: boolean
}

/** Drawn at double size for dense screens. */
const RATIO = 2
/** Radius of the disc, in px (look: pins 16 and 22). */
const RADIUS: Record<PinLook['kind'], number> = { small: 8, large: 11, dot: 4, done: 3.4, check: 8, stack: 9 }
const DASHES: Record<Exclude<RouteStroke, 'solid'>, number[]> = {
  double: [],
  dashed: [4, 2.5],
  dotted: [1, 1.5],
}
const FONT: Record<'small' | 'large' | 'stack', string> = {
  stack: '700 11.5px "Sofia Sans Condensed"',
  small: '700 10.5px "Sofia Sans Condensed"',
  large: '700 13.5px "Sofia Sans Condensed"',
}

/** Image name of a look; equal looks share it. */
function pinName(appearance: PinLook): string {
  return `pin-${appearance.kind}-${appearance.fill}-${appearance.stroke}-${appearance.label}-${appearance.isBroken ? 'bad' : 'ok'}`
}

/** Draws a look on a canvas. */
function drawPin(appearance: PinLook, colours: MapColours): ImageData | null {
  const radius = RADIUS[appearance.kind]
  // A stack is as wide as its number, with a second edge behind.
  const extra = appearance.kind === 'stack' ? 3 * appearance.label.length : 0
  const half = Math.ceil(radius + extra + (appearance.isBroken ? 5 : 3))
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = half * 2 * RATIO
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.scale(RATIO, RATIO)
  pen.translate(half, half)
  const circle = (r: number, shift = 0) => {
    pen.beginPath()
    pen.roundRect(-r - extra + shift, -r + shift, 2 * (r + extra), 2 * r, r)
  }
  if (appearance.isBroken) {
    circle(radius + 3.6)
    pen.fillStyle = colours.ring
    pen.fill()
    pen.strokeStyle = colours.bad
    pen.lineWidth = 2
    pen.stroke()
  }
  if (appearance.kind === 'stack') {
    circle(radius, 2.5)
    pen.fillStyle = appearance.fill
    pen.fill()
    pen.strokeStyle = colours.ring
    pen.lineWidth = 1
    pen.stroke()
  }
  const isHollow = appearance.kind === 'done' || appearance.kind === 'check'
  circle(radius + 1.2)
  pen.fillStyle = colours.ring
  pen.fill()
  circle(isHollow ? radius - 0.6 : radius)
  pen.fillStyle = isHollow ? colours.ring : appearance.fill
  pen.fill()
  if (isHollow) {
    pen.strokeStyle = appearance.fill
    pen.lineWidth = 1.7
    pen.stroke()
  }
  if ((appearance.kind === 'small' || appearance.kind === 'large') && appearance.stroke !== 'solid') {
    circle(radius - 1.1)
    pen.strokeStyle = appearance.on
    pen.lineWidth = 1
    pen.setLineDash(DASHES[appearance.stroke])
    pen.stroke()
    pen.setLineDash([])
  }
  if (appearance.kind === 'check') {
    pen.beginPath()
    if (appearance.isBroken) {
      // Ended without delivery.
      pen.moveTo(-2.7, -2.7)
      pen.lineTo(2.7, 2.7)
      pen.moveTo(2.7, -2.7)
      pen.lineTo(-2.7, 2.7)
    } else {
      pen.moveTo(-3.4, 0.3)
      pen.lineTo(-1, 2.7)
      pen.lineTo(3.5, -2.5)
    }
    pen.lineCap = pen.lineJoin = 'round'
    pen.stroke()
  }
  if (appearance.kind === 'small' || appearance.kind === 'large' || appearance.kind === 'stack') {
    pen.font = FONT[appearance.kind]
    pen.fillStyle = appearance.on
    pen.textAlign = 'center'
    pen.textBaseline = 'alphabetic'
    const box = pen.measureText(appearance.label)
    pen.fillText(appearance.label, 0, (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2)
  }
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** Adds the image to the map if missing; returns its name. */
export function ensurePin(map: MapLibreMap, appearance: PinLook, colours: MapColours): string {
  const name = pinName(appearance)
  if (!map.hasImage(name)) {
    const image = drawPin(appearance, colours)
    if (image) map.addImage(name, image, { pixelRatio: RATIO })
  }
  return name
}

/** Half the arrow's size, in px. */
const ARROW_HALF = 7

/** Adds the direction arrow, pointing right, if missing; returns its name. */
export function ensureArrow(map: MapLibreMap, fill: string, colours: MapColours): string {
  const name = `arrow-${fill}`
  if (map.hasImage(name)) return name
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = ARROW_HALF * 2 * RATIO
  const pen = canvas.getContext('2d')
  if (!pen) return name
  pen.scale(RATIO, RATIO)
  pen.translate(ARROW_HALF, ARROW_HALF)
  pen.beginPath()
  pen.moveTo(-2, -4.2)
  pen.lineTo(2.6, 0)
  pen.lineTo(-2, 4.2)
  pen.lineCap = pen.lineJoin = 'round'
  for (const [colour, width] of [
    [colours.ring, 4.6],
    [fill, 2.2],
  ] as const) {
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.stroke()
  }
  map.addImage(name, pen.getImageData(0, 0, canvas.width, canvas.height), { pixelRatio: RATIO })
  return name
}
