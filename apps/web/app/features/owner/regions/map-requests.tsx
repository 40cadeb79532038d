// Companies that requested a map region, their depots, and the button that adds one.
import { formatCoordinates, mapRequestsResponse } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../lib/api.ts'
import { dayOf } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'

/** Renders nothing without requests. */
export function MapRequests({ onAdd }: { onAdd: () => void }) {
  const { data } = useQuery({
    queryKey: ['owner', 'regions', 'requests'],
    queryFn: ({ signal }) => callApi('/regions/requests', mapRequestsResponse, { signal }),
  })
  if (!data || data.items.length === 0) return null
  return (
    <section aria-label="Requests" className="shrink-0 border-b border-line bg-sunk px-4 py-3 md:px-7">
      <h3 className="pb-1.5 text-2 font-strong">Companies that ask for a map</h3>
      <ul className="grid gap-1.5">
        {data.items.map(({ tenantId, company, requestedBy, requestedAt, depots }) => (
          <li key={tenantId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2">
            <span className="min-w-60 flex-1">
              <span className="font-mid">{company}</span>
              {requestedBy && ` (${requestedBy})`}, since {dayOf(requestedAt)}:{' '}
              {depots.map(({ name, address, lat, lng }) => (
                <span key={`${name} ${lat} ${lng}`} className="block text-ink-2">
                  {name}, {address} (
                  <a
                    className="text-link"
                    href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=11/${lat}/${lng}`}
                    rel="noreferrer"
                    target="_blank"
                  >
                    {formatCoordinates({ lat, lng })}
                  </a>
                  )
                </span>
              ))}
            </span>
            <Button size="s" onClick={onAdd}>
              Add a region
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
