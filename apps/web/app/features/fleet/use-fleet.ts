// Data and state of the fleet screen.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { VehicleItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { fleetWarnings, sharedDriverWarnings } from '../../lib/data/fleet-warnings.ts'
import { subscriptionQuery } from '../../lib/data/subscription.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { matchesFilter, useListState } from '../../lib/list-state.ts'
import { vehicleDaysQuery } from './vehicle-day.ts'

const searchText = ({ name, registration, driver, depot, skills }: VehicleItem) =>
  [name, registration, driver?.name, depot.name, ...skills].join(' ')

export function useFleet() {
  const { company, day, today } = useTenant()
  const { units } = company
  const query = useQuery(vehiclesQuery())
  const days = useQuery(vehicleDaysQuery(day)).data
  const subscription = useQuery(subscriptionQuery(company.id)).data
  const list = useListState('vehicle', 'name')
  const isArchived = list.segment === 'archived'

  const all = useMemo(() => query.data ?? [], [query.data])
  const rows = useMemo(
    () =>
      all.filter(
        (vehicle) =>
          (vehicle.status === 'archived') === isArchived && matchesFilter(searchText(vehicle), list.filter),
      ),
    [all, isArchived, list.filter],
  )
  const active = all.filter((vehicle) => vehicle.status === 'active').length
  const counts = query.data && { active, archived: all.length - active }
  const open = all.find((vehicle) => vehicle.id === list.openId) ?? null
  const warnings = useMemo(
    () => [...sharedDriverWarnings(all), ...fleetWarnings(all, today, units)],
    [all, today, units],
  )
  return { query, days, subscription, list, all, rows, counts, open, today, warnings }
}
