// Calls of the live day: the whole day once, then what moved. Geometry of a dispatched route never changes, so it is asked for once.
import { queryOptions } from '@tanstack/react-query'
import { geometryResponse } from '@dropwise/contracts'
import { callApi } from '../../lib/api.ts'

export { liveKey, liveQuery } from '../../lib/data/live.ts'

/** The drawn line of one dispatched route, a leg between every two stops. */
export const routeGeometryQuery = (routeId: string) =>
  queryOptions({
    queryKey: ['route-geometry', routeId],
    queryFn: ({ signal }) => callApi(`/routes/${routeId}/geometry`, geometryResponse, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
