// Routes of the plan: plate, driver, stops, distance, end, load. Arrows move, Enter selects.
import { useRef } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import {
  clock,
  distanceIn,
  formatDistance,
  formatLateness,
  isHalfDay,
  oneDecimal,
  unitText,
} from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { cn } from '../../ui/cn.ts'
import { Meter } from '../../ui/meter.tsx'
import { Plate } from '../../ui/plate.tsx'
import { DragPrice } from './edit/drag-price.tsx'
import { useRowDrag } from './edit/drag-store.ts'
import { useDropSurface, type StopDrag } from './edit/use-stop-drag.ts'
import type { PlannedRoute, PlanView } from './plan-model.ts'
import { hotProps, hotRoute, type HotStore, type Selection } from './selection.ts'

const GRID = 'grid items-center gap-x-1.5 px-3'
/** With room for `11:42`, or `11:42 AM`. */
const columns = () =>
  isHalfDay()
    ? 'grid-cols-[32px_minmax(0,1fr)_30px_34px_62px_30px]'
    : 'grid-cols-[32px_minmax(0,1fr)_30px_34px_40px_30px]'

interface RouteListProps {
  view: PlanView
  selection: Selection
  hot: HotStore
  drag: StopDrag
}

export function RouteList({ view, selection, hot, drag }: RouteListProps) {
  const { company } = useTenant()
  const list = useRef<HTMLUListElement>(null)
  useDropSurface(drag, {
    element: () => list.current,
    placesAt(_stop, x, y) {
      const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-vehicle]')
      const route = view.routes.find(({ vehicleId }) => vehicleId === row?.dataset['vehicle'])
      return route && !route.isLocked ? { vehicleId: route.vehicleId, positions: [] } : null
    },
  })
  const metres = view.routes.reduce((sum, r) => sum + r.distanceMetres, 0)
  const stops = view.routes.reduce((sum, r) => sum + r.stops.length, 0)

  function onKeyDown(event: React.KeyboardEvent<HTMLUListElement>): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
    const at = rows.findIndex((row) => row === document.activeElement)
    rows[Math.max(0, Math.min(rows.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1)))]?.focus()
  }
  return (
    <section aria-label={words('routes')} className="flex min-h-0 flex-1 flex-col">
      <header
        className={cn(GRID, columns(), 'h-9 shrink-0 border-b border-line text-1 text-ink-3 max-md:hidden')}
      >
        <h2 className="col-span-2 text-2 text-ink">
          {words('routes')} <span className="ps-1 font-text text-ink-3">{view.routes.length}</span>
        </h2>
        <span className="text-end">{words('headStops')}</span>
        <span className="text-end">{unitText(company.units)}</span>
        <span className="text-end">{words('headEnds')}</span>
        <span className="text-end">{words('headLoad')}</span>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows only move the focus between its buttons */}
      <ul ref={list} className="min-h-0 flex-1 overflow-y-auto" onKeyDown={onKeyDown}>
        {view.routes.map((route) => (
          <RouteItem key={route.number} route={route} selection={selection} hot={hot} drag={drag} />
        ))}
      </ul>
      <footer className="flex h-8 shrink-0 items-center gap-4 border-t border-line px-3 text-1 text-ink-2 max-md:hidden">
        <span>{words('stopCount', { count: stops })}</span>
        <span>{formatDistance(metres, company.units)}</span>
        <span className="ms-auto">{words('parcelCount', { count: view.packages })}</span>
      </footer>
    </section>
  )
}

/** A row of the table; on phones, a larger one with what fits. */
function RouteItem({ route, selection, hot, drag }: { route: PlannedRoute } & Omit<RouteListProps, 'view'>) {
  const { company } = useTenant()
  const isSelected = route.number === selection.route
  return (
    <li data-vehicle={route.vehicleId}>
      <button
        type="button"
        {...hotProps(hot, hotRoute(route.number))}
        aria-pressed={isSelected}
        onClick={() => selection.select({ route: isSelected ? null : route.number, stop: null })}
        className={cn(
          GRID,
          columns(),
          'h-9 w-full border-b border-line text-start text-2 -outline-offset-2 max-md:hidden',
          isSelected ? 'bg-select font-strong' : 'hover:bg-hover hot:bg-hover',
        )}
      >
        <Plate number={route.number} />
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate">{route.name}</span>
          {route.lateSeconds > 0 && (
            <span
              role="img"
              aria-label={formatLateness(route.lateSeconds)}
              title={formatLateness(route.lateSeconds)}
              className="ms-auto size-[7px] shrink-0 rounded-full bg-bad"
            />
          )}
        </span>
        <RouteFigures route={route} drag={drag} />
      </button>
      <button
        type="button"
        onClick={() => selection.select({ route: route.number, stop: null })}
        className="flex min-h-14 w-full items-center gap-3 border-b border-line px-4 py-1.5 text-start text-3 -outline-offset-2 md:hidden"
      >
        <Plate number={route.number} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-mid">{route.name}</span>
          <span className="block truncate text-2 text-ink-2 tabular-nums">
            {words('stopCount', { count: route.stops.length })},{' '}
            {formatDistance(route.distanceMetres, company.units)}
          </span>
        </span>
        <Meter fraction={route.loadFraction} label={words('load')} />
        <span className="w-14 text-end tabular-nums">
          <span className="sr-only">{words('headEnds')} </span>
          {clock(new Date(route.returnAt), company.timeZone)}
          {route.lateSeconds > 0 && (
            <span className="block text-1 font-mid text-bad-ink">{formatLateness(route.lateSeconds)}</span>
          )}
        </span>
      </button>
    </li>
  )
}

/** A route's figures; during a drag, the effect of taking the stop. */
function RouteFigures({ route, drag }: { route: PlannedRoute; drag: StopDrag }) {
  const { company } = useTenant()
  const rowDrag = useRowDrag(drag.store, route.vehicleId)
  if (rowDrag)
    return (
      <span
        {...(rowDrag.isOver ? { 'data-over': true } : {})}
        className="col-span-4 truncate text-end font-n text-[13px]"
      >
        <DragPrice drag={rowDrag} isLocked={route.isLocked} />
      </span>
    )
  return (
    <>
      <span className="text-end tabular-nums">{route.stops.length}</span>
      <span className="text-end tabular-nums">
        {oneDecimal(distanceIn(route.distanceMetres, company.units))}
      </span>
      <span className="text-end tabular-nums">{clock(new Date(route.returnAt), company.timeZone)}</span>
      <span className="text-end">
        <Meter fraction={route.loadFraction} label={words('load')} />
      </span>
    </>
  )
}
