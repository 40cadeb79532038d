// The selected route: figures, violations, and actions on the whole route.
import { ArrowDownUp, Clock, Lock, LockOpen, Repeat2, Truck, UserRound, X } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { instantOf, parseClock } from '@dropwise/contracts'
import { useTenant } from '../../../lib/company-context.tsx'
import { driversQuery } from '../../../lib/data/drivers.ts'
import { clock, formatDistance, formatDuration } from '../../../lib/format.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Menu, type MenuItem } from '../../../ui/menu.tsx'
import { Plate } from '../../../ui/plate.tsx'
import { TimeInput } from '../../../ui/time-field.tsx'
import type { PlannedRoute, PlanView } from '../plan-model.ts'
import { routeRiskTexts } from '../risk.tsx'
import { adjustDay, changeVan, reverse, swapRoutes } from './changes.ts'
import { toggleRouteLock } from './locks.ts'
import type { PlanEditing } from './use-plan-editor.ts'
import { ruleText } from '../../../lib/rule-text.ts'

interface RouteCardProps {
  route: PlannedRoute
  view: PlanView
  editing: PlanEditing
}

/** The van's earliest departure. */
function StartField({ route, editing }: Omit<RouteCardProps, 'view'>) {
  const { company, day } = useTenant()
  const now = clock(new Date(route.departAt), company.timeZone)
  const [text, setText] = useState(now)
  const startId = useId()
  const seconds = parseClock(text)
  const apply = () => {
    if (seconds === null || text === now) return
    const startAt = instantOf(day, seconds, company.timeZone).toISOString()
    editing.perform(
      adjustDay(
        words('startsAt', { number: route.number, time: text }),
        editing.state?.plan.adjustments ?? [],
        {
          vehicleId: route.vehicleId,
          startAt,
        },
      ),
    )
  }
  return (
    <form
      className="flex items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <label htmlFor={startId} className="flex items-center gap-1.5 text-1 text-ink-2">
        <Clock className="size-3.5" aria-hidden />
        {words('start')}
        <TimeInput
          id={startId}
          value={text}
          disabled={route.isLocked}
          onChange={(event) => setText(event.target.value)}
          className="h-[26px] w-[84px] rounded border border-field bg-surface px-1.5 text-1 tabular-nums user-invalid:border-bad pointer-coarse:h-9"
        />
      </label>
      {text !== now && (
        <Button size="s" type="submit" needs="plans:write" disabled={seconds === null}>
          {words('set')}
        </Button>
      )}
    </form>
  )
}

function useRouteMenus({ route, view, editing }: RouteCardProps) {
  const drivers = useQuery(driversQuery()).data ?? []
  const { perform, day, state } = editing
  const usedVehicles = new Set(view.routes.map(({ vehicleId }) => vehicleId))
  const vans: MenuItem[] = [...(day?.numbers ?? [])]
    .filter(([vehicleId]) => !usedVehicles.has(vehicleId))
    .map(([vehicleId, number]) => ({
      label: words('routeFree', { number }),
      onSelect: () => perform(changeVan(route, vehicleId, number)),
    }))
  const others: MenuItem[] = view.routes
    .filter(({ number, isLocked }) => number !== route.number && !isLocked)
    .map((other) => ({
      label: `R${other.number}, ${other.name}`,
      onSelect: () => perform(swapRoutes(route, other)),
    }))
  const people: MenuItem[] = drivers
    .filter(({ status }) => status === 'active')
    .map(({ id, name }) => ({
      label: name,
      isDisabled: name === route.name,
      onSelect: () =>
        perform(
          adjustDay(words('drives', { name, number: route.number }), state?.plan.adjustments ?? [], {
            vehicleId: route.vehicleId,
            driverId: id,
          }),
        ),
    }))
  return { vans, others, people }
}

function RouteActions(props: RouteCardProps) {
  const { route, editing } = props
  const { vans, others, people } = useRouteMenus(props)
  const menu = (label: string, icon: React.ReactNode, items: MenuItem[]) => (
    <Menu
      align="start"
      trigger={
        <Button size="s" icon={icon} needs="plans:write" disabled={route.isLocked || items.length === 0}>
          {label}
        </Button>
      }
      items={items}
    />
  )
  return (
    <div className="flex flex-wrap items-center gap-1.5 border-t border-line px-3 py-2.5">
      <Button
        size="s"
        icon={route.isLocked ? <LockOpen /> : <Lock />}
        needs="plans:write"
        onClick={() => toggleRouteLock(editing, route.vehicleId)}
      >
        {words(route.isLocked ? 'unlock' : 'lock')}
      </Button>
      <Button
        size="s"
        icon={<ArrowDownUp />}
        disabled={route.isLocked}
        needs="plans:write"
        onClick={() => editing.perform(reverse(route))}
      >
        {words('reverse')}
      </Button>
      {menu(words('swap'), <Repeat2 />, others)}
      {menu(words('driver'), <UserRound />, people)}
      {menu(words('van'), <Truck />, vans)}
      <StartField key={route.departAt} route={route} editing={editing} />
    </div>
  )
}

export function RouteCard(props: RouteCardProps & { onClose: () => void }) {
  const { route, view, editing, onClose } = props
  const { company } = useTenant()
  return (
    <section aria-label={`R${route.number}`}>
      <header className="flex items-center gap-2.5 px-3 pt-2.5 pb-1.5">
        <Plate number={route.number} />
        <h2 className="min-w-0 flex-1 truncate text-3">
          {route.name}
          {route.vehicle && route.vehicle.name !== route.name && (
            <span className="text-2 font-text text-ink-3">{`, ${route.vehicle.name}`}</span>
          )}
        </h2>
        <IconButton label={words('closeCard')} variant="quiet" size="s" onClick={onClose}>
          <X />
        </IconButton>
      </header>
      <p className="px-3 pb-2.5 text-2 text-ink-2">
        {words('stopCount', { count: route.stops.length })},{' '}
        {formatDistance(route.distanceMetres, company.units)},{' '}
        {formatDuration((route.returnAt - route.departAt) / 1000)}
        {routeRiskTexts(view.risk, route.number).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
        {route.violations.map((violation) => (
          <strong
            key={`${violation.code} ${violation.unit} ${violation.orderId}`}
            className="block font-strong text-bad-ink"
          >
            {ruleText(violation, company.units)}
          </strong>
        ))}
      </p>
      {editing.editor && <RouteActions {...props} />}
    </section>
  )
}
