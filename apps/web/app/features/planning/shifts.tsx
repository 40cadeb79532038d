// Replaces the timeline while there is no plan: vans and their shifts.
import { Link } from 'react-router'
import { parseClock, type VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { hours, hourText, weekday } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Plate } from '../../ui/plate.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function Shifts({ vehicles, height }: { vehicles: readonly VehicleItem[]; height: number }) {
  const { day, link } = useTenant()
  const spans = vehicles.map((v) => ({
    vehicle: v,
    from: (parseClock(v.shiftStart) ?? 0) / 3600,
    // A shift whose end is before its start ends on the next day.
    to: (parseClock(v.shiftEnd) ?? 0) / 3600 + (v.shiftEnd > v.shiftStart ? 0 : 24),
  }))
  const first = Math.floor(Math.min(7, ...spans.map((s) => s.from)))
  const last = Math.ceil(Math.max(17, ...spans.map((s) => s.to)))
  const at = (hour: number) => ((hour - first) / (last - first)) * 100
  return (
    <section
      aria-label={words('shifts')}
      className="flex min-h-0 shrink-0 flex-col bg-surface"
      style={{ height }}
    >
      <header className="flex h-9 shrink-0 items-center gap-3 border-b border-line px-3">
        <h2 className="text-2">{words('shiftsOn', { weekday: weekday(day) })}</h2>
        <span className="text-1 text-ink-3">{words('vanCount', { count: vehicles.length })}</span>
        <Link to={link('/tenant/fleet')} className="text-link ms-auto text-1">
          {words('changeShifts')}
        </Link>
      </header>
      <div dir="ltr" className="min-h-0 flex-1 overflow-y-auto">
        <div className="relative ms-11 me-[60px] h-6 font-n text-[12px] text-ink-3" aria-hidden>
          {Array.from({ length: last - first + 1 }, (_, i) => first + i).map((hour) => (
            <span key={hour} className="absolute top-1 -translate-x-1/2" style={{ left: `${at(hour)}%` }}>
              {hourText(new Date(hour * 3_600_000), 'UTC')}
            </span>
          ))}
        </div>
        {vehicles.length === 0 && (
          <EmptyState
            title={words('noVans')}
            action={
              <ButtonLink variant="primary" to={link('/tenant/fleet?panel=new')}>
                {words('addVehicle')}
              </ButtonLink>
            }
          >
            {words('noVansMore')}
          </EmptyState>
        )}
        {spans.map(({ vehicle, from, to }, i) => (
          <div key={vehicle.id} className="grid h-[22px] grid-cols-[44px_minmax(0,1fr)_60px] items-center">
            <span className="ps-2.5">
              <Plate number={i + 1} size="s" isOutlined label={String(i + 1).padStart(2, '0')} />
            </span>
            <span className="relative h-4">
              <span
                className="absolute inset-y-0 truncate rounded-[2px] border border-line-2 bg-sunk px-1.5 font-n text-[12px] leading-[14px]"
                style={{ left: `${at(from)}%`, width: `${at(to) - at(from)}%` }}
              >
                {vehicle.driver?.name ?? vehicle.name}
              </span>
            </span>
            <span className="pe-3 text-end font-n text-[13px] whitespace-nowrap">
              <bdi>{hours((to - from) * 3600)}</bdi>
            </span>
          </div>
        ))}
      </div>
    </section>
  )
}
