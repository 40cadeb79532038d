// One map with its own controls: zoom, fit, layers, scale in the company's unit, attribution always. Layers are its children.
import { Layers, Maximize, Minus, Plus, Table2 } from 'lucide-react'
import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { METRES_PER_MILE } from '@dropwise/contracts'
import { loadConfig } from '../../lib/config.ts'
import { useTheme } from '../../lib/theme.ts'
import { cn } from '../cn.ts'
import { Tooltip } from '../tooltip.tsx'
import { buildStyle } from './base-style.ts'
import type { Bounds } from './bounds.ts'
import { readColours } from './colours.ts'
import { loadMapLibre, readAttribution, type MapLibre } from './engine.ts'
import { keepMap, takeMap, type StandingMap } from './kept-map.ts'
import { MapContext } from './map-context.ts'
import { MapTwin, type TwinRow } from './map-twin.tsx'
import { Popover } from 'radix-ui'
import { Checkbox } from '../choice.tsx'

export { boundsOf, type Bounds } from './bounds.ts'

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
  /** What is drawn, as rows: the controls then offer it as a table. */
  twin?: readonly TwinRow[]
  /** Fit again when this changes, e.g. another day. */
  fitKey?: string
  maxFitZoom?: number
  onBackground?: () => void
  className?: string
  children?: ReactNode
}

/** Who made what another style shows, as its sources say; '' for our own, whose archive says it. */
function sourcesSay(map: MapLibreMap): string {
  const words = Object.keys(map.getStyle().sources).map((id) => map.getSource(id)?.attribution ?? '')
  return [...new Set(words)]
    .filter(Boolean)
    .join(', ')
    .replace(/<[^>]*>/g, '')
}

const CONTROL =
  'grid size-[30px] place-items-center border-line text-ink-2 not-first:border-t hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11 [&_svg]:size-4'
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
  const [live, setLive] = useState<StandingMap | null>(null)
  const [isTwinOpen, setTwinOpen] = useState(false)
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
  const noteCamera = (map: MapLibreMap) => {
    camera.current = {
      center: map.getCenter().toArray(),
      zoom: map.getZoom(),
      fitKey: camera.current?.fitKey,
    }
  }
  const cameraBefore = () =>
    camera.current && camera.current.fitKey === fitKey
      ? { center: camera.current.center, zoom: camera.current.zoom }
      : null
  /** Where a map that was elsewhere shows this page. */
  const moveTo = useEffectEvent((map: MapLibreMap) => {
    const before = cameraBefore()
    if (before) map.jumpTo(before)
    else if (bounds) map.fitBounds(bounds as LngLatBoundsLike, { ...fitOptions(), duration: 0 })
    map.triggerRepaint()
  })
  const createMap = useEffectEvent(
    (
      library: MapLibre,
      frame: HTMLElement,
      key: string,
      tiles: string | null,
      styleUrl: string | null,
    ): StandingMap => {
      const box = document.createElement('div')
      box.className = 'size-full'
      frame.append(box)
      const colours = readColours(frame)
      const view =
        cameraBefore() ??
        (bounds
          ? { bounds: bounds as LngLatBoundsLike, fitBoundsOptions: fitOptions() }
          : { center: [0, 20] as [number, number], zoom: 1 })
      const map = new library.Map({
        container: box,
        // An operator's own style replaces ours whole; pins and lines go on top of either.
        style: styleUrl ?? buildStyle(colours, tiles),
        ...view,
        minZoom: 7,
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
    },
  )
  /** Follows the map while it is this page's; returns the way to stop. */
  const listen = useEffectEvent((map: MapLibreMap, frame: HTMLElement) => {
    const subscriptions = [
      map.on('moveend', () => noteCamera(map)),
      map.on('click', (event) => {
        if (!event.defaultPrevented) onBackground()
      }),
      map.on('idle', () => frame.setAttribute('data-map', 'idle')),
      map.on('movestart', () => frame.setAttribute('data-map', 'busy')),
    ]
    return () => {
      for (const one of subscriptions) one.unsubscribe()
    }
  })

  // The map is taken up from the page before, or made anew for another theme or region; the camera stays where it was.
  useEffect(() => {
    const key = `${theme} ${region ?? ''}`
    const tiles = region ? `${window.location.origin}/tiles/${encodeURIComponent(region)}.pmtiles` : null
    let standing: StandingMap | null = null
    let isGone = false
    let isReady = false
    let letGo = () => {}
    const settle = (one: StandingMap) => {
      if (isGone) return
      isReady = true
      const words = sourcesSay(one.map)
      if (words) setAttribution(words)
      noteCamera(one.map)
      setLive(one)
    }
    Promise.all([loadMapLibre(), loadConfig()]).then(
      ([library, { mapStyleUrl }]) => {
        const frame = holder.current
        if (isGone || !frame) return
        const found = takeMap(key)
        if (found) {
          standing = found
          frame.append(found.box)
          found.map.resize()
          moveTo(found.map)
          letGo = listen(found.map, frame)
          settle(found)
        } else {
          const made = (standing = createMap(library, frame, key, tiles, mapStyleUrl))
          letGo = listen(made.map, frame)
          made.map.once('load', () => settle(made))
        }
        const canvas = standing.map.getCanvas()
        canvas.setAttribute('aria-label', label)
        // It takes arrow keys, and the section around it is the landmark.
        canvas.setAttribute('role', 'application')
        if (tiles && !mapStyleUrl)
          void readAttribution(tiles).then((words) => words && !isGone && setAttribution(words))
      },
      () => setFailure('The map could not be loaded. The lists beside it work without it.'),
    )
    return () => {
      isGone = true
      setLive(null)
      letGo()
      if (!standing) return
      // One whose style never came is of no use to the next page.
      if (isReady) keepMap(standing)
      else standing.map.remove()
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
              <button type="button" aria-label={name} onClick={run} className={CONTROL}>
                {icon}
              </button>
            </Tooltip>
          ))}
          {props.twin && (
            <Tooltip text="What the map shows, as a table" side="left">
              <button
                type="button"
                aria-label="Show as a table"
                onClick={() => setTwinOpen(true)}
                className={CONTROL}
              >
                <Table2 className="size-4" aria-hidden />
              </button>
            </Tooltip>
          )}
          {layers && (
            <Popover.Root>
              <Popover.Trigger aria-label="Layers" className={CONTROL}>
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
      {live && props.twin && isTwinOpen && (
        <MapContext value={live}>
          <MapTwin rows={props.twin} onClose={() => setTwinOpen(false)} />
        </MapContext>
      )}
      {live && controls === 'full' && <Scale map={live.map} units={units} />}
      <span className="absolute right-1.5 bottom-1 rounded-s bg-[color-mix(in_oklch,var(--raised)_80%,transparent)] px-1 text-[10px]/[14px] text-ink-2">
        {attribution}
      </span>
    </section>
  )
}
