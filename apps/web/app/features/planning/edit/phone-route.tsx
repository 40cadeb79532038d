// One route on a phone: its stops with drag handles, the chosen stop's card, and actions on the route.
import { GripVertical, Lock, Warehouse } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { clock, formatLateness, listText, windowText } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { cn } from '../../../ui/cn.ts'
import { Pin } from '../../../ui/plate.tsx'
import type { PlannedRoute, PlannedStop, PlanView } from '../plan-model.ts'
import type { Selection } from '../selection.ts'
import { moveStop } from './changes.ts'
import type { Offer } from './offer.ts'
import { brokenTexts, priceText } from './price-text.ts'
import { SelectionCard } from './plan-card.tsx'
import { useListDrag, type ListDrag } from '../../../ui/use-list-drag.ts'
import type { PlanEditing } from './use-plan-editor.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

interface PhoneRouteProps {
  route: PlannedRoute
  view: PlanView
  selection: Selection
  editing: PlanEditing
}

export function PhoneRoute({ route, view, selection, editing }: PhoneRouteProps) {
  const stops = useRef<HTMLOListElement>(null)
  const list = useListDrag(stops, (index, position) => {
    const stop = route.stops[index]
    if (stop) editing.perform(moveStop(stop, { vehicleId: route.vehicleId, position }, route.number))
  })
  const dragged = list.drag && route.stops[list.drag.index]
  return (
    <section
      aria-label={words('routeNumber', { number: route.number })}
      className="flex min-h-0 flex-1 flex-col border-t border-line-2"
    >
      <div className="shrink-0 border-b border-line">
        <SelectionCard {...{ route, view, selection, editing }} />
      </div>
      {dragged && list.drag && (
        <HandlePrice
          stop={dragged}
          position={list.drag.position}
          vehicleId={route.vehicleId}
          editing={editing}
        />
      )}
      <ol ref={stops} className="min-h-0 flex-1 overflow-y-auto">
        {route.stops.map((stop, index) => (
          <StopEntry
            key={stop.orderId}
            stop={stop}
            index={index}
            list={list}
            selection={selection}
            canDrag={editing.editor !== null && !route.isLocked && !stop.isLocked}
          />
        ))}
      </ol>
    </section>
  )
}

/** While dragging by a handle: the target position, its cost, and violations. */
function HandlePrice({
  stop,
  position,
  vehicleId,
  editing: { editor },
}: {
  stop: PlannedStop
  position: number
  vehicleId: string
  editing: PlanEditing
}) {
  const { company } = useTenant()
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    let isUnmounted = false
    editor
      ?.offers(stop.orderId, { vehicleId, position })
      .then(([best]) => !isUnmounted && setOffer(best ?? null))
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [editor, stop.orderId, vehicleId, position])
  const broken = offer ? brokenTexts(offer, company) : []
  return (
    <p
      role="status"
      className="flex min-h-11 shrink-0 items-center gap-3 border-b border-line bg-select px-4 text-2 tabular-nums"
    >
      <span className="min-w-0 flex-1 truncate">
        {words('stopToPlace', { stop: stop.sequence, place: position })}
      </span>
      {offer &&
        (broken.length > 0 ? (
          <strong className="font-strong text-bad-ink">{listText(broken)}</strong>
        ) : (
          <span>{priceText(offer, company)}</span>
        ))}
    </p>
  )
}

interface StopEntryProps {
  stop: PlannedStop
  index: number
  list: ListDrag
  selection: Selection
  canDrag: boolean
}

/** Where the dragged entry would go: a line above or below this one. */
function lineOf({ drag }: ListDrag, index: number): string | undefined {
  if (!drag || drag.index === index || drag.position !== index + 1) return undefined
  return drag.index > index ? 'shadow-[inset_0_3px_0_var(--ink)]' : 'shadow-[inset_0_-3px_0_var(--ink)]'
}

function StopEntry({ stop, index, list, selection, canDrag }: StopEntryProps) {
  const { company } = useTenant()
  const isLate = stop.lateSeconds > 0
  const hasWindow = (stop.windowStart ?? stop.windowEnd) !== null
  return (
    <li
      className={cn(
        'flex flex-wrap border-b border-line',
        isLate ? 'bg-bad-wash' : stop.orderId === selection.stop && 'bg-select',
        list.drag?.index === index && 'opacity-45',
        lineOf(list, index),
      )}
    >
      {stop.reload && (
        <p className="flex min-h-11 w-full items-center gap-3 border-b border-line bg-surface px-4 text-2 text-ink-2">
          <Warehouse className="size-[22px]" aria-hidden />
          <span className="flex-1">{words('loadsAgainAtDepot')}</span>
          <span className="pe-7 tabular-nums">{clock(new Date(stop.reload.arriveAt), company.timeZone)}</span>
        </p>
      )}
      <button
        type="button"
        onClick={() => selection.select({ stop: stop.orderId === selection.stop ? null : stop.orderId })}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 ps-4 text-start"
      >
        <Pin number={stop.sequence} route={stop.route} size="l" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-3 font-mid">{stop.address}</span>
          <span className="block truncate text-2 text-ink-2">
            {stop.recipient}
            {hasWindow && `, ${windowText(iso(stop.windowStart), iso(stop.windowEnd), company.timeZone)}`}
          </span>
        </span>
        <span className={cn('text-end tabular-nums', isLate && 'font-strong text-bad-ink')}>
          {clock(new Date(stop.arriveAt), company.timeZone)}
          {isLate && <span className="block text-1 font-mid">{formatLateness(stop.lateSeconds)}</span>}
        </span>
      </button>
      {canDrag ? (
        <button
          type="button"
          aria-label={words('dragStop', { stop: stop.sequence })}
          className="grid w-11 shrink-0 touch-none place-items-center text-ink-3"
          {...list.handleProps(index)}
        >
          <GripVertical className="size-5" aria-hidden />
        </button>
      ) : (
        <span className="grid w-11 shrink-0 place-items-center text-ink-3">
          {stop.isLocked && <Lock className="size-4" role="img" aria-label={words('locked')} />}
        </span>
      )}
    </li>
  )
}
