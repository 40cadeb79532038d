// Columns of the vehicle table, and the card for phones.
import type { DistanceUnit, VehicleItem } from '@dropwise/contracts'
import { clockRange, count, decimal, listText, unitText, weightText } from '../../lib/format.ts'
import { mileageIn } from '../../lib/mileage.ts'
import { CardText } from '../../ui/list/row-list.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Plate } from '../../ui/plate.tsx'
import type { Column } from '../../ui/table.tsx'
import { nextDue, type Due } from './due.ts'
import { loadFraction, type VehicleDay } from './vehicle-day.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'

type VehicleDays = ReadonlyMap<string, VehicleDay> | undefined

/** Sorts after all names and numbers. */
const LAST_TEXT = '~'
const LAST_ROUTE = 9_999

const muted = (text: string) => <span className="text-ink-3">{text}</span>

function loadedCell(vehicle: VehicleItem, day: VehicleDay | undefined) {
  if (!day || vehicle.capacityKg <= 0) return null
  return <Meter fraction={loadFraction(vehicle, day)} label={words('loaded')} className="w-16" />
}

const capacityColumns = (): Column<VehicleItem>[] => [
  {
    key: 'packages',
    head: words('parcels'),
    width: '80px',
    isNumber: true,
    from: 'lg',
    cell: (vehicle) => count(vehicle.capacityPackages),
    sortBy: (vehicle) => vehicle.capacityPackages,
  },
  {
    key: 'kg',
    head: words('payload'),
    width: '92px',
    isNumber: true,
    cell: (vehicle) => decimal(vehicle.capacityKg),
    sortBy: (vehicle) => vehicle.capacityKg,
  },
  {
    key: 'shift',
    head: words('shift'),
    width: '108px',
    isNumber: true,
    cell: (vehicle) => clockRange(vehicle.shiftStart, vehicle.shiftEnd),
    sortBy: (vehicle) => vehicle.shiftStart,
  },
]

function dueCell(due: Due | null) {
  if (!due) return muted(words('nothing'))
  const text = words('dueWhen', { what: due.what, when: due.when })
  return (
    <span className={due.isSoon ? 'font-mid text-signal-ink' : undefined} title={text}>
      {text}
    </span>
  )
}

/** Hidden while a panel is open. */
const wideColumns = (today: string, units: DistanceUnit): Column<VehicleItem>[] => [
  {
    key: 'mileage',
    head: words('mileageIn', { unit: unitText(units) }),
    width: '104px',
    isNumber: true,
    from: '2xl',
    cell: (vehicle) =>
      vehicle.odometerKm === null ? muted(words('unknown')) : count(mileageIn(vehicle.odometerKm, units)),
    sortBy: (vehicle) => vehicle.odometerKm ?? -1,
  },
  {
    key: 'due',
    head: words('dueNext'),
    width: '168px',
    from: 'xl',
    cell: (vehicle) => dueCell(nextDue(vehicle, today, units)),
    sortBy: (vehicle) => nextDue(vehicle, today, units)?.rank ?? Number.MAX_SAFE_INTEGER,
  },
  {
    key: 'depot',
    head: words('depot'),
    width: '12%',
    from: 'xl',
    cell: (vehicle) => vehicle.depot.name,
    sortBy: (vehicle) => vehicle.depot.name,
  },
  {
    key: 'device',
    head: words('device'),
    width: '84px',
    from: '2xl',
    cell: (vehicle) => (vehicle.hasDevice ? words('connected') : muted(words('none'))),
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
      head: words('vehicle'),
      width: '14%',
      cell: (vehicle) => <span className="font-mid">{vehicle.name}</span>,
      sortBy: (vehicle) => vehicle.name,
    },
    {
      key: 'plate',
      head: words('plate'),
      width: '104px',
      cell: (vehicle) => vehicle.registration,
      sortBy: (vehicle) => vehicle.registration,
    },
    {
      key: 'driver',
      head: words('driver'),
      cell: (vehicle) => vehicle.driver?.name ?? muted(words('unassigned')),
      sortBy: (vehicle) => vehicle.driver?.name ?? LAST_TEXT,
    },
    {
      key: 'today',
      head: words('route'),
      width: '76px',
      cell: (vehicle) => {
        const day = days?.get(vehicle.id)
        return day ? <Plate number={day.routeNumber} size="s" /> : muted(words('free'))
      },
      sortBy: (vehicle) => days?.get(vehicle.id)?.routeNumber ?? LAST_ROUTE,
    },
    {
      key: 'loaded',
      head: words('loaded'),
      width: '96px',
      cell: (vehicle) => loadedCell(vehicle, days?.get(vehicle.id)),
    },
    ...capacityColumns(),
    ...(isNarrow ? [] : wideColumns(today, units)),
  ]
}

/** One vehicle on a phone. */
export function VehicleCard({ vehicle, day }: { vehicle: VehicleItem; day: VehicleDay | undefined }) {
  const capacity = weightText(vehicle.capacityKg)
  const load = day ? words('loadOf', { load: decimal(day.kg), capacity }) : capacity
  return (
    <>
      {day && <Plate number={day.routeNumber} />}
      <CardText
        title={vehicle.name}
        detail={listText([vehicle.driver?.name ?? words('noDriver'), load])}
        {...(day
          ? {
              aside: <Meter fraction={loadFraction(vehicle, day)} label={words('loaded')} className="w-12" />,
            }
          : {})}
      />
    </>
  )
}
