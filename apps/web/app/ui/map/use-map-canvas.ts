// Life cycle of a page's map: take over a parked map or create one, keep its view, park it for the next page.
import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { loadConfig } from '../../lib/config.ts'
import { useTheme } from '../../lib/theme.ts'
import type { Bounds } from './bounds.ts'
import { attributionOf, createMap, labelCanvas, type FitOptions, type StartView } from './create-map.ts'
import { loadMapLibre } from './engine.ts'
import { parkMap, takeMap, type PersistentMap } from './persistent-map.ts'
import { hasWebGl2 } from './webgl.ts'
import { loadArchives } from './regions.ts'

/** Attribution of a map that names none. */
const DEFAULT_ATTRIBUTION = '© OpenStreetMap contributors'
/** Why no map is drawn, by the key of its text. */
type MapFailure = 'noWebGl' | 'mapNotLoaded'
const WORLD: StartView = { center: [0, 20], zoom: 1 }
const EASE_MS = 160

interface Camera {
  center: [number, number]
  zoom: number
  fitKey: string | undefined
}

interface MapCanvasOptions {
  holder: RefObject<HTMLDivElement | null>
  label: string
  bounds: Bounds | null
  fitOptions: FitOptions
  fitKey: string | undefined
  onBackground: (() => void) | undefined
}

/** The map's camera, and how it returns to a saved view or the page's bounds. */
function useCamera({ bounds, fitOptions, fitKey }: MapCanvasOptions) {
  const camera = useRef<Camera | null>(null)
  const remember = (map: MapLibreMap, key = camera.current?.fitKey) => {
    camera.current = { center: map.getCenter().toArray(), zoom: map.getZoom(), fitKey: key }
  }
  const remembered = () => {
    const { current } = camera
    return current && current.fitKey === fitKey ? { center: current.center, zoom: current.zoom } : null
  }
  return {
    remember,
    isFitted: () => camera.current?.fitKey === fitKey,
    startView: (): StartView =>
      remembered() ?? (bounds ? { bounds: bounds as LngLatBoundsLike, fitBoundsOptions: fitOptions } : WORLD),
    /** Moves a reused map to this page's view. */
    restore: (map: MapLibreMap) => {
      const before = remembered()
      if (before) map.jumpTo(before)
      else if (bounds) map.fitBounds(bounds as LngLatBoundsLike, { ...fitOptions, duration: 0 })
      map.triggerRepaint()
    },
    fit: (map: MapLibreMap, isAnimated: boolean) => {
      if (!bounds) return
      map.fitBounds(bounds as LngLatBoundsLike, { ...fitOptions, duration: isAnimated ? EASE_MS : 0 })
      remember(map, fitKey)
    },
  }
}

/** The map of a MapCanvas; null until its style is loaded. */
export function useMapCanvas(options: MapCanvasOptions) {
  const { holder, label, bounds, fitKey } = options
  const [attribution, setAttribution] = useState('')
  const [failure, setFailure] = useState<MapFailure | null>(null)
  const [live, setLive] = useState<PersistentMap | null>(null)
  const theme = useTheme()
  const camera = useCamera(options)
  const onBackground = useEffectEvent(() => options.onBackground?.())
  const fit = useEffectEvent((isAnimated: boolean) => live && camera.fit(live.map, isAnimated))
  const restore = useEffectEvent((map: MapLibreMap) => camera.restore(map))
  const startView = useEffectEvent(() => camera.startView())
  const settle = useEffectEvent((map: PersistentMap) => {
    const credits = attributionOf(map.map)
    if (credits) setAttribution(credits)
    camera.remember(map.map)
    setLive(map)
  })
  /** Listens to the map while this page owns it; returns an unsubscribe function. */
  const listen = useEffectEvent((map: MapLibreMap, frame: HTMLElement) => {
    const subscriptions = [
      map.on('moveend', () => camera.remember(map)),
      map.on('click', (event) => {
        if (!event.defaultPrevented) onBackground()
      }),
      map.on('idle', () => frame.setAttribute('data-map', 'idle')),
      map.on('movestart', () => frame.setAttribute('data-map', 'busy')),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  })

  useEffect(() => {
    let mine: PersistentMap | null = null
    let isUnmounted = false
    let isReady = false
    let stopListening = () => {}
    const show = (map: PersistentMap) => {
      if (isUnmounted) return
      isReady = true
      settle(map)
    }
    async function start(): Promise<void> {
      if (!hasWebGl2()) return setFailure('noWebGl')
      const [library, { mapStyleUrl }] = await Promise.all([loadMapLibre(), loadConfig()])
      // Without the list the map still shows the world.
      const archives = mapStyleUrl === null ? await loadArchives().catch(() => null) : null
      const frame = holder.current
      if (isUnmounted || !frame) return
      const parkedMap = takeMap(theme)
      const covered = archives?.regions.map((region) => region.bounds) ?? []
      mine =
        parkedMap ??
        createMap({ library, frame, key: theme, covered, styleUrl: mapStyleUrl, view: startView() })
      stopListening = listen(mine.map, frame)
      if (parkedMap) {
        frame.append(parkedMap.box)
        parkedMap.map.resize()
        restore(parkedMap.map)
        show(parkedMap)
      } else {
        const createdMap = mine
        createdMap.map.once('load', () => show(createdMap))
      }
      labelCanvas(mine.map, label)
      if (mapStyleUrl) return setAttribution((previous) => previous || DEFAULT_ATTRIBUTION)
      if (archives)
        setAttribution(
          [...new Set([...archives.regions, archives.world].map((one) => one.attribution))].join(', '),
        )
    }
    start().catch(() => !isUnmounted && setFailure('mapNotLoaded'))
    return () => {
      isUnmounted = true
      setLive(null)
      stopListening()
      if (!mine) return
      // A map whose style never loaded is useless to the next page.
      if (isReady) parkMap(mine)
      else mine.map.remove()
    }
  }, [holder, theme, label])

  const hasBounds = bounds !== null
  const isFitted = useEffectEvent(() => camera.isFitted())
  useEffect(() => {
    if (live && hasBounds && !isFitted()) fit(false)
  }, [live, hasBounds, fitKey])

  return {
    live,
    failure,
    attribution,
    fit: () => live && camera.fit(live.map, true),
    zoom: (by: number) => live?.map.easeTo({ zoom: live.map.getZoom() + by, duration: EASE_MS }),
  }
}
