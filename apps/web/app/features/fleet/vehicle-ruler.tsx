// Allowed and used vehicles, as number and marks.
import { Link } from 'react-router'
import { count } from '../../lib/format.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'

/** Maximum number of single marks. */
const MAX_MARKS = 25
const MARK_PX = 17

export function VehicleRuler({ used, limit, planName }: { used: number; limit: number; planName: string }) {
  return (
    <div className="flex h-[34px] shrink-0 items-center gap-4 overflow-hidden border-b border-line bg-sunk px-4 text-1 text-ink-2 md:px-7">
      <span className="whitespace-nowrap">
        {limit > 0
          ? words('vehiclesOfLimit', { used: count(used), limit: count(limit), plan: planName })
          : words('vehiclesUnlimited', { used: count(used), plan: planName })}
      </span>
      {limit > 0 && limit <= MAX_MARKS && (
        <svg width={limit * MARK_PX} height="10" aria-hidden className="max-md:hidden">
          {Array.from({ length: limit }, (_, index) => (
            <path
              key={index}
              d={`M${index * MARK_PX} 1h9l4 4-4 4h-9z`}
              fill={index < used ? 'var(--load)' : 'var(--cell)'}
            />
          ))}
        </svg>
      )}
      <Link to="/tenant/settings/plan" className="text-link ms-auto">
        {words('plans')}
      </Link>
    </div>
  )
}
