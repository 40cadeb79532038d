// Moves one stop to another van: lists possible vans with cost and violations.
import { useQuery } from '@tanstack/react-query'
import type { StopOffer } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, listText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { Button } from '../../ui/button.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { StopOfVan } from './day.ts'
import { usePriceText } from './offer-text.ts'
import { OwnRoute } from './own-route.tsx'
import { stopOffersQuery } from './repair-api.ts'
import { useMove } from './use-move.tsx'

function Offer({ offer, onGive, isDisabled }: { offer: StopOffer; onGive: () => void; isDisabled: boolean }) {
  const { company } = useTenant()
  const priceText = usePriceText()
  const at = (time: string) => clock(time, company.timeZone)
  return (
    <li className="flex items-center gap-3 border-b border-line px-5 py-2.5 text-2">
      <Plate number={offer.number} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <strong className="font-strong tabular-nums">{at(offer.etaAt)}</strong>
          {offer.lateSeconds > 0 ? (
            <Tag tone="bad">{formatLateness(offer.lateSeconds)}</Tag>
          ) : (
            <Tag tone="ok">{formatLateness(0)}</Tag>
          )}
          {offer.lateStops > 0 && <Tag tone="bad">{liveWords('moreLate', { count: offer.lateStops })}</Tag>}
          {offer.lateStops < 0 && <Tag tone="ok">{liveWords('backOnTime', { count: -offer.lateStops })}</Tag>}
        </span>
        <span className="block truncate">
          <AsWritten>{offer.driverName ?? offer.name}</AsWritten>
        </span>
        <span className="block text-1 text-ink-2 tabular-nums">
          {listText([
            priceText(offer),
            ...(offer.handoverAt ? [liveWords('vansMeet', { time: at(offer.handoverAt) })] : []),
          ])}
        </span>
      </span>
      <Button
        size="s"
        disabled={isDisabled}
        aria-label={liveWords('giveTo', { number: offer.number })}
        needs="plans:dispatch"
        onClick={onGive}
      >
        {liveWords('give')}
      </Button>
    </li>
  )
}

export function GivePanel({ item, onClose }: { item: StopOfVan; onClose: () => void }) {
  const { day } = useTenant()
  const { stop, van } = item
  const query = useQuery(stopOffersQuery(day, stop.orderId))
  const move = useMove(day, liveWords('notMoved'))
  const give = (offer: StopOffer) =>
    move.perform(
      { routeId: van.route.id, moves: [{ orderId: stop.orderId, vehicleId: offer.vehicleId }] },
      () => {
        notify({ title: liveWords('isOnNow', { recipient: stop.recipient, number: offer.number }) })
        onClose()
      },
    )
  return (
    <SidePanel title={stop.recipient} mark={<Plate number={van.route.number} size="l" />} onClose={onClose}>
      <p className="px-5 py-4 text-2 text-ink-2">
        {liveWords('giveLead', { sequence: stop.sequence, number: van.route.number })}
      </p>
      <OwnRoute item={item} onDone={onClose} />
      <h3 className="px-5 pt-4 pb-1 text-2">{liveWords('otherVans')}</h3>
      {move.question}
      {query.isPending ? (
        <SkeletonRows rows={4} height={64} label={liveWords('checkingOthers')} />
      ) : query.isError ? (
        <ErrorState
          title={liveWords('optionsNotCalculated')}
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : query.data.offers.length === 0 ? (
        <EmptyState title={liveWords('noOtherVan')}>{liveWords('noOtherVanMore')}</EmptyState>
      ) : (
        <ul aria-label={liveWords('offers')}>
          {query.data.offers.map((offer) => (
            <Offer
              key={offer.vehicleId}
              offer={offer}
              isDisabled={move.isPending}
              onGive={() => give(offer)}
            />
          ))}
        </ul>
      )}
    </SidePanel>
  )
}
