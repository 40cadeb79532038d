// Pins as images with disc, ring and number, so upper pins hide lower ones.
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapColours } from './colours.ts'

export interface PinLook {
  kind: 'small' | 'large' | 'dot' | 'done' | 'check' | 'stack'
  fill: string
  on: string
  label: string
  isBroken: boolean
}

/** Drawn at double size for dense screens. */
const RATIO = 2
/** Radius of the disc, in px (look: pins 16 and 22). */
const RADIUS: Record<PinLook['kind'], number> = { small: 8, large: 11, dot: 4, done: 3.4, check: 8, stack: 9 }
const FONT: Record<'small' | 'large' | 'stack', string> = {
  stack: '700 11.5px "Sofia Sans Condensed"',
  small: '700 10.5px "Sofia Sans Condensed"',
  large: '700 13.5px "Sofia Sans Condensed"',
}

/** Image name of a look; equal looks share it. */
function pinName(look: PinLook): string {
  return `pin-${look.kind}-${look.fill}-${look.label}-${look.isBroken ? 'bad' : 'ok'}`
}

/** Draws a look on a canvas. */
function drawPin(look: PinLook, colours: MapColours): ImageData | null {
  const radius = RADIUS[look.kind]
  // A stack is as wide as its number, with a second edge behind.
  const extra = look.kind === 'stack' ? 3 * look.label.length : 0
  const half = Math.ceil(radius + extra + (look.isBroken ? 5 : 3))
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
  if (look.isBroken) {
    circle(radius + 3.6)
    pen.fillStyle = colours.ring
    pen.fill()
    pen.strokeStyle = colours.bad
    pen.lineWidth = 2
    pen.stroke()
  }
  if (look.kind === 'stack') {
    circle(radius, 2.5)
    pen.fillStyle = look.fill
    pen.fill()
    pen.strokeStyle = colours.ring
    pen.lineWidth = 1
    pen.stroke()
  }
  const isHollow = look.kind === 'done' || look.kind === 'check'
  circle(radius + 1.2)
  pen.fillStyle = colours.ring
  pen.fill()
  circle(isHollow ? radius - 0.6 : radius)
  pen.fillStyle = isHollow ? colours.ring : look.fill
  pen.fill()
  if (isHollow) {
    pen.strokeStyle = look.fill
    pen.lineWidth = 1.7
    pen.stroke()
  }
  if (look.kind === 'check') {
    pen.beginPath()
    if (look.isBroken) {
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
  if (look.kind === 'small' || look.kind === 'large' || look.kind === 'stack') {
    pen.font = FONT[look.kind]
    pen.fillStyle = look.on
    pen.textAlign = 'center'
    pen.textBaseline = 'alphabetic'
    const box = pen.measureText(look.label)
    pen.fillText(look.label, 0, (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2)
  }
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}

/** Adds the image to the map if missing; returns its name. */
export function ensurePin(map: MapLibreMap, look: PinLook, colours: MapColours): string {
  const name = pinName(look)
  if (!map.hasImage(name)) {
    const image = drawPin(look, colours)
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
