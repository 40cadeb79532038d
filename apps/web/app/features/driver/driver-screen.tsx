// The driver's app: one screen at a time from the URL; by default the next stop.
import type { DriverDay, DriverRoute } from '@dropwise/contracts'
import { EmptyState } from '../../ui/states.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { weekday } from '../../lib/format.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { ChangesBar } from './change-mark.tsx'
import { MessageBar } from './message-bar.tsx'
import { nextStep, nextStop } from './next-step.ts'
import { DayNotLoaded } from './day-not-loaded.tsx'
import { mayReorder } from './order/estimate.ts'
import { BackHead, Body } from './parts.tsx'
import { DayHead, SyncBar } from './route-head.tsx'
import { ReportLinks } from './report-links.tsx'
import { ReadyDay } from './ready-day.tsx'
import { useDriver, type Driver } from './use-driver.ts'
import { useView, type Place } from './use-view.ts'
import {
  BalanceView,
  DispatchView,
  FuelView,
  IncidentView,
  LoadView,
  MessagesView,
  NextShiftRow,
  OrderView,
  PayView,
  StopForm,
  VehicleCheckView,
  WaitingView,
} from './views-later.tsx'

export function DriverScreen() {
  const driver = useDriver()
  const { view, stop: stopId, open } = useView()
  const { day, route } = driver
  const openList = () => open(view === 'list' ? {} : { view: 'list' })
  if (day && view === 'dispatch' && !driver.isLooking)
    return <DispatchView timeZone={day.company.timeZone} onBack={() => open({})} />
  if (day && view === 'pay' && !driver.isLooking)
    return <PayView timeZone={day.company.timeZone} onBack={() => open(route ? { view: 'list' } : {})} />
  if (day && view === 'balance' && !driver.isLooking)
    return <BalanceView onBack={() => open(route ? { view: 'list' } : {})} />
  if (day && (view === 'fuel' || view === 'incident') && !driver.isLooking)
    return <Report view={view} day={day} route={route} driver={driver} open={open} />
  if (!day || !route) return <NoRoute driver={driver} day={day} openList={openList} open={open} />
  if (view === 'waiting')
    return (
      <>
        <BackHead title={words('waiting', { count: driver.waiting })} onBack={() => open({})} />
        <Body>
          <WaitingView entries={driver.entries} routes={day.routes} timeZone={day.company.timeZone} />
        </Body>
      </>
    )
  const chosenStop = route.stops.find(({ orderId }) => orderId === stopId)
  if (chosenStop && view === 'messages' && !driver.isLooking)
    return (
      <MessagesView
        timeZone={day.company.timeZone}
        stop={chosenStop}
        onBack={() => open({ stop: chosenStop.orderId })}
      />
    )
  const isForm =
    view === 'deliver' || view === 'partly' || view === 'failed' || view === 'returned' || view === 'note'
  if (chosenStop && isForm && !driver.isLooking)
    return (
      <StopForm
        key={`${view}:${chosenStop.orderId}`}
        view={view}
        route={route}
        stop={chosenStop}
        day={day}
        driver={driver}
        open={open}
      />
    )
  if (view === 'order' && mayReorder(day, route) && !driver.isLooking)
    return (
      <OrderView
        key={route.id}
        company={day.company}
        route={route}
        tell={driver.tell}
        onBack={() => open({ view: 'list' })}
      />
    )
  if (view === 'load' && !driver.isLooking)
    return <LoadView key={route.id} route={route} tell={driver.tell} onBack={() => open({ view: 'list' })} />
  if (view === 'check' && route.vehicleCheck && nextStep(route).kind === 'check_vehicle' && !driver.isLooking)
    return (
      <VehicleCheckView route={route} check={route.vehicleCheck} tell={driver.tell} onBack={() => open({})} />
    )
  return (
    <>
      {chosenStop ? (
        <BackHead
          title={words('stopOfRoute', { stop: chosenStop.sequence, route: `R${route.number}` })}
          onBack={() => open({ view: 'list' })}
        />
      ) : (
        <DayHead route={route} onList={openList} />
      )}
      <SyncBar driver={driver} onOpen={() => open({ view: 'waiting' })} />
      {view !== 'list' && (
        <ChangesBar
          route={route}
          changes={driver.changes}
          onOpen={() => open({ view: 'list' })}
          onClose={driver.markTold}
        />
      )}
      {!driver.isLooking && <MessageBar route={route} unread={driver.unread} onOpen={open} />}
      <ReadyDay
        driver={driver}
        day={day}
        route={route}
        view={view}
        stop={chosenStop ?? nextStop(route)}
        step={nextStep(route, chosenStop)}
        open={open}
      />
    </>
  )
}

interface NoRouteProps {
  driver: Driver
  day: Driver['day']
  openList: () => void
  open: (place: Partial<Place>) => void
}

/** The screen before the day has loaded, and on a day without a route. */
function NoRoute({ driver, day, openList, open }: NoRouteProps) {
  return (
    <>
      <DayHead onList={openList} />
      <SyncBar driver={driver} onOpen={driver.retry} />
      {!driver.isLooking && <MessageBar unread={driver.unread} onOpen={open} />}
      {driver.isReading ? (
        <SkeletonRows rows={8} height={56} label={words('loadingDay')} />
      ) : day ? (
        <>
          <EmptyState title={words('noRouteYet', { day: weekday(day.date) })}>
            {words('noRouteYetMore')}
          </EmptyState>
          {day.nextShift && (
            <div className="border-t border-line">
              <NextShiftRow shift={day.nextShift} timeZone={day.company.timeZone} />
            </div>
          )}
          {!driver.isLooking && (
            <div className="border-t border-line">
              <ReportLinks open={open} />
            </div>
          )}
        </>
      ) : (
        <DayNotLoaded driver={driver} />
      )}
    </>
  )
}

/** A fill or an incident of the van that the driver drives, or usually drives. */
function Report({
  view,
  day,
  route,
  driver,
  open,
}: {
  view: 'fuel' | 'incident'
  day: DriverDay
  route: DriverRoute | null
  driver: Driver
  open: (place: Partial<Place>) => void
}) {
  const vans = day.vans ?? []
  const van = vans.find(({ id }) => id === route?.vehicle.id) ?? vanOf(route) ?? vans[0] ?? null
  const onBack = () => open(route ? { view: 'list' } : {})
  if (view === 'incident') return <IncidentView van={van} tell={driver.tell} onBack={onBack} />
  return <FuelView company={day.company} van={van} tell={driver.tell} onBack={onBack} />
}

/** Days that a phone cached earlier name only the vans of routes. */
const vanOf = (route: DriverRoute | null) => route && { ...route.vehicle, odometerKm: null, energy: null }
