// The day as rows: line = driving, block = service with the stop's number, hatch = wait, bracket = window of
// the hovered stop, dashed tick = 8 h limit.
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { MAX_SHIFT_SECONDS } from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { planWords as words } from '../../../lib/words/plan.ts'
import { cn } from '../../../ui/cn.ts'
import { moveToRow } from '../../../ui/row-keys.ts'
import { useDrag } from '../edit/drag-store.ts'
import type { PlanEditing } from '../edit/use-plan-editor.ts'
import type { StopDrag } from '../edit/use-stop-drag.ts'
import { FreeVans } from './free-vans.tsx'
import { dayColumn, timelineGrid } from './grid.ts'
import { TimelineRow } from './timeline-row.tsx'
import { timeAxis, type TimeAxis } from './time-axis.ts'
import { useTimelineDrop } from './use-timeline-drop.ts'
import type { PlanView } from '../plan-model.ts'
import type { HotStore, Selection } from '../selection.ts'

/** Half the width of `10:00` plus a gap, in pixels. */
const LABEL_HALF_PX = 20

/** Least row height in px (look: 20); rows grow into free space. */
const ROW_MIN = 20
const ROW_MAX = 30

export function TimelineLegend() {
  return (
    <div className="flex items-center gap-4 text-1 text-ink-2 max-lg:hidden" aria-hidden>
      <span className="flex items-center gap-1.5">
        <span className="h-2 w-3.5 rounded-[2px] bg-load" />
        {words('legendService')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="h-0.5 w-3.5 bg-load" />
        {words('legendDrive')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="hatch h-2 w-3.5 text-load" />
        {words('legendWait')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="h-1 w-3.5 border border-t-0 border-load" />
        {words('legendWindow')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="h-3 border-s-2 border-dotted border-load" />
        {words('shiftLimit')}
      </span>
    </div>
  )
}

type Box = React.RefObject<HTMLDivElement | null>

/** Width of the track and height of the scrolled part, in px. */
function useTimelineSize(track: Box, scroller: Box): { width: number; height: number } {
  const [size, setSize] = useState({ width: 900, height: 290 })
  useLayoutEffect(() => {
    const measure = () =>
      setSize({ width: track.current?.clientWidth || 900, height: scroller.current?.clientHeight || 290 })
    const observer = new ResizeObserver(measure)
    if (track.current) observer.observe(track.current)
    if (scroller.current) observer.observe(scroller.current)
    return () => observer.disconnect()
  }, [track, scroller])
  return size
}

/** Axis from the first departure to the last return, with the end of each longest shift near it. */
function useDayAxis(view: PlanView): TimeAxis {
  const { company } = useTenant()
  return useMemo(() => {
    const from = Math.min(...view.routes.map((r) => r.departAt))
    const to = Math.max(
      ...view.routes.map((r) => r.returnAt),
      ...view.routes.map((r) => Math.min(r.departAt + MAX_SHIFT_SECONDS * 1000, r.returnAt + 3_600_000)),
    )
    return timeAxis(from, to, company.timeZone)
  }, [view, company.timeZone])
}

interface AxisHeadProps {
  axis: TimeAxis
  /** Width of the track in px. */
  width: number
  track: Box
  drag: StopDrag
}

function AxisHead({ axis, width, track, drag }: AxisHeadProps) {
  // The edge would cut the labels beyond; their lines stay.
  const isWhole = ({ ms }: { ms: number }): boolean => {
    const x = (axis.at(ms) / 100) * width
    return x >= LABEL_HALF_PX && x <= width - LABEL_HALF_PX
  }
  return (
    <div
      className={cn(
        timelineGrid(),
        'sticky top-0 z-10 h-6 border-b border-line bg-surface font-n text-[12px] text-ink-3',
      )}
    >
      <span className="sticky left-0 z-[1] bg-surface" />
      <div ref={track} className="relative">
        {axis.ticks.filter(isWhole).map((tick) => (
          <span
            key={tick.ms}
            className="absolute top-1 -translate-x-1/2 leading-4"
            style={{ left: `${axis.at(tick.ms)}%` }}
          >
            {tick.label}
          </span>
        ))}
      </div>
      <span className="sticky right-0 bg-surface pt-1 pe-3 text-end leading-4 whitespace-nowrap">
        <EndHead drag={drag} />
      </span>
    </div>
  )
}

/** Rows of all routes on one time axis; the row of the selected route is taller. */
export function Timeline({
  view,
  selection,
  hot,
  editing,
  drag,
  zoom,
}: {
  view: PlanView
  selection: Selection
  hot: HotStore
  editing: PlanEditing
  drag: StopDrag
  /** Width as a multiple of its window. */
  zoom: number
}) {
  const track = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { width, height } = useTimelineSize(track, scroller)
  const axis = useDayAxis(view)
  useTimelineDrop({ view, axis, track, scroller, drag })
  useFollowSelection(scroller, selection)
  // Few routes get taller rows; many scroll at the least height.
  const rowHeight = Math.max(ROW_MIN, Math.min(ROW_MAX, Math.floor((height - 52) / (view.routes.length + 1))))
  return (
    <div
      ref={scroller}
      dir="ltr"
      className="min-h-0 flex-1 overflow-auto"
      role="group"
      aria-label={words('timeline')}
    >
      <div style={{ width: `${100 * zoom}%` }}>
        <AxisHead axis={axis} width={width} track={track} drag={drag} />
        <div className="relative">
          <div aria-hidden className={cn(dayColumn(), 'pointer-events-none absolute inset-y-0 z-0')}>
            {axis.ticks.map((tick) => (
              <span
                key={tick.ms}
                className="absolute inset-y-0 border-s border-line"
                style={{ left: `${axis.at(tick.ms)}%` }}
              />
            ))}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between buttons that are on their own */}
          <div onKeyDown={moveToRow}>
            {view.routes.map((route) => (
              <TimelineRow
                key={route.number}
                route={route}
                axis={axis}
                width={width}
                rowHeight={rowHeight}
                isSelected={route.number === selection.route}
                selection={selection}
                hot={hot}
                drag={drag}
              />
            ))}
          </div>
          {editing.editor && <FreeVans view={view} editing={editing} store={drag.store} height={rowHeight} />}
        </div>
      </div>
    </div>
  )
}

/** Head of the column at the end of the rows. */
function EndHead({ drag }: { drag: StopDrag }) {
  const home = useDrag(drag.store)?.stop
  if (!home) return words('headEndsHours')
  return home.home ? words('headIfItTakesStop', { stop: home.home.sequence }) : words('headIfItTakesIt')
}

/** Scrolls the selected route and stop into view. */
function useFollowSelection(
  scroller: React.RefObject<HTMLElement | null>,
  { route, stop }: Pick<Selection, 'route' | 'stop'>,
): void {
  useLayoutEffect(() => {
    const chosenStop = stop
      ? scroller.current?.querySelector(`button[data-stop="${CSS.escape(stop)}"]`)
      : scroller.current?.querySelector('[aria-pressed=true]')
    chosenStop?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [scroller, route, stop])
}
