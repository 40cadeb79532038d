// One map with its own controls: zoom, fit, layers, scale in the company's unit, attribution always. Layers are its children.
import { useRef, useState, type ReactNode } from 'react'
import { cn } from '../cn.ts'
import type { Bounds } from './bounds.ts'
import { MapContext } from './map-context.ts'
import { MapControls, type MapLayerToggle } from './map-controls.tsx'
import { MapScale } from './map-scale.tsx'
import { MapTable, type MapTableRow } from './map-table.tsx'
import { useMapCanvas } from './use-map-canvas.ts'

export { boundsOf, type Bounds } from './bounds.ts'

interface MapCanvasProps {
  label: string
  /** Name of the region whose tiles are shown; null draws bare land. */
  region: string | null
  units: 'mi' | 'km'
  /** What the map shows at first and after Fit. */
  bounds: Bounds | null
  /** Room for what floats over the map, in px. */
  padding?: { top?: number; right?: number; bottom?: number; left?: number }
  controls?: 'full' | 'compact' | 'none'
  controlsClassName?: string
  layers?: readonly MapLayerToggle[]
  /** What is drawn, as rows: the controls then offer it as a table. */
  table?: readonly MapTableRow[]
  /** Fit again when this changes, e.g. another day. */
  fitKey?: string
  maxFitZoom?: number
  onBackground?: () => void
  /** Drawn until the map is, and where it cannot be. */
  standIn?: ReactNode
  className?: string
  children?: ReactNode
}

const PADDING = { top: 48, right: 64, bottom: 48, left: 48 }
const DEFAULT_MAX_FIT_ZOOM = 15.5

/** The map. Keyboard: arrows pan, + and - zoom, once it has the focus. */
export function MapCanvas(props: MapCanvasProps) {
  const { label, region, units, bounds, padding, controls = 'full', table, fitKey, onBackground } = props
  const holder = useRef<HTMLDivElement>(null)
  const [isTableOpen, setTableOpen] = useState(false)
  const fitOptions = {
    padding: { ...PADDING, ...padding },
    maxZoom: props.maxFitZoom ?? DEFAULT_MAX_FIT_ZOOM,
  }
  const { live, failure, attribution, fit, zoom } = useMapCanvas({
    holder,
    label,
    region,
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
      {/* MapLibre positions its own box; ours gives it the size. */}
      <div className="absolute inset-0">
        <div ref={holder} className="size-full" data-map={failure ? 'failed' : 'busy'} />
      </div>
      {!live && props.standIn}
      {failure && (
        <p role="alert" className="absolute inset-x-4 top-4 rounded bg-raised px-3 py-2 text-2 shadow-float">
          {failure}
        </p>
      )}
      {live && <MapContext value={live}>{props.children}</MapContext>}
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
