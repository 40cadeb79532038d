// What an office is reminded of: papers and services that run out soon, vans whose driver is off. Pure.
import { addDays, type DriverItem, type Paper, type VehicleItem } from '@dropwise/contracts'
import { count, dayShort, weekday } from '../../lib/format.ts'
import { absenceOn } from './work-week.ts'

/** How early, in days and kilometres. */
const SOON_DAYS = 30
const SOON_KM = 1_000

export interface Warning {
  /** Of the row to open. */
  id: string
  text: string
}

function paperWarnings(
  { id, name, papers }: { id: string; name: string; papers: readonly Paper[] },
  today: string,
): Warning[] {
  return papers.flatMap(({ kind, expiresOn }) => {
    if (!expiresOn || expiresOn > addDays(today, SOON_DAYS)) return []
    return [
      { id, text: `${kind} of ${name} ${expiresOn < today ? 'ran' : 'runs'} out on ${dayShort(expiresOn)}` },
    ]
  })
}

function serviceWarnings(vehicle: VehicleItem, today: string): Warning[] {
  const { id, name, odometerKm, serviceDueKm, serviceDueOn } = vehicle
  const left = odometerKm !== null && serviceDueKm !== null ? serviceDueKm - odometerKm : null
  if (left !== null && left <= SOON_KM)
    return [
      {
        id,
        text:
          left < 0
            ? `Service of ${name} is ${count(-left)} km over`
            : `Service of ${name} in ${count(left)} km`,
      },
    ]
  if (serviceDueOn && serviceDueOn <= addDays(today, SOON_DAYS))
    return [
      {
        id,
        text: `Service of ${name} ${serviceDueOn < today ? 'was' : 'is'} due on ${dayShort(serviceDueOn)}`,
      },
    ]
  return []
}

const isActive = ({ status }: { status: string }) => status === 'active'

export function fleetWarnings(vehicles: readonly VehicleItem[], today: string): Warning[] {
  return vehicles
    .filter(isActive)
    .flatMap((each) => [...serviceWarnings(each, today), ...paperWarnings(each, today)])
}

export function driverWarnings(
  drivers: readonly DriverItem[],
  vehicleOf: ReadonlyMap<string, VehicleItem>,
  { days, today }: { days: readonly string[]; today: string },
): Warning[] {
  return drivers.filter(isActive).flatMap((driver) => {
    const vehicle = vehicleOf.get(driver.id)
    const away = vehicle && days.find((day) => day >= today && absenceOn(driver.absences, day))
    return [
      ...(vehicle && away
        ? [{ id: driver.id, text: `${vehicle.name} has no driver on ${weekday(away)}` }]
        : []),
      ...paperWarnings(driver, today),
    ]
  })
}
