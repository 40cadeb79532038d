// Notifies dispatchers of exceptions on running routes, each once. Pure.
import { exceptionsOf, exceptionText } from '@dropwise/contracts'
import type { Advance } from './advance.ts'
import type { RouteSnapshot, StopSnapshot } from './update-queries.ts'
import type { Warning } from './write-queries.ts'
import type { Whereabouts } from './whereabouts.ts'

export function warningsOf(
  route: Pick<RouteSnapshot, 'number' | 'vehicleName' | 'timeZone' | 'departAt' | 'rules' | 'returnLeg'>,
  progress: Pick<Advance, 'startedAt' | 'finishedAt' | 'state'> & Whereabouts,
  stops: readonly StopSnapshot[],
  clock: number,
): Warning[] {
  if (progress.finishedAt !== null) return []
  const lastFixAt = progress.state.lastAt ?? progress.startedAt
  const watched = {
    status: progress.startedAt === null ? ('dispatched' as const) : ('started' as const),
    departAt: toIso(route.departAt),
    returnLeg: route.returnLeg,
    position: lastFixAt === null ? null : { at: toIso(lastFixAt) },
    offRouteSince: toIsoOrNull(progress.offRouteSince),
    standingSince: toIsoOrNull(progress.standingSince),
    stops: stops.map((stop) => ({
      ...stop,
      arrivedAt: toIsoOrNull(stop.arrivedAt),
      departedAt: toIsoOrNull(stop.departedAt),
      opensAt: toIsoOrNull(stop.windowStart),
      plannedServiceAt: toIso(stop.plannedServiceAt),
      plannedDepartAt: toIso(stop.plannedDepartAt),
    })),
  }
  return exceptionsOf(watched, clock, route.rules.longStopMinutes).map((exception) => ({
    title: exceptionText(exception, route.timeZone),
    message: `R${route.number}, ${route.vehicleName}`,
    link: '/tenant/live',
  }))
}

const toIso = (at: number): string => new Date(at).toISOString()
const toIsoOrNull = (at: number | null): string | null => (at === null ? null : toIso(at))
