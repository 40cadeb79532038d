// A day with a route: list, stop, start or end of shift, and the action bar.
import type { DriverDay, DriverRoute, DriverStop } from '@dropwise/contracts'
import { DRIVER_WORKER } from '../../lib/web-push.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { loadLater } from './later.tsx'
import { stopsToLoad, type NextStep } from './next-step.ts'
import { isOrderHeld, mayReorder } from './order/estimate.ts'
import { ActionBar, Body, SideAction } from './parts.tsx'
import { StartView } from './start-view.tsx'
import { StepBar } from './step-bar.tsx'
import { StopView } from './stop-view.tsx'
import type { Driver } from './use-driver.ts'
import type { DriverView, Place } from './use-view.ts'
import { EndView, ListView } from './views-later.tsx'

// Loaded on demand, since the next stop needs neither.
const RouteChoice = loadLater(async () => (await import('./route-choice.tsx')).default, {
  waiting: <div className="h-[60px] shrink-0 border-b border-line" />,
})
const PushSwitch = loadLater(async () => (await import('../../ui/push/push-switch.tsx')).PushSwitch)

interface ReadyDayProps {
  driver: Driver
  day: DriverDay
  route: DriverRoute
  view: DriverView | null
  /** The chosen stop, else the next one. */
  stop: DriverStop | undefined
  step: NextStep
  open: (place: Partial<Place>) => void
}

function Content({ driver, day, route, view, stop, step, open }: ReadyDayProps) {
  const { company } = day
  if (view === 'list')
    return (
      <ListView
        route={route}
        timeZone={company.timeZone}
        changes={driver.changes}
        onOpen={(orderId) => open({ stop: orderId })}
        onReorder={mayReorder(day, route) && !driver.isLooking ? () => open({ view: 'order' }) : null}
        isOrderHeld={isOrderHeld(day, route)}
        onLoad={!driver.isLooking && stopsToLoad(route).length > 0 ? () => open({ view: 'load' }) : null}
        onReport={driver.isLooking ? null : open}
        onDispatch={driver.isLooking ? null : () => open({ view: 'dispatch' })}
      />
    )
  if (view === 'end' || step.kind === 'end_shift' || step.kind === 'done')
    return <EndView day={day} route={route} waiting={driver.waiting} />
  if ((step.kind === 'check_vehicle' || step.kind === 'start_shift') && !driver.isLooking)
    return <StartView company={company} route={route} isMapCached={driver.isMapCached} />
  if (!stop) return null
  const isOpenStop = step.kind === 'arrive' || step.kind === 'deliver'
  return (
    <StopView
      company={company}
      route={route}
      stop={stop}
      change={driver.changes.byOrder.get(stop.orderId)}
      unread={driver.unread.byOrder.get(stop.orderId) ?? 0}
      open={isOpenStop && !driver.isLooking ? open : null}
      tell={isOpenStop && !driver.isLooking ? driver.tell : null}
    />
  )
}

export function ReadyDay(props: ReadyDayProps) {
  const { driver, day, route, view, step, open } = props
  const isList = view === 'list'
  return (
    <>
      {(isList || driver.isLooking) && day.routes.length > 1 && (
        <RouteChoice routes={day.routes} chosen={route} onChoose={driver.chooseRoute} />
      )}
      <Body className={isList ? undefined : 'flex flex-col [&>section]:flex-1'}>
        <Content {...props} />
        {isList && !driver.isLooking && (
          <PushSwitch
            worker={DRIVER_WORKER}
            label={words('notifyMe')}
            hint={words('notifyMeMore')}
            size="l"
            className="border-t border-line px-4 py-3"
          />
        )}
      </Body>
      {isList && driver.changes.count > 0 && (
        <ActionBar>
          <SideAction className="flex-none" onClick={driver.markSeen}>
            {words('seenChanges')}
          </SideAction>
        </ActionBar>
      )}
      {driver.isLooking ? (
        <p className="border-t border-line px-4 py-3 text-3 text-ink-2">{words('viewOnly')}</p>
      ) : (
        <StepBar
          driver={driver}
          step={view === 'end' && step.kind !== 'done' ? { kind: 'end_shift' } : step}
          open={open}
          isList={isList}
        />
      )}
    </>
  )
}
