// Columns of the driver table.
import type { DriverItem, VehicleItem } from '@dropwise/contracts'
import type { ReactNode } from 'react'
import { clockRange } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import type { Column } from '../../ui/table.tsx'
import { fleetWords as words } from '../../lib/words/fleet.ts'

const LAST = '~'
/** Shown for drivers without a vehicle, who are never planned. */
const noVehicle = () => (
  <span className="text-signal-ink" title={words('howToSetVehicle')}>
    {words('noneSetInFleet')}
  </span>
)
const muted = (text: string) => <span className="text-ink-3">{text}</span>

/** A driver of the fleet whose account an identity provider deactivated. */
export const isInactive = ({ status, isDeactivated }: DriverItem): boolean =>
  status === 'active' && isDeactivated
/** Sorts inactive drivers last, whatever the column. */
export const inactiveLast = (driver: DriverItem): number => (isInactive(driver) ? -1 : 0)

function accountText(driver: DriverItem): ReactNode {
  if (isInactive(driver)) return <span className="text-signal-ink">{words('accountDeactivated')}</span>
  return driver.hasAccount ? words('hasAccount') : muted(words('noAccount'))
}

/** `vehicleOf` maps driver ids to vehicles. */
export function driverColumns(
  vehicleOf: ReadonlyMap<string, VehicleItem>,
  phoneText: (phone: string) => string,
): Column<DriverItem>[] {
  return [
    {
      key: 'name',
      head: words('driver'),
      width: '24%',
      cell: (driver) => (
        <span className={cn('font-mid', isInactive(driver) && 'text-ink-3')}>{driver.name}</span>
      ),
      sortBy: (driver) => driver.name,
    },
    {
      key: 'van',
      head: words('vehicle'),
      width: '16%',
      cell: (driver) => vehicleOf.get(driver.id)?.name ?? noVehicle(),
      sortBy: (driver) => vehicleOf.get(driver.id)?.name ?? LAST,
    },
    {
      key: 'shift',
      head: words('shift'),
      width: '112px',
      cell: (driver) => {
        const vehicle = vehicleOf.get(driver.id)
        return vehicle ? clockRange(vehicle.shiftStart, vehicle.shiftEnd) : ''
      },
    },
    {
      key: 'phone',
      head: words('phone'),
      width: '16%',
      cell: (driver) => driver.phone && phoneText(driver.phone),
    },
    { key: 'email', head: words('email'), cell: (driver) => driver.email },
    {
      key: 'account',
      head: words('driverApp'),
      width: '120px',
      cell: accountText,
      sortBy: (driver) => Number(driver.hasAccount),
    },
  ]
}
