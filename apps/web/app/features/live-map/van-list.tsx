// The vans: one cell per stop, next step, minutes against the plan. On upright tablets a strip of plates.
import { WifiOff } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
import { isHalfDay } from '../../lib/format.ts'
import { AsWritten } from '../../ui/as-written.tsx'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import type { VanDay } from './day.ts'
import { useIsQuiet, type LiveFeed } from './feed.ts'
import type { SelectionActions } from './selection.ts'
import { StopCells } from './stop-cells.tsx'
import { driftText, nextText, vanSummary } from './labels.ts'

/** Arrow keys move along the list; Tab leaves it. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLElement)) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const next = buttons[buttons.indexOf(event.target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const VanRow = memo(function VanRow({
  van,
  feed,
  isSelected,
  cellWidth,
  actions,
}: {
  van: VanDay
  feed: LiveFeed
  isSelected: boolean
  cellWidth: number
  actions: SelectionActions
}) {
  const { company } = useTenant()
  const isQuiet = useIsQuiet(feed, van.route.vehicle.id) && van.isOut && van.current !== null
  const drift = van.route.driftSeconds
  const isLate = van.late.length > 0
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={liveWords(isQuiet ? 'vanRowSilent' : 'vanRow', {
        number: van.route.number,
        van: van.label,
        summary: vanSummary(van),
      })}
      onClick={() => actions.select(isSelected ? null : van.route.number)}
      className={cn(
        'flex h-8 w-full items-center gap-2 border-b border-line px-3 text-start text-2 [content-visibility:auto] focus-visible:-outline-offset-2 max-md:h-[52px] pointer-coarse:h-11',
        isSelected ? 'bg-select [--ink-3:var(--ink-2)]' : 'hover:bg-hover',
      )}
    >
      <Plate number={van.route.number} isOutlined={!van.isOut} />
      <span className={cn('min-w-0 flex-1 truncate', isSelected && 'font-mid')}>
        <AsWritten>{van.label}</AsWritten>
      </span>
      {isQuiet && <WifiOff className="size-3.5 shrink-0 text-transit-ink" aria-hidden />}
      <span className="flex shrink-0" style={{ width: cellWidth }}>
        <StopCells cells={van.cells} route={van.route.number} width={cellWidth} />
      </span>
      <span className={cn('shrink-0 text-end tabular-nums', isHalfDay() ? 'w-16' : 'w-[42px]')}>
        {nextText(van, company.timeZone)}
      </span>
      <span
        dir="ltr"
        className={cn(
          'w-7 shrink-0 text-end tabular-nums',
          isLate ? 'font-strong text-bad-ink' : 'text-ink-3',
        )}
      >
        {driftText(drift)}
      </span>
    </button>
  )
})

/** The list below At risk. */
export const VanList = memo(function VanList({
  vans,
  feed,
  selectedRoute,
  dockWidth,
  actions,
}: {
  vans: readonly VanDay[]
  feed: LiveFeed
  selectedRoute: number | null
  dockWidth: number
  actions: SelectionActions
}) {
  const cellWidth = Math.max(72, Math.min(190, dockWidth - 254))
  return (
    <section aria-label={liveWords('vans')}>
      <h2 className="flex h-[34px] items-center gap-2 border-b border-line px-3 text-2">
        {liveWords('vans')} <span className="font-text tracking-normal text-ink-3">{vans.length}</span>
        <span
          className="ms-auto flex items-center gap-2 text-1 font-text tracking-normal text-ink-2"
          aria-hidden
        >
          <span style={{ width: cellWidth }} className="max-md:hidden">
            {liveWords('stopsDoneHead')}
          </span>
          <span className={cn('text-end', isHalfDay() ? 'w-16' : 'w-[42px]')}>{liveWords('nextHead')}</span>
          <span className="w-7 text-end">{liveWords('minutesHead')}</span>
        </span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between buttons that are on their own */}
      <div onKeyDown={onArrow}>
        {vans.map((van) => (
          <VanRow
            key={van.route.id}
            van={van}
            feed={feed}
            isSelected={selectedRoute === van.route.number}
            cellWidth={cellWidth}
            actions={actions}
          />
        ))}
      </div>
    </section>
  )
})

/** The tablet's strip: plate and one figure. */
export const VanStrip = memo(function VanStrip({
  vans,
  selectedRoute,
  actions,
}: {
  vans: readonly VanDay[]
  selectedRoute: number | null
  actions: SelectionActions
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between buttons that are on their own
    <nav
      aria-label={liveWords('vans')}
      onKeyDown={onArrow}
      className="flex w-[76px] shrink-0 flex-col overflow-y-auto border-e border-line-2 bg-surface"
    >
      {vans.map((van) => {
        const isSelected = selectedRoute === van.route.number
        const worst = van.late[0]
        return (
          <button
            key={van.route.id}
            type="button"
            aria-pressed={isSelected}
            aria-label={liveWords('vanRow', {
              number: van.route.number,
              van: van.label,
              summary: vanSummary(van),
            })}
            onClick={() => actions.select(isSelected ? null : van.route.number)}
            className={cn(
              'flex min-h-[44px] flex-col items-center justify-center gap-0.5 border-b border-line text-1 tabular-nums focus-visible:-outline-offset-2',
              isSelected ? 'bg-select' : 'hover:bg-hover',
            )}
          >
            <Plate number={van.route.number} isOutlined={!van.isOut} />
            {worst ? (
              <span className="font-strong text-bad-ink">
                {liveWords('minutesLate', { minutes: Math.ceil(worst.lateSeconds / 60) })}
              </span>
            ) : (
              <span className="text-ink-2">
                {liveWords('doneOf', { done: van.doneCount, total: van.stops.length })}
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
})
