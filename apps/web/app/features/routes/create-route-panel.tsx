// Creates a route by hand from a van and orders; the engine orders the stops.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { OrderItem, PlanResponse } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { count, windowText } from '../../lib/format.ts'
import { matchesFilter } from '../../lib/list-state.ts'
import { routesWords as words } from '../../lib/words/routes.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { EntityFormPanel } from '../../ui/form/entity-form-panel.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toasts.tsx'
import { routesQuery, useCreateRoute } from './api.ts'
import { unservedText } from '../../lib/unserved-text.ts'

/** Enough to order a handful of stops. */
const SEARCH_SECONDS = 2
/** Maximum number of rows rendered; the filter finds the rest. */
const ROW_LIMIT = 200

/** Vans without a route, and unplanned orders. */
function useFree() {
  const { day } = useTenant()
  const orders = useQuery(ordersQuery(day))
  const vehicles = useQuery(vehiclesQuery())
  const routes = useQuery(routesQuery(day, day))
  const busy = new Set((routes.data?.items ?? []).map((route) => route.vehicle.id))
  return {
    isPending: orders.isPending || vehicles.isPending || routes.isPending,
    vehicles: (vehicles.data ?? []).filter(({ id, status }) => status === 'active' && !busy.has(id)),
    orders: (orders.data ?? []).filter((order) => order.status === 'open'),
  }
}

function tellResult({ routes, unserved, error }: PlanResponse): void {
  const [route] = routes
  const unservedOrder = unserved[0]
    ? words('leftOutBecause', { count: unserved.length, reason: unservedText(unserved[0]) })
    : undefined
  if (route)
    notify({
      title: words('routeCreated', { number: route.number, stops: route.stops.length }),
      detail: unservedOrder,
    })
  else notify({ title: words('noRoute'), detail: error ?? unservedOrder, tone: 'bad' })
}

function OrderChoice({
  orders,
  chosen,
  onChoose,
}: {
  orders: readonly OrderItem[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: Set<string>) => void
}) {
  const { company } = useTenant()
  const [filter, setFilter] = useState('')
  const rows = useMemo(
    () =>
      orders.filter((order) =>
        matchesFilter(`${order.reference} ${order.recipient} ${order.address}`, filter),
      ),
    [orders, filter],
  )
  function toggle(ids: readonly string[], isIn: boolean): void {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isIn) next.add(id)
      else next.delete(id)
    }
    onChoose(next)
  }
  const isAll = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
  return (
    <fieldset>
      <legend className="pb-1.5 text-1 font-mid text-ink-3">
        {words('ordersChosen', { chosen: chosen.size, total: count(orders.length) })}
      </legend>
      <TextField
        label={words('filterOrders')}
        isLabelHidden
        placeholder={words('filterOrdersExample')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <div className="flex h-9 items-center border-b border-line-2">
        <Checkbox
          label={filter ? words('allThatMatch', { count: rows.length }) : words('all')}
          isChecked={isAll}
          onChange={(isIn) =>
            toggle(
              rows.map(({ id }) => id),
              isIn,
            )
          }
        />
      </div>
      <ul>
        {rows.slice(0, ROW_LIMIT).map((order) => (
          <li key={order.id} className="flex min-h-11 items-center border-b border-line py-1">
            <Checkbox
              label={
                <>
                  <span className="block font-mid">
                    {order.reference}, {order.recipient}
                  </span>
                  <span className="block text-1 text-ink-2">
                    {order.address}, {windowText(order.windowStart, order.windowEnd, company.timeZone)}
                  </span>
                </>
              }
              isChecked={chosen.has(order.id)}
              onChange={(isIn) => toggle([order.id], isIn)}
            />
          </li>
        ))}
      </ul>
      {rows.length > ROW_LIMIT && (
        <p className="pt-2 text-1 text-ink-3">{words('firstOf', { limit: ROW_LIMIT, count: rows.length })}</p>
      )}
    </fieldset>
  )
}

export function CreateRoutePanel({ onClose }: { onClose: () => void }) {
  const { day } = useTenant()
  const free = useFree()
  const create = useCreateRoute()
  const [vehicleId, setVehicleId] = useState('')
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set())
  const submit = () =>
    create.mutate(
      { date: day, vehicleIds: [vehicleId], orderIds: [...chosenIds], timeLimitSeconds: SEARCH_SECONDS },
      {
        onSuccess: (plan) => {
          tellResult(plan)
          if (plan.routes.length > 0) onClose()
        },
      },
    )
  return (
    <EntityFormPanel
      needs="plans:write"
      title={words('createRoute')}
      onClose={onClose}
      form={{ submit, isSubmitting: create.isPending, failure: create.error }}
      submitLabel={words(create.isPending ? 'creatingRoute' : 'createRoute')}
      isDisabled={vehicleId === '' || chosenIds.size === 0}
      failureTitle={words('notCreated')}
    >
      {free.isPending ? (
        <SkeletonRows rows={8} label={words('loadingVans')} />
      ) : free.vehicles.length === 0 ? (
        <p className="text-2 text-ink-2">{words('noFreeVan')}</p>
      ) : (
        <>
          <Select
            label={words('van')}
            value={vehicleId}
            onChange={setVehicleId}
            placeholder={words('chooseVan')}
            items={free.vehicles.map(({ id, name, driver }) => ({
              value: id,
              label: driver ? `${name}, ${driver.name}` : name,
            }))}
          />
          {free.orders.length === 0 ? (
            <p className="text-2 text-ink-2">{words('noOpenOrders')}</p>
          ) : (
            <OrderChoice orders={free.orders} chosen={chosenIds} onChoose={setChosen} />
          )}
        </>
      )}
    </EntityFormPanel>
  )
}
