// Reminders about drivers: expiring papers, vans whose driver is off. Pure.
import type { DriverItem, VehicleItem } from '@dropwise/contracts'
import { paperWarnings, type Warning } from '../../lib/data/fleet-warnings.ts'
import { weekday } from '../../lib/format.ts'
import { absenceOn } from './work-week.ts'
import { fleetWords as words } from '../../lib/words/fleet.ts'

export function driverWarnings(
  drivers: readonly DriverItem[],
  vehicleOf: ReadonlyMap<string, VehicleItem>,
  { days, today }: { days: readonly string[]; today: string },
): Warning[] {
  return drivers
    .filter(({ status }) => status === 'active')
    .flatMap((driver) => {
      const vehicle = vehicleOf.get(driver.id)
      const away = vehicle && days.find((day) => day >= today && absenceOn(driver.absences, day))
      return [
        ...(vehicle && away
          ? [{ id: driver.id, text: words('noDriverOn', { vehicle: vehicle.name, weekday: weekday(away) }) }]
          : []),
        ...paperWarnings(driver, today),
      ]
    })
}
