// Vehicles: pointed plates that face where they drive and glide between two fixes.
import type { LngLatLike, Map as MapLibre, Marker } from 'maplibre-gl'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hueOf } from '../../lib/route-hues.ts'
import { useMap } from './map-context.ts'

export interface DrawnVehicle {
  id: string
  route: number
  label: string
  lat: number
  lng: number
  /** Compass degrees; null when it stands or does not say. */
  heading: number | null
  /** No fix for a while: outlined instead of filled. */
  isStale?: boolean
  isAtRisk?: boolean
}

/** How long a glide to a new fix takes, in milliseconds: about the gap to the fix before, so that a plate keeps moving. */
const GLIDE_FIRST_MS = 1_400
const GLIDE_LEAST_MS = 250
const GLIDE_MOST_MS = 12_000
/** A little over the gap: a fix that comes late finds the plate still on its way. */
const GLIDE_SLACK = 1.1

/** A frame, in milliseconds. */
const FRAME_MS = 16

/** Pixels between two places on the screen, at least one. */
function pixelsBetween(map: MapLibre, from: LngLatLike, to: LngLatLike): number {
  return Math.max(1, map.project(from).dist(map.project(to)))
}

/**
 * Moves evenly from where it is to where it was last seen. Without motion it jumps. A step is a pixel and no less: a van
 * makes a few a second, and drawing sixty frames for them would keep the page busy.
 */
function useGlide(lat: number, lng: number, marker: React.RefObject<Marker | null>): void {
  const { map } = useMap()
  const heardAt = useRef<number | null>(null)
  useEffect(() => {
    const from = marker.current?.getLngLat()
    const started = performance.now()
    const gap = heardAt.current === null ? GLIDE_FIRST_MS : (started - heardAt.current) * GLIDE_SLACK
    const glideMs = Math.min(GLIDE_MOST_MS, Math.max(GLIDE_LEAST_MS, gap))
    heardAt.current = started
    const isStill = !from || matchMedia('(prefers-reduced-motion: reduce)').matches
    const isFar = from ? Math.hypot(from.lat - lat, from.lng - lng) > 0.05 : true
    if (isStill || isFar || document.hidden) {
      marker.current?.setLngLat([lng, lat])
      return
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const step = () => {
      const t = Math.min(1, (performance.now() - started) / glideMs)
      marker.current?.setLngLat([from.lng + (lng - from.lng) * t, from.lat + (lat - from.lat) * t])
      if (t < 1) timer = setTimeout(step, Math.max(FRAME_MS, glideMs / pixelsBetween(map, from, [lng, lat])))
    }
    step()
    return () => clearTimeout(timer)
  }, [lat, lng, map, marker])
}

/** Compass degrees without jumps: from 350 to 10 a plate turns by 20, not back around. A van that stands keeps its last heading. */
function useTurn(heading: number | null): number {
  const [angle, setAngle] = useState(heading ?? 0)
  if (heading === null) return angle
  const turn = ((((heading - angle) % 360) + 540) % 360) - 180
  if (Math.abs(turn) > 0.5) setAngle(angle + turn)
  return angle
}

function usePlacedElement(
  lat: number,
  lng: number,
  order: number,
): { element: HTMLElement; marker: React.RefObject<Marker | null> } {
  const { map, library } = useMap()
  const [{ element }] = useState(() => ({ element: document.createElement('div') }))
  const marker = useRef<Marker | null>(null)
  const start = useRef<[number, number]>([lng, lat])
  useEffect(() => {
    marker.current = new library.Marker({ element }).setLngLat(start.current).addTo(map)
    return () => {
      marker.current?.remove()
      marker.current = null
    }
  }, [map, library, element])
  useEffect(() => {
    start.current = [lng, lat]
    const placed = marker.current?.getElement()
    if (placed) placed.style.zIndex = String(order)
  }, [lng, lat, order])
  return { element, marker }
}

/** One van. */
export function VehiclePin({
  vehicle,
  isSelected,
  onPick,
}: {
  vehicle: DrawnVehicle
  isSelected?: boolean
  onPick?: () => void
}) {
  const { element, marker } = usePlacedElement(
    vehicle.lat,
    vehicle.lng,
    isSelected ? 12 : vehicle.isAtRisk ? 11 : 10,
  )
  useGlide(vehicle.lat, vehicle.lng, marker)
  const angle = useTurn(vehicle.heading)
  const hue = hueOf(vehicle.route)
  const fill = vehicle.isStale ? 'var(--pin-ring)' : `var(--r${hue})`
  const ink = vehicle.isStale ? `var(--r${hue})` : `var(--r${hue}-on)`
  return createPortal(
    <button
      type="button"
      aria-label={`${vehicle.label}${vehicle.isAtRisk ? ', at risk' : ''}`}
      title={vehicle.label}
      onClick={(event) => {
        event.stopPropagation()
        onPick?.()
      }}
      className="relative grid size-10 place-items-center"
    >
      {vehicle.isAtRisk && <span className="absolute inset-0 rounded-full border-2 border-bad" />}
      <svg
        width="30"
        height="34"
        viewBox="0 0 30 34"
        aria-hidden
        style={{
          transform: `rotate(${angle}deg) scale(${isSelected ? 1.12 : 1})`,
          transition: 'transform 300ms',
        }}
      >
        <path
          d="M15 2.5 26 12v15.5a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 4 27.5V12Z"
          fill={fill}
          stroke={vehicle.isStale ? ink : 'var(--pin-ring)'}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <span className="absolute font-n text-[14px] leading-none font-bold" style={{ color: ink }}>
        {vehicle.route}
      </span>
    </button>,
    element,
  )
}

/** The one van of a tracking page, in the company's colour, without a number. */
export function BrandVehiclePin({
  lat,
  lng,
  heading,
  label,
}: {
  lat: number
  lng: number
  heading: number | null
  label: string
}) {
  const { element, marker } = usePlacedElement(lat, lng, 10)
  useGlide(lat, lng, marker)
  const angle = useTurn(heading)
  return createPortal(
    <span
      role="img"
      aria-label={label}
      className="grid size-11 place-items-center rounded-full bg-[color-mix(in_oklch,var(--tb-line)_20%,transparent)]"
    >
      <svg
        width="26"
        height="30"
        viewBox="0 0 30 34"
        aria-hidden
        style={{ transform: `rotate(${angle}deg)`, transition: 'transform 300ms' }}
      >
        <path
          d="M15 2.5 26 12v15.5a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 4 27.5V12Z"
          fill="var(--tb-line)"
          stroke="var(--pin-ring)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </span>,
    element,
  )
}
