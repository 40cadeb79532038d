// "Move to…": every van with the cost and violations of taking the stop.
import { useEffect, useState } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { planWords as words } from '../../../lib/words/plan.ts'
import { cn } from '../../../ui/cn.ts'
import { Plate } from '../../../ui/plate.tsx'
import type { PlanView } from '../plan-model.ts'
import { brokenText, priceText } from './price-text.ts'
import type { Offer } from './offer.ts'
import type { PlanEditing } from './use-plan-editor.ts'

/** Each van's offer for an order in the current plan; null while computing. */
export function useOffers({ editor, state }: PlanEditing, orderId: string | null): Offer[] | null {
  const [search, setFound] = useState<{ orderId: string; plan: unknown; offers: Offer[] } | null>(null)
  const plan = state?.plan
  useEffect(() => {
    if (!editor || orderId === null) return
    let isUnmounted = false
    editor
      .offers(orderId)
      .then((offers) => !isUnmounted && setFound({ orderId, plan, offers }))
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [editor, orderId, plan])
  return search?.orderId === orderId && search.plan === plan ? search.offers : null
}

export function OfferList({
  offers,
  editing,
  view,
  onPick,
}: {
  offers: Offer[]
  editing: PlanEditing
  view: PlanView
  onPick: (offer: Offer) => void
}) {
  const { company } = useTenant()
  const routes = new Map(view.routes.map((route) => [route.vehicleId, route]))
  return (
    <ul className="flex max-h-72 flex-col overflow-y-auto" aria-label={words('vans')}>
      {offers.map((offer) => {
        const route = routes.get(offer.vehicleId)
        const number = route?.number ?? editing.day?.numbers.get(offer.vehicleId) ?? 0
        const broken = brokenText(offer, company)
        return (
          <li key={offer.vehicleId}>
            <button
              type="button"
              disabled={route?.isLocked ?? false}
              onClick={() => onPick(offer)}
              className="flex h-9 w-full items-center gap-2.5 rounded-s px-2 text-start text-2 hover:bg-hover focus-visible:bg-select disabled:opacity-45 pointer-coarse:h-12"
            >
              <Plate number={number} isOutlined={!route} />
              <span className="min-w-0 flex-1 truncate">
                {route?.name ?? words('freeVan')}
                <span className="text-ink-3">{`, ${words('atStop', { position: offer.position })}`}</span>
              </span>
              <span className={cn('text-1 tabular-nums', broken ? 'font-mid text-bad-ink' : 'text-ink-2')}>
                {route?.isLocked ? words('lockedLower') : (broken ?? priceText(offer, company))}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
