// One map with its own controls: zoom, fit, layers, scale in the company's unit, attribution always. Layers are its children.
import { Layers, Maximize, Minus, Plus } from 'lucide-react'
import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { METRES_PER_MILE } from '@dropwise/contracts'
import { useTheme } from '../../lib/theme.ts'
import { cn } from '../cn.ts'
import { Tooltip } from '../tooltip.tsx'
import { buildStyle } from './base-style.ts'
import { readColours } from './colours.ts'
import { loadMapLibre, readAttribution } from './engine.ts'
import { MapContext, type LiveMap } from './map-context.ts'
import { Popover } from 'radix-ui'
import { Checkbox } from '../choice.tsx'

export type Bounds = [west: number, south: number, east: number, north: number]

/** Smallest box around points; null when there are none. */
export function boundsOf(points: Iterable<{ lat: number; lng: number }>): Bounds | null {
  let box: Bounds | null = null
  for (const { lat, lng } of points) {
    box = box
      ? [Math.min(box[0], lng), Math.min(box[1], lat), Math.max(box[2], lng), Math.max(box[3], lat)]
      : [lng, lat, lng, lat]
  }
  return box
}

export interface MapLayerToggle {
  label: string
  isOn: boolean
  onChange: (on: boolean) => void
}

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
  /** Fit again when this changes, e.g. another day. */
  fitKey?: string
  maxFitZoom?: number
  onBackground?: () => void
  className?: string
  children?: ReactNode
}

const DEFAULT_ATTRIBUTION = '© OpenStreetMap contributors'

function niceDistance(metres: number, units: 'mi' | 'km'): { length: number; label: string } {
  const unit = units === 'mi' ? METRES_PER_MILE : 1000
  const steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50]
  const step = steps.findLast((s) => s * unit <= metres) ?? 0.05
  if (step < 0.1 || (units === 'km' && step < 1))
    return units === 'km'
      ? { length: step * unit, label: `${step * 1000} m` }
      : { length: step * unit, label: `${step} mi` }
  return { length: step * unit, label: `${step} ${units}` }
}

function Scale({ map, units }: { map: MapLibreMap; units: 'mi' | 'km' }) {
  const [scale, setScale] = useState({ px: 100, label: '' })
  useEffect(() => {
    const update = () => {
      const y = map.getContainer().clientHeight / 2
      const metres = map.unproject([0, y]).distanceTo(map.unproject([130, y]))
      const nice = niceDistance(metres, units)
      setScale({ px: Math.round((nice.length / metres) * 130), label: nice.label })
    }
    update()
    map.on('move', update)
    map.on('resize', update)
    return () => {
      map.off('move', update)
      map.off('resize', update)
    }
  }, [map, units])
  return (
    <span
      className="pointer-events-none absolute bottom-2 left-3 flex items-end gap-1.5 font-n text-[12px] leading-none text-ink max-md:hidden"
      aria-label={`Scale: ${scale.label}`}
    >
      <span className="h-[7px] border border-t-0 border-ink-2" style={{ width: scale.px }} />
      {scale.label}
    </span>
  )
}

/** The map. Keyboard: arrows pan, + and - zoom, once it has the focus. */
export function MapCanvas(props: MapCanvasProps) {
  const {
    label,
    region,
    units,
    bounds,
    padding,
    controls = 'full',
    layers,
    fitKey,
    className,
    children,
  } = props
  const [attribution, setAttribution] = useState(DEFAULT_ATTRIBUTION)
  const theme = useTheme()
  const holder = useRef<HTMLDivElement>(null)
  const camera = useRef<{ center: [number, number]; zoom: number; fitKey: string | undefined } | null>(null)
  const [live, setLive] = useState<LiveMap | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const hasBounds = bounds !== null

  const fitOptions = () => ({
    padding: { top: 48, right: 64, bottom: 48, left: 48, ...padding },
    maxZoom: props.maxFitZoom ?? 15.5,
  })
  const fit = useEffectEvent((isAnimated: boolean) => {
    if (!live || !bounds) return
    live.map.fitBounds(bounds as LngLatBoundsLike, { ...fitOptions(), duration: isAnimated ? 160 : 0 })
    camera.current = { center: live.map.getCenter().toArray(), zoom: live.map.getZoom(), fitKey }
  })
  const onBackground = useEffectEvent(() => props.onBackground?.())
  const initialView = useEffectEvent(() => {
    if (camera.current && camera.current.fitKey === fitKey)
      return { center: camera.current.center, zoom: camera.current.zoom }
    if (bounds) return { bounds: bounds as LngLatBoundsLike, fitBoundsOptions: fitOptions() }
    return { center: [0, 20] as [number, number], zoom: 1 }
  })

  // The map is made anew for another theme or region; the camera stays where it was.
  useEffect(() => {
    let map: MapLibreMap | null = null
    let isGone = false
    loadMapLibre().then(
      (library) => {
        const container = holder.current
        if (isGone || !container) return
        const colours = readColours(container)
        const tiles = region ? `${window.location.origin}/tiles/${encodeURIComponent(region)}.pmtiles` : null
        map = new library.Map({
          container,
          style: buildStyle(colours, tiles),
          ...initialView(),
          minZoom: 7,
          maxZoom: 19,
          dragRotate: false,
          pitchWithRotate: false,
          touchPitch: false,
          attributionControl: false,
          fadeDuration: 0,
        })
        if (tiles) void readAttribution(tiles).then((words) => words && !isGone && setAttribution(words))
        map.touchZoomRotate.disableRotation()
        map.keyboard.disableRotation()
        map.getCanvas().setAttribute('aria-label', label)
        // It takes arrow keys, and the section around it is the landmark.
        map.getCanvas().setAttribute('role', 'application')
        const ready = map
        map.on('moveend', () => {
          camera.current = {
            center: ready.getCenter().toArray(),
            zoom: ready.getZoom(),
            fitKey: camera.current?.fitKey,
          }
        })
        map.on('click', (event) => {
          if (!event.defaultPrevented) onBackground()
        })
        map.on('idle', () => container.setAttribute('data-map', 'idle'))
        map.on('movestart', () => container.setAttribute('data-map', 'busy'))
        map.on('error', (event) => console.warn('Map:', event.error.message))
        map.once('load', () => {
          if (isGone) return
          camera.current = {
            center: ready.getCenter().toArray(),
            zoom: ready.getZoom(),
            fitKey: camera.current?.fitKey,
          }
          setLive({ map: ready, library, colours })
        })
      },
      () => setFailure('The map could not be loaded. The lists beside it work without it.'),
    )
    return () => {
      isGone = true
      setLive(null)
      map?.remove()
    }
  }, [theme, region, label])

  useEffect(() => {
    if (live && hasBounds && camera.current?.fitKey !== fitKey) fit(false)
  }, [live, hasBounds, fitKey])

  const zoom = (by: number) => live?.map.easeTo({ zoom: live.map.getZoom() + by, duration: 160 })
  return (
    <section
      aria-label={label}
      className={cn('relative min-h-0 min-w-0 overflow-hidden bg-[var(--m-land)]', className)}
    >
      {/* MapLibre positions its own box; ours gives it the size. */}
      <div className="absolute inset-0">
        <div ref={holder} className="size-full" data-map="busy" />
      </div>
      {failure && (
        <p role="alert" className="absolute inset-x-4 top-4 rounded bg-raised px-3 py-2 text-2 shadow-float">
          {failure}
        </p>
      )}
      {live && <MapContext value={live}>{children}</MapContext>}
      {live && controls !== 'none' && (
        <div
          className={cn(
            'absolute top-3 right-3 flex flex-col overflow-hidden rounded bg-raised shadow-float',
            props.controlsClassName,
          )}
          role="group"
          aria-label="Map controls"
        >
          {(
            [
              ['Zoom in', <Plus key="in" />, () => zoom(1)],
              ['Zoom out', <Minus key="out" />, () => zoom(-1)],
              ['Fit all', <Maximize key="fit" />, () => fit(true)],
            ] as const
          ).map(([name, icon, run]) => (
            <Tooltip key={name} text={name} side="left">
              <button
                type="button"
                aria-label={name}
                onClick={run}
                className="grid size-[30px] place-items-center border-line text-ink-2 not-first:border-t hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11 [&_svg]:size-4"
              >
                {icon}
              </button>
            </Tooltip>
          ))}
          {layers && (
            <Popover.Root>
              <Popover.Trigger
                aria-label="Layers"
                className="grid size-[30px] place-items-center border-t border-line text-ink-2 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11"
              >
                <Layers className="size-4" aria-hidden />
              </Popover.Trigger>
              <Popover.Portal>
                <Popover.Content
                  side="left"
                  align="start"
                  sideOffset={8}
                  className="float-in z-40 flex flex-col gap-2.5 rounded bg-raised p-3 shadow-float"
                >
                  {layers.map((layer) => (
                    <Checkbox
                      key={layer.label}
                      label={layer.label}
                      isChecked={layer.isOn}
                      onChange={layer.onChange}
                    />
                  ))}
                </Popover.Content>
              </Popover.Portal>
            </Popover.Root>
          )}
        </div>
      )}
      {live && controls === 'full' && <Scale map={live.map} units={units} />}
      <span className="absolute right-1.5 bottom-1 rounded-s bg-[color-mix(in_oklch,var(--raised)_80%,transparent)] px-1 text-[10px]/[14px] text-ink-2">
        {attribution}
      </span>
    </section>
  )
}
