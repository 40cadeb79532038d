// The day as lanes: planned stops above, actual ones below, and a bar wherever positions exist. A lane is a
// few SVG paths, so forty vans stay cheap. The table beside it says the same in words.
import { memo } from 'react'
import { liveWords } from '../../../lib/words/live.ts'
import { cn } from '../../../ui/cn.ts'
import { Plate } from '../../../ui/plate.tsx'
import { hueOf } from '../../../lib/route-hues.ts'
import type { VanDay } from '../day.ts'
import type { DrivenTrail } from './driven.ts'
import type { ReplayClock } from './replay-clock.ts'

/** Height of a lane in pixels. */
const HEIGHT = 28
/** Least width of a stop, as a share of the day. */
const NARROWEST = 0.0025

export interface DaySpan {
  from: number
  to: number
}

const second = (at: string | number): number =>
  Math.round((typeof at === 'number' ? at : Date.parse(at)) / 1000)
const bar = (from: number, to: number, top: number, height: number): string =>
  `M${from} ${top}h${to - from}v${height}h${from - to}z`

function pathsOf(van: VanDay, trail: DrivenTrail | undefined, span: DaySpan) {
  const origin = second(span.from)
  const least = Math.round(((span.to - span.from) / 1000) * NARROWEST)
  const stopBar = (from: string | null, to: string | null, top: number) => {
    if (from === null) return ''
    const begin = second(from) - origin
    return bar(begin, Math.max(begin + least, (to === null ? 0 : second(to)) - origin), top, 7)
  }
  const heardSpans = (trail?.bounds ?? []).slice(0, -1).map((from, i) => {
    const last = (trail?.bounds[i + 1] ?? from) - 1
    return bar(
      second(trail?.times[from] ?? 0) - origin,
      second(trail?.times[last] ?? 0) - origin + 1,
      HEIGHT - 5,
      3,
    )
  })
  return {
    planned: van.stops.map((stop) => stopBar(stop.plannedArriveAt, stop.plannedDepartAt, 3)).join(''),
    actual: van.stops.map((stop) => stopBar(stop.arrivedAt, stop.departedAt, 12)).join(''),
    heard: heardSpans.join(''),
  }
}

const Drawing = memo(function Drawing({
  van,
  trail,
  from,
  to,
}: {
  van: VanDay
  trail: DrivenTrail | undefined
  from: number
  to: number
}) {
  const { planned, actual, heard: coverage } = pathsOf(van, trail, { from, to })
  const colour = `var(--r${hueOf(van.route.number)})`
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${Math.max(1, (to - from) / 1000)} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full"
    >
      <path d={planned} fill="none" stroke="var(--field)" vectorEffect="non-scaling-stroke" />
      <path d={actual} fill={colour} />
      <path d={coverage} fill={colour} />
    </svg>
  )
})

/** Width of the names. The drawing takes the rest, inset by half the thumb of the slider above. */
export const NAME_WIDTH = 'w-[150px] max-md:w-[88px]'
export const INSET = 'mx-2'

export function TrailLanes({
  vans,
  trails,
  span,
  selected,
  onPick,
  clock,
}: {
  vans: readonly VanDay[]
  trails: ReadonlyMap<number, DrivenTrail>
  span: DaySpan
  selected: number | null
  onPick: (route: number | null) => void
  clock: ReplayClock
}) {
  return (
    <ul aria-label={liveWords('vans')} className="relative">
      {vans.map((van) => {
        const { number } = van.route
        const isSelected = selected === number
        return (
          <li
            key={van.route.id}
            className={cn('flex h-7 items-stretch pointer-coarse:h-11', isSelected && 'bg-select')}
          >
            <button
              type="button"
              aria-pressed={isSelected}
              aria-label={`R${number}, ${van.label}`}
              onClick={() => onPick(isSelected ? null : number)}
              className={cn(
                'flex shrink-0 items-center gap-2.5 px-3 text-start text-2 focus-visible:-outline-offset-2 max-md:px-2',
                NAME_WIDTH,
              )}
            >
              <Plate number={number} size="s" />
              <span className="truncate">{van.label}</span>
            </button>
            <div
              className={cn('flex min-w-0 flex-1 cursor-pointer items-center', INSET)}
              onPointerDown={(event) => {
                const box = event.currentTarget.getBoundingClientRect()
                clock.set(span.from + ((event.clientX - box.left) / box.width) * (span.to - span.from))
              }}
            >
              <Drawing van={van} trail={trails.get(number)} from={span.from} to={span.to} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
