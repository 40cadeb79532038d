// Companies outside every region, each with the extract that covers it and the button that adds it.
import type { RegionNeed } from '@dropwise/contracts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { listAnd } from '../../../lib/format.ts'
import { useWords } from '../../../lib/words.ts'
import { ownerRegionsWords as words } from '../../../lib/words/owner-regions.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import { regionsQuery } from './api.ts'

/** Link to add this extract, with the area that the company needs. */
export function addLink({ extract, box }: RegionNeed): string {
  const params = new URLSearchParams({ panel: 'add', extract: extract?.path ?? '', box: box.join(', ') })
  return `/owner/regions?${params.toString()}`
}

/** `Add Maryland`: the label of that link. */
export const addLabel = ({ extract }: RegionNeed): string =>
  words('addWhat', { name: extract?.title.split(', ').at(-1) ?? '' })

function placesText({ depots, orders }: RegionNeed): string {
  return listAnd([
    ...(depots > 0 ? [words('depotCount', { count: depots })] : []),
    ...(orders > 0 ? [words('orderCount', { count: orders })] : []),
  ])
}

function needText(need: RegionNeed): string {
  const { company, extract } = need
  const places = placesText(need)
  return extract
    ? words('needServed', { company, places, extract: extract.title })
    : words('needUnserved', { company, places })
}

/** Renders nothing when every company is covered. */
export function Needs({ needs }: { needs: readonly RegionNeed[] }) {
  if (needs.length === 0) return null
  return (
    <section
      aria-label={words('outsideEveryRegion')}
      className="flex max-h-[40%] shrink-0 flex-col gap-2 overflow-y-auto border-b border-line bg-signal-wash px-4 py-3 md:px-7"
    >
      {needs.map((need) => (
        <div
          key={`${need.tenantId} ${need.extract?.path}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1"
        >
          <p className="min-w-0 flex-1 text-2 text-signal-ink">
            <RichText
              text={needText(need)}
              tags={{ company: (text) => <span className="font-strong">{text}</span> }}
            />
          </p>
          {need.extract && (
            <ButtonLink to={addLink(need)} icon={<Plus />}>
              {addLabel(need)}
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
  const hasWords = useWords(words)
  if (needs.length === 0 || !hasWords) return null
  const companies = new Set(needs.map(({ tenantId }) => tenantId)).size
  return (
    <p role="status" className="bg-signal-wash px-4 py-2 text-2 text-signal-ink md:px-7">
      {words('companiesOutside', { count: companies })}{' '}
      <Link to="/owner/regions" className="text-link">
        {words('addARegion')}
      </Link>
    </p>
  )
}
