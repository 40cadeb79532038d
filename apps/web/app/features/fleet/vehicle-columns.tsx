// Columns of the vehicle table, and the card for phones.
import type { DistanceUnit, VehicleItem } from '@dropwise/contracts'
import { count, decimal } from '../../lib/format.ts'
import { mileageIn } from '../../lib/mileage.ts'
import { CardText } from '../../ui/list/row-list.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { Column } from '../../ui/table.tsx'
import { nextDue, type Due } from './due.ts'
import { loadFraction, type VehicleDay } from './vehicle-day.ts'

type VehicleDays = ReadonlyMap<string, VehicleDay> | undefined

/** Sorts after all names and numbers. */
const LAST_TEXT = '~'
const LAST_ROUTE = 9_999

const muted = (text: string) => <span className="text-ink-3">{text}</span>

function loadedCell(vehicle: VehicleItem, day: VehicleDay | undefined) {
  if (!day || vehicle.capacityKg <= 0) return null
  return <Meter fraction={loadFraction(vehicle, day)} label="Loaded" className="w-16" />
}

const CAPACITY_COLUMNS: Column<VehicleItem>[] = [
  {
    key: 'packages',
    head: 'Parcels',
    width: '80px',
    isNumber: true,
    from: 'lg',
    cell: (vehicle) => count(vehicle.capacityPackages),
    sortBy: (vehicle) => vehicle.capacityPackages,
  },
  {
    key: 'kg',
    head: 'Payload, kg',
    width: '92px',
    isNumber: true,
    cell: (vehicle) => decimal(vehicle.capacityKg),
    sortBy: (vehicle) => vehicle.capacityKg,
  },
  {
    key: 'shift',
    head: 'Shift',
    width: '108px',
    isNumber: true,
    cell: (vehicle) => `${vehicle.shiftStart}-${vehicle.shiftEnd}`,
    sortBy: (vehicle) => vehicle.shiftStart,
  },
]

function dueCell(due: Due | null) {
  if (!due) return muted('nothing')
  return (
    <span className={due.isSoon ? 'font-mid text-signal-ink' : undefined} title={`${due.what} ${due.when}`}>
      {due.what} {due.when}
    </span>
  )
}

/** Hidden while a panel is open. */
const wideColumns = (today: string, units: DistanceUnit): Column<VehicleItem>[] => [
  {
    key: 'mileage',
    head: `Mileage, ${units}`,
    width: '104px',
    isNumber: true,
    from: '2xl',
    cell: (vehicle) =>
      vehicle.odometerKm === null ? muted('unknown') : count(mileageIn(vehicle.odometerKm, units)),
    sortBy: (vehicle) => vehicle.odometerKm ?? -1,
  },
  {
    key: 'due',
    head: 'Due next',
    width: '168px',
    from: 'xl',
    cell: (vehicle) => dueCell(nextDue(vehicle, today, units)),
    sortBy: (vehicle) => nextDue(vehicle, today, units)?.rank ?? Number.MAX_SAFE_INTEGER,
  },
  {
    key: 'depot',
    head: 'Depot',
    width: '12%',
    from: 'xl',
    cell: (vehicle) => vehicle.depot.name,
    sortBy: (vehicle) => vehicle.depot.name,
  },
  {
    key: 'device',
    head: 'Device',
    width: '84px',
    from: '2xl',
    cell: (vehicle) => (vehicle.hasDevice ? 'connected' : muted('none')),
    sortBy: (vehicle) => Number(vehicle.hasDevice),
  },
]

/** `days` maps vehicle ids to their route of the day. */
export function vehicleColumns(
  days: VehicleDays,
  isNarrow: boolean,
  today: string,
  units: DistanceUnit,
): Column<VehicleItem>[] {
  return [
    {
      key: 'name',
      head: 'Vehicle',
      width: '14%',
      cell: (vehicle) => <span className="font-mid">{vehicle.name}</span>,
      sortBy: (vehicle) => vehicle.name,
    },
    {
      key: 'plate',
      head: 'Plate',
      width: '104px',
      cell: (vehicle) => vehicle.registration,
      sortBy: (vehicle) => vehicle.registration,
    },
    {
      key: 'driver',
      head: 'Driver',
      cell: (vehicle) => vehicle.driver?.name ?? muted('unassigned'),
      sortBy: (vehicle) => vehicle.driver?.name ?? LAST_TEXT,
    },
    {
      key: 'today',
      head: 'Route',
      width: '76px',
      cell: (vehicle) => {
        const day = days?.get(vehicle.id)
        return day ? <Plate number={day.routeNumber} size="s" /> : muted('free')
      },
      sortBy: (vehicle) => days?.get(vehicle.id)?.routeNumber ?? LAST_ROUTE,
    },
    {
      key: 'loaded',
      head: 'Loaded',
      width: '96px',
      cell: (vehicle) => loadedCell(vehicle, days?.get(vehicle.id)),
    },
    ...CAPACITY_COLUMNS,
    ...(isNarrow ? [] : wideColumns(today, units)),
  ]
}

/** One vehicle on a phone. */
export function VehicleCard({ vehicle, day }: { vehicle: VehicleItem; day: VehicleDay | undefined }) {
  const load = `${day ? `${decimal(day.kg)} of ` : ''}${decimal(vehicle.capacityKg)} kg`
  return (
    <>
      {day && <Plate number={day.routeNumber} />}
      <CardText
        title={vehicle.name}
        detail={`${vehicle.driver?.name ?? 'No driver'}, ${load}`}
        {...(day
          ? { aside: <Meter fraction={loadFraction(vehicle, day)} label="Loaded" className="w-12" /> }
          : {})}
      />
    </>
  )
}
