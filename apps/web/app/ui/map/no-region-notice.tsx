// Says that no map region covers the company's depot and what that costs, and offers to request one.
import { useQuery } from '@tanstack/react-query'
import { MapPinned } from 'lucide-react'
import { describeError } from '../../lib/api.ts'
import { mapCoverageQuery, useRequestMap } from '../../lib/data/map-coverage.ts'
import { dayOf } from '../../lib/format.ts'
import { Button } from '../button.tsx'
import { notify } from '../toasts.tsx'

/** Renders nothing while regions cover every depot. */
export function NoRegionNotice() {
  const { data } = useQuery(mapCoverageQuery())
  const request = useRequestMap()
  const [depot] = data?.outside ?? []
  if (!data || !depot) return null
  const ask = () =>
    request.mutate(undefined, {
      onSuccess: () =>
        notify({
          title: 'Request sent',
          detail: 'The platform’s owner sees who asks and where your depot lies.',
        }),
      onError: (error) =>
        notify({ title: 'The request was not sent', detail: describeError(error).message, tone: 'bad' }),
    })
  return (
    <aside
      aria-label="No street map here"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-sunk px-4 py-2 text-2 text-ink-2 md:px-7"
    >
      <MapPinned className="size-4 shrink-0" aria-hidden />
      <p className="min-w-60 flex-1">
        {depot.name} lies outside every street map of this platform: distances are estimated without roads,
        and addresses need a pin or coordinates.
      </p>
      {data.requestedAt ? (
        <span>Map requested on {dayOf(data.requestedAt)}</span>
      ) : (
        <Button size="s" needs="fleet:write" disabled={request.isPending} onClick={ask}>
          Ask your platform’s owner for a map
        </Button>
      )}
    </aside>
  )
}
