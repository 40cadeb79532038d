// The action bar: next action, navigation, call, and "cannot deliver".
import { Coffee, List, MessageCircle, Navigation, Phone } from 'lucide-react'
import { useState } from 'react'
import type { DriverStop } from '@dropwise/contracts'
import { hours } from '../../lib/format.ts'
import { isOpen, tooEarlyBy, type NextStep } from './next-step.ts'
import { ActionBar, MainAction, Problem, SideAction, SideLink } from './parts.tsx'
import { useContact, type Contact } from './use-contact.ts'
import type { Driver } from './use-driver.ts'
import type { Place } from './use-view.ts'
import { addressLines } from './words.ts'

function labelOf(step: NextStep): string {
  switch (step.kind) {
    case 'check_vehicle':
      return 'Check the vehicle'
    case 'start_shift':
      return 'Start shift'
    case 'end_break':
      return 'End break'
    case 'arrive':
      return 'I have arrived'
    case 'deliver':
      if (step.stop.status === 'failed') return 'Deliver after all'
      if (step.needsProof) return 'Hand over'
      return step.stop.type === 'pickup' ? 'Picked up' : 'Delivered'
    case 'end_shift':
      return 'End shift'
    case 'done':
      return 'Shift ended'
  }
}

/** URL for the phone's navigation: `geo:` where supported, otherwise a map site. */
function navigationUrl(stop: DriverStop): string {
  const place = `${stop.lat},${stop.lng}`
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    ? `https://maps.apple.com/?daddr=${place}&dirflg=d`
    : `geo:${place}?q=${place}(${encodeURIComponent(addressLines(stop)[0])})`
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
          <Navigation aria-hidden /> Navigate
        </SideLink>
      ) : (
        canCall && (
          <SideAction
            disabled={contact.isBusy}
            aria-label={`Text ${stop.name}`}
            onClick={() => void contact.reach(stop, 'text')}
          >
            <MessageCircle aria-hidden /> Text
          </SideAction>
        )
      )}
      {canCall && (
        <SideAction
          disabled={contact.isBusy}
          aria-label={`Call ${stop.name}`}
          onClick={() => void contact.reach(stop, 'call')}
        >
          <Phone aria-hidden /> Call
        </SideAction>
      )}
      <SideAction onClick={() => open({ view: 'failed', stop: stop.orderId })}>Can’t deliver</SideAction>
    </div>
  )
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
          The window opens in {hours(waitMs / 1000)} min
        </h2>
        <p id="early-text" className="pt-1">
          Are you at stop {stop.sequence}, {stop.name}, already? The recipient is told that you are here.
        </p>
      </div>
      <ActionBar>
        <MainAction onClick={onConfirm}>Yes, I have arrived</MainAction>
        <SideAction onClick={onCancel}>Not yet</SideAction>
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
  const say = (deed: Parameters<Driver['tell']>[0]) =>
    driver
      .tell(deed)
      .then(() => setProblem(null))
      .catch(() => setProblem('Your phone could not save this. Free up some storage, then try again.'))
  const act = () => {
    switch (step.kind) {
      case 'check_vehicle':
        return open({ view: 'check' })
      case 'start_shift':
        return void say({ kind: 'shift_started' }).then(() => open({}))
      case 'end_break':
        return void say({ kind: 'break_ended' })
      case 'arrive': {
        const waitMs = tooEarlyBy(step.stop, Date.now())
        if (waitMs !== null) return setEarly({ stop: step.stop, waitMs })
        return void say({ kind: 'arrived', orderId: step.stop.orderId })
      }
      case 'deliver':
        if (step.needsProof) return open({ view: 'deliver', stop: step.stop.orderId })
        return void say({ kind: 'delivered', orderId: step.stop.orderId }).then(() => open({}))
      case 'end_shift':
        return void say({ kind: 'shift_ended' })
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
          void say({ kind: 'arrived', orderId: early.stop.orderId })
        }}
        onCancel={() => setEarly(null)}
      />
    )
  const isAtStop = step.kind === 'arrive' || step.kind === 'deliver'
  if (isList && isAtStop)
    return (
      <ActionBar>
        <MainAction onClick={() => open({})}>Go to stop {step.stop.sequence}</MainAction>
        <div className="flex gap-2">
          <SideAction onClick={() => void say({ kind: 'break_started' })}>
            <Coffee aria-hidden /> Take a break
          </SideAction>
          <SideAction onClick={() => open({ view: 'end' })}>End shift early</SideAction>
        </div>
      </ActionBar>
    )
  return (
    <>
      {(problem ?? contact.problem) && <Problem>{problem ?? contact.problem}</Problem>}
      <ActionBar note={isAtStop && contact.told ? <span role="status">{contact.told}</span> : null}>
        <MainAction disabled={step.kind === 'done'} onClick={act}>
          {labelOf(step)}
        </MainAction>
        {isAtStop ? (
          <StopActions step={step} contact={contact} open={open} />
        ) : (
          !isList && (
            <SideAction className="flex-none" onClick={() => open({ view: 'list' })}>
              <List aria-hidden /> All stops
            </SideAction>
          )
        )}
      </ActionBar>
    </>
  )
}
