// Companies outside every region, each with the extract that covers it and the button that adds it.
import type { RegionNeed } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { plural } from '../../../lib/format.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { regionsQuery } from './api.ts'

/** Link to add this extract, with the area that the company needs. */
export function addLink({ extract, box }: RegionNeed): string {
  const params = new URLSearchParams({ panel: 'add', extract: extract?.path ?? '', box: box.join(', ') })
  return `/owner/regions?${params.toString()}`
}

function placesText({ depots, orders }: RegionNeed): string {
  const parts = [
    ...(depots > 0 ? [plural(depots, 'depot')] : []),
    ...(orders > 0 ? [plural(orders, 'order')] : []),
  ]
  return `${parts.join(' and ')} outside every region`
}

/** Renders nothing when every company is covered. */
export function Needs({ needs }: { needs: readonly RegionNeed[] }) {
  if (needs.length === 0) return null
  return (
    <section
      aria-label="Companies outside every region"
      className="flex max-h-[40%] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line bg-signal-wash px-4 py-3 md:px-7"
    >
      {needs.map((need) => (
        <div
          key={`${need.tenantId} ${need.extract?.path}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          <p className="min-w-0 flex-1 text-2 text-signal-ink">
            <span className="font-strong">{need.company}</span>: {placesText(need)}. Distances are estimated
            there and addresses cannot be found.{' '}
            {need.extract ? `Served by ${need.extract.title}.` : 'No extract is known to hold them.'}
          </p>
          {need.extract && (
            <ButtonLink to={addLink(need)} icon={<Plus />}>
              Add {need.extract.title.split(', ').at(-1)}
            </ButtonLink>
          )}
        </div>
      ))}
    </section>
  )
}

/** One line on the overview, with a link to the regions screen. */
export function NeedsWarning() {
  const { data } = useQuery(regionsQuery())
  const needs = data?.needs ?? []
  if (needs.length === 0) return null
  const companies = new Set(needs.map(({ tenantId }) => tenantId)).size
  return (
    <p role="status" className="bg-signal-wash px-4 py-2 text-2 text-signal-ink md:px-7">
      {plural(companies, 'company works', 'companies work')} outside every map region: distances are estimated
      there and addresses cannot be found.{' '}
      <Link to="/owner/regions" className="text-link">
        Add a region
      </Link>
    </p>
  )
}
