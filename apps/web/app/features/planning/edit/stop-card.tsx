// The selected stop: recipient, place, time, items, and actions.
import { ArrowDown, ArrowUp, ListStart, Lock, LockOpen, Minus, MoveRight, X } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { usePhoneText } from '../../../lib/phone.ts'
import { clock, formatLateness, listText, weightText, windowText } from '../../../lib/format.ts'
import { planRiskWords as riskWords } from '../../../lib/words/plan-risk.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Pin } from '../../../ui/plate.tsx'
import type { PlannedRoute, PlannedStop, PlanView } from '../plan-model.ts'
import { missedText, type RiskView } from '../risk.tsx'
import { moveStop, takeOff } from './changes.ts'
import { startOf, toggleSequenceLock, toggleStopLock } from './locks.ts'
import { OfferList, useOffers } from './move-menu.tsx'
import type { PlanEditing } from './use-plan-editor.ts'

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

function Facts({ stop, route, risk }: { stop: PlannedStop; route: PlannedRoute; risk: RiskView | null }) {
  const missed = missedText(risk, stop.orderId)
  const { company } = useTenant()
  const phoneText = usePhoneText()
  const at = (ms: number) => clock(new Date(ms), company.timeZone)
  const window = windowText(iso(stop.windowStart), iso(stop.windowEnd), company.timeZone)
  const rows = [
    [words('where'), stop.address],
    [words('window'), window],
    ...(stop.reload
      ? [
          [
            words('before'),
            words('loadsAtDepot', { from: at(stop.reload.arriveAt), to: at(stop.reload.departAt) }),
          ] as const,
        ]
      : []),
    [
      words('arrives'),
      <span key="arrives">
        {stop.waitSeconds >= 60
          ? words('arrivesWaits', { time: at(stop.arriveAt), until: at(stop.serviceAt) })
          : at(stop.arriveAt)}
        {stop.lateSeconds > 0 && (
          <strong className="ps-1.5 font-strong text-bad-ink">{formatLateness(stop.lateSeconds)}</strong>
        )}
      </span>,
    ],
    ...(missed ? [[riskWords('risk'), missed] as const] : []),
    [words('what'), listText([words('parcelCount', { count: stop.packages }), weightText(stop.weightKg)])],
    [words('order'), stop.reference],
    ...(stop.phone
      ? [
          [
            words('phone'),
            <a key="phone" className="text-link" href={`tel:${stop.phone}`}>
              {phoneText(stop.phone)}
            </a>,
          ] as const,
        ]
      : []),
    [words('driver'), route.name],
    ...stop.asks.map(({ label, text }) => [label, text] as const),
    ...(stop.instructions ? [[words('wish'), stop.instructions] as const] : []),
  ] as const
  return (
    <dl className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-1 px-3 pb-3 text-2">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Moves from the card, the same as by keyboard. */
function StopActions({ stop, route, view, editing }: StopCardProps) {
  const [isOpen, setOpen] = useState(false)
  const offers = useOffers(editing, isOpen ? stop.orderId : null)
  const { perform } = editing
  const isHeld = stop.isLocked || route.isLocked
  const to = (position: number) =>
    perform(moveStop(stop, { vehicleId: route.vehicleId, position }, route.number))
  const isSequenceLocked = startOf(route, stop).every(({ isLocked }) => isLocked)
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-3 py-2.5">
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button size="s" icon={<MoveRight />} disabled={isHeld} needs="plans:write" data-move-menu>
            {words('moveTo')}
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            side="top"
            align="start"
            sideOffset={6}
            className="float-in z-50 w-80 rounded bg-raised p-1 shadow-float"
          >
            {offers ? (
              <OfferList
                offers={offers}
                editing={editing}
                view={view}
                onPick={({ vehicleId, position }) => {
                  setOpen(false)
                  const number =
                    view.routes.find((each) => each.vehicleId === vehicleId)?.number ??
                    editing.day?.numbers.get(vehicleId)
                  perform(moveStop(stop, { vehicleId, position }, number))
                }}
              />
            ) : (
              <p className="px-2 py-1.5 text-2 text-ink-3">{words('pricingVans')}</p>
            )}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Button
        size="s"
        icon={<Minus />}
        disabled={isHeld}
        needs="plans:write"
        onClick={() => perform(takeOff(stop))}
      >
        {words('takeOff')}
      </Button>
      <span className="ms-auto flex gap-1">
        <IconButton
          label={words('earlier')}
          variant="secondary"
          size="s"
          disabled={isHeld || stop.sequence === 1}
          needs="plans:write"
          onClick={() => to(stop.sequence - 1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={words('later')}
          variant="secondary"
          size="s"
          disabled={isHeld || stop.sequence === route.stops.length}
          needs="plans:write"
          onClick={() => to(stop.sequence + 1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton
          label={words(isSequenceLocked ? 'unlockToHere' : 'lockToHere')}
          variant="secondary"
          size="s"
          aria-pressed={isSequenceLocked}
          disabled={route.isLocked}
          needs="plans:write"
          onClick={() => toggleSequenceLock(editing, route, stop)}
        >
          <ListStart />
        </IconButton>
        <IconButton
          label={words(stop.isLocked ? 'unlockStop' : 'lockStop')}
          variant="secondary"
          size="s"
          aria-pressed={stop.isLocked}
          needs="plans:write"
          onClick={() => toggleStopLock(editing, stop.orderId)}
        >
          {stop.isLocked ? <LockOpen /> : <Lock />}
        </IconButton>
      </span>
    </div>
  )
}

interface StopCardProps {
  stop: PlannedStop
  route: PlannedRoute
  view: PlanView
  editing: PlanEditing
}

export function StopCard(props: StopCardProps & { onClose: () => void }) {
  const { stop, route, view, editing, onClose } = props
  return (
    <section aria-label={words('stopOfRoute', { stop: stop.sequence, route: stop.route })}>
      <header className="flex items-center gap-2.5 px-3 pt-2.5 pb-2">
        <Pin number={stop.sequence} route={stop.route} size="l" isBroken={stop.lateSeconds > 0} />
        <h2 className="min-w-0 flex-1 truncate text-3">{stop.recipient}</h2>
        {(stop.isLocked || route.isLocked) && (
          <Lock className="size-4 text-ink-3" aria-label={words('locked')} role="img" />
        )}
        <IconButton label={words('closeCard')} variant="quiet" size="s" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <Facts stop={stop} route={route} risk={view.risk} />
      {editing.editor && <StopActions {...props} />}
    </section>
  )
}
