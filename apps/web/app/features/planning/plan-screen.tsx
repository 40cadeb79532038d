// Plan a day: lists, map and timeline of one plan, the engine with its progress, dispatch. One selection in all of them.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PlanResponse } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { dayShort, plural } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { CrashBoundary } from '../../ui/crash.tsx'
import { Resizer, useDockSize } from '../../ui/resizer.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { useLayoutSize } from '../../ui/use-layout-size.ts'
import {
  isRunning,
  planLinesQuery,
  planQuery,
  runsQuery,
  useDispatchPlan,
  useStartPlan,
  useStopPlan,
} from './api.ts'
import { Dock } from './dock.tsx'
import { NeedsYou } from './needs-you.tsx'
import { PlanBar } from './plan-bar.tsx'
import { NoOrders, ReadyToPlan } from './plan-intro.tsx'
import { PlanMap } from './plan-map.tsx'
import { toPlanView } from './plan-model.ts'
import { PlanPhone } from './plan-phone.tsx'
import { RouteList } from './route-list.tsx'
import { RouteStrip } from './route-strip.tsx'
import type { RunOptions } from './run-options.tsx'
import { useHotMarks, useHotStore, useSelection } from './selection.ts'
import { Shifts } from './shifts.tsx'

/** Changes when the routes do: lines are fetched once for each. */
function linesVersion(plan: PlanResponse | null): string {
  if (!plan || plan.routes.length === 0) return ''
  return `${plan.status}-${plan.summary.distanceMetres}-${plan.summary.stops}`
}

export function PlanScreen() {
  const { day, link } = useTenant()
  const navigate = useNavigate()
  const size = useLayoutSize()
  const orders = useQuery(ordersQuery(day))
  const vehicles = useQuery(vehiclesQuery())
  const runs = useQuery(runsQuery(day))
  const [askedPlan, setPlanId] = useUrlState('plan')
  const planId = askedPlan ?? runs.data?.at(-1)?.id ?? null
  const plan = useQuery({ ...planQuery(planId), placeholderData: keepPreviousData })
  const answer = plan.data && plan.data.date === day && planId ? plan.data : null
  const lines = useQuery(planLinesQuery(answer ? planId : null, linesVersion(answer)))
  const start = useStartPlan(day)
  const stop = useStopPlan()
  const dispatch = useDispatchPlan(day)
  const selection = useSelection()
  const hot = useHotStore()
  const root = useRef<HTMLDivElement>(null)
  useHotMarks(hot, root)
  const [dockWidth, setDockWidth] = useDockSize('plan-left', 336, 280, 520)
  const [dockHeight, setDockHeight] = useDockSize('plan-bottom', 326, 140, 560)
  const [isNeedsOpen, setNeedsOpen] = useState(false)
  const [options, setOptions] = useState<RunOptions>({
    seconds: '10',
    objective: 'cost',
    withoutVehicles: new Set(),
  })

  const activeVehicles = useMemo(
    () => (vehicles.data ?? []).filter((v) => v.status === 'active'),
    [vehicles.data],
  )
  const dayOrders = useMemo(() => (orders.data ?? []).filter((o) => o.status !== 'cancelled'), [orders.data])
  const view = useMemo(
    () => (answer && answer.routes.length > 0 ? toPlanView(answer, dayOrders, vehicles.data ?? []) : null),
    [answer, dayOrders, vehicles.data],
  )

  // When the engine stops, orders carry new routes and lateness.
  const status = answer?.status ?? null
  const wasRunning = useRef(false)
  const { refetch: refetchOrders } = orders
  const { refetch: refetchRuns } = runs
  useEffect(() => {
    const isNowRunning = status !== null && isRunning(status)
    if (wasRunning.current && !isNowRunning) void Promise.all([refetchOrders(), refetchRuns()])
    wasRunning.current = isNowRunning
  }, [status, refetchOrders, refetchRuns])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('[data-radix-popper-content-wrapper],[role=dialog]')
      )
        return
      selection.select({ route: null, stop: null })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [selection])

  const fail = (title: string) => (error: unknown) => {
    const { message, hint } = describeError(error)
    notify({ title, detail: [message, hint].filter(Boolean).join(' '), tone: 'bad' })
  }
  function onStart(): void {
    const kept = activeVehicles.filter((v) => !options.withoutVehicles.has(v.id))
    start.mutate(
      {
        date: day,
        objective: options.objective,
        timeLimitSeconds: Number(options.seconds),
        ...(kept.length < activeVehicles.length ? { vehicleIds: kept.map((v) => v.id) } : {}),
      },
      { onSuccess: () => setPlanId(null), onError: fail('The run did not start') },
    )
  }
  function onDispatch(): void {
    if (!planId) return
    dispatch.mutate(planId, {
      onSuccess: ({ routes }) => {
        notify({ title: `${plural(routes.length, 'route')} dispatched` })
        void navigate(link('/tenant/live'))
      },
      onError: fail('Not dispatched'),
    })
  }

  const bar = (
    <PlanBar
      runs={runs.data ?? []}
      plan={answer}
      orderCount={dayOrders.length}
      vehicles={activeVehicles}
      options={options}
      onOptions={setOptions}
      onPick={(id) => setPlanId(id === runs.data?.at(-1)?.id ? null : id)}
      onStart={onStart}
      onStop={() => planId && stop.mutate(planId, { onError: fail('Not stopped') })}
      onDispatch={onDispatch}
      isStarting={start.isPending}
      isDispatching={dispatch.isPending}
      isPhone={size === 'phone'}
    />
  )
  const broken =
    [orders, vehicles, runs].find((query) => query.isError && !query.data) ??
    (plan.isError && !plan.data ? plan : undefined)
  if (broken)
    return (
      <ErrorState
        title={`The plan of ${dayShort(day)} could not be loaded`}
        {...describeError(broken.error)}
        onRetry={() => void broken.refetch()}
      />
    )
  const isLoading =
    orders.isPending || vehicles.isPending || runs.isPending || (planId !== null && plan.isPending)

  const map = (
    <CrashBoundary what="The map stopped. The lists and every delivery go on.">
      <PlanMap
        view={view}
        lines={view ? (lines.data?.routes ?? []) : []}
        orders={dayOrders}
        vehicles={activeVehicles}
        selection={selection}
        hot={hot}
        className="flex-1"
        isPhone={size === 'phone'}
      />
    </CrashBoundary>
  )
  const problem = answer?.status === 'failed' && (
    <ErrorState
      className="mx-0 my-0"
      title="The run failed"
      message={answer.error ?? 'The engine stopped without a plan.'}
      hint="Optimise again, or ask for more time."
    />
  )
  const intro =
    dayOrders.length === 0 ? (
      <NoOrders />
    ) : (
      <ReadyToPlan
        orderCount={dayOrders.length}
        vehicleCount={activeVehicles.length}
        onStart={onStart}
        isStarting={start.isPending || (answer !== null && isRunning(answer.status))}
        problem={problem}
      />
    )

  if (size === 'phone') {
    return (
      <div ref={root} className="flex min-h-0 flex-1 flex-col">
        {isLoading ? (
          <SkeletonRows rows={12} height={48} label="Loading the plan" />
        ) : view && answer ? (
          <PlanPhone plan={answer} view={view} selection={selection} hot={hot} map={map} actions={bar} />
        ) : (
          <>
            {intro}
            <div className="flex min-h-48 flex-1 border-t border-line">{map}</div>
          </>
        )}
      </div>
    )
  }
  return (
    <div ref={root} className="flex min-h-0 flex-1 flex-col">
      {bar}
      <div className="flex min-h-0 flex-1">
        {size === 'tablet' && view ? (
          <RouteStrip view={view} selection={selection} onNeeds={() => setNeedsOpen(!isNeedsOpen)} />
        ) : (
          <>
            <div
              className="flex min-h-0 shrink-0 flex-col"
              style={{ width: size === 'tablet' ? 300 : dockWidth }}
            >
              {isLoading ? (
                <SkeletonRows rows={14} label="Loading the plan" />
              ) : view ? (
                <>
                  <NeedsYou view={view} selection={selection} hot={hot} />
                  <RouteList view={view} selection={selection} />
                </>
              ) : (
                intro
              )}
            </div>
            <Resizer axis="x" size={dockWidth} onSize={setDockWidth} label="Width of the lists" />
          </>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="relative flex min-h-0 flex-1">
            {map}
            {isNeedsOpen && size === 'tablet' && view && (
              <div className="absolute right-3 bottom-3 w-80 overflow-hidden rounded bg-raised shadow-float">
                <NeedsYou view={view} selection={selection} hot={hot} />
              </div>
            )}
          </div>
          <Resizer
            axis="y"
            size={dockHeight}
            onSize={setDockHeight}
            sign={-1}
            label="Height of the timeline"
          />
          {view ? (
            <Dock view={view} selection={selection} hot={hot} height={dockHeight} />
          ) : isLoading ? (
            <div style={{ height: dockHeight }} className="shrink-0 overflow-hidden">
              <SkeletonRows rows={9} label="Loading the timeline" />
            </div>
          ) : (
            <Shifts vehicles={activeVehicles} height={dockHeight} />
          )}
        </div>
      </div>
    </div>
  )
}
