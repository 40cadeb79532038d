// The day in six numbers, each a link to its list.
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTenant } from '../../lib/company-context.tsx'
import { liveWords } from '../../lib/words/live.ts'
import { cn } from '../../ui/cn.ts'
import { clock, count, shareText } from '../../lib/format.ts'
import type { DayView } from './day.ts'
import type { SelectionActions } from './selection.ts'

function Figure({
  label,
  value,
  aside,
  shortAside,
  isBad,
  needsYou,
  onClick,
  title,
}: {
  label: string
  value: ReactNode
  aside?: ReactNode
  /** Short version for phones. */
  shortAside?: string
  isBad?: boolean
  needsYou?: boolean
  onClick: () => void
  title: string
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      title={title}
      className="-mx-2 min-w-0 rounded px-2 py-0.5 text-start whitespace-nowrap hover:bg-hover focus-visible:-outline-offset-2 max-md:mx-0 max-md:px-1 pointer-coarse:min-h-11"
    >
      <span
        className={cn(
          'block text-1 leading-[14px]',
          isBad ? 'text-bad-ink' : needsYou ? 'text-signal-ink' : 'text-ink-2',
        )}
      >
        {label}
      </span>
      <span
        className={cn(
          'text-3 leading-[19px] font-strong tabular-nums',
          isBad && 'text-bad-ink',
          needsYou && 'text-signal-ink',
        )}
      >
        {value}
      </span>
      {aside && <span className="text-1 text-ink-2 max-md:hidden"> {aside}</span>}
      {shortAside && <span className="text-1 text-ink-2 md:hidden">{shortAside}</span>}
    </button>
  )
}

/** Wraps on phones, where labels of some languages are long; on tablets it scrolls sideways if needed. */
export function CountsBar({
  view,
  leftBehind,
  now,
  timeZone,
  actions,
  isNarrow,
}: {
  view: DayView
  /** Orders of the day without a van. */
  leftBehind: number
  now: Date
  timeZone: string
  actions: SelectionActions
  isNarrow: boolean
}) {
  const { link } = useTenant()
  const navigate = useNavigate()
  const { counts, finish } = view
  const onTime =
    counts.delivered > 0 ? shareText(counts.onTime / counts.delivered) : liveWords('notAvailable')
  const isFinishLater = finish ? Date.parse(finish.at) - Date.parse(finish.plannedAt) >= 60_000 : false
  return (
    <div
      role="group"
      aria-label={liveWords('countsOfDay')}
      className="scroll-x flex min-w-0 flex-1 items-center gap-7 px-2 max-lg:gap-5 max-md:flex-wrap max-md:gap-x-2 max-md:gap-y-0"
    >
      <Figure
        label={liveWords('now')}
        value={clock(now, timeZone)}
        title={liveWords('clockTitle')}
        onClick={() => actions.show('map')}
      />
      <Figure
        label={liveWords('delivered')}
        value={count(counts.delivered)}
        aside={liveWords('of', { count: count(counts.stops) })}
        shortAside={`/${count(counts.stops)}`}
        title={liveWords('showDelivered')}
        onClick={() => actions.show('board', 'delivered')}
      />
      <Figure
        label={liveWords('onTime')}
        value={onTime}
        title={liveWords('showLate')}
        onClick={() => actions.show('board', 'late')}
      />
      <Figure
        label={liveWords('atRisk')}
        value={count(counts.atRisk)}
        isBad={counts.atRisk > 0}
        title={liveWords('showAtRisk')}
        onClick={() => actions.show('board', 'risk')}
      />
      {leftBehind > 0 && (
        <Figure
          label={liveWords('leftBehind')}
          value={count(leftBehind)}
          needsYou
          title={liveWords('openLeftBehind')}
          onClick={() => void navigate(link('/tenant/orders?show=unserved'))}
        />
      )}
      <Figure
        label={liveWords('failed')}
        value={count(counts.failed)}
        title={liveWords('showFailed')}
        onClick={() => actions.show('board', 'failed')}
      />
      <Figure
        label={liveWords('vansOut')}
        value={count(counts.vansOut)}
        aside={liveWords('of', { count: count(counts.vans) })}
        shortAside={`/${count(counts.vans)}`}
        title={liveWords('showVans')}
        onClick={() => actions.show('map')}
      />
      {finish && (
        <Figure
          label={liveWords(isNarrow ? 'finish' : 'expectedFinish')}
          value={clock(finish.at, timeZone)}
          aside={
            <>
              {liveWords('planTime', { time: clock(finish.plannedAt, timeZone) })}
              {isFinishLater && <span className="sr-only">{liveWords('laterThanPlanned')}</span>}
            </>
          }
          title={liveWords('backLast', { number: finish.route })}
          onClick={() => actions.select(finish.route)}
        />
      )}
    </div>
  )
}
