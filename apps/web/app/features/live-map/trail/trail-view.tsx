// The trail of a day: plan and actual at any moment. Desk: text, map, lanes. Phone: map, lanes, text.
import { useMemo } from 'react'
import { dayOf, type TrailsResponse } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { dayLong } from '../../../lib/format.ts'
import { liveWords } from '../../../lib/words/live.ts'
import { boundsOf, MapCanvas } from '../../../ui/map/map-canvas.tsx'
import { DepotPin } from '../../../ui/map/marks.tsx'
import { RouteLines } from '../../../ui/map/route-lines.tsx'
import { StopPins } from '../../../ui/map/stop-pins.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { DayView, VanDay } from '../day.ts'
import type { Selection, SelectionActions } from '../selection.ts'
import type { LiveStop } from '../types.ts'
import { useLegs } from '../use-legs.ts'
import type { DrivenTrail } from './driven.ts'
import { useReplayClock, type ReplayClock } from './replay-clock.ts'
import { Playhead, Scrubber } from './scrubber.tsx'
import { StopTimes, VanTimes } from './trail-facts.tsx'
import { TrailLanes } from './trail-lanes.tsx'
import { TrailLines } from './trail-lines.tsx'
import { TrailVans } from './trail-vans.tsx'
import { resolutionText, spanOf, useTrails } from './use-trails.ts'

interface TrailViewProps {
  view: DayView
  selection: Selection
  actions: SelectionActions
  isPhone: boolean
}

/** When a stop was reached, or is forecast to be. */
const momentOf = (stop: LiveStop): number => Date.parse(stop.arrivedAt ?? stop.plannedArriveAt)

export function TrailView(props: TrailViewProps) {
  const { view, selection } = props
  const selected = view.vans.find(({ route }) => route.number === selection.route)
  const { query, trails, full } = useTrails(selected)
  if (query.isPending) return <SkeletonRows rows={12} height={44} label={liveWords('loadingTrails')} />
  if (!query.data)
    return (
      <ErrorState
        title={liveWords('trailsNotLoaded')}
        {...describeError(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  if (trails.every(({ positionCount }) => positionCount === 0)) return <NoPositions answer={query.data} />
  return (
    <Replay
      {...props}
      selected={selected}
      answer={query.data}
      trails={trails}
      fullRoute={full ? (selected?.route.number ?? null) : null}
    />
  )
}

function RetentionText({ keptSince }: { keptSince: string | null }) {
  const { company } = useTenant()
  if (keptSince === null) return liveWords('keptAlways')
  return liveWords('keptSince', { day: dayLong(dayOf(new Date(keptSince), company.timeZone)) })
}

function NoPositions({ answer }: { answer: TrailsResponse }) {
  const isDeleted = answer.keptSince !== null && answer.date < answer.keptSince.slice(0, 10)
  const isStarted = answer.trails.some(({ startedAt }) => startedAt !== null)
  return (
    <EmptyState title={liveWords('noPositionsFor', { day: dayLong(answer.date) })}>
      {liveWords(isDeleted ? 'positionsDeleted' : isStarted ? 'positionsNotSent' : 'positionsNotYet')}{' '}
      <RetentionText keptSince={answer.keptSince} />
    </EmptyState>
  )
}

interface ReplayProps extends TrailViewProps {
  selected: VanDay | undefined
  answer: TrailsResponse
  trails: readonly DrivenTrail[]
  /** The route shown with every position, though the rest of the day is simplified. */
  fullRoute: number | null
}

function Replay(props: ReplayProps) {
  const { view, selection, actions, isPhone, selected, answer, trails, fullRoute } = props
  const { company } = useTenant()
  const { timeZone } = company
  const { from, to } = spanOf(view.vans, trails)
  const span = useMemo(() => ({ from, to }), [from, to])
  const opened = view.all.find(({ stop }) => stop.id === selection.stop)?.stop
  const first = Math.min(...trails.flatMap(({ startedAt }) => startedAt ?? []), to)
  const clock = useReplayClock(from, to, opened ? momentOf(opened) : first)
  const byNumber = useMemo(() => new Map(trails.map((trail) => [trail.number, trail])), [trails])
  const pickStop = (route: number, stop: LiveStop) => {
    clock.set(momentOf(stop))
    actions.select(route, stop.id)
  }
  const facts = (
    <>
      {selected ? (
        <StopTimes
          van={selected}
          trail={byNumber.get(selected.route.number)}
          stopId={selection.stop}
          timeZone={timeZone}
          clock={clock}
          onPick={(stop) => pickStop(selected.route.number, stop)}
        />
      ) : (
        <VanTimes vans={view.vans} trails={byNumber} timeZone={timeZone} onPick={actions.select} />
      )}
      <p className="px-3 py-3 text-1 text-ink-2">
        {resolutionText(answer, fullRoute)}{' '}
        {trails.some(({ isSimulated }) => isSimulated) && liveWords('simulated')}{' '}
        <RetentionText keptSince={answer.keptSince} />
      </p>
    </>
  )
  const controls = (
    <>
      <Scrubber clock={clock} span={span} timeZone={timeZone} />
      <div
        dir="ltr"
        className="relative max-h-[30%] min-h-0 shrink-0 overflow-y-auto border-t border-line max-md:max-h-none max-md:overflow-visible"
      >
        <Playhead clock={clock} span={span} />
        <TrailLanes
          vans={view.vans}
          trails={byNumber}
          span={span}
          selected={selection.route}
          onPick={actions.select}
          clock={clock}
        />
      </div>
    </>
  )
  const map = <TrailMap {...props} clock={clock} onPickStop={pickStop} />
  if (isPhone)
    return (
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto bg-surface">
        <div className="flex h-[44%] min-h-56 shrink-0">{map}</div>
        {controls}
        {facts}
      </div>
    )
  return (
    <div className="flex min-h-0 flex-1">
      <div className="w-[352px] shrink-0 overflow-y-auto border-e border-line bg-surface max-lg:w-[300px]">
        {facts}
      </div>
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        {map}
        {controls}
      </div>
    </div>
  )
}

interface TrailMapProps extends ReplayProps {
  clock: ReplayClock
  onPickStop: (route: number, stop: LiveStop) => void
}

function TrailMap({ view, selection, actions, isPhone, selected, trails, clock, onPickStop }: TrailMapProps) {
  const { company, day } = useTenant()
  const legs = useLegs(day, view.vans)
  const visibleStops = useMemo(
    () => view.all.filter(({ van }) => !selected || van === selected),
    [view, selected],
  )
  const planned = useMemo(
    () =>
      legs
        .filter(({ route }) => !selected || route === selected.route.number)
        .map((leg) => ({ ...leg, isDepotLeg: true, isDone: false })),
    [legs, selected],
  )
  const stops = useMemo(
    () =>
      visibleStops.map(({ stop, van }) => ({
        id: stop.id,
        route: van.route.number,
        number: stop.sequence,
        lat: stop.lat,
        lng: stop.lng,
        isBroken: stop.status === 'failed',
      })),
    [visibleStops],
  )
  const depots = new Map(view.vans.map(({ route: { depot } }) => [`${depot.lat},${depot.lng}`, depot]))
  const labelOf = (number: number) => {
    const van = view.vans.find(({ route }) => route.number === number)
    return van ? `R${number}, ${van.label}` : `R${number}`
  }
  return (
    <MapCanvas
      label={liveWords('mapOfTrails')}
      units={company.units}
      bounds={boundsOf([...stops, ...depots.values()])}
      fitKey={`trail-${day}-${selection.route ?? ''}`}
      controls={isPhone ? 'compact' : 'full'}
      onBackground={() => actions.select(null)}
      className="flex-1"
    >
      <RouteLines legs={planned} selected={selection.route} />
      <TrailLines trails={trails} selected={selection.route} clock={clock} />
      <StopPins
        stops={stops}
        selected={selection.route}
        selectedStop={selection.stop}
        hot={null}
        onHot={() => {}}
        onPick={({ id, route }) => {
          const stop = view.all.find((item) => item.stop.id === id)?.stop
          if (stop) onPickStop(route, stop)
        }}
      />
      {[...depots.values()].map((depot) => (
        <DepotPin key={`${depot.lat},${depot.lng}`} lat={depot.lat} lng={depot.lng} name={company.name} />
      ))}
      <TrailVans
        trails={trails}
        labelOf={labelOf}
        clock={clock}
        selected={selection.route}
        onPick={actions.select}
      />
    </MapCanvas>
  )
}
