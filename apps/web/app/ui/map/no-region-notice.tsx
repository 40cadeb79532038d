// Says that no map region covers the company's depot and what that costs, and offers to request one.
import { useQuery } from '@tanstack/react-query'
import { MapPinned } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { mapCoverageQuery, useRequestMap } from '../../lib/data/map-coverage.ts'
import { dayOf } from '../../lib/format.ts'
import { mapWords } from '../../lib/words/map.ts'
import { Button } from '../button.tsx'
import { notify } from '../toasts.tsx'

/** Renders nothing while regions cover every depot. */
export function NoRegionNotice() {
  const { data } = useQuery(mapCoverageQuery())
  const request = useRequestMap()
  const [depot] = data?.outside ?? []
  if (!data || !depot) return null
  const requestMap = () =>
    request.mutate(undefined, {
      onSuccess: () =>
        notify({
          title: mapWords('requestSent'),
          detail: mapWords('ownerSees'),
        }),
      onError: (error) =>
        notify({ title: mapWords('requestNotSent'), detail: describeError(error).message, tone: 'bad' }),
    })
  return (
    <aside
      aria-label={mapWords('noStreetMap')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunk px-4 py-2 text-2 text-ink-2 md:px-7"
    >
      <MapPinned className="size-4 shrink-0" aria-hidden />
      <p className="min-w-60 flex-1">{mapWords('outsideMaps', { depot: depot.name })}</p>
      {data.requestedAt ? (
        <span>{mapWords('mapRequested', { day: dayOf(data.requestedAt) })}</span>
      ) : (
        <Button size="s" needs="fleet:write" disabled={request.isPending} onClick={requestMap}>
          {mapWords('askForMap')}
        </Button>
      )}
    </aside>
  )
}
