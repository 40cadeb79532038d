// Creates a MapLibre map with the options that all our maps share.
import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl'
import { buildStyle } from './base-style.ts'
import type { Bounds } from './bounds.ts'
import { readColours } from './colours.ts'
import type { MapLibre } from './engine.ts'
import type { PersistentMap } from './persistent-map.ts'
import { worldTilesUrl } from './tiles-ahead.ts'

export interface FitOptions {
  padding: { top: number; right: number; bottom: number; left: number }
  maxZoom: number
}
export type StartView =
  | { center: [number, number]; zoom: number }
  | { bounds: LngLatBoundsLike; fitBoundsOptions: FitOptions }

interface NewMap {
  library: MapLibre
  frame: HTMLElement
  key: string
  /** Bounds of the regions in service. */
  covered: readonly Bounds[]
  /** An operator's own style, which replaces ours; pins and lines go on top of either. */
  styleUrl: string | null
  view: StartView
}

export function createMap({ library, frame, key, covered, styleUrl, view }: NewMap): PersistentMap {
  const box = document.createElement('div')
  box.className = 'size-full'
  frame.append(box)
  const colours = readColours(frame)
  const map = new library.Map({
    container: box,
    style: styleUrl ?? buildStyle(colours, { worldUrl: worldTilesUrl(), covered }),
    ...view,
    minZoom: 1,
    maxZoom: 19,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.on('error', (event) => console.warn('Map:', event.error.message))
  return { key, map, library, colours, box }
}

/** Labels the canvas for assistive technology. */
export function labelCanvas(map: MapLibreMap, label: string): void {
  const canvas = map.getCanvas()
  canvas.setAttribute('aria-label', label)
  // The canvas takes arrow keys; the section around it is the landmark.
  canvas.setAttribute('role', 'application')
}

/** Attribution from an operator's style; '' for ours, whose archive holds it. */
export function attributionOf(map: MapLibreMap): string {
  const credits = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '')
  return [...new Set(credits)]
    .filter(Boolean)
    .join(', ')
    .replace(/<[^>]*>/g, '')
}
