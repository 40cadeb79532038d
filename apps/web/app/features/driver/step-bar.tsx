// The action bar: next action, navigation, call, and "cannot deliver".
import { Banknote, Coffee, List, MessageCircle, Navigation, Phone, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { firstAddressLine, type DriverStop } from '@dropwise/contracts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { isOpen, tooEarlyBy, type NextStep } from './next-step.ts'
import { ActionBar, MainAction, Problem, SideAction, SideLink } from './parts.tsx'
import { useContact, type Contact } from './use-contact.ts'
import type { Driver } from './use-driver.ts'
import type { Place } from './use-view.ts'

function labelOf(step: Exclude<NextStep, { kind: 'done' }>): string {
  switch (step.kind) {
    case 'check_vehicle':
      return words('checkVehicle')
    case 'start_shift':
      return words('startShift')
    case 'end_break':
      return words('endBreak')
    case 'arrive':
      return words('haveArrived')
    case 'deliver':
      if (step.stop.status === 'failed') return words('deliverAfterAll')
      if (step.needsProof) return words('handOver')
      return words(step.stop.type === 'pickup' ? 'pickedUp' : 'delivered')
    case 'end_shift':
      return words('endShift')
  }
}

/** URL for the phone's navigation: `geo:` where supported, otherwise a map site. */
function navigationUrl(stop: DriverStop): string {
  const place = `${stop.lat},${stop.lng}`
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    ? `https://maps.apple.com/?daddr=${place}&dirflg=d`
    : `geo:${place}?q=${place}(${encodeURIComponent(firstAddressLine(stop.address))})`
}

function StopActions({
  step,
  contact,
  open,
}: {
  step: NextStep & { stop: DriverStop }
  contact: Contact
  open: (place: Partial<Place>) => void
}) {
  const { stop } = step
  // After a stop is over, its number is no longer available.
  const canCall = stop.canCall && isOpen(stop)
  return (
    <div className="flex gap-2">
      {step.kind === 'arrive' ? (
        <SideLink href={navigationUrl(stop)}>
          <Navigation aria-hidden /> {words('navigate')}
        </SideLink>
      ) : (
        canCall && (
          <SideAction
            disabled={contact.isBusy}
            aria-label={words('textTo', { name: stop.name })}
            onClick={() => void contact.reach(stop, 'text')}
          >
            <MessageCircle aria-hidden /> {words('text')}
          </SideAction>
        )
      )}
      {canCall && (
        <SideAction
          disabled={contact.isBusy}
          aria-label={words('callTo', { name: stop.name })}
          onClick={() => void contact.reach(stop, 'call')}
        >
          <Phone aria-hidden /> {words('call')}
        </SideAction>
      )}
      <SideAction onClick={() => open({ view: 'failed', stop: stop.orderId })}>
        {words('cannotDeliver')}
      </SideAction>
    </div>
  )
}

function hoursAndMinutes(ms: number) {
  const minutes = Math.round(ms / 60_000)
  return { hours: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') }
}

/** Confirms an early arrival, which would notify the recipient. */
function EarlyArrival({
  stop,
  waitMs,
  onConfirm,
  onCancel,
}: {
  stop: DriverStop
  waitMs: number
  onConfirm: () => void
  onCancel: () => void
}) {
  return (
    <div role="alertdialog" aria-labelledby="early-title" aria-describedby="early-text">
      <div className="border-t border-line bg-signal-wash px-4 py-3 text-3">
        <h2 id="early-title" className="text-4 font-strong">
          {words('windowOpensIn', hoursAndMinutes(waitMs))}
        </h2>
        <p id="early-text" className="pt-1">
          {words('earlyQuestion', { stop: stop.sequence, name: stop.name })}
        </p>
      </div>
      <ActionBar>
        <MainAction onClick={onConfirm}>{words('yesArrived')}</MainAction>
        <SideAction onClick={onCancel}>{words('notYet')}</SideAction>
      </ActionBar>
    </div>
  )
}

export function StepBar({
  driver,
  step,
  open,
  isList,
}: {
  driver: Driver
  step: NextStep
  open: (place: Partial<Place>) => void
  isList: boolean
}) {
  const [problem, setProblem] = useState<string | null>(null)
  /** A stop reached long before its window, and by how much. */
  const [early, setEarly] = useState<{ stop: DriverStop; waitMs: number } | null>(null)
  const contact = useContact()
  const reportStep = (deed: Parameters<Driver['tell']>[0]) =>
    driver
      .tell(deed)
      .then(() => setProblem(null))
      .catch(() => setProblem(words('phoneFull')))
  const act = () => {
    switch (step.kind) {
      case 'check_vehicle':
        return open({ view: 'check' })
      case 'start_shift':
        return void reportStep({ kind: 'shift_started' }).then(() => open({}))
      case 'end_break':
        return void reportStep({ kind: 'break_ended' })
      case 'arrive': {
        const waitMs = tooEarlyBy(step.stop, Date.now())
        if (waitMs !== null) return setEarly({ stop: step.stop, waitMs })
        return void reportStep({ kind: 'arrived', orderId: step.stop.orderId })
      }
      case 'deliver':
        if (step.needsProof) return open({ view: 'deliver', stop: step.stop.orderId })
        return void reportStep({ kind: 'delivered', orderId: step.stop.orderId }).then(() => open({}))
      case 'end_shift':
        return void reportStep({ kind: 'shift_ended' })
      case 'done':
        return undefined
    }
  }
  if (early && step.kind === 'arrive' && step.stop.orderId === early.stop.orderId)
    return (
      <EarlyArrival
        {...early}
        onConfirm={() => {
          setEarly(null)
          void reportStep({ kind: 'arrived', orderId: early.stop.orderId })
        }}
        onCancel={() => setEarly(null)}
      />
    )
  const isBeforeShift = step.kind === 'check_vehicle' || step.kind === 'start_shift'
  const isAtStop = step.kind === 'arrive' || step.kind === 'deliver'
  if (isList && isAtStop)
    return (
      <ActionBar>
        <MainAction onClick={() => open({})}>{words('goToStop', { stop: step.stop.sequence })}</MainAction>
        <div className="flex gap-2">
          <SideAction onClick={() => void reportStep({ kind: 'break_started' })}>
            <Coffee aria-hidden /> {words('takeBreak')}
          </SideAction>
          <SideAction onClick={() => open({ view: 'end' })}>{words('endShiftEarly')}</SideAction>
        </div>
      </ActionBar>
    )
  return (
    <>
      {(problem ?? contact.problem) && <Problem>{problem ?? contact.problem}</Problem>}
      <ActionBar note={isAtStop && contact.notice ? <span role="status">{contact.notice}</span> : null}>
        {step.kind !== 'done' && <MainAction onClick={act}>{labelOf(step)}</MainAction>}
        {isAtStop ? (
          <StopActions step={step} contact={contact} open={open} />
        ) : (
          !isList && (
            <div className="flex gap-2">
              {isBeforeShift && (
                <SideAction onClick={() => open({ view: 'load' })}>
                  <ScanLine aria-hidden /> {words('loadVan')}
                </SideAction>
              )}
              <SideAction onClick={() => open({ view: 'list' })}>
                <List aria-hidden /> {words('allStops')}
              </SideAction>
              {step.kind === 'done' && (
                <SideAction onClick={() => open({ view: 'pay' })}>
                  <Banknote aria-hidden /> {words('myPay')}
                </SideAction>
              )}
            </div>
          )
        )}
      </ActionBar>
    </>
  )
}
