// A day with routes. Desk: list, map, timeline. Tablet: strip, map, drawer. Phone: map above, lists below. Board: tables.
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { leftBehindQuery } from '../../lib/data/left-behind.ts'
import { liveWords } from '../../lib/words/live.ts'
import { MapSheet } from '../../ui/map-sheet.tsx'
import { Resizer, useDockSize } from '../../ui/resizer.tsx'
import { useLayoutSize, type LayoutSize } from '../../ui/use-layout-size.ts'
import { Board } from './board.tsx'
import { CountsBar } from './counts-bar.tsx'
import { readDay, type DayView } from './day.ts'
import { useDayClock, type LiveFeed } from './feed.ts'
import { Exceptions } from './exceptions.tsx'
import { LeftBehind } from './left-behind.tsx'
import { LiveMap } from './live-map.tsx'
import { LiveSignal } from './live-signal.tsx'
import { RemedyPanel } from './remedy-panel.tsx'
import { useRemedy } from './remedy.ts'
import { FallingBehind, RiskList } from './risk-list.tsx'
import { useSelection, type Selection, type SelectionActions } from './selection.ts'
import { StopPanel } from './stop-panel.tsx'
import { TabletDrawer } from './tablet-drawer.tsx'
import { Timeline } from './timeline.tsx'
import type { LiveResponse } from './types.ts'
import { ToSettle } from './to-settle.tsx'
import { TrailView } from './trail/trail-view.tsx'
import { VanCard } from './van-card.tsx'
import { VanList, VanStrip } from './van-list.tsx'
import { ViewSwitch } from './view-switch.tsx'

/** Lists and timeline redraw once per this step, in milliseconds: one pixel of the timeline is 15 seconds. */
const CLOCK_STEP_MS = 15_000
/** Width of the list of vans on a phone, which has no resizable dock, in pixels. */
const PHONE_LIST_WIDTH = 340

function useSteppedClock(feed: LiveFeed, answerClock: string): Date {
  const now = useDayClock(feed, answerClock)
  const step = Math.floor(now.getTime() / CLOCK_STEP_MS) * CLOCK_STEP_MS
  return useMemo(() => new Date(step), [step])
}

/** State and callbacks that all parts of the screen share. */
interface LiveParts {
  day: string
  view: DayView
  now: Date
  feed: LiveFeed
  leftBehind: number
  selection: Selection
  actions: SelectionActions
  /** The route under the pointer. */
  hot: string | null
  onHot: (id: string | null) => void
}

const sharedOf = ({ view, now, selection, hot, onHot, actions }: LiveParts) => ({
  view,
  now,
  selection,
  hot,
  onHot,
  actions,
})

function Risks({ view, now, selection, hot, onHot, actions, leftBehind }: LiveParts) {
  return (
    <>
      <Exceptions vans={view.exceptions} actions={actions} />
      <ToSettle stops={view.toSettle} />
      <LeftBehind count={leftBehind} />
      <RiskList
        atRisk={view.atRisk}
        total={view.counts.atRisk}
        now={now}
        selectedRoute={selection.route}
        hot={hot}
        onHot={onHot}
        actions={actions}
      />
      <FallingBehind vans={view.slipping} actions={actions} />
    </>
  )
}

function DayMap({ parts, isTouch, className }: { parts: LiveParts; isTouch: boolean; className: string }) {
  const { day, view, feed, selection, hot, onHot, actions } = parts
  return <LiveMap {...{ day, view, feed, selection, hot, onHot, actions, isTouch, className }} />
}

/** The selected van's card in the layout's frame; nothing without a selection. */
function SelectedVan({ parts, className }: { parts: LiveParts; className: string }) {
  const { view, selection, feed, actions } = parts
  const van = view.vans.find((each) => each.route.number === selection.route)
  if (!van) return null
  const { stop, isFollowing } = selection
  return (
    <div className={className}>
      <VanCard van={van} stopId={stop} feed={feed} isFollowing={isFollowing} actions={actions} />
    </div>
  )
}

function Vans({ parts, width }: { parts: LiveParts; width: number }) {
  const { view, feed, selection, actions } = parts
  return (
    <VanList
      vans={view.vans}
      feed={feed}
      selectedRoute={selection.route}
      dockWidth={width}
      actions={actions}
    />
  )
}

function BoardLayout({ parts }: { parts: LiveParts }) {
  const { day, view, now, feed, selection, actions } = parts
  const [remedy] = useRemedy()
  const opened = selection.stop ? view.all.find(({ stop }) => stop.id === selection.stop) : undefined
  return (
    <div className="flex min-h-0 flex-1">
      <Board {...sharedOf(parts)} />
      {opened && !remedy && (
        <StopPanel
          key={opened.van.route.id}
          item={opened}
          {...{ day, view, now, feed, selection, actions }}
        />
      )}
      <RemedyPanel view={view} />
    </div>
  )
}

function DeskLayout({ parts }: { parts: LiveParts }) {
  const [dock, setDock] = useDockSize('live-list', 336, 280, 520)
  const [foot, setFoot] = useDockSize('live-timeline', 184, 96, 420)
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-h-0 shrink-0 overflow-y-auto bg-surface" style={{ width: dock }}>
        <Risks {...parts} />
        <Vans parts={parts} width={dock} />
      </div>
      <Resizer axis="x" size={dock} onSize={setDock} label={liveWords('widthOfList')} />
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="relative flex min-h-0 flex-1 flex-col">
          <DayMap parts={parts} isTouch={false} className="flex-1" />
          <SelectedVan parts={parts} className="absolute right-3 bottom-6 z-20 w-[284px]" />
        </div>
        <Resizer axis="y" size={foot} onSize={setFoot} sign={-1} label={liveWords('heightOfTimeline')} />
        <div className="flex min-h-0 shrink-0 flex-col bg-surface" style={{ height: foot }}>
          <Timeline {...sharedOf(parts)} />
        </div>
      </div>
      <RemedyPanel view={parts.view} />
    </div>
  )
}

function TabletLayout({ parts }: { parts: LiveParts }) {
  const { view, selection, actions } = parts
  return (
    <>
      <div className="flex min-h-[200px] flex-1">
        <VanStrip vans={view.vans} selectedRoute={selection.route} actions={actions} />
        <div className="relative flex min-w-0 flex-1 flex-col">
          <DayMap parts={parts} isTouch className="flex-1" />
          <SelectedVan parts={parts} className="absolute top-3 right-3 z-20 w-[284px]" />
        </div>
      </div>
      <TabletDrawer {...sharedOf(parts)} />
      <RemedyPanel view={view} />
    </>
  )
}

function PhoneLayout({ parts }: { parts: LiveParts }) {
  return (
    <>
      <MapSheet
        storeAs="live-sheet"
        label={liveWords('theVans')}
        map={<DayMap parts={parts} isTouch className="flex-1" />}
      >
        <div className="min-h-0 flex-1 overflow-y-auto">
          <div className="flex h-8 items-center px-3">
            <LiveSignal feed={parts.feed} />
          </div>
          <SelectedVan
            parts={parts}
            className="sticky top-0 z-10 border-y border-line bg-surface [&>section]:rounded-none [&>section]:shadow-none"
          />
          <Risks {...parts} />
          <Vans parts={parts} width={PHONE_LIST_WIDTH} />
        </div>
      </MapSheet>
      <RemedyPanel view={parts.view} />
    </>
  )
}

function TrailLayout({ parts }: { parts: LiveParts }) {
  const { view, selection, actions } = parts
  return <TrailView {...{ view, selection, actions }} isPhone={useLayoutSize() === 'phone'} />
}

const LAYOUTS: Record<LayoutSize, typeof DeskLayout> = {
  desk: DeskLayout,
  tablet: TabletLayout,
  phone: PhoneLayout,
}

/** Finds the stop of an order that a link names. */
function resolveOrder(selection: Selection, view: DayView): Selection {
  const { stop: id, route } = selection
  const ofOrder = view.all.filter(({ stop }) => stop.orderId === id)
  const match = ofOrder.find(({ van }) => van.route.number === route) ?? ofOrder[0]
  return match ? { ...selection, route: match.van.route.number, stop: match.stop.id } : selection
}

export function LiveDay({ answer, feed }: { answer: LiveResponse; feed: LiveFeed }) {
  const { company, day } = useTenant()
  const screen = useLayoutSize()
  const [linked, actions] = useSelection()
  const [hot, setHot] = useState<string | null>(null)
  const onHot = useCallback((id: string | null) => setHot(id), [])
  const now = useSteppedClock(feed, answer.clock)
  const view = useMemo(() => readDay(answer), [answer])
  const selection = useMemo(() => resolveOrder(linked, view), [linked, view])
  const leftBehind = useQuery(leftBehindQuery(day)).data ?? 0
  const parts: LiveParts = { day, view, now, feed, leftBehind, selection, actions, hot, onHot }
  const Layout = { map: LAYOUTS[screen], board: BoardLayout, trail: TrailLayout }[selection.view]

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-[49px] shrink-0 items-center gap-3 border-b border-line-2 bg-surface px-3 max-md:h-auto max-md:items-start max-md:py-1 max-md:pe-2 max-md:ps-1">
        <CountsBar
          view={view}
          leftBehind={leftBehind}
          now={now}
          timeZone={company.timeZone}
          actions={actions}
          isNarrow={screen !== 'desk'}
        />
        <LiveSignal feed={feed} className="max-md:hidden" />
        <ViewSwitch value={selection.view} onChange={actions.show} />
      </div>
      <Layout parts={parts} />
    </div>
  )
}
