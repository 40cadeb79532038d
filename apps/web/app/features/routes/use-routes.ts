// Data and state of the routes screen.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addDays, type RouteItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { formatDistance } from '../../lib/format.ts'
import { matchesFilter, useListState } from '../../lib/list-state.ts'
import { notify } from '../../ui/toasts.tsx'
import { routesQuery, useReroute } from './api.ts'

/** The days of the week around `day`, Monday first. */
export function weekOf(day: string): { from: string; to: string } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = addDays(day, -sinceMonday)
  return { from, to: addDays(from, 6) }
}

const textOf = (route: RouteItem): string =>
  `R${route.number} ${route.driver?.name ?? ''} ${route.vehicle.name} ${route.status} ${route.lateSeconds > 0 ? 'late' : ''}`

export function useRoutes() {
  const { day } = useTenant()
  const list = useListState('route', 'number')
  const isWeek = list.segment === 'week'
  const week = weekOf(day)
  const query = useQuery(isWeek ? routesQuery(week.from, week.to) : routesQuery(day, day))
  const all = useMemo(() => query.data?.items ?? [], [query.data])
  const rows = useMemo(
    () => all.filter((route) => matchesFilter(textOf(route), list.filter)),
    [all, list.filter],
  )
  const open = all.find((route) => route.id === list.openId) ?? null
  return { query, list, isWeek, all, rows, open, ...useRerouteRows() }
}

/** Re-route of single rows: which are in progress, and what came of it. */
function useRerouteRows() {
  const { company } = useTenant()
  const reroute = useReroute()
  const [inProgress, setInProgress] = useState<ReadonlySet<string>>(new Set())

  function start(route: RouteItem): void {
    const { id, planId, number } = route
    if (!planId || inProgress.has(id)) return
    setInProgress((ids) => new Set(ids).add(id))
    reroute
      .mutateAsync({ planId, routeId: id })
      .then((after) => {
        const saved = route.distanceMetres - after.distanceMetres
        notify({
          title: `R${number} optimized`,
          detail:
            saved > 0
              ? `${formatDistance(saved, company.units)} shorter`
              : 'It was already in its best order',
        })
      })
      .catch((error: unknown) => {
        const { message, hint } = describeError(error)
        notify({
          title: `R${number} could not be re-routed`,
          detail: [message, hint].filter(Boolean).join(' '),
          tone: 'bad',
        })
      })
      .finally(() =>
        setInProgress((ids) => {
          const next = new Set(ids)
          next.delete(id)
          return next
        }),
      )
  }
  return { reroute: start, isInProgress: (route: RouteItem) => inProgress.has(route.id) }
}
