// The remedy for a late stop: the cheapest van that could serve it, with price and effect.
import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import type { StopOffer } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, listText } from '../../lib/format.ts'
import { useRefusal } from '../../lib/permission.ts'
import { liveWords } from '../../lib/words/live.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { StopOfVan } from './day.ts'
import { usePriceText } from './offer-text.ts'
import { useRemedy } from './remedy.ts'
import { stopOffersQuery } from './repair-api.ts'
import { useMove } from './use-move.tsx'

/** `12:05, on time, 1 stop back on time`. */
function effectText({ etaAt, lateSeconds, lateStops }: StopOffer, timeZone: string): string {
  return listText([
    clock(etaAt, timeZone),
    formatLateness(Math.max(0, lateSeconds)),
    ...(lateStops > 0 ? [liveWords('moreLate', { count: lateStops })] : []),
    ...(lateStops < 0 ? [liveWords('backOnTime', { count: -lateStops })] : []),
  ])
}

/** Offers only remedies that keep the promise or reduce lateness. */
const helps = (offer: StopOffer, lateSeconds: number): boolean => offer.lateSeconds < lateSeconds

export function BestOffer({ item: { stop, van } }: { item: StopOfVan }) {
  const { company, day } = useTenant()
  const [, openRemedy] = useRemedy()
  const isAllowed = useRefusal('plans:dispatch') === null
  const query = useQuery({ ...stopOffersQuery(day, stop.orderId), enabled: isAllowed })
  const move = useMove(day, liveWords('notMoved'))
  const priceText = usePriceText()
  const more = (
    <Button
      size="s"
      variant="secondary"
      icon={<ArrowLeftRight />}
      needs="plans:dispatch"
      onClick={() => openRemedy({ kind: 'give', orderId: stop.orderId })}
    >
      {liveWords('giveToAnother')}
    </Button>
  )
  if (stop.status !== 'pending') return null
  if (!query.data)
    return (
      <div className="flex flex-wrap items-center gap-2">
        {more}
        {isAllowed && query.isPending && (
          <span className="text-1 text-ink-3">{liveWords('checkingNow')}</span>
        )}
      </div>
    )
  const best = query.data.offers.find((offer) => helps(offer, stop.lateSeconds))
  if (!best)
    return (
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-1 text-ink-2">{liveWords('noneSooner')}</span>
        {query.data.offers.length > 0 && more}
      </div>
    )
  const give = () =>
    move.perform(
      { routeId: van.route.id, moves: [{ orderId: stop.orderId, vehicleId: best.vehicleId }] },
      () => notify({ title: liveWords('isOnNow', { recipient: stop.recipient, number: best.number }) }),
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
          {liveWords('giveStopTo', { sequence: stop.sequence, number: best.number })}
        </Button>
        {query.data.offers.length > 1 && (
          <Button
            size="s"
            variant="quiet"
            needs="plans:dispatch"
            onClick={() => openRemedy({ kind: 'give', orderId: stop.orderId })}
          >
            {liveWords('moreVans', { count: query.data.offers.length - 1 })}
          </Button>
        )}
      </span>
      <span className="text-1 text-ink-2 tabular-nums">
        {liveWords('effectAndPrice', { effect: effectText(best, company.timeZone), price: priceText(best) })}
      </span>
    </div>
  )
}
