// A movable stop: by its handle, or by the buttons below.
import { ArrowDown, ArrowUp, CornerRightUp, GripVertical, Lock } from 'lucide-react'
import { firstAddressLine, type DriverRoute } from '@dropwise/contracts'
import { clock, formatLateness, windowText } from '../../../lib/format.ts'
import { formWords as words } from '../../../lib/words/driver-forms.ts'
import { cn } from '../../../ui/cn.ts'
import { Pin } from '../../../ui/plate.tsx'
import type { ListDrag } from '../../../ui/use-list-drag.ts'
import { SideAction } from '../parts.tsx'
import type { OrderedStop } from './use-order.ts'

interface RowProps {
  route: DriverRoute
  ordered: OrderedStop
  timeZone: string
  /** From 0. */
  place: number
  count: number
  /** Count of done stops before the first of these. */
  offset: number
  isOpen: boolean
  drag: ListDrag
  onToggle: () => void
  onMove: (place: number) => void
}

function Moves({ place, count, onMove }: Pick<RowProps, 'place' | 'count' | 'onMove'>) {
  return (
    <div className="flex gap-2 px-4 pb-3">
      <SideAction
        aria-disabled={place === 0}
        className={place === 0 ? 'text-ink-3' : ''}
        onClick={() => place > 0 && onMove(place - 1)}
      >
        <ArrowUp aria-hidden /> {words('up')}
      </SideAction>
      <SideAction
        aria-disabled={place === count - 1}
        className={place === count - 1 ? 'text-ink-3' : ''}
        onClick={() => place < count - 1 && onMove(place + 1)}
      >
        <ArrowDown aria-hidden /> {words('down')}
      </SideAction>
      {place > 0 && (
        <SideAction className="flex-[1.6]" onClick={() => onMove(0)}>
          <CornerRightUp aria-hidden /> {words('goHereNext')}
        </SideAction>
      )}
    </div>
  )
}

/** Drop position of the dragged stop: a line above or below this one. */
function lineOf({ drag }: ListDrag, place: number): string | undefined {
  if (!drag || drag.index === place || drag.position !== place + 1) return undefined
  return drag.index > place ? 'shadow-[inset_0_3px_0_var(--ink)]' : 'shadow-[inset_0_-3px_0_var(--ink)]'
}

export function OrderRow({
  route,
  ordered,
  timeZone,
  place,
  count,
  offset,
  isOpen,
  drag,
  onToggle,
  onMove,
}: RowProps) {
  const { stop, etaAt, lateSeconds } = ordered
  const isDragged = drag.drag?.index === place
  return (
    <li
      className={cn(
        'border-b border-line bg-surface',
        isOpen && 'bg-select',
        isDragged && 'bg-hover opacity-60',
        lineOf(drag, place),
      )}
    >
      <div className="flex min-h-16 items-stretch">
        {stop.isLocked ? (
          <span className="grid w-12 shrink-0 place-items-center">
            <Lock className="size-5" aria-label={words('fixedByDispatch')} />
          </span>
        ) : (
          <span
            aria-hidden
            className="grid w-12 shrink-0 cursor-grab touch-none place-items-center"
            {...drag.handleProps(place)}
          >
            <GripVertical className="size-6 text-ink-2" />
          </span>
        )}
        <button
          type="button"
          aria-expanded={stop.isLocked ? undefined : isOpen}
          onClick={stop.isLocked ? undefined : onToggle}
          className="flex min-w-0 flex-1 items-center gap-3 py-2 pe-4 text-start"
        >
          <Pin
            number={offset + (isDragged && drag.drag ? drag.drag.position : place + 1)}
            route={route.number}
            size="l"
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-3 font-mid">
              <bdi>{firstAddressLine(stop.address)}</bdi>
            </span>
            <span className="block truncate text-2 text-ink-2">
              {windowText(stop.window?.from ?? null, stop.window?.to ?? null, timeZone)}
            </span>
            {lateSeconds > 0 && (
              <span className="block text-2 font-strong text-bad-ink">{formatLateness(lateSeconds)}</span>
            )}
          </span>
          <span className={cn('text-3 font-mid tabular-nums', lateSeconds > 0 && 'text-bad-ink')}>
            {clock(etaAt, timeZone)}
          </span>
        </button>
      </div>
      {isOpen && !stop.isLocked && <Moves place={place} count={count} onMove={onMove} />}
    </li>
  )
}
