// Data and state of the drivers screen.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { matchesFilter, useListState } from '../../lib/list-state.ts'
import { driversQuery } from '../../lib/data/drivers.ts'

export function useDrivers() {
  const query = useQuery(driversQuery())
  const vehicles = useQuery(vehiclesQuery()).data
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
        ({ status, name, phone, email }) =>
          (status === 'archived') === isArchived &&
          matchesFilter(`${name} ${phone ?? ''} ${email ?? ''}`, list.filter),
      ),
    [all, isArchived, list.filter],
  )
  const active = all.filter((driver) => driver.status === 'active').length
  const counts = query.data && { active, archived: all.length - active }
  const open = all.find((driver) => driver.id === list.openId) ?? null
  return { query, vehicleOf, list, all, rows, counts, open }
}
