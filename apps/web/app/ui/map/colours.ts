// Converts token colours for MapLibre, which lacks OKLCH, by painting each once and reading it back.
import type { RouteStroke } from '@dropwise/contracts/route-hues'
import { hueOf, strokeOf } from '../../lib/route-hues.ts'

let context: CanvasRenderingContext2D | null = null

/** `rgba(…)` of any CSS colour. */
function toRgb(css: string): string {
  if (!context) {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    context = canvas.getContext('2d', { willReadFrequently: true })
  }
  if (!context) return css
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, a = 255] = context.getImageData(0, 0, 1, 1).data
  return a === 255 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${(a / 255).toFixed(3)})`
}

export interface MapColours {
  land: string
  water: string
  shore: string
  park: string
  road: string
  road2: string
  road1: string
  trunk: string
  casing: string
  building: string
  text: string
  waterText: string
  halo: string
  ink: string
  bad: string
  ring: string
  signal: string
  /** Fill and text colour of the twelve hues; index 0 is R1. */
  routes: { fill: string; on: string }[]
}

/** Reads the tokens of the current theme. */
export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element)
  const token = (name: string) => toRgb(style.getPropertyValue(name).trim())
  return {
    land: token('--m-land'),
    water: token('--m-water'),
    shore: token('--m-shore'),
    park: token('--m-park'),
    road: token('--m-road'),
    road2: token('--m-road2'),
    road1: token('--m-road1'),
    trunk: token('--m-trunk'),
    casing: token('--m-case'),
    building: token('--m-bld'),
    text: token('--m-text'),
    waterText: token('--m-text-w'),
    halo: token('--m-halo'),
    ink: token('--ink'),
    bad: token('--bad'),
    ring: token('--pin-ring'),
    signal: token('--signal'),
    routes: Array.from({ length: 12 }, (_, i) => ({
      fill: token(`--r${i + 1}`),
      on: token(`--r${i + 1}-on`),
    })),
  }
}

/** Fill and text colour of a route, and its stroke. */
export function routeColour(
  colours: MapColours,
  number: number,
): { fill: string; on: string; stroke: RouteStroke } {
  const colour = colours.routes[hueOf(number) - 1] ?? { fill: colours.ink, on: colours.ring }
  return { ...colour, stroke: strokeOf(number) }
}
