// Data and state of the depots screen.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { depotsQuery } from '../../lib/data/depots.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { matchesFilter, useListState } from '../../lib/list-state.ts'

export function useDepots() {
  const query = useQuery(depotsQuery())
  const vehicles = useQuery(vehiclesQuery()).data
  const list = useListState('depot', 'name')
  const isArchived = list.segment === 'archived'
  const all = useMemo(() => query.data ?? [], [query.data])
  const rows = useMemo(
    () =>
      all.filter(
        ({ status, name, address }) =>
          (status === 'archived') === isArchived && matchesFilter(`${name} ${address}`, list.filter),
      ),
    [all, isArchived, list.filter],
  )
  const vansOf = useMemo(
    () =>
      Map.groupBy(
        (vehicles ?? []).filter(({ status }) => status === 'active'),
        ({ depot }) => depot.id,
      ),
    [vehicles],
  )
  const active = all.filter(({ status }) => status === 'active').length
  const counts = query.data && { active, archived: all.length - active }
  const open = all.find(({ id }) => id === list.openId) ?? null
  return { query, list, all, rows, counts, open, vansOf }
}
