// Moves one stop to another van: lists possible vans with cost and violations.
import { useQuery } from '@tanstack/react-query'
import type { StopOffer } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Plate } from '../../ui/plate.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { Tag } from '../../ui/tag.tsx'
import { notify } from '../../ui/toasts.tsx'
import type { StopOfVan } from './day.ts'
import { formatLateness } from './labels.ts'
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
            <Tag tone="ok">on time</Tag>
          )}
          {offer.lateStops > 0 && <Tag tone="bad">{plural(offer.lateStops, 'more stop')} late</Tag>}
          {offer.lateStops < 0 && <Tag tone="ok">{plural(-offer.lateStops, 'stop')} back on time</Tag>}
        </span>
        <span className="block truncate">{offer.driverName ?? offer.name}</span>
        <span className="block text-1 text-ink-2 tabular-nums">
          {priceText(offer)}
          {offer.handoverAt && `, the vans meet at ${at(offer.handoverAt)}`}
        </span>
      </span>
      <Button
        size="s"
        disabled={isDisabled}
        aria-label={`Give to R${offer.number}`}
        needs="plans:dispatch"
        onClick={onGive}
      >
        Give
      </Button>
    </li>
  )
}

export function GivePanel({ item, onClose }: { item: StopOfVan; onClose: () => void }) {
  const { day } = useTenant()
  const { stop, van } = item
  const query = useQuery(stopOffersQuery(day, stop.orderId))
  const move = useMove(day, 'The stop could not be moved')
  const give = (offer: StopOffer) =>
    move.perform(
      { routeId: van.route.id, moves: [{ orderId: stop.orderId, vehicleId: offer.vehicleId }] },
      () => {
        notify({ title: `${stop.recipient} is on R${offer.number} now` })
        onClose()
      },
    )
  return (
    <SidePanel title={stop.recipient} mark={<Plate number={van.route.number} size="l" />} onClose={onClose}>
      <p className="px-5 py-4 text-2 text-ink-2">
        Stop {stop.sequence} of R{van.route.number}. Of other vans the cheapest comes first; time and price
        are for the whole day.
      </p>
      <OwnRoute item={item} onDone={onClose} />
      <h3 className="px-5 pt-4 pb-1 text-2">Other vans</h3>
      {move.question}
      {query.isPending ? (
        <SkeletonRows rows={4} height={64} label="Checking the other vans" />
      ) : query.isError ? (
        <ErrorState
          title="The options could not be calculated"
          {...describeError(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : query.data.offers.length === 0 ? (
        <EmptyState title="No other van can make it">
          None has enough room and time left. Re-plan the rest of the day, or take the stop off its route.
        </EmptyState>
      ) : (
        <ul aria-label="Offers">
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
