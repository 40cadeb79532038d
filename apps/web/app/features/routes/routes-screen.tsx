// Routes of a day or week with figures, and the engine for all or one.
import { Shuffle } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { RouteItem } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { dayLong, formatDistance, listText } from '../../lib/format.ts'
import { routesWords as words } from '../../lib/words/routes.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NextSteps } from '../../ui/first-day/next-steps.tsx'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import { CardText, RowList } from '../../ui/list/row-list.tsx'
import { Plate } from '../../ui/plate.tsx'
import { CreateRoutePanel } from './create-route-panel.tsx'
import { OptimiseBar } from './optimise-bar.tsx'
import { routeColumns } from './route-columns.tsx'
import { RoutePanel } from './route-panel.tsx'
import { efficiencyText, RouteState } from './route-state.tsx'
import { RouteTotals } from './route-totals.tsx'
import { RoutesHeader } from './routes-header.tsx'
import { useOptimise, type Optimise } from './use-optimise.ts'
import { useRoutes } from './use-routes.ts'

function RowAction({
  route,
  isInProgress,
  onReroute,
}: {
  route: RouteItem
  isInProgress: boolean
  onReroute: (route: RouteItem) => void
}) {
  const { link } = useTenant()
  if (route.status !== 'proposed')
    return (
      <ButtonLink size="s" to={link(`/tenant/live?route=${route.number}`)}>
        {words('openInLive')}
      </ButtonLink>
    )
  return (
    <Button
      size="s"
      icon={<Shuffle />}
      needs="plans:dispatch"
      disabled={isInProgress}
      onClick={() => onReroute(route)}
    >
      {words('reroute')}
    </Button>
  )
}

function RouteCard({ route, isInProgress }: { route: RouteItem; isInProgress: boolean }) {
  const { units } = useTenant().company
  return (
    <>
      <Plate number={route.number} />
      <CardText
        title={route.driver?.name ?? route.vehicle.name}
        detail={listText([
          words('stopCount', { count: route.stops }),
          formatDistance(route.distanceMetres, units),
          efficiencyText(route),
        ])}
        aside={<RouteState route={route} isInProgress={isInProgress} />}
      />
    </>
  )
}

/** What the list shows without routes: the run in progress, or the button that starts one. */
function emptyText(optimise: Optimise, isWeek: boolean, day: string) {
  if (optimise.isBusy) return { title: words('atWork'), text: words('atWorkMore'), action: undefined }
  return {
    title: isWeek ? words('noRoutesThisWeek') : words('noRoutesOn', { day: dayLong(day) }),
    text: words('noRoutesMore'),
    action: <NoRoutesAction optimise={optimise} />,
    next: <NextSteps />,
  }
}

function NoRoutesAction({ optimise }: { optimise: Optimise }) {
  return (
    <Button variant="primary" size="l" needs="plans:dispatch" onClick={() => void optimise.start()}>
      {words('optimiseRoutes')}
    </Button>
  )
}

/** Above this many rows the list fills the screen by itself. */
const ROWS_WITH_MAP = 14

/** What the map below the list shows. */
export interface MappedRoutes {
  /** The plan whose routes are all proposed; null once one is on the road. */
  planId: string | null
  /** Number of the open route, or null. */
  openRoute: number | null
}

interface RoutesScreenProps {
  /** Draws the day's routes below a short list. */
  drawMap?: ((routes: MappedRoutes) => ReactNode) | undefined
}

export function RoutesScreen({ drawMap }: RoutesScreenProps) {
  const { company, day } = useTenant()
  const { query, list, isWeek, all, rows, open, reroute, isInProgress } = useRoutes()
  const optimise = useOptimise()
  const isOnRoad = rows.some(({ status }) => status !== 'proposed')
  const map =
    !isWeek && rows.length > 0 && rows.length <= ROWS_WITH_MAP
      ? drawMap?.({ planId: isOnRoad ? null : rows[0]!.planId, openRoute: open?.number ?? null })
      : undefined
  const isNarrow = open !== null || list.panel === 'new'
  const { units, timeZone } = company
  const columns = useMemo(
    () =>
      routeColumns({
        units,
        timeZone,
        hasDays: isWeek,
        isNarrow,
        isInProgress,
        action: (route) => <RowAction route={route} isInProgress={isInProgress(route)} onReroute={reroute} />,
      }),
    [units, timeZone, isWeek, isNarrow, isInProgress, reroute],
  )
  return (
    <ListScreen
      label={words('routes')}
      noun={words('routesNoun')}
      query={query}
      total={all.length}
      shown={rows.length}
      header={
        <>
          <RoutesHeader list={list} isWeek={isWeek} count={query.data?.items.length} optimise={optimise} />
          <OptimiseBar optimise={optimise} />
        </>
      }
      empty={emptyText(optimise, isWeek, day)}
      noMatches={{
        title: words('noMatch'),
        action: <Button onClick={list.clearFilters}>{words('showAll')}</Button>,
      }}
      footer={
        rows.length > 0 && (
          <>
            {map && <div className="flex min-h-60 shrink-0 basis-[44%] border-t border-line-2">{map}</div>}
            <RouteTotals routes={rows} />
          </>
        )
      }
      panelKey={list.panel ?? list.openId}
      panel={
        list.panel === 'new' ? (
          <CreateRoutePanel onClose={list.closePanel} />
        ) : (
          open && (
            <RoutePanel
              key={open.id}
              route={open}
              isInProgress={isInProgress(open)}
              onReroute={() => reroute(open)}
              onClose={list.closeRow}
            />
          )
        )
      }
    >
      <RowList
        label={words('routes')}
        rows={rows}
        columns={columns}
        rowKey={(route) => route.id}
        rowLabel={(route) => `R${route.number}, ${route.driver?.name ?? route.vehicle.name}`}
        card={(route) => <RouteCard route={route} isInProgress={isInProgress(route)} />}
        sort={list.sort}
        onSort={list.setSort}
        openKey={list.openId}
        onOpen={(route) => list.toggleRow(route.id)}
        gutter="wide"
      />
    </ListScreen>
  )
}
