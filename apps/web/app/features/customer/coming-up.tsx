// Parcels not yet on the road, below those that are.
import { useQueries } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { answerOf, formatTrackingNumber, type TrackingResponse } from '@dropwise/contracts'
import { trackingQuery } from '../../lib/data/tracking.ts'
import { useTrackingLanguage } from '../../lib/tracking-language.tsx'
import { customerWords as words } from '../../lib/words/customer.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Delivery } from './api/deliveries.ts'

const COMING_LIMIT = 5
/** Sorts parcels without a promise last. */
const LAST = '9999'

/** Expected time for sorting: the forecast, if any. */
const promisedFrom = ({ promised_from }: Delivery, tracking?: TrackingResponse): string =>
  tracking?.eta?.from ?? promised_from ?? LAST

/** `Harbour Lane Couriers, 2 parcels to 4 Mill Street`. */
export const parcelsTo = ({ brand, parcels, destination }: TrackingResponse): string =>
  words('parcelsTo', { company: brand.name, count: parcels.packages, street: destination.street })

/** Parcels not yet on the road with their expected time, next first. */
export function ComingUp({ deliveries }: { deliveries: readonly Delivery[] }) {
  const next = deliveries
    .toSorted((a, b) => promisedFrom(a).localeCompare(promisedFrom(b)))
    .slice(0, COMING_LIMIT)
  const answers = useQueries({ queries: next.map(({ tracking_number }) => trackingQuery(tracking_number)) })
  const rows = next
    .map((delivery, i) => ({ delivery, tracking: answers[i]?.data }))
    .toSorted((a, b) =>
      promisedFrom(a.delivery, a.tracking).localeCompare(promisedFrom(b.delivery, b.tracking)),
    )
  return (
    <section aria-labelledby="coming" className="pb-2">
      <h2 id="coming" className="border-b border-line pb-2.5 text-3">
        {words('comingUp')}
      </h2>
      <ul>
        {rows.map(({ delivery, tracking }) => (
          <ComingDelivery key={delivery.id} delivery={delivery} tracking={tracking} />
        ))}
      </ul>
    </section>
  )
}

interface ComingProps {
  delivery: Delivery
  tracking: TrackingResponse | undefined
}

function ComingDelivery({ delivery, tracking: data }: ComingProps) {
  const language = useTrackingLanguage()
  const answer = data && answerOf(data, new Date(data.clock), language)
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={`/customer/track/${delivery.tracking_number}`}
        className="flex items-center gap-3 py-3 hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          {answer ? (
            <span className="block text-3 font-mid">
              {answer.lead} <bdi className="tabular-nums">{answer.headline}</bdi>
            </span>
          ) : (
            <Skeleton className="my-1 h-4 w-44" />
          )}
          <span className="block truncate text-2 text-ink-2">
            {data ? parcelsTo(data) : formatTrackingNumber(delivery.tracking_number)}
          </span>
          {answer?.note && <span className="block text-2 text-ink-2">{answer.note}</span>}
        </span>
        <ChevronRight className="size-4 shrink-0 rtl:-scale-x-100" aria-hidden />
      </Link>
    </li>
  )
}
