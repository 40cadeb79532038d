// Data and state of the routes screen.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { addDays, REROUTE_DROP_PERCENT, type RouteItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { formatDistance } from '../../lib/format.ts'
import { matchesFilter, useListState } from '../../lib/list-state.ts'
import { routesWords as words } from '../../lib/words/routes.ts'
import { notify } from '../../ui/toasts.tsx'
import { isDemoQuery, routesQuery, useReroute } from './api.ts'

/** The week of `day`, Monday first. */
function weekOf(day: string): { from: string; to: string } {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = addDays(day, -sinceMonday)
  return { from, to: addDays(from, 6) }
}

const textOf = (route: RouteItem): string =>
  `R${route.number} ${route.driver?.name ?? ''} ${route.vehicle.name} ${route.status} ${route.lateSeconds > 0 ? words('late') : ''}`

export function useRoutes() {
  const { day } = useTenant()
  const list = useListState('route', 'number')
  const isWeek = list.segment === 'week'
  const week = weekOf(day)
  const query = useQuery(isWeek ? routesQuery(week.from, week.to) : routesQuery(day, day))
  const { shownAs, ...rerouting } = useRerouteRows()
  const all = useMemo(() => (query.data?.items ?? []).map(shownAs), [query.data, shownAs])
  const rows = useMemo(
    () => all.filter((route) => matchesFilter(textOf(route), list.filter)),
    [all, list.filter],
  )
  const open = all.find((route) => route.id === list.openId) ?? null
  return { query, list, isWeek, all, rows, open, ...rerouting }
}

/** Re-route of single rows: progress and results. */
function useRerouteRows() {
  const { company } = useTenant()
  const reroute = useReroute()
  const isDemo = useQuery(isDemoQuery()).data ?? false
  /** Efficiency before, by route. */
  const [inProgress, setInProgress] = useState<ReadonlyMap<string, number | null>>(new Map())
  // The demo shows the old route, five points lower, until the new efficiency is known (requirement 2.12-2).
  const shownAs = useCallback(
    (route: RouteItem): RouteItem => {
      const before = inProgress.get(route.id)
      return isDemo && before ? { ...route, efficiency: Math.max(0, before - REROUTE_DROP_PERCENT) } : route
    },
    [isDemo, inProgress],
  )

  function start(route: RouteItem): void {
    const { id, planId, number } = route
    if (!planId || inProgress.has(id)) return
    setInProgress((previous) => new Map(previous).set(id, route.efficiency))
    reroute
      .mutateAsync({ planId, routeId: id })
      .then((after) => {
        const saved = route.distanceMetres - after.distanceMetres
        notify({
          title: words('routeOptimised', { number }),
          detail:
            saved > 0
              ? words('shorter', { distance: formatDistance(saved, company.units) })
              : words('wasBest'),
        })
      })
      .catch((error: unknown) => {
        const { message, hint } = describeError(error)
        notify({
          title: words('notRerouted', { number }),
          detail: [message, hint].filter(Boolean).join(' '),
          tone: 'bad',
        })
      })
      .finally(() =>
        setInProgress((previous) => {
          const next = new Map(previous)
          next.delete(id)
          return next
        }),
      )
  }
  return { reroute: start, shownAs, isInProgress: (route: RouteItem) => inProgress.has(route.id) }
}
