import { Lock, Warehouse } from 'lucide-react'
import { memo, useSyncExternalStore } from 'react'
import { MAX_SHIFT_SECONDS } from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { clock, formatLateness, hours, listText } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'
import { hueOf } from '../../../lib/route-hues.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { Plate } from '../../../ui/plate.tsx'
import { DragPrice } from '../edit/drag-price.tsx'
import { draggedStop, useRowDrag, type DragStore } from '../edit/drag-store.ts'
import { gripOf, type StopDrag } from '../edit/use-stop-drag.ts'
import type { PlannedRoute, PlannedStop } from '../plan-model.ts'
import { hotProps, hotRoute, type HotStore, type Selection } from '../selection.ts'
import { timelineGrid } from './grid.ts'
import { toLanes, type TimeAxis } from './time-axis.ts'
import { ruleText } from '../../../lib/rule-text.ts'

/** Width in px of a number by its digits; a narrower block shows none. */
const NUMBER_PX = [8, 8, 13, 18] as const
/** Height of a line of numbers below the selected row's blocks, in px. */
const LANE_PX = 10
/** Maximum number of lines with numbers; beyond that zooming helps. */
const MOST_LANES = 4

interface RowProps {
  route: PlannedRoute
  axis: TimeAxis
  /** Width of the track in px, which decides what fits. */
  width: number
  /** In px. */
  rowHeight: number
  isSelected: boolean
  selection: Selection
  hot: HotStore
  drag: StopDrag
}

/** Spoken description of a stop. */
function stopLabel(stop: PlannedStop, timeZone: string): string {
  return listText([
    stop.recipient,
    clock(new Date(stop.serviceAt), timeZone),
    ...(stop.lateSeconds > 0 ? [formatLateness(stop.lateSeconds)] : []),
    ...(stop.isLocked ? [words('lockedLower')] : []),
  ])
}

function Block({
  stop,
  axis,
  width,
  rowHeight,
  isSelected,
  hot,
  selection,
  drag,
  timeZone,
  isChosen,
  isHeld,
}: { stop: PlannedStop; timeZone: string; isChosen: boolean; isHeld: boolean } & Omit<RowProps, 'route'>) {
  const leftPercent = axis.at(stop.serviceAt)
  const share = Math.max(axis.span(stop.departAt - stop.serviceAt), (5 / width) * 100)
  const isWide = (share / 100) * width >= (NUMBER_PX[String(stop.sequence).length] ?? 24)
  const middle = isSelected ? 13 : rowHeight / 2
  const isLate = stop.lateSeconds > 0
  const hue = hueOf(stop.route)
  return (
    <>
      {stop.waitSeconds >= 60 && (
        <span
          className="hatch absolute h-[9px] -translate-y-1/2"
          aria-hidden
          style={{
            left: `${axis.at(stop.arriveAt)}%`,
            width: `${axis.span(stop.serviceAt - stop.arriveAt)}%`,
            color: `var(--r${hue})`,
            top: middle,
          }}
        />
      )}
      <button
        type="button"
        // One tab stop per row, its plate: the arrow keys go through the stops of a selected route.
        tabIndex={-1}
        {...hotProps(hot, stop.orderId)}
        onPointerDown={(event) => drag.start(gripOf(event), draggedStop(stop, isHeld))}
        onClick={(event) => {
          event.stopPropagation()
          if (!drag.wasDragged()) selection.select({ route: stop.route, stop: stop.orderId })
        }}
        title={`${stop.sequence} ${stopLabel(stop, timeZone)}`}
        aria-label={words('stopAndLabel', { stop: stop.sequence, label: stopLabel(stop, timeZone) })}
        className={cn(
          'absolute z-[1] grid -translate-y-1/2 place-items-center rounded-[2px] font-n after:absolute after:inset-x-0 after:-inset-y-2 text-[11px] leading-none font-bold outline-offset-1 hot:z-[3] hot:outline-2 hot:outline-ink focus-visible:z-[3]',
          isSelected && 'text-[12.5px]',
          isLate && 'z-[2] shadow-[0_0_0_2px_var(--bad)]',
          isChosen && 'z-[3] outline-2 outline-ink',
          stop.isLocked && 'border-x-2 border-ink',
        )}
        style={{
          left: `${leftPercent}%`,
          width: `${share}%`,
          top: middle,
          height: isSelected ? 17 : Math.round(rowHeight * 0.66),
          background: `var(--r${hue})`,
          color: `var(--r${hue}-on)`,
        }}
      >
        {isWide ? stop.sequence : ''}
      </button>
    </>
  )
}

/** Reload at the depot between two trips. */
function Reload({
  reload,
  axis,
  middle,
}: {
  reload: NonNullable<PlannedStop['reload']>
  axis: TimeAxis
  middle: number
}) {
  const { company } = useTenant()
  const at = (ms: number) => clock(new Date(ms), company.timeZone)
  const label = words('loadsAgainAt', { from: at(reload.arriveAt), to: at(reload.departAt) })
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className="absolute z-[1] grid h-[13px] min-w-[13px] -translate-y-1/2 place-items-center rounded-[2px] border border-ink bg-surface text-ink"
      style={{
        left: `${axis.at(reload.arriveAt)}%`,
        width: `${axis.span(reload.departAt - reload.arriveAt)}%`,
        top: middle,
      }}
    >
      <Warehouse className="size-[9px]" aria-hidden />
    </span>
  )
}

/** End of the row: return and working time; during a drag, the effect of taking the stop. */
function RowEnd({ route, store, height }: { route: PlannedRoute; store: DragStore; height: number }) {
  const { company } = useTenant()
  const drag = useRowDrag(store, route.vehicleId)
  const worst = route.violations[0]
  return (
    <div
      className="sticky right-0 z-[6] flex items-center justify-end gap-2 bg-inherit pe-3 font-n text-[13px] tabular-nums"
      style={{ height }}
    >
      {drag ? (
        <DragPrice drag={drag} isLocked={route.isLocked} />
      ) : (
        <>
          {worst && (
            <span
              className="size-[7px] shrink-0 rounded-full bg-bad"
              role="img"
              aria-label={ruleText(worst, company.units)}
              title={ruleText(worst, company.units)}
            />
          )}
          <bdi className="font-bold whitespace-nowrap">
            {clock(new Date(route.returnAt), company.timeZone)}
          </bdi>
          <span className="w-[46px] text-end whitespace-nowrap text-ink-3">
            <bdi>{hours((route.returnAt - route.departAt) / 1000)}</bdi>
          </span>
        </>
      )}
    </div>
  )
}

/** Drop position of the dragged stop. */
function Caret({ route, store, axis }: { route: PlannedRoute; store: DragStore; axis: TimeAxis }) {
  const drag = useRowDrag(store, route.vehicleId)
  if (!drag || drag.position === null) return null
  const stops = route.stops.filter(({ orderId }) => orderId !== store.get()?.stop.orderId)
  const next = stops[drag.position - 1]
  const before = stops[drag.position - 2]
  const at = next ? next.serviceAt - 120_000 : (before?.departAt ?? route.departAt) + 120_000
  return (
    <span
      aria-hidden
      data-caret
      className="pointer-events-none absolute inset-y-0.5 z-[5] w-0.5 -translate-x-px bg-ink"
      style={{ left: `${axis.at(at)}%` }}
    />
  )
}

/** Numbers of stops with narrow blocks, in lines below them, in px. */
function numbersBelow({ stops }: PlannedRoute, axis: TimeAxis, width: number) {
  const px = (ms: number) => (axis.at(ms) / 100) * width
  const narrow = stops.flatMap((stop) => {
    const room = NUMBER_PX[String(stop.sequence).length] ?? 24
    const [start, end] = [px(stop.serviceAt), px(stop.departAt)]
    const middle = (start + Math.max(end, start + 5)) / 2
    return end - start >= room ? [] : [{ stop, from: middle - room / 2, to: middle + room / 2 }]
  })
  return toLanes(narrow, 1).filter(({ lane }) => lane < MOST_LANES)
}

/** The windows of the hovered stop, else of the selected one; where it has several, those beside the planned one are faint. */
function RowWindow({
  route,
  axis,
  hot,
  chosen,
  top,
}: Pick<RowProps, 'route' | 'axis' | 'hot'> & { chosen: string | null; top: number }) {
  const id = useSyncExternalStore(hot.subscribe, () => {
    const pointed = route.stops.find(({ orderId }) => orderId === hot.get())
    return (pointed ?? route.stops.find(({ orderId }) => orderId === chosen))?.orderId ?? null
  })
  const stop = route.stops.find(({ orderId }) => orderId === id)
  return stop?.windows.map((window) => {
    if (window.from === null && window.to === null) return null
    const from = Math.max(window.from ?? axis.from, axis.from)
    const to = Math.min(window.to ?? axis.to, axis.to)
    if (to <= from) return null
    const isPlanned = (window.from ?? 0) <= (stop.windowStart ?? 0) && (stop.windowStart ?? 0) <= to
    return (
      <span
        key={from}
        aria-hidden
        data-window={stop.orderId}
        className={cn(
          'pointer-events-none absolute z-[4] h-1 border border-t-0',
          !isPlanned ? 'border-ink-3' : stop.lateSeconds > 0 ? 'border-b-2 border-bad' : 'border-ink',
        )}
        style={{ left: `${axis.at(from)}%`, width: `${axis.span(to - from)}%`, top }}
      />
    )
  })
}

/** The drive from departure to return, and the end of the longest shift. */
function DriveLine({ route, axis, middle }: Pick<RowProps, 'route' | 'axis'> & { middle: number }) {
  const hue = hueOf(route.number)
  const limit = route.departAt + MAX_SHIFT_SECONDS * 1000
  return (
    <>
      <span
        aria-hidden
        className="absolute h-0.5 -translate-y-1/2"
        style={{
          left: `${axis.at(route.departAt)}%`,
          width: `${axis.span(route.returnAt - route.departAt)}%`,
          background: `var(--r${hue})`,
          top: middle,
        }}
      />
      {[route.departAt, route.returnAt].map((end, i) => (
        <span
          key={i}
          aria-hidden
          className="absolute h-[9px] w-[1.5px] -translate-y-1/2"
          style={{ left: `${axis.at(end)}%`, background: `var(--r${hue})`, top: middle }}
        />
      ))}
      {limit <= axis.to && (
        <span
          aria-hidden
          title={words('shiftLimit')}
          className="absolute h-3 -translate-y-1/2 border-s-2 border-dotted border-ink-3"
          style={{ left: `${axis.at(limit)}%`, top: middle }}
        />
      )}
    </>
  )
}

function NumbersBelow({ numbers, width }: { numbers: ReturnType<typeof numbersBelow>; width: number }) {
  return numbers.map(({ stop, from, to, lane }) => (
    <span
      key={stop.orderId}
      aria-hidden
      data-stop={stop.orderId}
      className="absolute -translate-x-1/2 font-n text-[10.5px] leading-[10px] font-bold text-ink-2 hot:text-ink"
      style={{ left: `${((from + to) / 2 / width) * 100}%`, top: 23 + lane * LANE_PX }}
    >
      {stop.sequence}
    </span>
  ))
}

export const TimelineRow = memo(function TimelineRow(props: RowProps) {
  const { route, axis, width, rowHeight, isSelected, selection, hot, drag } = props
  const middle = isSelected ? 13 : rowHeight / 2
  const { company } = useTenant()
  const numbers = isSelected ? numbersBelow(route, axis, width) : []
  const lanes = Math.max(0, ...numbers.map(({ lane }) => lane + 1))
  const below = 24 + lanes * LANE_PX
  const worst = isSelected
    ? route.stops.reduce<PlannedStop | null>((w, s) => (s.lateSeconds > (w?.lateSeconds ?? 0) ? s : w), null)
    : null
  // The worst lateness goes below the numbers, the window to the bottom.
  const height = isSelected ? Math.max(46, below + (worst ? 24 : 10)) : rowHeight
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the plate in the row is the button for the keyboard
    <div
      onClick={() => selection.select({ route: isSelected ? null : route.number, stop: null })}
      className={cn(
        timelineGrid(),
        'border-b border-transparent',
        isSelected ? 'bg-select [--ink-3:var(--ink-2)]' : 'bg-surface hover:bg-hover hot:bg-hover',
      )}
      style={{ height }}
      data-row
      data-vehicle={route.vehicleId}
      data-stop={hotRoute(route.number)}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={words(route.isLocked ? 'routeLocked' : 'routeNamed', {
          number: route.number,
          name: route.name,
        })}
        className="sticky left-0 z-[6] flex items-center gap-0.5 bg-inherit ps-1.5"
        style={{ height: middle * 2 }}
      >
        <Plate number={route.number} size="s" />
        {route.isLocked && <Lock className="size-3 text-ink-3" aria-hidden />}
      </button>
      <div className="relative">
        <DriveLine route={route} axis={axis} middle={middle} />
        <RowWindow
          route={route}
          axis={axis}
          hot={hot}
          chosen={selection.stop}
          top={isSelected ? height - 7 : rowHeight - 3}
        />
        <NumbersBelow numbers={numbers} width={width} />
        {route.stops.map(
          ({ reload }) => reload && <Reload key={reload.arriveAt} {...{ reload, axis, middle }} />,
        )}
        {route.stops.map((stop) => (
          <Block
            key={stop.orderId}
            {...props}
            stop={stop}
            timeZone={company.timeZone}
            isChosen={selection.stop === stop.orderId}
            isHeld={route.isLocked}
          />
        ))}
        <Caret route={route} store={drag.store} axis={axis} />
        {worst && (
          <span
            className="pointer-events-none absolute z-[4] rounded-[2px] bg-bad px-1.5 py-0.5 font-n text-[12px] leading-none font-bold whitespace-nowrap text-on-bad"
            style={{ left: `${axis.at(worst.serviceAt)}%`, top: below + 1 }}
          >
            {formatLateness(worst.lateSeconds)}
          </span>
        )}
      </div>
      <RowEnd route={route} store={drag.store} height={middle * 2} />
    </div>
  )
})
