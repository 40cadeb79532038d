// Vehicles: plates that point in driving direction and glide between fixes. React renders the look, the
// layer's mover the position, so a fix causes no render.
import { createContext, useContext, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { mapWords } from '../../lib/words/map.ts'
import { hueOf } from '../../lib/route-hues.ts'
import { useMap } from './map-context.ts'
import { VehicleMover, type VehicleFix, type VehicleSource } from './vehicle-mover.ts'

const MoverContext = createContext<VehicleMover | null>(null)

/** Positions its pins from the source. */
export function VehicleLayer({ source, children }: { source: VehicleSource; children: ReactNode }) {
  const { map } = useMap()
  const [mover, setMover] = useState(() => new VehicleMover(map, source))
  if (!mover.isFor(map, source)) setMover(new VehicleMover(map, source))
  useEffect(() => mover.start(), [mover])
  return <MoverContext value={mover}>{createPortal(children, mover.frame)}</MoverContext>
}

/** Hands an element to the layer's mover. */
function useMoved<E extends HTMLElement>(id: string): RefObject<E | null> {
  const mover = useContext(MoverContext)
  const ref = useRef<E>(null)
  useEffect(() => {
    if (mover && ref.current) return mover.add(id, ref.current)
  }, [mover, id])
  return ref
}

const MOVED = 'absolute top-0 left-0 grid -translate-1/2 place-items-center'
const TURNED = 'transition-[rotate] duration-300 group-data-many:transition-none'
const PLATE = 'M15 2.5 26 12v15.5a2.5 2.5 0 0 1-2.5 2.5h-17A2.5 2.5 0 0 1 4 27.5V12Z'

export interface DrawnVehicle {
  id: string
  route: number
  label: string
  /** No recent fix: outlined instead of filled. */
  isStale?: boolean
  isAtRisk?: boolean
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
  const button = useMoved<HTMLButtonElement>(vehicle.id)
  const hue = hueOf(vehicle.route)
  const fill = vehicle.isStale ? 'var(--pin-ring)' : `var(--r${hue})`
  const ink = vehicle.isStale ? `var(--r${hue})` : `var(--r${hue}-on)`
  return (
    <button
      ref={button}
      type="button"
      aria-label={vehicle.isAtRisk ? mapWords('atRisk', { vehicle: vehicle.label }) : vehicle.label}
      title={vehicle.label}
      onClick={(event) => {
        event.stopPropagation()
        onPick?.()
      }}
      className={`${MOVED} pointer-events-auto size-10`}
      style={{ zIndex: isSelected ? 2 : vehicle.isAtRisk ? 1 : 0 }}
    >
      {vehicle.isAtRisk && <span className="absolute inset-0 rounded-full border-2 border-bad" />}
      <svg
        width="30"
        height="34"
        viewBox="0 0 30 34"
        aria-hidden
        className={TURNED}
        style={{ scale: isSelected ? 1.12 : 1 }}
      >
        <path
          d={PLATE}
          fill={fill}
          stroke={vehicle.isStale ? ink : 'var(--pin-ring)'}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <span className="absolute font-n text-[14px] leading-none font-bold" style={{ color: ink }}>
        {vehicle.route}
      </span>
    </button>
  )
}

/** Fix of a page's only van. */
class OneVehicle implements VehicleSource {
  private fix: VehicleFix | null = null
  private readonly listeners = new Set<() => void>()

  fixOf = (): VehicleFix | null => this.fix
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  take(fix: VehicleFix): void {
    this.fix = fix
    for (const listener of this.listeners) listener()
  }
}

function BrandPlate({ label }: { label: string }) {
  const plate = useMoved<HTMLSpanElement>(label)
  return (
    <span
      ref={plate}
      role="img"
      aria-label={label}
      className={`${MOVED} size-11 rounded-full bg-[color-mix(in_oklch,var(--tb-line)_20%,transparent)]`}
    >
      <svg width="26" height="30" viewBox="0 0 30 34" aria-hidden className={TURNED}>
        <path
          d={PLATE}
          fill="var(--tb-line)"
          stroke="var(--pin-ring)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}

/** The only van of a tracking page, in the company's colour, without number. */
export function BrandVehiclePin({ lat, lng, heading, label }: VehicleFix & { label: string }) {
  const [source] = useState(() => new OneVehicle())
  useEffect(() => source.take({ lat, lng, heading }), [source, lat, lng, heading])
  return (
    <VehicleLayer source={source}>
      <BrandPlate label={label} />
    </VehicleLayer>
  )
}
