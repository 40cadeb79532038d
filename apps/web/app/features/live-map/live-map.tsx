// The map of the live day: routes with driven parts paler, stops, depots, gliding vans. Shares its selection
// with lists and timeline.
import { memo, useEffect, useMemo, useRef } from 'react'
import { useTenant } from '../../lib/company-context.tsx'
import { formatLateness } from '../../lib/format.ts'
import { mapWords } from '../../lib/words/map.ts'
import { boundsOf, MapCanvas } from '../../ui/map/map-canvas.tsx'
import { useMap } from '../../ui/map/map-context.ts'
import { BrokenTag, DepotPin } from '../../ui/map/marks.tsx'
import type { MapTableRow } from '../../ui/map/map-table.tsx'
import { RouteLines } from '../../ui/map/route-lines.tsx'
import { StopPins, type DrawnStop } from '../../ui/map/stop-pins.tsx'
import { VehicleLayer, VehiclePin } from '../../ui/map/vehicles.tsx'
import type { DayView, StopOfVan, VanDay } from './day.ts'
import { useFix, useIsQuiet, type LiveFeed } from './feed.ts'
import type { Selection, SelectionActions } from './selection.ts'
import type { LiveRoute, LiveStop } from './types.ts'
import { useLegs } from './use-legs.ts'

/** Least zoom for the followed van. */
const FOLLOW_ZOOM = 15

const LiveVan = memo(function LiveVan({
  van,
  feed,
  isSelected,
  actions,
}: {
  van: VanDay
  feed: LiveFeed
  isSelected: boolean
  actions: SelectionActions
}) {
  const { route, label } = van
  const vehicle = {
    id: route.vehicle.id,
    route: route.number,
    label: `R${route.number}, ${label}`,
    isStale: useIsQuiet(feed, route.vehicle.id),
    isAtRisk: van.late.length > 0,
  }
  return <VehiclePin vehicle={vehicle} isSelected={isSelected} onPick={() => actions.select(route.number)} />
})

/** Keeps the followed van centred until the user drags the map. */
function FollowVan({ vehicleId, feed, onLetGo }: { vehicleId: string; feed: LiveFeed; onLetGo: () => void }) {
  const { map } = useMap()
  const fix = useFix(feed, vehicleId)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!fix) return
    const isNear = map.getZoom() >= FOLLOW_ZOOM - 1
    map.easeTo({
      center: [fix.lng, fix.lat],
      ...(isFirst.current && !isNear ? { zoom: FOLLOW_ZOOM } : {}),
      duration: isFirst.current ? 160 : 1_000,
      easing: (t) => t,
    })
    isFirst.current = false
  }, [map, fix])
  useEffect(() => {
    map.on('dragstart', onLetGo)
    return () => void map.off('dragstart', onLetGo)
  }, [map, onLetGo])
  return null
}

/** Scrolls the map to a stop chosen in a list, unless it is visible. */
function ShowStop({ lat, lng }: { lat: number; lng: number }) {
  const { map } = useMap()
  useEffect(() => {
    const box = map.getContainer().getBoundingClientRect()
    const at = map.project([lng, lat])
    const margin = 40
    if (at.x > margin && at.y > margin && at.x < box.width - margin && at.y < box.height - margin) return
    map.easeTo({ center: [lng, lat], duration: 160 })
  }, [map, lat, lng])
  return null
}

/** Outcome of a stop, or the state of its promise. */
function stateText({ status, lateSeconds }: LiveStop): string {
  if (status === 'pending' || status === 'arrived') return formatLateness(Math.max(0, lateSeconds))
  return mapWords(status)
}

function toTableRow({ stop, van }: StopOfVan, actions: SelectionActions): MapTableRow {
  return {
    id: stop.id,
    what: mapWords('stop', { number: stop.sequence }),
    name: `${stop.recipient}, ${stop.address}`,
    state: stateText(stop),
    route: van.route.number,
    lat: stop.lat,
    lng: stop.lng,
    onPick: () => actions.select(van.route.number, stop.id),
  }
}

function toDrawnStop({ stop, van }: StopOfVan): DrawnStop {
  const isAhead = stop.status === 'pending' || stop.status === 'arrived'
  return {
    id: stop.id,
    route: van.route.number,
    number: stop.sequence,
    lat: stop.lat,
    lng: stop.lng,
    isDone: !isAhead,
    isBroken: stop.status === 'failed' || (isAhead && stop.lateSeconds > 0),
  }
}

/**
 * Stops and depots to draw. Forecasts change with every fix, but pins only with a stop, so a thousand pins
 * are rarely placed again.
 */
function useDrawn(view: DayView): { stops: DrawnStop[]; depots: LiveRoute['depot'][] } {
  const drawn = view.all.map(toDrawnStop)
  const picture = drawn.map((stop) => `${stop.id}${stop.isDone}${stop.isBroken}`).join()
  return useMemo(
    () => ({
      stops: drawn,
      depots: [
        ...new Map(view.vans.map(({ route: { depot } }) => [`${depot.lat},${depot.lng}`, depot])).values(),
      ],
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `picture` stands for what is drawn of the day
    [picture],
  )
}

interface LiveMapProps {
  day: string
  view: DayView
  feed: LiveFeed
  selection: Selection
  hot: string | null
  onHot: (id: string | null) => void
  actions: SelectionActions
  isTouch: boolean
  /** Shows only this van's route, beside the board. */
  focus?: VanDay
  className?: string
}

/** True when the board beside it shows the same as tables. */
export const LiveMap = memo(function LiveMap({
  day,
  view,
  feed,
  selection,
  hot,
  onHot,
  actions,
  isTouch,
  focus,
  className,
}: LiveMapProps) {
  const { company } = useTenant()
  const legs = useLegs(day, view.vans)
  const { stops, depots } = useDrawn(view)
  const focused = focus?.route.number
  const bounds = useMemo(
    () =>
      boundsOf(
        focused === undefined
          ? [...stops, ...depots]
          : stops.filter((stop) => stop.route === focused && !stop.isDone),
      ),
    [stops, depots, focused],
  )
  const selectedVan = view.vans.find((van) => van.route.number === selection.route)
  const tagged = useMemo(() => {
    const ids = new Set([selection.stop, hot, selectedVan?.late[0]?.id])
    const late = view.all.filter(
      ({ stop }) => ids.has(stop.id) && stop.lateSeconds > 0 && stop.status !== 'served',
    )
    return late.map(({ stop }) => ({
      id: stop.id,
      lat: stop.lat,
      lng: stop.lng,
      text: formatLateness(stop.lateSeconds),
    }))
  }, [view, selection.stop, hot, selectedVan])
  const chosenStop = selection.stop
    ? view.all.find(({ stop }) => stop.id === selection.stop)?.stop
    : undefined
  const table = useMemo(() => view.all.map((item) => toTableRow(item, actions)), [view, actions])
  const letGo = useMemo(() => () => actions.follow(false), [actions])

  return (
    <MapCanvas
      label={mapWords('mapOfDay')}
      units={company.units}
      bounds={bounds}
      fitKey={`${day}:${stops.length > 0}:${focused ?? ''}`}
      padding={
        isTouch ? { top: 24, right: 24, bottom: 24, left: 24 } : { top: 40, right: 56, bottom: 40, left: 40 }
      }
      controls={focus ? 'none' : isTouch ? 'compact' : 'full'}
      table={table}
      {...(isTouch ? { controlsClassName: 'top-auto bottom-3 right-auto left-3' } : {})}
      onBackground={() => actions.select(null)}
      {...(className ? { className } : {})}
    >
      <RouteLines legs={legs} selected={selection.route} />
      <StopPins
        stops={stops}
        selected={selection.route}
        selectedStop={selection.stop}
        hot={hot}
        onHot={onHot}
        onPick={({ id, route }) => actions.select(route, id)}
      />
      {depots.map((depot) => (
        <DepotPin key={`${depot.lat},${depot.lng}`} lat={depot.lat} lng={depot.lng} name={company.name} />
      ))}
      {tagged.map(({ id, lat, lng, text }) => (
        <BrokenTag key={id} lat={lat} lng={lng} text={text} />
      ))}
      <VehicleLayer source={feed}>
        {view.vans.map((van) => (
          <LiveVan
            key={van.route.id}
            van={van}
            feed={feed}
            isSelected={selection.route === van.route.number}
            actions={actions}
          />
        ))}
      </VehicleLayer>
      {selectedVan && selection.isFollowing && (
        <FollowVan
          key={selectedVan.route.id}
          vehicleId={selectedVan.route.vehicle.id}
          feed={feed}
          onLetGo={letGo}
        />
      )}
      {chosenStop && !selection.isFollowing && <ShowStop lat={chosenStop.lat} lng={chosenStop.lng} />}
    </MapCanvas>
  )
})
