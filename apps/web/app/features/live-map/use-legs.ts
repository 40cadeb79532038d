// The legs of a live day: all lines in one call, plus one call per route whose stops changed since.
import { useQueries, useQuery } from '@tanstack/react-query'
import { type geometryResponse } from '@dropwise/contracts'
import type { z } from 'zod'
import { useMemo } from 'react'
import { decodeLine } from '../../lib/polyline.ts'
import type { DrawnLeg } from '../../ui/map/route-lines.tsx'
import { dayGeometryQuery, routeGeometryQuery } from './api.ts'
import type { VanDay } from './day.ts'

type GeometryResponse = z.infer<typeof geometryResponse>
const dataOf = (results: { data: GeometryResponse | undefined }[]) => results.map((result) => result.data)
const stopsOf = (van: VanDay): string => van.stops.map(({ id }) => id).join()

/** The legs of all vans, with driven ones marked. */
export function useLegs(day: string, vans: readonly VanDay[]): DrawnLeg[] {
  const ofDay = useQuery(dayGeometryQuery(day)).data
  const joined = useMemo(
    () => ofDay && new Map(ofDay.routes.map(({ routeId, stopIds }) => [routeId, stopIds.join()])),
    [ofDay],
  )
  const changed = useMemo(
    () =>
      joined
        ? vans.flatMap((van) => {
            const stops = stopsOf(van)
            return joined.get(van.route.id) === stops ? [] : [{ id: van.route.id, stops }]
          })
        : [],
    [vans, joined],
  )
  const since = useQueries({
    queries: changed.map(({ id, stops }) => routeGeometryQuery(id, stops)),
    combine: dataOf,
  })
  const lines = useMemo(() => {
    const byRoute = new Map<string, [number, number][][]>()
    for (const answer of [ofDay, ...since])
      for (const route of answer?.routes ?? []) byRoute.set(route.routeId, route.legs.map(decodeLine))
    return byRoute
    // combine() returns a new array only when a response changed.
  }, [ofDay, since])
  // The driven part changes with a stop, not with each fix.
  const progress = vans.map((van) => `${van.route.id}${van.doneCount}${van.isAtStop}`).join()
  return useMemo(
    () =>
      vans.flatMap((van) =>
        (lines.get(van.route.id) ?? []).map((line, i, all) => ({
          route: van.route.number,
          line,
          isDepotLeg: i === 0 || i === all.length - 1,
          isDone: i < van.doneCount + (van.isAtStop ? 1 : 0),
        })),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `progress` stands for the part of the vans that is drawn
    [lines, progress],
  )
}
