// On an upright tablet the timeline is a drawer below the map: each van at risk with its reason and lane.
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { formatLateness } from '../../lib/format.ts'
import { liveWords } from '../../lib/words/live.ts'
import { cn } from '../../ui/cn.ts'
import { Plate } from '../../ui/plate.tsx'
import { Resizer, useDockSize } from '../../ui/resizer.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Count } from '../../ui/tag.tsx'
import { BestOffer } from './best-offer.tsx'
import { nextHoursOf, reasonOf, type DayView, type VanDay } from './day.ts'
import { Exceptions } from './exceptions.tsx'
import type { Selection, SelectionActions } from './selection.ts'
import { Axis, Grid, Lane, useWidth } from './timeline.tsx'
import { scaleAround } from './timeline-scale.ts'
import { dueText, reasonText, vanSummary } from './labels.ts'
import { TellRecipient } from './tell-recipient.tsx'
import { FallingBehind } from './risk-list.tsx'
import { ToSettle } from './to-settle.tsx'

interface DrawerProps {
  view: DayView
  now: Date
  selection: Selection
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
}

interface DrawerVanProps extends Pick<DrawerProps, 'now' | 'selection' | 'hot' | 'onHot' | 'actions'> {
  van: VanDay
  /** The first van shows the axis and measures the width of all lanes. */
  isFirst: boolean
  ruler: ReturnType<typeof useWidth>[0]
  width: number
}

/** The most urgent stop of a van, what can be done, and its next hours. */
function DrawerVan(props: DrawerVanProps) {
  const { van, now, selection, actions } = props
  const { timeZone } = useTenant().company
  const worst = van.late[0]
  const isSelected = selection.route === van.route.number
  const phone = van.route.driver?.phone
  return (
    <div className={cn('border-b border-line px-3 py-2.5', isSelected && 'bg-select [--ink-3:var(--ink-2)]')}>
      <div className="flex items-start gap-3">
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() =>
            actions.select(isSelected ? null : van.route.number, isSelected ? null : (worst?.id ?? null))
          }
          className="flex min-h-11 min-w-0 flex-1 items-start gap-3 rounded text-start"
        >
          <span className="pt-2.5">
            <Plate number={van.route.number} />
          </span>
          <span className="min-w-0 text-2">
            <span className="block truncate">
              <span className="text-3 font-mid">{worst?.recipient ?? van.label}</span>
              {worst && (
                <strong className="ms-2 font-strong text-bad-ink">{formatLateness(worst.lateSeconds)}</strong>
              )}
            </span>
            <span className="block text-ink-2">
              {worst
                ? liveWords('dueAndWhy', {
                    due: dueText(worst, timeZone),
                    why: reasonText(reasonOf(van, worst, now), timeZone),
                  })
                : vanSummary(van)}
            </span>
          </span>
        </button>
        {phone && (
          <a
            href={`tel:${phone}`}
            className="grid size-11 shrink-0 place-items-center rounded border border-line-2 bg-raised"
            aria-label={liveWords('callPerson', { name: van.label })}
          >
            <Phone className="size-4" aria-hidden />
          </a>
        )}
      </div>
      {worst && isSelected && (
        <div className="ms-[42px] flex flex-wrap items-start gap-2 pb-2">
          <BestOffer item={{ stop: worst, van }} />
          <TellRecipient stop={worst} />
        </div>
      )}
      <DrawerLane {...props} />
    </div>
  )
}

function DrawerLane({ van, now, selection, hot, onHot, actions, isFirst, ruler, width }: DrawerVanProps) {
  const { timeZone } = useTenant().company
  const scale = scaleAround(now.getTime(), width)
  return (
    <div className="relative mt-1 ms-[42px]" ref={isFirst ? ruler : undefined}>
      {width > 0 && (
        <>
          {isFirst && (
            <div className="h-5">
              <Axis scale={scale} now={now} timeZone={timeZone} width={width} />
            </div>
          )}
          <div className="relative h-[31px]">
            <Grid scale={scale} now={now} />
            <div className="flex h-full">
              <Lane van={van} scale={scale} selection={selection} hot={hot} onHot={onHot} actions={actions} />
            </div>
          </div>
        </>
      )}
    </div>
  )
}

/** The grip sets the height, which is remembered. */
export function TabletDrawer({ view, ...shared }: DrawerProps) {
  const [height, setHeight] = useDockSize('live-drawer', 460, 140, 720)
  const [shown, setShown] = useState<'risk' | 'all'>('risk')
  const [ruler, width] = useWidth()
  // Vans at risk first, then vans on the road and next to leave, so the drawer is never half empty.
  const vans: VanDay[] = shown === 'risk' ? nextHoursOf(view, undefined) : view.vans
  return (
    <>
      <Resizer
        axis="y"
        look="handle"
        size={height}
        onSize={setHeight}
        sign={-1}
        label={liveWords('heightOfDrawer')}
      />
      <section
        aria-label={liveWords('vansNextHours')}
        className="flex shrink-0 flex-col bg-surface"
        style={{ height }}
      >
        <div className="flex h-[46px] shrink-0 items-center gap-2.5 px-3">
          <h2 className="text-3">
            {liveWords(shown === 'all' ? 'vans' : view.atRisk.length > 0 ? 'atRiskThenOut' : 'outThenNext')}
          </h2>
          <Count value={view.counts.atRisk} />
          <div className="ms-auto">
            <Segments
              label={liveWords('vansShown')}
              value={shown}
              onChange={setShown}
              items={[
                { value: 'risk', label: liveWords('nextHours') },
                { value: 'all', label: liveWords('allCount', { count: view.vans.length }) },
              ]}
            />
          </div>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto border-t border-line">
          <Exceptions vans={view.exceptions} actions={shared.actions} />
          <ToSettle stops={view.toSettle} />
          <FallingBehind vans={view.slipping} actions={shared.actions} />
          {vans.length === 0 && <p className="p-4 text-2 text-ink-2">{liveWords('noneLate')}</p>}
          {vans.map((van, i) => (
            <DrawerVan
              key={van.route.id}
              van={van}
              isFirst={i === 0}
              ruler={ruler}
              width={width}
              {...shared}
            />
          ))}
        </div>
      </section>
    </>
  )
}
