// Calls of the live day: the whole day once, then what moved. The lines of a route change with its stops alone.
import { queryOptions } from '@tanstack/react-query'
import { geometryResponse } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'

export { liveKey, liveQuery } from '../../lib/data/live.ts'

/** The drawn line of one dispatched route, a leg between every two stops. Asked again when its stops are others. */
export const routeGeometryQuery = (routeId: string, stopIds: string) =>
  queryOptions({
    queryKey: ['route-geometry', routeId, stopIds],
    queryFn: ({ signal }) => callApi(`/routes/${routeId}/geometry`, geometryResponse, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
