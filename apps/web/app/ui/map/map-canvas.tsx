// A map with controls: zoom, fit, layers, scale in the company's unit, permanent attribution. Layers are
// children.
import { useRef, useState, type ReactNode } from 'react'
import { useWords } from '../../lib/words.ts'
import { mapWords } from '../../lib/words/map.ts'
import { cn } from '../cn.ts'
import type { Bounds } from './bounds.ts'
import { MapContext } from './map-context.ts'
import { MapControls, type MapLayerToggle } from './map-controls.tsx'
import { MapScale } from './map-scale.tsx'
import { MapTable, type MapTableRow } from './map-table.tsx'
import { useMapCanvas } from './use-map-canvas.ts'

export { boundsOf } from './bounds.ts'

interface MapCanvasProps {
  label: string
  units: 'mi' | 'km'
  /** Initial view, and the view of Fit. */
  bounds: Bounds | null
  /** Space for overlays, in px. */
  padding?: { top?: number; right?: number; bottom?: number; left?: number }
  controls?: 'full' | 'compact' | 'none'
  controlsClassName?: string
  layers?: readonly MapLayerToggle[]
  /** The map's content as rows, which the controls offer as a table. */
  table?: readonly MapTableRow[]
  /** Fits again when this changes, e.g. on another day. */
  fitKey?: string
  maxFitZoom?: number
  onBackground?: () => void
  /** Shown until the map is ready, and when it cannot be drawn. */
  standIn?: ReactNode
  className?: string
  children?: ReactNode
}

const PADDING = { top: 48, right: 64, bottom: 48, left: 48 }
const DEFAULT_MAX_FIT_ZOOM = 15.5

/** The map. When focused, arrows pan, + and - zoom. */
export function MapCanvas(props: MapCanvasProps) {
  const { label, units, bounds, padding, controls = 'full', table, fitKey, onBackground } = props
  const holder = useRef<HTMLDivElement>(null)
  const [isTableOpen, setTableOpen] = useState(false)
  const hasWords = useWords(mapWords)
  const fitOptions = {
    padding: { ...PADDING, ...padding },
    maxZoom: props.maxFitZoom ?? DEFAULT_MAX_FIT_ZOOM,
  }
  const { live, failure, attribution, fit, zoom } = useMapCanvas({
    holder,
    label,
    bounds,
    fitOptions,
    fitKey,
    onBackground,
  })
  return (
    <section
      aria-label={label}
      className={cn('relative min-h-0 min-w-0 overflow-hidden bg-[var(--m-land)]', props.className)}
    >
      {/* MapLibre sizes its box to ours. */}
      <div className="absolute inset-0">
        <div ref={holder} className="size-full" data-map={failure ? 'failed' : 'busy'} />
      </div>
      {!live && props.standIn}
      {failure && (
        <p role="alert" className="absolute inset-x-4 top-4 rounded bg-raised px-3 py-2 text-2 shadow-float">
          {mapWords(failure)}
        </p>
      )}
      {live && hasWords && <MapContext value={live}>{props.children}</MapContext>}
      {live && controls !== 'none' && (
        <MapControls
          onZoom={zoom}
          onFit={fit}
          onTable={table && (() => setTableOpen(true))}
          layers={props.layers}
          className={props.controlsClassName}
        />
      )}
      {live && table && isTableOpen && (
        <MapContext value={live}>
          <MapTable rows={table} onClose={() => setTableOpen(false)} />
        </MapContext>
      )}
      {live && controls === 'full' && <MapScale map={live.map} units={units} />}
      <span className="absolute right-1.5 bottom-1 rounded-s bg-[color-mix(in_oklch,var(--raised)_80%,transparent)] px-1 text-[10px]/[14px] text-ink-2">
        {attribution}
      </span>
    </section>
  )
}
