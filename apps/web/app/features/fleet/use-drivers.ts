// Data and state of the drivers screen.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { addDays } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { matchesFilter, useListState } from '../../lib/list-state.ts'
import { driversQuery } from '../../lib/data/drivers.ts'
import { vehicleDaysQuery } from './vehicle-day.ts'
import { driverWarnings } from './warnings.ts'
import { weekOf } from './work-week.ts'

export function useDrivers() {
  const { day, today, setDay } = useTenant()
  const query = useQuery(driversQuery())
  const vehicles = useQuery(vehiclesQuery()).data
  const routes = useQuery(vehicleDaysQuery(day)).data
  const list = useListState('driver', 'name')
  const isArchived = list.segment === 'archived'

  const all = useMemo(() => query.data ?? [], [query.data])
  const vehicleOf = useMemo(
    () =>
      new Map(
        (vehicles ?? []).flatMap((vehicle) =>
          vehicle.driver && vehicle.status === 'active' ? [[vehicle.driver.id, vehicle] as const] : [],
        ),
      ),
    [vehicles],
  )
  const rows = useMemo(
    () =>
      all.filter(
        ({ status, name, phone, email, skills }) =>
          (status === 'archived') === isArchived &&
          matchesFilter([name, phone, email, ...skills].join(' '), list.filter),
      ),
    [all, isArchived, list.filter],
  )
  const active = all.filter((driver) => driver.status === 'active').length
  const counts = query.data && { active, archived: all.length - active }
  const days = useMemo(() => weekOf(day), [day])
  const warnings = useMemo(
    () => driverWarnings(all, vehicleOf, { days, today }),
    [all, vehicleOf, days, today],
  )
  const open = all.find((driver) => driver.id === list.openId) ?? null
  /** Moves by weeks, keeping the weekday. */
  const turnWeeks = (weeks: number) => setDay(addDays(day, weeks * days.length))
  return { query, vehicleOf, list, all, rows, counts, open, day, days, routes, today, warnings, turnWeeks }
}
