// The day as tables: at risk, watch, failed, or the list behind a count. An accessible alternative to the
// map.
import { LEAST_DELAY_SECONDS } from '@dropwise/contracts'
import { X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, count, formatDuration, formatLateness, listText, windowText } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import { moveInRows } from '../../ui/row-keys.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Count, Tag } from '../../ui/tag.tsx'
import { beginsAt, reasonOf, slackSeconds, wasLate, type DayView, type StopOfVan } from './day.ts'
import type { BoardFilter, Selection, SelectionActions } from './selection.ts'
import { Exceptions } from './exceptions.tsx'
import { FallingBehind } from './risk-list.tsx'
import { RowActions } from './row-actions.tsx'
import { StopTable } from './stop-table.tsx'
import { quietText, reasonText } from './labels.ts'
import { ToSettle } from './to-settle.tsx'

const FILTERS = [
  { filter: 'attention', label: 'needsAttention', none: 'nothingNeedsAttention', pick: () => [] },
  {
    filter: 'risk',
    label: 'atRisk',
    none: 'noneAtRisk',
    pick: (view) => view.vans.flatMap((van) => van.late.map((stop) => ({ stop, van }))),
  },
  {
    filter: 'delivered',
    label: 'delivered',
    none: 'noneDelivered',
    pick: (view) => view.all.filter(({ stop }) => stop.status === 'served'),
  },
  {
    filter: 'late',
    label: 'deliveredLate',
    none: 'noneDeliveredLate',
    pick: (view) => view.all.filter(({ stop }) => wasLate(stop)),
  },
  { filter: 'failed', label: 'failed', none: 'noneFailed', pick: (view) => view.failed },
  { filter: 'all', label: 'allStops', none: 'noneAtAll', pick: (view) => view.all },
] as const satisfies readonly {
  filter: BoardFilter
  label: string
  none: string
  pick: (view: DayView) => StopOfVan[]
}[]

interface RowsProps {
  title: string
  note: string
  mark: ReactNode
  lastHead: string
  rows: readonly StopOfVan[]
  openStop: string | null
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
  renderAmount: (item: StopOfVan) => ReactNode
  last: (item: StopOfVan) => string
}

const HEAD = 'h-9 border-b border-line-2 px-2 text-start text-1 font-mid text-ink-3 first:ps-4 last:pe-4'
const CELL = 'truncate border-b border-line px-2 first:ps-4 last:pe-4'

function Rows({
  title,
  note,
  mark,
  lastHead,
  rows,
  openStop,
  hot,
  onHot,
  actions,
  renderAmount,
  last,
}: RowsProps) {
  const { company } = useTenant()
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="pt-2">
      <h2 className="flex h-9 items-center gap-2.5 px-4 text-3">
        {title} {mark} <span className="text-1 font-text tracking-normal text-ink-2">{note}</span>
      </h2>
      <table className="w-full table-fixed border-separate border-spacing-0 text-2">
        <thead>
          <tr>
            <th scope="col" className={cn(HEAD, 'w-[132px]')}>
              {liveWords('amount')}
            </th>
            <th scope="col" className={cn(HEAD, 'w-[108px]')}>
              {liveWords('stop')}
            </th>
            <th scope="col" className={HEAD}>
              {liveWords('recipient')}
            </th>
            <th scope="col" className={cn(HEAD, 'w-[112px] max-md:hidden')}>
              {liveWords('promised')}
            </th>
            <th scope="col" className={cn(HEAD, 'w-[72px]')}>
              {liveWords('now')}
            </th>
            <th scope="col" className={cn(HEAD, 'max-lg:hidden')}>
              {lastHead}
            </th>
            <th scope="col" className={cn(HEAD, 'w-[136px] text-end max-md:hidden')}>
              {liveWords('do')}
            </th>
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between controls that are on their own */}
        <tbody onKeyDown={moveInRows}>
          {rows.map((item) => {
            const { stop, van } = item
            const isOpen = openStop === stop.id
            return (
              <tr
                key={stop.id}
                data-row
                data-hot={hot === stop.id || undefined}
                onPointerEnter={() => onHot(stop.id)}
                onPointerLeave={() => onHot(null)}
                onClick={(event) => {
                  if (event.target instanceof Element && event.target.closest('button,a')) return
                  actions.select(van.route.number, isOpen ? null : stop.id)
                }}
                className={cn(
                  'h-9 cursor-default pointer-coarse:h-11',
                  isOpen ? 'bg-select [--ink-3:var(--ink-2)]' : 'hover:bg-hover data-[hot=true]:bg-hover',
                )}
              >
                <td className={CELL}>{renderAmount(item)}</td>
                <td className={CELL}>
                  <span className="inline-flex items-center gap-2 text-ink-2">
                    <Plate number={van.route.number} size="s" />{' '}
                    {liveWords('stopNumber', { sequence: stop.sequence })}
                  </span>
                </td>
                <td className={CELL}>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    onClick={() => actions.select(van.route.number, isOpen ? null : stop.id)}
                    className="max-w-full truncate rounded-s text-start"
                  >
                    {stop.recipient}
                  </button>
                </td>
                <td className={cn(CELL, 'max-md:hidden')}>
                  {windowText(stop.windowStart, stop.windowEnd, company.timeZone)}
                </td>
                <td className={cn(CELL, 'font-strong')}>{clock(beginsAt(stop), company.timeZone)}</td>
                <td className={cn(CELL, 'text-ink-2 max-lg:hidden')}>{last(item)}</td>
                <td className={cn(CELL, 'text-end max-md:hidden')}>
                  <RowActions item={item} actions={actions} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** Time left before the promise, in the warning colour when a usual delay uses it up. */
function Slack({ seconds }: { seconds: number }) {
  return (
    <span className={seconds < LEAST_DELAY_SECONDS ? 'font-mid text-signal-ink' : 'text-ink-2'}>
      {liveWords('slack', { duration: formatDuration(Math.max(0, seconds)) })}
    </span>
  )
}

interface BoardProps {
  view: DayView
  now: Date
  selection: Selection
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
}

/** Three short tables, or one long one behind a count. */
export const Board = memo(function Board({ view, now, selection, hot, onHot, actions }: BoardProps) {
  const { company } = useTenant()
  const { timeZone } = company
  const shared = { openStop: selection.stop, hot, onHot, actions }
  const chosenFilter = FILTERS.find(({ filter }) => filter === selection.filter)
  const items = chosenFilter?.pick(view) ?? []
  const isQuiet =
    view.exceptions.length + view.toSettle.length + view.slipping.length === 0 &&
    view.atRisk.length + view.watch.length + view.failed.length === 0
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
      <nav
        aria-label={liveWords('stopsShown')}
        className="scroll-x flex shrink-0 gap-1.5 border-b border-line px-4 py-1.5"
      >
        {FILTERS.map(({ filter, label, pick }) => (
          <button
            key={filter}
            type="button"
            aria-pressed={selection.filter === filter}
            onClick={() => actions.show('board', filter)}
            className="inline-flex h-7 items-center gap-1.5 rounded px-2.5 text-1 font-mid whitespace-nowrap text-ink-2 hover:bg-hover aria-pressed:bg-select aria-pressed:text-ink pointer-coarse:h-11"
          >
            {liveWords(label)}
            {filter !== 'attention' && (
              <span className="font-text tabular-nums">{count(pick(view).length)}</span>
            )}
          </button>
        ))}
      </nav>
      {selection.filter === 'attention' ? (
        <div className="min-h-0 flex-1 overflow-y-auto pb-6">
          <Exceptions vans={view.exceptions} actions={actions} />
          <ToSettle stops={view.toSettle} />
          {isQuiet && (
            <EmptyState title={liveWords('nothingNeedsAttention')}>{quietText(view.counts)}</EmptyState>
          )}
          <Rows
            {...shared}
            title={liveWords('atRisk')}
            mark={<Count value={view.counts.atRisk} />}
            note={liveWords('willMiss')}
            lastHead={liveWords('why')}
            rows={view.vans
              .flatMap((van) => van.late.map((stop) => ({ stop, van })))
              .toSorted((a, b) => b.stop.lateSeconds - a.stop.lateSeconds)}
            renderAmount={({ stop }) => (
              <strong className="font-strong text-bad-ink">{formatLateness(stop.lateSeconds)}</strong>
            )}
            last={({ stop, van }) => reasonText(reasonOf(van, stop, now), timeZone)}
          />
          <FallingBehind vans={view.slipping} actions={actions} />
          <Rows
            {...shared}
            title={liveWords('watch')}
            mark={<span className="font-text tracking-normal text-ink-3">{view.watch.length}</span>}
            note={liveWords('watchNote')}
            lastHead={liveWords('driver')}
            rows={view.watch}
            renderAmount={({ stop }) => <Slack seconds={slackSeconds(stop) ?? 0} />}
            last={({ van }) => listText([van.label, van.route.vehicle.name])}
          />
          <Rows
            {...shared}
            title={liveWords('failed')}
            mark={<span className="font-text tracking-normal text-ink-3">{view.failed.length}</span>}
            note={liveWords('failedNote')}
            lastHead={liveWords('driver')}
            rows={view.failed}
            renderAmount={({ stop }) => (
              <Tag tone="bad" icon={<X aria-hidden />}>
                {liveWords(stop.status === 'failed' ? 'failed' : 'skipped')}
              </Tag>
            )}
            last={({ van }) => listText([van.label, van.route.vehicle.name])}
          />
        </div>
      ) : items.length === 0 ? (
        <EmptyState title={liveWords(chosenFilter?.none ?? 'noneAtAll')}>{liveWords('noneNow')}</EmptyState>
      ) : (
        <StopTable
          label={liveWords(chosenFilter?.label ?? 'allStops')}
          items={items}
          openStop={selection.stop}
          actions={actions}
        />
      )}
    </div>
  )
})
