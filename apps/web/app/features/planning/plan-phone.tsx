// The plan on a phone: the map above a sheet with the routes, one route's stops, or an unserved order.
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlanResponse } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { count, distanceIn, money, oneDecimal } from '../../lib/format.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { cn } from '../../ui/cn.ts'
import { MapSheet } from '../../ui/map-sheet.tsx'
import { PhoneRoute } from './edit/phone-route.tsx'
import type { StopDrag } from './edit/use-stop-drag.ts'
import { NeedsYou } from './needs-you.tsx'
import { PhonePlanActions, PhonePlanHead } from './plan-bar.tsx'
import type { PlanView, UnservedOrder } from './plan-model.ts'
import { RouteList } from './route-list.tsx'
import type { HotStore, Selection } from './selection.ts'
import type { PlanActions, PlanData } from './use-plan.ts'
import { unservedFix, unservedText } from '../../lib/unserved-text.ts'

function Figures({ plan }: { plan: PlanResponse }) {
  const { company } = useTenant()
  const { summary } = plan
  const cells = [
    [count(summary.stops), words('ofStops', { total: summary.stops + summary.unserved }), ''],
    [oneDecimal(distanceIn(summary.distanceMetres, company.units)), company.units, ''],
    [count(summary.late), words('lateLower'), summary.late > 0 ? 'text-bad-ink' : ''],
    summary.cost === null
      ? ([count(summary.routes), words('routesLower', { count: summary.routes }), ''] as const)
      : ([
          money(summary.cost, company.currency),
          words('routeCount', { count: summary.routes }),
          '',
        ] as const),
  ] as const
  return (
    <div className="grid shrink-0 grid-cols-4 border-b border-line px-4 py-2 tabular-nums">
      {cells.map(([value, label, tone]) => (
        <div key={label}>
          <div className={cn('text-4 font-strong', tone)}>{value}</div>
          <div className="text-1 text-ink-3">{label}</div>
        </div>
      ))}
    </div>
  )
}

interface PlanPhoneProps {
  data: PlanData
  actions: PlanActions
  plan: PlanResponse
  view: PlanView
  selection: Selection
  hot: HotStore
  drag: StopDrag
  map: ReactNode
}

export function PlanPhone({ data, actions, plan, view, selection, hot, drag, map }: PlanPhoneProps) {
  const { editing } = data
  const route = view.routes.find((r) => r.number === selection.route)
  const unserved = view.unserved.find((u) => u.orderId === selection.stop)
  const isOverview = !route && !unserved
  return (
    <MapSheet
      storeAs="plan-sheet"
      label={route ? words('sheetRoute', { number: route.number }) : words('sheetPlan')}
      map={
        <>
          {map}
          {!isOverview && <BackToRoutes onPress={() => selection.select({ route: null, stop: null })} />}
        </>
      }
      actions={isOverview && <PhonePlanActions data={data} actions={actions} />}
    >
      {isOverview && (
        <>
          <PhonePlanHead data={data} actions={actions} />
          <Figures plan={plan} />
          <NeedsYou view={view} selection={selection} hot={hot} editing={editing} />
          <RouteList view={view} selection={selection} hot={hot} drag={drag} />
        </>
      )}
      {route && <PhoneRoute route={route} view={view} selection={selection} editing={editing} />}
      {unserved && !route && <Unserved unserved={unserved} />}
    </MapSheet>
  )
}

function BackToRoutes({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={words('allRoutes')}
      onClick={onPress}
      className="absolute top-3 start-3 grid size-11 place-items-center rounded bg-raised shadow-float"
    >
      <ChevronLeft className="size-5" aria-hidden />
    </button>
  )
}

function Unserved({ unserved: { order, reason, message, fix } }: { unserved: UnservedOrder }) {
  const fixText = unservedFix({ fix, message })
  return (
    <section className="px-4 py-4">
      <h2 className="text-3">
        <span className="text-signal-ink">{words('unserved')}</span> {order?.reference}
      </h2>
      <p className="pt-1 text-3">
        {order?.recipient}, {order?.address}
      </p>
      <p className="pt-1 text-2 text-ink-2">{unservedText({ reason, message })}</p>
      {fixText && <p className="pt-1 text-2 font-mid">{fixText}</p>}
    </section>
  )
}
