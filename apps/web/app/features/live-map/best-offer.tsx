// The remedy for a late stop: the cheapest van that could serve it, with price and effect.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import type { StopOffer } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, plural } from '../../lib/format.ts'
import { useRefusal } from '../../lib/permission.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { StopOfVan } from './day.ts'
import { formatLateness } from './labels.ts'
import { usePriceText } from './offer-text.ts'
import { useRemedy } from './remedy.ts'
import { stopOffersQuery } from './repair-api.ts'
import { useMove } from './use-move.tsx'

/** `12:05, on time, 1 stop back on time`. */
function effectText({ etaAt, lateSeconds, lateStops }: StopOffer, timeZone: string): string {
  return [
    clock(etaAt, timeZone),
    lateSeconds > 0 ? formatLateness(lateSeconds) : 'on time',
    ...(lateStops > 0 ? [`${plural(lateStops, 'more stop')} late`] : []),
    ...(lateStops < 0 ? [`${plural(-lateStops, 'stop')} back on time`] : []),
  ].join(', ')
}

/** Offers only remedies that keep the promise or reduce lateness. */
const helps = (offer: StopOffer, lateSeconds: number): boolean => offer.lateSeconds < lateSeconds

export function BestOffer({ item: { stop, van } }: { item: StopOfVan }) {
  const { company, day } = useTenant()
  const [, openRemedy] = useRemedy()
  const isAllowed = useRefusal('plans:dispatch') === null
  const query = useQuery({ ...stopOffersQuery(day, stop.orderId), enabled: isAllowed })
  const move = useMove(day, 'The stop could not be moved')
  const priceText = usePriceText()
  const more = (
    <Button
      size="s"
      variant="secondary"
      icon={<ArrowLeftRight />}
      needs="plans:dispatch"
      onClick={() => openRemedy({ kind: 'give', orderId: stop.orderId })}
    >
      Give to another van
    </Button>
  )
  if (stop.status !== 'pending') return null
  if (!query.data)
    return (
      <div className="flex flex-wrap items-center gap-2">
        {more}
        {isAllowed && query.isPending && <span className="text-1 text-ink-3">checking the other vans</span>}
      </div>
    )
  const best = query.data.offers.find((offer) => helps(offer, stop.lateSeconds))
  if (!best)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-1 text-ink-2">No other van would be there sooner.</span>
        {query.data.offers.length > 0 && more}
      </div>
    )
  const give = () =>
    move.perform(
      { routeId: van.route.id, moves: [{ orderId: stop.orderId, vehicleId: best.vehicleId }] },
      () => notify({ title: `${stop.recipient} is on R${best.number} now` }),
    )
  return (
    <div className="flex flex-col items-start gap-1">
      {move.question}
      <span className="flex flex-wrap gap-2">
        <Button
          size="s"
          variant="primary"
          icon={<ArrowLeftRight />}
          needs="plans:dispatch"
          disabled={move.isPending}
          onClick={give}
        >
          Give stop {stop.sequence} to R{best.number}
        </Button>
        {query.data.offers.length > 1 && (
          <Button
            size="s"
            variant="quiet"
            needs="plans:dispatch"
            onClick={() => openRemedy({ kind: 'give', orderId: stop.orderId })}
          >
            {plural(query.data.offers.length - 1, 'more van')}
          </Button>
        )}
      </span>
      <span className="text-1 text-ink-2 tabular-nums">
        {effectText(best, company.timeZone)}; {priceText(best)}
      </span>
    </div>
  )
}
