// The main action on a finished plan: dispatch all routes, or some now and the others later.
import { ChevronDown, Send } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useState } from 'react'
import type { PlanResponse, PlanRoute } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { clock, count } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { RulesQuestion } from '../../ui/rules-question.tsx'
import type { PlanActions, PlanData } from './use-plan.ts'

interface DispatchProps {
  plan: PlanResponse
  vehicles: PlanData['vehicles']
  actions: PlanActions
  canDispatch: boolean
}

/** `Dispatch 12 routes`, or `Dispatch 12, leave 41` when orders stay unserved. */
function dispatchText({ routes, unserved }: PlanResponse): string {
  if (unserved.length === 0) return words('dispatchRoutes', { count: routes.length })
  return words('dispatchLeaving', { routes: count(routes.length), orders: count(unserved.length) })
}

export function DispatchButton({ plan, vehicles, actions, canDispatch }: DispatchProps) {
  const { link } = useTenant()
  if (plan.status === 'dispatched') {
    return (
      <ButtonLink variant="primary" to={link('/tenant/live')}>
        {words('dispatchedOpenLive')}
      </ButtonLink>
    )
  }
  if (plan.routes.length === 0) return null
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="primary"
        icon={<Send />}
        disabled={!canDispatch || actions.isDispatching}
        needs="plans:write"
        onClick={() => actions.dispatch()}
      >
        <span>{dispatchText(plan)}</span>
      </Button>
      {plan.routes.length > 1 && (
        <SomeRoutes plan={plan} vehicles={vehicles} actions={actions} canDispatch={canDispatch} />
      )}
      {actions.broken && (
        <RulesQuestion
          rules={actions.broken.rules}
          title={words('breakRules')}
          keepLabel={words('changeThePlan')}
          confirmLabel={words('dispatchAnyway')}
          plateOf={(vehicleId) => plateOf(plan, vehicleId)}
          onClose={actions.forgetBroken}
          onConfirm={(confirmedRules) => actions.dispatch(actions.broken?.vehicleIds, confirmedRules)}
        />
      )}
    </div>
  )
}

function plateOf({ routes }: PlanResponse, vehicleId: string): string | undefined {
  const route = routes.find((one) => one.vehicleId === vehicleId)
  return route && `R${route.number}`
}

/** Chooses the routes to dispatch now. The others become their own plan. */
function SomeRoutes({ plan, vehicles, actions, canDispatch }: DispatchProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const going = plan.routes.filter((route) => chosenIds.has(route.vehicleId))
  const isEvery = going.length === plan.routes.length
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  const chooseRoute = (vehicleId: string, isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      if (isChosen) next.add(vehicleId)
      else next.delete(vehicleId)
      return next
    })
  function dispatch(): void {
    setIsOpen(false)
    actions.dispatch(isEvery ? undefined : going.map((route) => route.vehicleId))
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <IconButton
          needs="plans:write"
          label={words('chooseRoutes')}
          variant="secondary"
          disabled={!canDispatch || actions.isDispatching}
        >
          <ChevronDown />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          className="float-in z-40 flex max-h-[70vh] w-80 flex-col gap-3 rounded bg-raised p-4 shadow-float"
        >
          <Checkbox
            label={words('everyRoute')}
            isChecked={isEvery}
            isMixed={going.length > 0 && !isEvery}
            onChange={(isChosen) =>
              setChosen(new Set(isChosen ? plan.routes.map((route) => route.vehicleId) : []))
            }
          />
          <ul className="-mx-4 flex min-h-0 flex-col gap-3 overflow-y-auto border-y border-line px-4 py-3">
            {plan.routes.map((route) => (
              <li key={route.vehicleId}>
                <Checkbox
                  label={<RouteLine route={route} name={names.get(route.vehicleId) ?? words('vehicle')} />}
                  isChecked={chosenIds.has(route.vehicleId)}
                  onChange={(isChosen) => chooseRoute(route.vehicleId, isChosen)}
                />
              </li>
            ))}
          </ul>
          <Button
            variant="primary"
            icon={<Send />}
            disabled={going.length === 0}
            needs="plans:write"
            onClick={dispatch}
          >
            <span>{words('dispatchSome', { some: count(going.length), total: plan.routes.length })}</span>
          </Button>
          <p className="text-1 text-ink-3">{words('othersStay')}</p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function RouteLine({ route, name }: { route: PlanRoute; name: string }) {
  const { company } = useTenant()
  const at = (time: string) => clock(time, company.timeZone)
  return (
    <>
      <span className="font-mid">
        R{route.number} {name}
      </span>
      <span className="text-ink-3">
        , {at(route.departAt)}–{at(route.returnAt)}, {words('stopCount', { count: route.stops.length })}
      </span>
    </>
  )
}
