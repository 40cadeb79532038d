// What the engine could not settle: late stops and unserved orders, each with its reason and the smallest fix.
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, windowText } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import { Plate, UnservedMark } from '../../ui/plate.tsx'
import { Count } from '../../ui/tag.tsx'
import type { PlanView } from './plan-model.ts'
import { hotProps, type HotStore, type Selection } from './selection.ts'

/** Entries shown before "Show all". */
const SHOWN = 3

export function NeedsYou({ view, selection, hot }: { view: PlanView; selection: Selection; hot: HotStore }) {
  const { company } = useTenant()
  const [isOpen, setOpen] = useState(false)
  const total = view.late.length + view.unserved.length
  if (total === 0) return null
  const late = isOpen ? view.late : view.late.slice(0, SHOWN)
  const unserved = isOpen ? view.unserved : view.unserved.slice(0, Math.max(0, SHOWN - late.length))
  const item =
    'flex w-full gap-2.5 border-b border-line px-3 py-2 text-left hover:bg-hover hot:bg-hover max-md:px-4 max-md:py-3'
  return (
    <section
      aria-label="Needs you"
      className={cn('flex min-h-0 flex-col border-b border-line-2', isOpen ? 'max-h-[45%]' : 'shrink-0')}
    >
      <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line px-3 max-md:bg-signal-wash max-md:px-4">
        <h2 className="text-2">Needs you</h2>
        <Count value={total} />
        {total > SHOWN && (
          <button
            type="button"
            className="text-link ml-auto text-1"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show fewer' : `Show all ${total}`}
          </button>
        )}
      </header>
      <ul className="overflow-y-auto">
        {late.map((stop) => (
          <li key={stop.orderId}>
            <button
              type="button"
              className={cn(item, selection.stop === stop.orderId && 'bg-select')}
              {...hotProps(hot, stop.orderId)}
              onClick={() => selection.select({ route: stop.route, stop: stop.orderId })}
            >
              <Plate number={stop.route} size="s" />
              <span className="min-w-0 flex-1">
                <span className="block text-2">
                  <strong className="font-strong text-bad-ink">{formatLateness(stop.lateSeconds)}</strong> at
                  stop {stop.sequence}
                </span>
                <span className="block truncate text-1 text-ink-2">
                  {stop.recipient}, window{' '}
                  {windowText(
                    stop.windowStart === null ? null : new Date(stop.windowStart).toISOString(),
                    stop.windowEnd === null ? null : new Date(stop.windowEnd).toISOString(),
                    company.timeZone,
                  )}
                </span>
              </span>
              <ChevronRight className="size-4 self-center text-ink-3" aria-hidden />
            </button>
          </li>
        ))}
        {unserved.map((entry) => (
          <li key={entry.orderId}>
            <button
              type="button"
              className={cn(item, selection.stop === entry.orderId && 'bg-select')}
              {...hotProps(hot, entry.orderId)}
              onClick={() => selection.select({ route: null, stop: entry.orderId })}
            >
              <span className="grid w-6 shrink-0 place-items-start justify-center pt-px">
                <UnservedMark />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-2">
                  <strong className="font-strong text-signal-ink">Unserved</strong>{' '}
                  {entry.order?.reference ?? ''}
                </span>
                <span className="line-clamp-2 text-1 text-ink-2">{entry.message}</span>
                {entry.fix && <span className="line-clamp-2 text-1 font-mid text-ink">{entry.fix}</span>}
                {entry.order && (
                  <span className="sr-only">due {clock(entry.order.windowEnd, company.timeZone)}</span>
                )}
              </span>
              <ChevronRight className="size-4 self-center text-ink-3" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
