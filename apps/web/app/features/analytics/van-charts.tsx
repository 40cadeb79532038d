// Charts by van: planned against driven distance and time, and use of hours and load.
import { distanceIn, ratesOf, type AnalyticsItem } from '@dropwise/contracts'
import { decimal, formatDuration, listText, percent } from '../../lib/format.ts'
import { cn } from '../../ui/cn.ts'
import type { Units } from './measures.ts'
import { analyticsWords as words } from '../../lib/words/analytics.ts'

/** The table shows the rest. */
const MOST_VANS = 10
/** Excess of distance that is coloured, as a share of the plan. */
const TOO_FAR = 0.1

/** `+2.4`, or with a minus sign. */
const signed = (value: number, text: string) => `${value < 0 ? '−' : '+'}${text}`

function timeGap({ paidSeconds, plannedSeconds }: AnalyticsItem): string {
  if (paidSeconds === 0) return ''
  const gap = paidSeconds - plannedSeconds
  return signed(gap, formatDuration(Math.abs(gap)))
}

/** Ring: planned. Dot: driven. Shows the largest gaps. */
export function WayChart({ vans, units: { units } }: { vans: readonly AnalyticsItem[]; units: Units }) {
  const ratedVans = vans
    .filter(({ plannedMetres }) => plannedMetres > 0)
    .toSorted((a, b) => b.drivenMetres - b.plannedMetres - (a.drivenMetres - a.plannedMetres))
    .slice(0, MOST_VANS)
  const top = Math.max(1, ...ratedVans.flatMap((van) => [van.plannedMetres, van.drivenMetres]))
  const at = (metres: number) => `${(metres / top) * 100}%`
  if (ratedVans.length === 0) return <p className="text-2 text-ink-2">{words('noPositionsCame')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {ratedVans.map((van) => {
        const extra = van.drivenMetres - van.plannedMetres
        const isFar = extra > van.plannedMetres * TOO_FAR
        return (
          <li
            key={van.key}
            className="grid grid-cols-[84px_minmax(0,1fr)_76px_80px] items-center gap-3 text-2"
          >
            <span className="truncate">{van.label}</span>
            <span aria-hidden dir="ltr" className="relative h-3">
              <span className="absolute top-1/2 h-px w-full bg-line-2" />
              <span
                className={cn('absolute top-1/2 h-0.5 -translate-y-1/2', isFar ? 'bg-bad' : 'bg-load')}
                style={{
                  left: at(Math.min(van.plannedMetres, van.drivenMetres)),
                  width: at(Math.abs(extra)),
                }}
              />
              <span
                className="absolute top-1/2 size-2.5 -translate-1/2 rounded-full border-2 border-load bg-surface"
                style={{ left: at(van.plannedMetres) }}
              />
              <span
                className={cn(
                  'absolute top-1/2 size-2.5 -translate-1/2 rounded-full',
                  isFar ? 'bg-bad' : 'bg-load',
                )}
                style={{ left: at(van.drivenMetres) }}
              />
            </span>
            <span className={cn('text-end tabular-nums', isFar && 'font-strong text-bad-ink')}>
              {signed(extra, decimal(distanceIn(Math.abs(extra), units)))} {units}
            </span>
            <span className="text-end whitespace-nowrap text-ink-2 tabular-nums">{timeGap(van)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Bar: share of allowed hours used. Tick: share of capacity used. */
export function UseChart({ vans }: { vans: readonly AnalyticsItem[] }) {
  const usedVans = vans
    .flatMap((van) => {
      const { hoursUsed, loadUsed } = ratesOf(van)
      return hoursUsed === null ? [] : [{ van, hoursUsed, loadUsed: loadUsed ?? 0 }]
    })
    .toSorted((a, b) => b.hoursUsed - a.hoursUsed)
    .slice(0, MOST_VANS)
  if (usedVans.length === 0) return <p className="text-2 text-ink-2">{words('noShiftOfDays')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {usedVans.map(({ van, hoursUsed, loadUsed }) => (
        <li key={van.key} className="grid grid-cols-[84px_minmax(0,1fr)_76px] items-center gap-3 text-2">
          <span className="truncate">{van.label}</span>
          <span aria-hidden dir="ltr" className="relative h-3 bg-cell">
            <span
              className={cn('absolute inset-y-0 start-0', hoursUsed > 1 ? 'bg-bad' : 'bg-load')}
              style={{ width: `${Math.min(1, hoursUsed) * 100}%` }}
            />
            <span
              className="absolute -inset-y-0.5 w-0.5 bg-ink"
              style={{ left: `${Math.min(1, loadUsed) * 100}%` }}
            />
          </span>
          <span className="text-end tabular-nums">
            {listText([percent(Math.round(hoursUsed * 100)), percent(Math.round(loadUsed * 100))])}
          </span>
        </li>
      ))}
    </ul>
  )
}
