// Columns of the driver table.
import type { DriverItem, VehicleItem } from '@dropwise/contracts'
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

/** `vehicleOf` maps driver ids to vehicles. */
export function driverColumns(vehicleOf: ReadonlyMap<string, VehicleItem>): Column<DriverItem>[] {
  return [
    {
      key: 'name',
      head: words('driver'),
      width: '24%',
      cell: (driver) => <span className="font-mid">{driver.name}</span>,
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
        return vehicle ? `${vehicle.shiftStart}-${vehicle.shiftEnd}` : ''
      },
    },
    { key: 'phone', head: words('phone'), width: '16%', cell: (driver) => driver.phone },
    { key: 'email', head: words('email'), cell: (driver) => driver.email },
    {
      key: 'account',
      head: words('driverApp'),
      width: '120px',
      cell: (driver) => (driver.hasAccount ? words('hasAccount') : muted(words('noAccount'))),
      sortBy: (driver) => Number(driver.hasAccount),
    },
  ]
}
