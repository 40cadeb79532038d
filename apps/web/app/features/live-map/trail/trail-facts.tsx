// A day's trails as text: for one van its planned and actual stops and its gaps; for all vans a summary each.
import { count, clock as clockText, formatDuration, listText, windowText } from '../../../lib/format.ts'
import { liveWords } from '../../../lib/words/live.ts'
import { cn } from '../../../ui/cn.ts'
import { Plate } from '../../../ui/plate.tsx'
import { driftText } from '../labels.ts'
import type { VanDay } from '../day.ts'
import type { LiveStop } from '../types.ts'
import type { DrivenTrail, Gap } from './driven.ts'
import type { ReplayClock } from './replay-clock.ts'

const HEAD = 'h-8 border-b border-line-2 px-2 text-start text-1 font-mid text-ink-3 first:ps-3 last:pe-3'
const CELL = 'border-b border-line px-2 py-1.5 align-top first:ps-3 last:pe-3'

const ENDS = {
  pending: 'endAhead',
  arrived: 'endThere',
  served: 'endDelivered',
  failed: 'endFailed',
  skipped: 'endTakenOff',
} as const satisfies Record<LiveStop['status'], string>

/** Difference between plan and actual. */
function Difference({ planned, actual }: { planned: string; actual: string | null }) {
  if (actual === null) return <span className="text-ink-3">{liveWords('none')}</span>
  const seconds = (Date.parse(actual) - Date.parse(planned)) / 1000
  return (
    <span className={cn('tabular-nums', seconds >= 300 && 'font-strong text-bad-ink')}>
      {liveWords('minutesDrift', { minutes: driftText(seconds) })}
    </span>
  )
}

function gapText({ from, to, kind }: Gap, timeZone: string): string {
  const at = (time: number) => clockText(new Date(time), timeZone)
  return liveWords(kind === 'break' ? 'breakGap' : 'silentGap', {
    from: at(from),
    to: at(to),
    duration: formatDuration((to - from) / 1000),
  })
}

/** `08:02-15:43, planned 08:00-15:20. 412 positions stored.` */
function drivenText({ route }: VanDay, trail: DrivenTrail | undefined, timeZone: string): string {
  const planned = {
    from: clockText(route.departAt, timeZone),
    to: clockText(route.returnAt, timeZone),
    count: trail?.positionCount ?? 0,
  }
  if (trail?.startedAt == null) return liveWords('drivenNotYet', planned)
  const start = clockText(new Date(trail.startedAt), timeZone)
  if (trail.finishedAt === null) return liveWords('drivenSince', { ...planned, start })
  return liveWords('driven', { ...planned, start, end: clockText(new Date(trail.finishedAt), timeZone) })
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
        <span className="ms-auto truncate text-1 text-ink-2">{route.vehicle.name}</span>
      </header>
      <p className="px-3 text-1 text-ink-2">{drivenText(van, trail, timeZone)}</p>
      {trail && trail.gaps.length > 0 && (
        <ul aria-label={liveWords('gaps')} className="px-3 pt-1.5">
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
        <caption className="sr-only">{liveWords('stopsAsTheyWere', { number: route.number })}</caption>
        <thead>
          <tr>
            <th scope="col" className={HEAD}>
              {liveWords('stop')}
            </th>
            <th scope="col" className={HEAD}>
              {liveWords('planned')}
            </th>
            <th scope="col" className={HEAD}>
              {liveWords('arrived')}
            </th>
            <th scope="col" className={HEAD}>
              {liveWords('late')}
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
                  className="block min-h-6 max-w-[150px] truncate rounded-s text-start pointer-coarse:min-h-11"
                >
                  {stop.sequence} {stop.recipient}
                </button>
                <span className="text-1 text-ink-2">{liveWords(ENDS[stop.status])}</span>
              </td>
              <td className={cn(CELL, 'tabular-nums')}>{clockText(stop.plannedArriveAt, timeZone)}</td>
              <td className={cn(CELL, 'tabular-nums')}>
                {stop.arrivedAt === null ? liveWords('notArrived') : clockText(stop.arrivedAt, timeZone)}
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
  return longest === 0 ? liveWords('none') : listText([count(gaps.length), formatDuration(longest / 1000)])
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
  const at = (time: number) => clockText(new Date(time), timeZone)
  const iso = (time: number) => new Date(time).toISOString()
  return (
    <table className="w-full border-separate border-spacing-0 text-2">
      <caption className="sr-only">{liveWords('vansOfDay')}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {liveWords('van')}
          </th>
          <th scope="col" className={HEAD}>
            {liveWords('drivenHead')}
          </th>
          <th scope="col" className={HEAD}>
            {liveWords('positions')}
          </th>
          <th scope="col" className={HEAD}>
            {liveWords('gapsLongest')}
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
                  className="flex min-h-6 items-center gap-2 rounded-s text-start pointer-coarse:min-h-11"
                >
                  <Plate number={van.route.number} size="s" />
                  <span className="max-w-[96px] truncate">{van.label}</span>
                </button>
              </td>
              <td className={cn(CELL, 'tabular-nums')}>
                {trail?.startedAt == null
                  ? liveWords('notStarted')
                  : trail.finishedAt === null
                    ? liveWords('untilNow', { from: at(trail.startedAt) })
                    : windowText(iso(trail.startedAt), iso(trail.finishedAt), timeZone)}
              </td>
              <td className={cn(CELL, 'text-end tabular-nums')}>{count(trail?.positionCount ?? 0)}</td>
              <td className={cn(CELL, 'tabular-nums')}>{trail ? longestGap(trail) : liveWords('none')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
