// The way without a map: van, line and door, shown until the map loads.
import { Home, Truck } from 'lucide-react'
import type { TrackingResponse } from '@dropwise/contracts'
import { decodeLine } from '../../lib/polyline.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'

const WIDTH = 390
const HEIGHT = 306
const MARGIN = 64
/** The largest width that fits boxes of any shape. */
const FULL_WIDTH = `min(100%, 640px, ${(100 * WIDTH) / HEIGHT}cqh)`
/** Least height shown, in degrees of latitude (about 400 m), so that a near van is not across the screen. */
const LEAST_DEGREES = 0.004

/** Van, way and door. */
export function MapSketch({ tracking }: { tracking: TrackingResponse }) {
  const { words } = useTrackingLanguage()
  const { location, destination, path } = tracking
  const line = path ? decodeLine(path) : []
  const places: [number, number][] = [
    [destination.lng, destination.lat],
    ...(location ? [[location.lng, location.lat] as [number, number]] : []),
    ...line,
  ]
  const project = fit(places)
  const [home = [0, 0], van] = places.slice(0, location ? 2 : 1).map(project)
  return (
    <div className="absolute inset-0 grid place-items-center [container-type:size]">
      <div
        className="relative"
        style={{ aspectRatio: `${WIDTH} / ${HEIGHT}`, width: FULL_WIDTH }}
        role="img"
        aria-label={location ? words.wayToYou : words.yourAddress}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="absolute inset-0 size-full" aria-hidden>
          {line.length > 1 && (
            <>
              <polyline
                points={line.map((p) => project(p).join()).join(' ')}
                {...STROKE}
                stroke="var(--m-case)"
                strokeWidth="9"
              />
              <polyline
                points={line.map((p) => project(p).join()).join(' ')}
                {...STROKE}
                stroke="var(--tb-line)"
                strokeWidth="5"
              />
            </>
          )}
        </svg>
        <Mark at={home} className="bg-ink text-surface">
          <Home className="size-4" strokeWidth={2} aria-hidden />
        </Mark>
        <span
          className="absolute max-w-[60%] -translate-x-1/2 pt-5 text-center text-2 font-mid text-ink"
          style={{ left: `${((home[0] ?? 0) / WIDTH) * 100}%`, top: `${((home[1] ?? 0) / HEIGHT) * 100}%` }}
        >
          {destination.street}
        </span>
        {van && (
          <Mark at={van} className="bg-(--tb) text-white">
            <Truck className="size-4" strokeWidth={2} aria-hidden />
          </Mark>
        )}
      </div>
    </div>
  )
}

const STROKE = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const

function Mark({ at, className, children }: { at: number[]; className: string; children: React.ReactNode }) {
  const [x = 0, y = 0] = at
  return (
    <span
      className={`absolute grid size-7 -translate-1/2 place-items-center rounded-full shadow-[0_0_0_2px_var(--pin-ring)] ${className}`}
      style={{ left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` }}
    >
      {children}
    </span>
  )
}

/** Projects points into the drawing, north up and undistorted at their latitude. */
function fit(places: [number, number][]): (place: [number, number]) => [number, number] {
  const lats = places.map(([, lat]) => lat)
  const lngs = places.map(([lng]) => lng)
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)]
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(
    (HEIGHT - 2 * MARGIN) / Math.max(north - south, LEAST_DEGREES),
    (WIDTH - 2 * MARGIN) / Math.max((east - west) * squeeze, LEAST_DEGREES),
  )
  return ([lng, lat]) => [
    Math.round(WIDTH / 2 + (lng - (west + east) / 2) * squeeze * scale),
    Math.round(HEIGHT / 2 - (lat - (south + north) / 2) * scale),
  ]
}
