// The plan of a day: its orders, vehicles and runs, the run that is on screen, and what can be done with it.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PlanResponse } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { plural } from '../../lib/format.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { notify } from '../../ui/toasts.tsx'
import {
  isRunning,
  planLinesQuery,
  planQuery,
  runsQuery,
  useDispatchPlan,
  useStartPlan,
  useStopPlan,
} from './api.ts'
import { toPlanView } from './plan-model.ts'
import type { RunOptions } from './run-options.tsx'

const DEFAULT_OPTIONS: RunOptions = { seconds: '10', objective: 'cost', withoutVehicles: new Set() }

/** Changes when the routes do: lines are fetched once for each. */
function linesVersion(plan: PlanResponse | null): string {
  if (!plan || plan.routes.length === 0) return ''
  return `${plan.status}-${plan.summary.distanceMetres}-${plan.summary.stops}`
}

const notifyFailure = (title: string) => (error: unknown) => {
  const { message, hint } = describeError(error)
  notify({ title, detail: [message, hint].filter(Boolean).join(' '), tone: 'bad' })
}

/** When the engine stops, orders carry new routes and lateness: `refresh` is called then. */
function useWhenRunEnds(status: PlanResponse['status'] | null, refresh: () => void): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    const isNowRunning = status !== null && isRunning(status)
    if (wasRunning.current && !isNowRunning) refresh()
    wasRunning.current = isNowRunning
  }, [status, refresh])
}

/** What the screen shows. */
export function usePlanData() {
  const { day } = useTenant()
  const orders = useQuery(ordersQuery(day))
  const vehicles = useQuery(vehiclesQuery())
  const runs = useQuery(runsQuery(day))
  const [askedPlan, setPlanId] = useUrlState('plan')
  const newestId = runs.data?.at(-1)?.id ?? null
  const planId = askedPlan ?? newestId
  const query = useQuery({ ...planQuery(planId), placeholderData: keepPreviousData })
  const plan = query.data && query.data.date === day && planId ? query.data : null
  const lines = useQuery(planLinesQuery(plan ? planId : null, linesVersion(plan)))

  const activeVehicles = useMemo(
    () => (vehicles.data ?? []).filter((vehicle) => vehicle.status === 'active'),
    [vehicles.data],
  )
  const dayOrders = useMemo(
    () => (orders.data ?? []).filter((order) => order.status !== 'cancelled'),
    [orders.data],
  )
  const view = useMemo(
    () => (plan && plan.routes.length > 0 ? toPlanView(plan, dayOrders, vehicles.data ?? []) : null),
    [plan, dayOrders, vehicles.data],
  )
  const { refetch: refetchOrders } = orders
  const { refetch: refetchRuns } = runs
  const refresh = useMemo(
    () => () => void Promise.all([refetchOrders(), refetchRuns()]),
    [refetchOrders, refetchRuns],
  )
  useWhenRunEnds(plan?.status ?? null, refresh)

  return {
    planId,
    plan,
    view,
    lines: view ? (lines.data?.routes ?? []) : [],
    runs: runs.data ?? [],
    orders: dayOrders,
    vehicles: activeVehicles,
    /** The newest run needs no parameter in the link. */
    pickPlan: (id: string) => setPlanId(id === newestId ? null : id),
    showNewest: () => setPlanId(null),
    failed:
      [orders, vehicles, runs].find((each) => each.isError && !each.data) ??
      (query.isError && !query.data ? query : undefined),
    isLoading:
      orders.isPending || vehicles.isPending || runs.isPending || (planId !== null && query.isPending),
  }
}
export type PlanData = ReturnType<typeof usePlanData>

/** Start, stop, dispatch, with the options of the next run. */
export function usePlanActions({ planId, vehicles, showNewest }: PlanData) {
  const { day, link } = useTenant()
  const navigate = useNavigate()
  const startRun = useStartPlan(day)
  const stopRun = useStopPlan()
  const dispatchPlan = useDispatchPlan(day)
  const [options, setOptions] = useState<RunOptions>(DEFAULT_OPTIONS)

  function start(): void {
    const chosen = vehicles.filter((vehicle) => !options.withoutVehicles.has(vehicle.id))
    startRun.mutate(
      {
        date: day,
        objective: options.objective,
        timeLimitSeconds: Number(options.seconds),
        ...(chosen.length < vehicles.length ? { vehicleIds: chosen.map((vehicle) => vehicle.id) } : {}),
      },
      { onSuccess: showNewest, onError: notifyFailure('Could not start the run') },
    )
  }
  function dispatch(): void {
    if (!planId) return
    dispatchPlan.mutate(planId, {
      onSuccess: ({ routes }) => {
        notify({ title: `${plural(routes.length, 'route')} dispatched` })
        void navigate(link('/tenant/live'))
      },
      onError: notifyFailure('Could not dispatch the plan'),
    })
  }
  function stop(): void {
    if (planId) stopRun.mutate(planId, { onError: notifyFailure('Could not stop the run') })
  }
  return {
    options,
    setOptions,
    start,
    stop,
    dispatch,
    isStarting: startRun.isPending,
    isDispatching: dispatchPlan.isPending,
  }
}
export type PlanActions = ReturnType<typeof usePlanActions>
