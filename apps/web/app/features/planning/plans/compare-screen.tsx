// Compares two plans of a day: figures, each driver's day, and stops that change vans on the map.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlanComparison } from '@dropwise/contracts'
import { describeError } from '../../../lib/api.ts'
import { useTenant } from '../../../lib/company-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { boundsOf, MapCanvas } from '../../../ui/map/map-canvas.tsx'
import { DepotPin, MapMark } from '../../../ui/map/marks.tsx'
import { hueOf } from '../../../lib/route-hues.ts'
import { planWords as words } from '../../../lib/words/plan.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { PlanData } from '../use-plan.ts'
import { compareQuery } from './api.ts'
import { CompareTable } from './compare-table.tsx'
import { planName } from './plan-names.ts'

type Changed = PlanComparison['differences']['orders'][number]

/** Left half: the van in A; right half: the van in B. */
function SplitPin({ change, lat, lng, label }: { change: Changed; lat: number; lng: number; label: string }) {
  const half = (side: Changed['a']) => (side ? `var(--r${hueOf(side.route)})` : 'var(--signal)')
  const ink = (side: Changed['a']) => (side ? `var(--r${hueOf(side.route)}-on)` : 'var(--on-signal)')
  return (
    <MapMark lat={lat} lng={lng} order={3}>
      <span
        role="img"
        aria-label={label}
        title={label}
        className="grid h-[22px] w-[30px] grid-cols-2 overflow-hidden rounded-full text-center font-n text-[11px] leading-[22px] font-bold shadow-[0_0_0_1.5px_var(--pin-ring)]"
      >
        <span style={{ background: half(change.a), color: ink(change.a) }}>{change.a?.route ?? '–'}</span>
        <span style={{ background: half(change.b), color: ink(change.b) }}>{change.b?.route ?? '–'}</span>
      </span>
    </MapMark>
  )
}

const vanText = (side: Changed['a']) => (side ? `R${side.route}` : words('unservedLower'))

interface CompareScreenProps {
  data: PlanData
  /** The plan compared with the one on screen. */
  otherId: string
  onClose: () => void
}

export function CompareScreen({ data, otherId, onClose }: CompareScreenProps) {
  const { company, day } = useTenant()
  const { runs, orders, vehicles, plan, pickPlan } = data
  const query = useQuery(compareQuery(otherId, plan?.id ?? null))
  const names = { a: planName(runs, otherId), b: plan ? planName(runs, plan.id) : '' }
  const orderOf = useMemo(() => new Map(orders.map((order) => [order.id, order])), [orders])
  const bounds = useMemo(() => boundsOf(orders), [orders])
  const depots = [...new Map(vehicles.map(({ depot }) => [depot.id, depot])).values()]
  if (query.isError)
    return (
      <ErrorState
        title={words('notCompared')}
        {...describeError(query.error)}
        onRetry={() => void query.refetch()}
      />
    )
  const changed = query.data?.differences.orders ?? []
  return (
    <section aria-label={words('comparePlans')} className="flex min-h-0 flex-1 flex-col">
      <header className="flex min-h-[45px] shrink-0 flex-wrap items-center gap-3 border-b border-line px-3 py-1.5">
        <h2 className="min-w-0 text-3">
          {names.a} → {names.b}
        </h2>
        <span className="ms-auto flex gap-2">
          <Button
            onClick={() => {
              pickPlan(otherId)
              onClose()
            }}
          >
            {words('keep', { plan: names.a })}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words('keep', { plan: names.b })}
          </Button>
        </span>
      </header>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <div className="w-[380px] shrink-0 overflow-y-auto border-e border-line max-md:w-full max-md:flex-1">
          {query.data ? (
            <CompareTable comparison={query.data} names={names} orders={orderOf} vehicles={vehicles} />
          ) : (
            <SkeletonRows rows={12} label={words('comparing')} />
          )}
        </div>
        <MapCanvas
          label={words('mapOfChanges')}
          units={company.units}
          bounds={bounds}
          fitKey={`compare-${day}`}
          controls="full"
          table={[]}
          className="flex-1 max-md:min-h-64"
        >
          {depots.map((depot) => (
            <DepotPin key={depot.id} lat={depot.lat} lng={depot.lng} name={depot.name} />
          ))}
          {changed.map((change) => {
            const order = orderOf.get(change.orderId)
            return (
              order && (
                <SplitPin
                  key={change.orderId}
                  change={change}
                  lat={order.lat}
                  lng={order.lng}
                  label={words('changesVan', {
                    recipient: order.recipient,
                    from: vanText(change.a),
                    to: vanText(change.b),
                  })}
                />
              )
            )
          })}
        </MapCanvas>
      </div>
    </section>
  )
}
