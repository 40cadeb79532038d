// The next hours, one row per van: blocks are forecast stops, dashed outlines planned ones, red brackets
// broken promises.
import { memo, useEffect, useRef, useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, formatLateness, windowText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { cn } from '../../ui/cn.ts'
import { hueOf } from '../../lib/route-hues.ts'
import { Plate } from '../../ui/plate.tsx'
import { beginsAt, endsAtMs, nextHoursOf, type DayView, type VanDay } from './day.ts'
import type { Selection, SelectionActions } from './selection.ts'
import { halfHours, scaleAround, type Scale } from './timeline-scale.ts'
import type { LiveStop } from './types.ts'

/** Plan and forecast closer than this are drawn as one, in milliseconds. */
const SAME_MS = 120_000

function Block({
  stop,
  route,
  scale,
  timeZone,
  isHot,
  isSelected,
  onHot,
  onPick,
}: {
  stop: LiveStop
  route: number
  scale: Scale
  timeZone: string
  isHot: boolean
  isSelected: boolean
  onHot: (id: string | null) => void
  onPick: () => void
}) {
  const from = Date.parse(beginsAt(stop))
  const to = endsAtMs(stop)
  if (to < scale.from || from > scale.to) return null
  const leftPx = scale.px(from)
  const width = Math.max(5, scale.px(to) - leftPx)
  const isDone = stop.status !== 'pending' && stop.status !== 'arrived'
  const isLate = !isDone && stop.lateSeconds > 0
  const hue = hueOf(route)
  const facts = {
    sequence: stop.sequence,
    recipient: stop.recipient,
    time: clock(beginsAt(stop), timeZone),
    window: windowText(stop.windowStart, stop.windowEnd, timeZone),
  }
  const words = isLate
    ? liveWords('blockLate', { ...facts, lateness: formatLateness(stop.lateSeconds) })
    : liveWords('block', facts)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words}
      title={words}
      data-hot={isHot || undefined}
      onPointerEnter={() => onHot(stop.id)}
      onPointerLeave={() => onHot(null)}
      onClick={onPick}
      className={cn(
        'absolute top-1/2 h-[18px] -translate-y-1/2 overflow-hidden rounded-[2px] text-center font-n text-[11px] leading-[18px] font-bold',
        isDone && 'opacity-45',
        isLate && 'outline-2 outline-offset-1 outline-bad',
        (isHot || isSelected) && !isLate && 'outline-2 outline-offset-1 outline-link',
      )}
      style={{ left: leftPx, width, background: `var(--r${hue})`, color: `var(--r${hue}-on)` }}
    >
      {width >= 12 ? stop.sequence : ''}
    </button>
  )
}

function Planned({ stop, scale }: { stop: LiveStop; scale: Scale }) {
  if (stop.departedAt) return null
  const from = Date.parse(stop.plannedArriveAt)
  const to = Date.parse(stop.plannedDepartAt)
  const isSame =
    Math.abs(from - Date.parse(beginsAt(stop))) < SAME_MS && Math.abs(to - endsAtMs(stop)) < SAME_MS
  if (isSame || to < scale.from || from > scale.to) return null
  const leftPx = scale.px(from)
  return (
    <span
      aria-hidden
      className="absolute top-1/2 h-[18px] -translate-y-1/2 rounded-[2px] border border-dashed border-field"
      style={{ left: leftPx, width: Math.max(5, scale.px(to) - leftPx) }}
    />
  )
}

function PromisedWindow({ stop, scale, isBroken }: { stop: LiveStop; scale: Scale; isBroken: boolean }) {
  if (!stop.windowStart || !stop.windowEnd) return null
  const from = Date.parse(stop.windowStart)
  const to = Date.parse(stop.windowEnd)
  if (to < scale.from || from > scale.to) return null
  const leftPx = Math.max(-4, scale.px(from))
  const width = Math.min(scale.px(scale.to) + 4, scale.px(to)) - leftPx
  return (
    <span
      aria-hidden
      className={cn(
        'absolute bottom-0 h-1 border border-t-0',
        isBroken ? 'border-[1.5px] border-t-0 border-bad' : 'border-line-2',
      )}
      style={{ left: leftPx, width }}
    />
  )
}

interface LaneProps {
  van: VanDay
  scale: Scale
  selection: Selection
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
}

/** One van's lane without its name; tablets show it below the van's risk. */
export function Lane({ van, scale, selection, hot, onHot, actions }: LaneProps) {
  const { company } = useTenant()
  const { route, stops } = van
  const start = Math.max(0, scale.px(Date.parse(route.departAt)))
  const end = scale.px(Date.parse(route.etaReturnAt ?? route.returnAt))
  const isSelected = selection.route === route.number
  const chosenStop = isSelected ? stops.find((stop) => stop.id === selection.stop) : undefined
  return (
    <div className="relative h-full min-w-0 flex-1 overflow-hidden">
      {end > start && (
        <span
          aria-hidden
          className="absolute top-1/2 h-0.5 -translate-y-1/2"
          style={{ left: start, width: end - start, background: `var(--r${hueOf(route.number)})` }}
        />
      )}
      {stops.map((stop) => (
        <Planned key={stop.id} stop={stop} scale={scale} />
      ))}
      {chosenStop && chosenStop.lateSeconds === 0 && (
        <PromisedWindow stop={chosenStop} scale={scale} isBroken={false} />
      )}
      {van.late.map((stop) => (
        <PromisedWindow key={stop.id} stop={stop} scale={scale} isBroken />
      ))}
      {stops.map((stop) => (
        <Block
          key={stop.id}
          stop={stop}
          route={route.number}
          scale={scale}
          timeZone={company.timeZone}
          isHot={hot === stop.id}
          isSelected={selection.stop === stop.id}
          onHot={onHot}
          onPick={() => actions.select(route.number, stop.id)}
        />
      ))}
    </div>
  )
}

/** Width of an element, updated when it changes. */
export function useWidth(): [React.RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

/** The axis above the lanes, with the clock. */
export function Axis({
  scale,
  now,
  timeZone,
  width,
}: {
  scale: Scale
  now: Date
  timeZone: string
  width: number
}) {
  const at = scale.px(now.getTime())
  return (
    <div className="relative h-full overflow-hidden font-n text-[12px] leading-4 text-ink-2">
      {halfHours(scale).map((half) => {
        const leftPx = scale.px(half)
        const isUnderClock = Math.abs(leftPx + 16 - at) < 40
        return isUnderClock || leftPx > width - 34 ? null : (
          <span key={half} className="absolute top-1 tabular-nums" style={{ left: leftPx + 2 }}>
            {clock(new Date(half), timeZone)}
          </span>
        )
      })}
      <span
        className="absolute top-0.5 -translate-x-1/2 rounded-s bg-ink px-1.5 py-0.5 text-surface tabular-nums"
        style={{ left: at }}
      >
        {clock(now, timeZone)}
      </span>
    </div>
  )
}

/** Lines of half hours behind the lanes, and of the clock before them. */
export function Grid({ scale, now }: { scale: Scale; now: Date }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      {halfHours(scale).map((half) => (
        <span key={half} className="absolute inset-y-0 w-px bg-line" style={{ left: scale.px(half) }} />
      ))}
      <span className="absolute inset-y-0 z-10 w-[1.5px] bg-ink" style={{ left: scale.px(now.getTime()) }} />
    </div>
  )
}

const NAME_WIDTH = 150

interface VanRowProps extends Omit<TimelineProps, 'view' | 'now'> {
  van: VanDay
  /** Null before the width is known. */
  scale: ReturnType<typeof scaleAround> | null
}

function VanRow({ van, scale, selection, hot, onHot, actions }: VanRowProps) {
  const { number } = van.route
  const isSelected = selection.route === number
  return (
    <div
      className={cn(
        'flex h-[31px] items-stretch',
        isSelected && 'bg-[color-mix(in_oklch,var(--select)_55%,transparent)]',
      )}
    >
      <button
        type="button"
        style={{ width: NAME_WIDTH }}
        aria-label={liveWords('vanAhead', {
          number,
          van: van.label,
          count: van.stops.length - van.doneCount,
        })}
        aria-pressed={isSelected}
        onClick={() => actions.select(isSelected ? null : number)}
        className="relative z-10 flex shrink-0 items-center gap-3 truncate text-start text-2 focus-visible:-outline-offset-2"
      >
        <Plate number={number} />
        <span className="truncate pe-2">{van.label}</span>
      </button>
      {scale && (
        <Lane van={van} scale={scale} selection={selection} hot={hot} onHot={onHot} actions={actions} />
      )}
    </div>
  )
}

interface TimelineProps {
  view: DayView
  now: Date
  selection: Selection
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
}

/** Rows of the next vans, or of all. */
export const Timeline = memo(function Timeline({ view, now, selection, hot, onHot, actions }: TimelineProps) {
  const { company } = useTenant()
  const [lanes, width] = useWidth()
  const scale = scaleAround(now.getTime(), width)
  const nextHours = nextHoursOf(
    view,
    view.vans.find((van) => van.route.number === selection.route),
  )
  const isAll = nextHours.length === 0 || nextHours.length === view.vans.length
  const showsAll = selection.showsAllRows || isAll
  const vans = selection.showsAllRows || nextHours.length === 0 ? view.vans : nextHours
  const title = showsAll
    ? liveWords('hoursOfAll')
    : view.atRisk.length > 0
      ? liveWords('hoursAtRisk')
      : liveWords('hoursOnRoad')
  return (
    <section aria-label={liveWords('theNextHours')} className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-8 shrink-0 items-center gap-4 px-3">
        <h2 className="truncate text-2">{title}</h2>
        <span className="flex items-center gap-1.5 text-1 whitespace-nowrap text-ink-2 max-xl:hidden">
          <span className="h-3 w-5 rounded-[2px] border border-dashed border-field" />{' '}
          {liveWords('asPlanned')}
        </span>
        <span className="flex items-center gap-1.5 text-1 whitespace-nowrap text-ink-2 max-xl:hidden">
          <span className="h-1.5 w-5 border-[1.5px] border-t-0 border-bad" /> {liveWords('promisedWindow')}
        </span>
        {!isAll && (
          <button
            type="button"
            className="text-link ms-auto rounded-s px-1 text-1 font-mid whitespace-nowrap hover:underline"
            onClick={() => actions.showAllRows(!selection.showsAllRows)}
          >
            {showsAll ? liveWords('showNext') : liveWords('showAll', { count: view.vans.length })}
          </button>
        )}
      </div>
      <div dir="ltr" className="flex h-6 shrink-0 border-t border-line pe-3 ps-3">
        <span style={{ width: NAME_WIDTH }} className="shrink-0" />
        <div ref={lanes} className="min-w-0 flex-1">
          {width > 0 && <Axis scale={scale} now={now} timeZone={company.timeZone} width={width} />}
        </div>
      </div>
      <div dir="ltr" className="relative min-h-0 flex-1 overflow-y-auto" tabIndex={-1}>
        <div className="relative min-h-full pe-3 ps-3">
          <div className="pointer-events-none absolute inset-y-0 right-3" style={{ left: NAME_WIDTH + 12 }}>
            {width > 0 && <Grid scale={scale} now={now} />}
          </div>
          {vans.map((van) => (
            <VanRow
              key={van.route.id}
              van={van}
              scale={width > 0 ? scale : null}
              selection={selection}
              hot={hot}
              onHot={onHot}
              actions={actions}
            />
          ))}
        </div>
      </div>
    </section>
  )
})
