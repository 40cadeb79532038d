// Problems that the engine left: late stops and unserved orders by reason, each with the smallest remedy and
// its price.
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { formatLateness, windowText } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import { Count } from '../../ui/tag.tsx'
import { moveStop } from './edit/changes.ts'
import { useOffers } from './edit/move-menu.tsx'
import { groupUnserved } from './edit/needs-groups.ts'
import { priceText } from './edit/price-text.ts'
import { UnservedGroupItem } from './edit/unserved-group.tsx'
import type { PlanEditing } from './edit/use-plan-editor.ts'
import type { PlannedStop, PlanView } from './plan-model.ts'
import { hotProps, type HotStore, type Selection } from './selection.ts'

/** Entries shown before "Show all". */
const SHOWN = 3

interface NeedsYouProps {
  view: PlanView
  selection: Selection
  hot: HotStore
  editing: PlanEditing
}

export function NeedsYou({ view, selection, hot, editing }: NeedsYouProps) {
  const [isOpen, setOpen] = useState(false)
  const groups = groupUnserved(view.unserved)
  const entries = view.late.length + groups.length
  const late = isOpen ? view.late : view.late.slice(0, SHOWN)
  const visibleGroups = isOpen ? groups : groups.slice(0, Math.max(1, SHOWN - late.length))
  if (entries === 0) return null
  return (
    <section
      aria-label={words('needsYou')}
      className="flex max-h-[45%] min-h-0 shrink-0 flex-col border-b border-line-2"
    >
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-3 max-md:bg-signal-wash max-md:px-4">
        <h2 className="text-2">{words('needsYou')}</h2>
        <Count value={view.late.length + view.unserved.length} />
        {entries > late.length + visibleGroups.length || isOpen ? (
          <button
            type="button"
            className="text-link ms-auto text-1"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words('showFewer') : words('showAll', { count: entries })}
          </button>
        ) : null}
      </header>
      <ul className="min-h-0 overflow-y-auto">
        {late.map((stop) => (
          <LateStop
            key={stop.orderId}
            stop={stop}
            view={view}
            selection={selection}
            hot={hot}
            editing={editing}
          />
        ))}
        {visibleGroups.map((group) => (
          <UnservedGroupItem
            key={group.reason}
            group={group}
            selection={selection}
            hot={hot}
            editing={editing}
          />
        ))}
      </ul>
    </section>
  )
}

/** A late stop, and the cheapest position where it would be in time. */
function LateStop({ stop, view, selection, hot, editing }: NeedsYouProps & { stop: PlannedStop }) {
  const { company } = useTenant()
  const offers = useOffers(editing, stop.orderId)
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  const ownRoute = view.routes.find(({ number }) => number === stop.route)
  const isHeld = stop.isLocked || ownRoute?.isLocked
  const better = isHeld
    ? undefined
    : offers?.find(({ vehicleId, broken }) => {
        const route = view.routes.find((each) => each.vehicleId === vehicleId)
        // On its own van the lateness already exists, so it would not count as new.
        return broken.length === 0 && !route?.isLocked && vehicleId !== ownRoute?.vehicleId
      })
  const number = better && editing.day?.numbers.get(better.vehicleId)
  return (
    <li className="border-b border-line">
      <button
        type="button"
        className={cn(
          'flex w-full gap-2.5 px-3 py-2 text-start hover:bg-hover hot:bg-hover max-md:px-4 max-md:py-3',
          selection.stop === stop.orderId && 'bg-select',
        )}
        {...hotProps(hot, stop.orderId)}
        onClick={() => selection.select({ route: stop.route, stop: stop.orderId })}
      >
        <Plate number={stop.route} size="s" />
        <span className="min-w-0 flex-1">
          <span className="block text-2">
            <strong className="font-strong text-bad-ink">
              {words('lateAtStop', { lateness: formatLateness(stop.lateSeconds), stop: stop.sequence })}
            </strong>
          </span>
          <span className="block truncate text-1 text-ink-2">
            {words('withWindow', {
              recipient: stop.recipient,
              window: windowText(iso(stop.windowStart), iso(stop.windowEnd), company.timeZone),
            })}
          </span>
        </span>
      </button>
      {editing.editor && offers && !better && (
        <p className="px-3 pb-2 ps-[46px] text-1 text-ink-3">
          {isHeld ? words('lockedOn', { route: stop.route }) : words('noOtherVan')}
        </p>
      )}
      {better && number !== undefined && (
        <span className="flex flex-wrap items-center gap-2 px-3 pb-2 ps-[46px]">
          <Button
            size="s"
            needs="plans:write"
            onClick={() => editing.perform(moveStop(stop, better, number))}
          >
            {words('moveItTo', { number })}
          </Button>
          <span className="text-1 text-ink-2 tabular-nums">{priceText(better, company)}</span>
        </span>
      )}
    </li>
  )
}
