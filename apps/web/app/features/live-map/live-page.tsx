// /tenant/live: the day on the road. Desk: list, map, timeline. Tablet: strip, map, drawer. Phone: map above, lists below. Board: tables.
import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon, TableProperties } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { leftBehindQuery } from '../../lib/data/left-behind.ts'
import { dayLong } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Resizer, useDockSize } from '../../ui/resizer.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import { liveQuery } from './api.ts'
import { Board } from './board.tsx'
import { CountsBar } from './counts-bar.tsx'
import { readDay } from './day.ts'
import { useDayClock, useLiveFeed, type LiveFeed } from './feed.ts'
import { LeftBehind } from './left-behind.tsx'
import { LiveMap } from './live-map.tsx'
import { LiveSignal } from './live-signal.tsx'
import { RemedyPanel } from './remedy-panel.tsx'
import { useRemedy } from './remedy.ts'
import { RiskList } from './risk-list.tsx'
import { useSelection } from './selection.ts'
import { StopPanel } from './stop-panel.tsx'
import { TabletDrawer } from './tablet-drawer.tsx'
import { Timeline } from './timeline.tsx'
import type { LiveResponse } from './types.ts'
import { VanCard } from './van-card.tsx'
import { VanList, VanStrip } from './van-list.tsx'

/** Lists and timeline are drawn for a clock of this step, in milliseconds: a timeline pixel is a quarter of a minute. */
const CLOCK_STEP_MS = 15_000

function useSteppedClock(feed: LiveFeed, answerClock: string): Date {
  const now = useDayClock(feed, answerClock)
  const step = Math.floor(now.getTime() / CLOCK_STEP_MS) * CLOCK_STEP_MS
  return useMemo(() => new Date(step), [step])
}

function LiveDay({ answer, feed }: { answer: LiveResponse; feed: LiveFeed }) {
  const { company, day } = useTenant()
  const screen = useLayoutSize()
  const [selection, actions] = useSelection()
  const [remedy] = useRemedy()
  const [hot, setHot] = useState<string | null>(null)
  const onHot = useCallback((id: string | null) => setHot(id), [])
  const now = useSteppedClock(feed, answer.clock)
  const view = useMemo(() => readDay(answer), [answer])
  const leftBehind = useQuery(leftBehindQuery(day)).data ?? 0
  const [dock, setDock] = useDockSize('live-list', 336, 280, 520)
  const [foot, setFoot] = useDockSize('live-timeline', 184, 96, 420)
  const isTouch = screen !== 'desk'
  const van = view.vans.find((each) => each.route.number === selection.route)
  const opened = selection.stop ? view.all.find(({ stop }) => stop.id === selection.stop) : undefined
  const shared = { view, now, selection, hot, onHot, actions }
  const map = (
    <LiveMap
      {...{ day, view, feed, selection, hot, onHot, actions, isTouch }}
      className={screen === 'phone' ? 'h-[44%] shrink-0' : 'flex-1'}
    />
  )
  const risks = (
    <>
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
    </>
  )
  const card = van && (
    <VanCard
      van={van}
      stopId={selection.stop}
      feed={feed}
      isFollowing={selection.isFollowing}
      actions={actions}
    />
  )

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <h1 className="sr-only">Live, {dayLong(day)}</h1>
      <div className="flex h-[49px] shrink-0 items-center gap-3 border-b border-line-2 bg-surface px-3 max-md:h-auto max-md:items-start max-md:py-1 max-md:pr-2 max-md:pl-1">
        <CountsBar
          view={view}
          leftBehind={leftBehind}
          now={now}
          timeZone={company.timeZone}
          actions={actions}
          isNarrow={isTouch}
        />
        <LiveSignal feed={feed} className="max-md:hidden" />
        <Segments
          label="View"
          value={selection.view}
          onChange={(next) => actions.show(next)}
          items={[
            {
              value: 'map',
              label: (
                <>
                  <MapIcon aria-hidden className="md:hidden" />
                  <span className="max-md:sr-only">Map</span>
                </>
              ),
            },
            {
              value: 'board',
              label: (
                <>
                  <TableProperties aria-hidden className="md:hidden" />
                  <span className="max-md:sr-only">Board</span>
                </>
              ),
            },
          ]}
        />
      </div>
      {selection.view === 'board' ? (
        <div className="flex min-h-0 flex-1">
          <Board {...shared} />
          {opened && !remedy && (
            <StopPanel
              key={opened.van.route.id}
              item={opened}
              day={day}
              view={view}
              now={now}
              feed={feed}
              selection={selection}
              actions={actions}
            />
          )}
          <RemedyPanel view={view} />
        </div>
      ) : screen === 'desk' ? (
        <div className="flex min-h-0 flex-1">
          <div className="min-h-0 shrink-0 overflow-y-auto bg-surface" style={{ width: dock }}>
            {risks}
            <VanList
              vans={view.vans}
              feed={feed}
              selectedRoute={selection.route}
              dockWidth={dock}
              actions={actions}
            />
          </div>
          <Resizer axis="x" size={dock} onSize={setDock} label="Width of the list" />
          <div className="flex min-w-0 flex-1 flex-col">
            <div className="relative flex min-h-0 flex-1 flex-col">
              {map}
              {card && <div className="absolute right-3 bottom-6 z-20 w-[284px]">{card}</div>}
            </div>
            <Resizer axis="y" size={foot} onSize={setFoot} sign={-1} label="Height of the timeline" />
            <div className="flex min-h-0 shrink-0 flex-col bg-surface" style={{ height: foot }}>
              <Timeline {...shared} />
            </div>
          </div>
          <RemedyPanel view={view} />
        </div>
      ) : screen === 'tablet' ? (
        <>
          <div className="flex min-h-[200px] flex-1">
            <VanStrip vans={view.vans} selectedRoute={selection.route} actions={actions} />
            <div className="relative flex min-w-0 flex-1 flex-col">
              {map}
              {card && <div className="absolute top-3 right-3 z-20 w-[284px]">{card}</div>}
            </div>
          </div>
          <TabletDrawer {...shared} />
          <RemedyPanel view={view} />
        </>
      ) : (
        <>
          {map}
          <div className="min-h-0 flex-1 overflow-y-auto border-t border-line-2 bg-surface">
            <div className="flex h-8 items-center px-3">
              <LiveSignal feed={feed} />
            </div>
            {card && (
              <div className="sticky top-0 z-10 border-y border-line bg-surface [&>section]:rounded-none [&>section]:shadow-none">
                {card}
              </div>
            )}
            {risks}
            <VanList
              vans={view.vans}
              feed={feed}
              selectedRoute={selection.route}
              dockWidth={340}
              actions={actions}
            />
          </div>
          <RemedyPanel view={view} />
        </>
      )}
    </div>
  )
}

/** The screen in all its states. */
export function LivePage() {
  const { company, day, today, link } = useTenant()
  const live = useQuery(liveQuery(day))
  const feed = useLiveFeed(company.id, day)
  const { data } = live
  useEffect(() => {
    if (data) feed.takeResponse(data)
  }, [feed, data])

  if (live.isPending) {
    return (
      <div className="flex min-h-0 flex-1">
        <div className="w-[336px] shrink-0 border-r border-line max-md:w-full">
          <SkeletonRows rows={14} height={44} label="Loading the day" />
        </div>
        <div className="min-w-0 flex-1 bg-[var(--m-land)] max-md:hidden" />
      </div>
    )
  }
  if (!data)
    return (
      <ErrorState
        title="The live day could not be loaded"
        {...describeError(live.error)}
        onRetry={() => void live.refetch()}
      />
    )
  if (data.routes.length === 0) {
    return (
      <EmptyState
        title={day === today ? 'No van is on the road today' : `No routes on ${dayLong(day)}`}
        action={
          <ButtonLink variant="primary" to={link('/tenant/plan')}>
            Plan the day
          </ButtonLink>
        }
      >
        Once a plan is dispatched, this is where you see every van, what it has done, and which stops will be
        late before they are.
      </EmptyState>
    )
  }
  return <LiveDay answer={data} feed={feed} />
}
