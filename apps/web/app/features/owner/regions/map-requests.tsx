// Companies that requested a map region, their depots, and the button that adds one.
import {
  formatCoordinates,
  mapRequestsResponse,
  type MapRequestItem,
  type RegionItem,
  type RegionNeed,
} from '@dropwise/contracts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { callApi } from '../../../lib/api.ts'
import { dayOf } from '../../../lib/format.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { addLabel, addLink } from './needs.tsx'

/** Requests for maps. Read again when `regions` in service change, because a new region fulfils requests. */
export const mapRequestsQuery = (regions: readonly RegionItem[]) =>
  queryOptions({
    queryKey: ['owner', 'regions', 'requests', regions.map(({ name }) => name)],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callApi('/regions/requests', mapRequestsResponse, { signal }),
  })

interface MapRequestsProps {
  requests: readonly MapRequestItem[]
  /** Extracts that hold places of companies. */
  needs: readonly RegionNeed[]
  /** Opens the panel without an extract, for a company whose place is in no extract. */
  onAdd: () => void
}

/** Lists requests for maps; renders nothing without requests. */
export function MapRequests({ requests, needs, onAdd }: MapRequestsProps) {
  if (requests.length === 0) return null
  return (
    <section
      aria-label={words('requests')}
      className="shrink-0 border-b border-line bg-sunk px-4 py-3 md:px-7"
    >
      <h3 className="pb-1.5 text-2 font-strong">{words('askForMap')}</h3>
      <ul className="grid gap-1.5">
        {requests.map(({ tenantId, company, requestedBy, requestedAt, depots }) => (
          <li key={tenantId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2">
            <span className="min-w-60 flex-1">
              <RichText
                text={
                  requestedBy
                    ? words('askedSinceBy', { company, person: requestedBy, day: dayOf(requestedAt) })
                    : words('askedSince', { company, day: dayOf(requestedAt) })
                }
                tags={{ company: (text) => <span className="font-mid">{text}</span> }}
              />
              {depots.map(({ name, address, lat, lng }) => (
                <span key={`${name} ${lat} ${lng}`} className="block text-ink-2">
                  <RichText
                    text={words('depotPlace', {
                      name,
                      address,
                      coordinates: formatCoordinates({ lat, lng }),
                    })}
                    tags={{
                      link: (text) => (
                        <a
                          className="text-link"
                          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=11/${lat}/${lng}`}
                          rel="noreferrer"
                          target="_blank"
                        >
                          {text}
                        </a>
                      ),
                    }}
                  />
                </span>
              ))}
            </span>
            <AddFor needs={needs.filter((need) => need.tenantId === tenantId)} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A button for each extract that serves the company, with the area around its places. */
function AddFor({ needs, onAdd }: Pick<MapRequestsProps, 'needs' | 'onAdd'>) {
  const served = needs.filter(({ extract }) => extract !== null)
  if (served.length === 0)
    return (
      <Button size="s" onClick={onAdd}>
        {words('addARegion')}
      </Button>
    )
  return served.map((need) => (
    <ButtonLink key={need.extract?.path} size="s" to={addLink(need)} icon={<Plus />}>
      {addLabel(need)}
    </ButtonLink>
  ))
}
