// Columns of the driver table.
import type { DriverItem, VehicleItem } from '@dropwise/contracts'
import type { Column } from '../../ui/table.tsx'

const LAST = '~'
/** Shown for drivers without a vehicle, who are never planned. */
const NO_VEHICLE = (
  <span className="text-signal-ink" title="Open the vehicle under Fleet and choose this driver there">
    none, set it in Fleet
  </span>
)
const muted = (text: string) => <span className="text-ink-3">{text}</span>

/** `vehicleOf` maps driver ids to vehicles. */
export function driverColumns(vehicleOf: ReadonlyMap<string, VehicleItem>): Column<DriverItem>[] {
  return [
    {
      key: 'name',
      head: 'Driver',
      width: '24%',
      cell: (driver) => <span className="font-mid">{driver.name}</span>,
      sortBy: (driver) => driver.name,
    },
    {
      key: 'van',
      head: 'Vehicle',
      width: '16%',
      cell: (driver) => vehicleOf.get(driver.id)?.name ?? NO_VEHICLE,
      sortBy: (driver) => vehicleOf.get(driver.id)?.name ?? LAST,
    },
    {
      key: 'shift',
      head: 'Shift',
      width: '112px',
      cell: (driver) => {
        const vehicle = vehicleOf.get(driver.id)
        return vehicle ? `${vehicle.shiftStart}-${vehicle.shiftEnd}` : ''
      },
    },
    { key: 'phone', head: 'Phone', width: '16%', cell: (driver) => driver.phone },
    { key: 'email', head: 'Email', cell: (driver) => driver.email },
    {
      key: 'account',
      head: 'Driver app',
      width: '120px',
      cell: (driver) => (driver.hasAccount ? 'has an account' : muted('no account')),
      sortBy: (driver) => Number(driver.hasAccount),
    },
  ]
}
