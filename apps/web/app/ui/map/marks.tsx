// Marks with text as map elements: depots, unserved orders, amounts, places.
import type { Marker, PositionAnchor } from 'maplibre-gl'
import { Home, Warehouse } from 'lucide-react'
import { useEffect, useState, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { mapWords } from '../../lib/words/map.ts'
import { useMap } from './map-context.ts'

/** An element at a place. */
export function MapMark({
  lat,
  lng,
  anchor = 'center',
  offset = [0, 0],
  order = 1,
  children,
}: {
  lat: number
  lng: number
  anchor?: PositionAnchor
  offset?: [number, number]
  order?: number
  children: ReactNode
}) {
  const { map, library } = useMap()
  const [{ element }] = useState(() => ({ element: document.createElement('div') }))
  const [dx, dy] = offset
  useEffect(() => {
    const marker: Marker = new library.Marker({ element, anchor, offset: [dx, dy] })
      .setLngLat([lng, lat])
      .addTo(map)
    marker.getElement().style.zIndex = String(order)
    return () => {
      marker.remove()
    }
  }, [map, library, element, lat, lng, anchor, dx, dy, order])
  return createPortal(children, element)
}

/** The depot's square. */
export function DepotPin({ lat, lng, name }: { lat: number; lng: number; name: string }) {
  return (
    <MapMark lat={lat} lng={lng} order={4}>
      <span
        role="img"
        aria-label={mapWords('depot', { name })}
        title={name}
        className="grid size-5 place-items-center rounded-s bg-ink text-surface shadow-[0_0_0_1.5px_var(--pin-ring)]"
      >
        <Warehouse className="size-3.5" strokeWidth={2} aria-hidden />
      </span>
    </MapMark>
  )
}

/** An unserved order, which needs action. */
export function UnservedPin({
  lat,
  lng,
  label,
  isHot,
  onPick,
  onGrab,
  onHot,
}: {
  lat: number
  lng: number
  label: string
  isHot?: boolean
  onPick?: () => void
  onGrab?: (event: PointerEvent<HTMLElement>) => void
  onHot?: (isHot: boolean) => void
}) {
  return (
    <MapMark lat={lat} lng={lng} order={5}>
      <button
        type="button"
        aria-label={mapWords('unserved', { label })}
        title={label}
        onClick={(event) => {
          event.stopPropagation()
          onPick?.()
        }}
        onPointerDown={onGrab}
        // Otherwise the map pans.
        onMouseDown={(event) => event.stopPropagation()}
        onPointerEnter={() => onHot?.(true)}
        onPointerLeave={() => onHot?.(false)}
        className="block"
      >
        <svg width={isHot ? 34 : 28} height={isHot ? 34 : 28} viewBox="0 0 28 28" aria-hidden>
          <rect
            x="5.6"
            y="5.6"
            width="16.8"
            height="16.8"
            rx="2"
            transform="rotate(45 14 14)"
            fill="var(--signal)"
            stroke="var(--pin-ring)"
            strokeWidth="1.6"
          />
          <path
            d="M14 8.6v6.2M14 17.8v1.2"
            stroke="var(--on-signal)"
            strokeWidth="2.4"
            strokeLinecap="round"
          />
        </svg>
      </button>
    </MapMark>
  )
}

/** The amount of a broken rule, beside its stop. */
export function BrokenTag({ lat, lng, text }: { lat: number; lng: number; text: string }) {
  return (
    <MapMark lat={lat} lng={lng} anchor="left" offset={[18, 0]} order={6}>
      <span className="pointer-events-none relative block rounded-s bg-bad px-2 py-1 font-n text-[13px] leading-none font-bold whitespace-nowrap text-on-bad before:absolute before:top-1/2 before:-left-1 before:size-2 before:-translate-y-1/2 before:rotate-45 before:bg-bad">
        <span className="relative">{text}</span>
      </span>
    </MapMark>
  )
}

/** The recipient's door. */
export function HomePin({ lat, lng }: { lat: number; lng: number }) {
  return (
    <MapMark lat={lat} lng={lng} anchor="bottom" order={4}>
      <span role="img" aria-label={mapWords('yourAddress')} className="relative block">
        <svg width="30" height="38" viewBox="0 0 30 38" aria-hidden>
          <path
            d="M15 36.5C12 31 3 24.6 3 14.8a12 12 0 1 1 24 0C27 24.6 18 31 15 36.5Z"
            fill="var(--ink)"
            stroke="var(--pin-ring)"
            strokeWidth="2"
          />
        </svg>
        <Home
          className="absolute top-[8px] left-1/2 size-3.5 -translate-x-1/2 fill-surface text-surface"
          aria-hidden
        />
      </span>
    </MapMark>
  )
}
