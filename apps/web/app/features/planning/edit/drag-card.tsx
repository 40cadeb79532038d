// Beside the map during a drag: the target, its cost, and every rule that it would break.
import { useTenant } from '../../../lib/company-context.tsx'
import { formatDistance, listText } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { Pin, UnservedMark } from '../../../ui/plate.tsx'
import type { PlanView } from '../plan-model.ts'
import { useDrag, type Dragged, type DragStore, type Place } from './drag-store.ts'
import type { Offer } from './offer.ts'
import { brokenTexts, minutesText, moneyText } from './price-text.ts'
import type { PlanEditing } from './use-plan-editor.ts'

interface CardProps {
  store: DragStore
  view: PlanView
  editing: PlanEditing
}

export function DragCard({ store, view, editing }: CardProps) {
  const drag = useDrag(store)
  if (!drag) return null
  const { stop, over, offers } = drag
  const offer = drag.here ?? (over && offers.get(over.vehicleId))
  return (
    <section
      aria-label={words('whereItWouldGo')}
      className="pointer-events-none absolute right-3 bottom-7 z-20 w-[300px] max-w-[calc(100%-24px)] rounded bg-raised px-3 py-2.5 text-2 shadow-float"
    >
      <h2 className="flex items-center gap-2.5 text-2">
        {stop.home ? <Pin number={stop.home.sequence} route={stop.home.route} /> : <UnservedMark />}
        <span className="min-w-0 truncate">
          {over ? placeText(stop, over, view, editing) : stop.recipient}
        </span>
      </h2>
      {offer ? <Meaning offer={offer} /> : <p className="pt-1 text-ink-2">{words('dropIt')}</p>}
    </section>
  )
}

/** `to R6, after stop 10`. */
function placeText(stop: Dragged, over: Place, view: PlanView, { day }: PlanEditing): string {
  const route = view.routes.find(({ vehicleId }) => vehicleId === over.vehicleId)
  const number = route?.number ?? day?.numbers.get(over.vehicleId) ?? 0
  const isHome = stop.home !== null && number === stop.home.route
  if (isHome && over.position === stop.home?.sequence) return words('staysWhereItIs')
  const { position } = over
  const others = (route?.stops ?? []).filter(({ orderId }) => orderId !== stop.orderId)
  const before = position === null ? undefined : others[position - 2]
  if (others.length === 0) return words('toFreeRoute', { number })
  if (position === null) return words('toRouteBest', { number })
  return before ? words('toRouteAfter', { number, stop: before.sequence }) : words('toRouteFirst', { number })
}

function Meaning({ offer }: { offer: Offer }) {
  const { company } = useTenant()
  const broken = brokenTexts(offer, company)
  const metres = `${offer.distance < 0 ? '−' : '+'}${formatDistance(Math.abs(offer.distance), company.units)}`
  const rows = [
    [words('time'), minutesText(offer.duration)],
    [words('cost'), moneyText(offer.cost, company.currency)],
    [words('distance'), metres],
  ] as const
  return (
    <dl className="grid grid-cols-[58px_minmax(0,1fr)] gap-x-3 gap-y-0.5 pt-1.5 tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <dt className="text-ink-3">{words('breaks')}</dt>
      {broken.length === 0 ? (
        <dd className="text-ok-ink">{words('breaksNothing')}</dd>
      ) : (
        <dd className="font-strong text-bad-ink">{listText(broken)}</dd>
      )}
    </dl>
  )
}
