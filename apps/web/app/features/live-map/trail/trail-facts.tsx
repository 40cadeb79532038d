// A day's trails as text: for one van its planned and actual stops and its gaps; for all vans a summary each.
import { count, clock as clockText, formatDuration, plural } from '../../../lib/format.ts'
import { cn } from '../../../ui/cn.ts'
import { Plate } from '../../../ui/plate.tsx'
import { driftText } from '../labels.ts'
import type { VanDay } from '../day.ts'
import type { LiveStop } from '../types.ts'
import type { DrivenTrail, Gap } from './driven.ts'
import type { ReplayClock } from './replay-clock.ts'

const HEAD = 'h-8 border-b border-line-2 px-2 text-left text-1 font-mid text-ink-3 first:pl-3 last:pr-3'
const CELL = 'border-b border-line px-2 py-1.5 align-top first:pl-3 last:pr-3'

const ENDS: Record<LiveStop['status'], string> = {
  pending: 'ahead',
  arrived: 'van is there',
  served: 'delivered',
  failed: 'failed',
  skipped: 'taken off',
}

/** Difference between plan and actual. */
function Difference({ planned, actual }: { planned: string; actual: string | null }) {
  if (actual === null) return <span className="text-ink-3">none</span>
  const seconds = (Date.parse(actual) - Date.parse(planned)) / 1000
  return (
    <span className={cn('tabular-nums', seconds >= 300 && 'font-strong text-bad-ink')}>
      {driftText(seconds)} min
    </span>
  )
}

function gapText({ from, to, kind }: Gap, timeZone: string): string {
  const what = kind === 'break' ? 'Break, no positions' : 'No position'
  const at = (time: number) => clockText(new Date(time), timeZone)
  return `${what} ${at(from)}-${at(to)}, ${formatDuration((to - from) / 1000)}`
}

export function StopTimes({
  van,
  trail,
  stopId,
  timeZone,
  clock,
  onPick,
}: {
  van: VanDay
  trail: DrivenTrail | undefined
  stopId: string | null
  timeZone: string
  clock: ReplayClock
  onPick: (stop: LiveStop) => void
}) {
  const { route } = van
  return (
    <section aria-label={`R${route.number}, ${van.label}`}>
      <header className="flex items-center gap-2.5 px-3 pt-3 pb-1">
        <Plate number={route.number} />
        <h2 className="truncate text-2">{van.label}</h2>
        <span className="ml-auto truncate text-1 text-ink-2">{route.vehicle.name}</span>
      </header>
      <p className="px-3 text-1 text-ink-2">
        {trail?.startedAt == null
          ? `Not started; planned ${clockText(route.departAt, timeZone)}-${clockText(route.returnAt, timeZone)}`
          : `${clockText(new Date(trail.startedAt), timeZone)}-${trail.finishedAt === null ? 'on the road' : clockText(new Date(trail.finishedAt), timeZone)}, planned ${clockText(route.departAt, timeZone)}-${clockText(route.returnAt, timeZone)}`}
        {'. '}
        {plural(trail?.positionCount ?? 0, 'position')} stored.
      </p>
      {trail && trail.gaps.length > 0 && (
        <ul aria-label="Gaps" className="px-3 pt-1.5">
          {trail.gaps.map((gap) => (
            <li key={gap.from}>
              <button
                type="button"
                onClick={() => clock.set(gap.from)}
                className="min-h-6 rounded-s text-1 text-link hover:underline pointer-coarse:min-h-11"
              >
                {gapText(gap, timeZone)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <table className="mt-2 w-full border-separate border-spacing-0 text-2">
        <caption className="sr-only">Stops of R{route.number} as planned and as they were</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              Stop
            </th>
            <th scope="col" className={HEAD}>
              Planned
            </th>
            <th scope="col" className={HEAD}>
              Arrived
            </th>
            <th scope="col" className={HEAD}>
              Late
            </th>
          </tr>
        </thead>
        <tbody>
          {van.stops.map((stop) => (
            <tr
              key={stop.id}
              className={stop.id === stopId ? 'bg-select [--ink-3:var(--ink-2)]' : 'hover:bg-hover'}
            >
              <td className={CELL}>
                <button
                  type="button"
                  aria-pressed={stop.id === stopId}
                  onClick={() => onPick(stop)}
                  className="block min-h-6 max-w-[150px] truncate rounded-s text-left pointer-coarse:min-h-11"
                >
                  {stop.sequence} {stop.recipient}
                </button>
                <span className="text-1 text-ink-2">{ENDS[stop.status]}</span>
              </td>
              <td className={cn(CELL, 'tabular-nums')}>{clockText(stop.plannedArriveAt, timeZone)}</td>
              <td className={cn(CELL, 'tabular-nums')}>
                {stop.arrivedAt === null ? 'no' : clockText(stop.arrivedAt, timeZone)}
              </td>
              <td className={CELL}>
                <Difference planned={stop.plannedArriveAt} actual={stop.arrivedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function longestGap({ gaps }: DrivenTrail): string {
  const longest = gaps.reduce((most, { from, to }) => Math.max(most, to - from), 0)
  return longest === 0 ? 'none' : `${gaps.length}, ${formatDuration(longest / 1000)}`
}

export function VanTimes({
  vans,
  trails,
  timeZone,
  onPick,
}: {
  vans: readonly VanDay[]
  trails: ReadonlyMap<number, DrivenTrail>
  timeZone: string
  onPick: (route: number) => void
}) {
  const at = (time: number | null | undefined, none: string) =>
    time == null ? none : clockText(new Date(time), timeZone)
  return (
    <table className="w-full border-separate border-spacing-0 text-2">
      <caption className="sr-only">Vans of the day</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Van
          </th>
          <th scope="col" className={HEAD}>
            Driven
          </th>
          <th scope="col" className={HEAD}>
            Positions
          </th>
          <th scope="col" className={HEAD}>
            Gaps, longest
          </th>
        </tr>
      </thead>
      <tbody>
        {vans.map((van) => {
          const trail = trails.get(van.route.number)
          return (
            <tr key={van.route.id} className="hover:bg-hover">
              <td className={CELL}>
                <button
                  type="button"
                  onClick={() => onPick(van.route.number)}
                  className="flex min-h-6 items-center gap-2 rounded-s text-left pointer-coarse:min-h-11"
                >
                  <Plate number={van.route.number} size="s" />
                  <span className="max-w-[96px] truncate">{van.label}</span>
                </button>
              </td>
              <td className={cn(CELL, 'tabular-nums')}>
                {trail?.startedAt == null
                  ? 'not started'
                  : `${at(trail.startedAt, '')}-${at(trail.finishedAt, 'now')}`}
              </td>
              <td className={cn(CELL, 'text-right tabular-nums')}>{count(trail?.positionCount ?? 0)}</td>
              <td className={cn(CELL, 'tabular-nums')}>{trail ? longestGap(trail) : 'none'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
