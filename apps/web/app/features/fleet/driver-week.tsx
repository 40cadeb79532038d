// All drivers' week: a bar per shift, absences, hours against their limit.
import type { DriverItem, VehicleItem } from '@dropwise/contracts'
import { clockRange, clockText, dayShort, hours, listText } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { routeStyle } from '../../ui/plate.tsx'
import type { VehicleDay } from './vehicle-day.ts'
import { dayOfDriver, weekMinutes, type DayOfDriver } from './work-week.ts'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'
import { fleetWords } from '../../lib/words/fleet.ts'

/** Bars show these hours; earlier or later parts are cut. */
const FIRST_MINUTE = 5 * 60
const LAST_MINUTE = 21 * 60
/** Least bar width that shows its start, in percent of a cell. */
const MIN_WIDTH_PERCENT = 34
const CELL = 'h-11 border-b border-line'

function percent(clock: string): number {
  const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
  const share = (minute - FIRST_MINUTE) / (LAST_MINUTE - FIRST_MINUTE)
  return 100 * Math.min(1, Math.max(0, share))
}

/** Position of a shift's bar; a night shift runs to the edge of its day. */
function barOf(from: string, to: string): { insetInlineStart: string; width: string } {
  const startPercent = Math.min(percent(from), 100 - MIN_WIDTH_PERCENT)
  const end = to < from ? 100 : percent(to)
  return {
    insetInlineStart: `${startPercent}%`,
    width: `${Math.max(MIN_WIDTH_PERCENT, end - startPercent)}%`,
  }
}

function DayCell({ of, routeNumber }: { of: DayOfDriver; routeNumber: number | undefined }) {
  if (of.kind === 'away')
    return (
      <span className="block rounded-s bg-sunk px-1 text-center text-1 text-ink-2 outline outline-dashed -outline-offset-1 outline-line-2">
        {of.reason}
      </span>
    )
  if (of.kind === 'off') return <span className="block text-center text-1 text-ink-3">{words('off')}</span>
  return (
    <span className="relative block h-5">
      <span
        className={cn(
          'absolute inset-y-0 flex items-center overflow-hidden rounded-s px-1 text-1 font-mid whitespace-nowrap tabular-nums',
          of.isVehicles ? 'border border-line-2 text-ink-2' : 'bg-mute-wash text-ink',
        )}
        style={{ ...barOf(of.from, of.to), ...(routeNumber ? routeStyle(routeNumber) : {}) }}
        title={
          of.isVehicles
            ? words('shiftAsVehicle', { from: clockText(of.from), to: clockText(of.to) })
            : clockRange(of.from, of.to)
        }
      >
        {routeNumber && <span className="pe-1">R{routeNumber}</span>}
        {clockText(of.from)}
        <span className="sr-only">-{clockText(of.to)}</span>
      </span>
    </span>
  )
}

function DriverName({
  driver,
  vehicle,
  onOpen,
}: {
  driver: DriverItem
  vehicle: VehicleItem | undefined
  onOpen: () => void
}) {
  return (
    <button type="button" onClick={onOpen} className="block max-w-full truncate text-start">
      <span className="block truncate font-mid">{driver.name}</span>
      <span className="block truncate text-1 text-ink-2">
        {listText([vehicle?.name ?? words('noVehicle'), ...driver.skills])}
      </span>
    </button>
  )
}

interface DriverWeekProps {
  drivers: readonly DriverItem[]
  vehicleOf: ReadonlyMap<string, VehicleItem>
  days: readonly string[]
  /** The day on screen, and its routes by vehicle id. */
  day: string
  routes: ReadonlyMap<string, VehicleDay> | undefined
  today: string
  openId: string | null
  onOpen: (id: string) => void
}

const SWATCH = 'inline-block h-3 w-5 rounded-s align-[-2px]'

/** Legend of the bars. */
function Legend({ hasRoutes }: { hasRoutes: boolean }) {
  const items = [
    ['bg-mute-wash', words('ownHours')],
    ['border border-line-2', words('asVehicleDrives')],
    ['bg-sunk outline outline-dashed -outline-offset-1 outline-line-2', words('away')],
    ...(hasRoutes ? [['bg-load', words('onRouteThatDay')]] : []),
  ]
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 px-4 py-2.5 text-1 text-ink-2 md:px-7">
      {items.map(([kind, label]) => (
        <span key={label}>
          <span aria-hidden className={cn(SWATCH, kind)} /> {label}
        </span>
      ))}
    </p>
  )
}

export function DriverWeek(props: DriverWeekProps) {
  const { drivers, vehicleOf, days, day: shownDay, routes, today, openId, onOpen } = props
  return (
    <section className="min-h-0 flex-1 overflow-auto" aria-label={words('weekOfDrivers')}>
      <table className="w-full min-w-[1020px] table-fixed border-separate border-spacing-0 text-2">
        <thead className="sticky top-0 z-10 bg-surface text-1 text-ink-3">
          <tr>
            <th
              scope="col"
              className="sticky start-0 z-10 h-9 w-[160px] border-b border-line-2 bg-surface ps-4 text-start font-mid md:w-[200px] md:ps-7"
            >
              {fleetWords('driver')}
            </th>
            <th scope="col" className="w-[104px] border-b border-line-2 pe-3 text-end font-mid">
              {words('hoursAndLimit')}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={cn(
                  'border-b border-s border-line-2 px-2 text-start font-mid',
                  day === today && 'bg-select text-ink',
                )}
              >
                {dayShort(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drivers.map((driver) => {
            const minutes = weekMinutes(driver, days)
            const isOver = minutes !== null && minutes > driver.maxWeekMinutes
            const vehicle = vehicleOf.get(driver.id)
            return (
              <tr key={driver.id} className={cn(driver.id === openId && 'bg-select')}>
                <th
                  scope="row"
                  className={cn(CELL, 'sticky start-0 z-1 bg-surface ps-4 text-start font-text md:ps-7')}
                >
                  <DriverName driver={driver} vehicle={vehicle} onOpen={() => onOpen(driver.id)} />
                </th>
                <td className={cn(CELL, 'pe-3 text-end tabular-nums', isOver && 'font-strong text-bad-ink')}>
                  {minutes === null ? (
                    <span className="text-ink-3">{words('asVan')}</span>
                  ) : (
                    <>
                      {hours(minutes * 60)}
                      <span className="block text-1 font-text text-ink-3">
                        {words('ofLimit', { limit: hours(driver.maxWeekMinutes * 60) })}
                      </span>
                    </>
                  )}
                  {isOver && (
                    <span className="sr-only">
                      {' '}
                      {words('overLimit', { limit: hours(driver.maxWeekMinutes * 60) })}
                    </span>
                  )}
                </td>
                {days.map((day) => (
                  <td key={day} className={cn(CELL, 'border-s px-1', day === today && 'bg-select')}>
                    <DayCell
                      of={dayOfDriver(driver, vehicle, day)}
                      routeNumber={
                        day === shownDay && vehicle ? routes?.get(vehicle.id)?.routeNumber : undefined
                      }
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <Legend hasRoutes={(routes?.size ?? 0) > 0} />
    </section>
  )
}
