// The plan of a day: orders, vehicles, runs, the run on screen, and its actions.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  readPlanningRules,
  type PlanningRules,
  type PlanResponse,
  type RouteViolation,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { ordersQuery } from '../../lib/data/orders.ts'
import { planningRulesQuery } from '../../lib/data/planning-rules.ts'
import { driversQuery } from '../../lib/data/drivers.ts'
import { vehiclesQuery } from '../../lib/data/vehicles.ts'
import { guessHues } from '../../lib/route-hues.ts'
import { useUrlState } from '../../lib/url-state.ts'
import { noticesText } from '../../lib/notices-text.ts'
import { setWithdrawn } from '../../lib/withdrawn.ts'
import { planWords as words } from '../../lib/words/plan.ts'
import { brokenRulesOf } from '../../ui/rules-question.tsx'
import { notify } from '../../ui/toasts.tsx'
import {
  isRunning,
  dispatchedRun,
  linesVersion,
  planLinesQuery,
  planQuery,
  runsQuery,
  useDispatchPlan,
  useRecallPlan,
  useStartPlan,
  useStopPlan,
} from './api.ts'
import { usePlanEditor } from './edit/use-plan-editor.ts'
import { toPlanView } from './plan-model.ts'
import { usePlanRisk } from './risk.tsx'
import type { RunOptions } from './run-options.tsx'

/** Initial options of a run, from the company's rules. */
function optionsOf({ objective, rules, timeLimitSeconds }: PlanningRules): RunOptions {
  return {
    seconds: String(timeLimitSeconds),
    objective,
    withoutVehicles: new Set(),
    keepsLocks: true,
    maxHours: rules.maxSeconds ? String(rules.maxSeconds / 3600) : '',
    maxStops: String(rules.maxStops ?? ''),
    notBefore: rules.notBefore ?? '',
    saferPercent: String(rules.saferPercent ?? ''),
    compactPercent: String(rules.compactPercent ?? ''),
  }
}

/** How long a dispatch can be undone, in milliseconds. */
const UNDO_DISPATCH_MS = 60_000

function rulesOf({ maxHours, maxStops, notBefore, saferPercent, compactPercent }: RunOptions) {
  return {
    ...(Number(maxHours) > 0 ? { maxSeconds: Math.round(Number(maxHours) * 3600) } : {}),
    ...(Number(maxStops) > 0 ? { maxStops: Number(maxStops) } : {}),
    ...(notBefore === '' ? {} : { notBefore }),
    ...(Number(saferPercent) > 0 ? { saferPercent: Number(saferPercent) } : {}),
    ...(Number(compactPercent) > 0 ? { compactPercent: Number(compactPercent) } : {}),
  }
}

const notifyFailure = (title: string) => (error: unknown) => {
  const { message, hint } = describeError(error)
  notify({ title, detail: [message, hint].filter(Boolean).join(' '), tone: 'bad' })
}

/** Calls `refresh` when the engine stops: orders then have new routes and lateness. */
function useWhenRunEnds(status: PlanResponse['status'] | null, refresh: () => void): void {
  const wasRunning = useRef(false)
  useEffect(() => {
    const isNowRunning = status !== null && isRunning(status)
    if (wasRunning.current && !isNowRunning) refresh()
    wasRunning.current = isNowRunning
  }, [status, refresh])
}

/** The data of the plan screen. */
export function usePlanData() {
  const { company, day } = useTenant()
  const orders = useQuery(ordersQuery(day))
  const vehicles = useQuery(vehiclesQuery())
  const runs = useQuery(runsQuery(day))
  const [askedPlan, setPlanId] = useUrlState('plan')
  // The dispatched plan opens first; without one, the newest run.
  const dispatched = runs.data ? dispatchedRun(runs.data) : undefined
  const openingId = dispatched?.id ?? runs.data?.at(-1)?.id ?? null
  const planId = askedPlan ?? openingId
  const query = useQuery({ ...planQuery(planId), placeholderData: keepPreviousData })
  const stored = query.data && query.data.date === day && planId ? query.data : null
  const editing = usePlanEditor(stored, setPlanId)
  // Includes unsaved edits.
  const plan = editing.state?.plan ?? stored
  const lines = useQuery(planLinesQuery(stored ? planId : null, linesVersion(stored)))
  const drivers = useQuery(driversQuery()).data

  const activeVehicles = useMemo(
    () => (vehicles.data ?? []).filter((vehicle) => vehicle.status === 'active'),
    [vehicles.data],
  )
  const dayOrders = useMemo(
    () => (orders.data ?? []).filter((order) => order.status !== 'cancelled'),
    [orders.data],
  )
  const risk = usePlanRisk(plan, !editing.state?.unsaved)
  const view = useMemo(() => {
    if (!plan || plan.routes.length === 0) return null
    // Draws a van that an edit just added before the database knows it.
    guessHues(
      plan.date,
      plan.routes.map(({ number }) => number),
    )
    return { ...toPlanView(plan, dayOrders, vehicles.data ?? [], company, drivers), risk }
  }, [plan, dayOrders, vehicles.data, company, drivers, risk])
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
    editing,
    lines: view ? (lines.data?.routes ?? []) : [],
    runs: runs.data ?? [],
    orders: dayOrders,
    vehicles: activeVehicles,
    /** The dispatched run, if any. */
    dispatched,
    /** The plan that opens by default needs no URL parameter. */
    pickPlan: (id: string) => setPlanId(id === openingId ? null : id),
    showRun: (id: string) => setPlanId(dispatched ? id : null),
    failed:
      [orders, vehicles, runs].find((each) => each.isError && !each.data) ??
      (query.isError && !query.data ? query : undefined),
    isLoading:
      orders.isPending || vehicles.isPending || runs.isPending || (planId !== null && query.isPending),
  }
}
export type PlanData = ReturnType<typeof usePlanData>

interface BrokenByDispatch {
  rules: RouteViolation[]
  vehicleIds: string[] | undefined
}

/** Start, stop and dispatch, with the options of the next run. */
export function usePlanActions({ planId, plan, vehicles, showRun }: PlanData) {
  const { day, link } = useTenant()
  const navigate = useNavigate()
  const startRun = useStartPlan(day)
  // The new run exists but is not loaded; the screen still shows the previous plan.
  const isOpening = planId !== null && startRun.data?.id === planId && plan?.id !== planId
  const stopRun = useStopPlan()
  const dispatchPlan = useDispatchPlan(day)
  const recallPlan = useRecallPlan(day)
  const rules = useQuery(planningRulesQuery()).data
  const defaultOptions = useMemo(() => optionsOf(rules ?? readPlanningRules({})), [rules])
  // Options changed during this visit; null without changes.
  const [changed, setOptions] = useState<RunOptions | null>(null)
  const options = changed ?? defaultOptions

  /** `objective` and `seconds` apply to this run only. */
  function start(objective = options.objective, seconds = Number(options.seconds)): void {
    const chosenVehicles = vehicles.filter((vehicle) => !options.withoutVehicles.has(vehicle.id))
    startRun.mutate(
      {
        date: day,
        objective,
        rules: rulesOf(options),
        // Keeps the locks of the plan on screen.
        basePlanId: options.keepsLocks && plan && !isRunning(plan.status) ? plan.id : null,
        timeLimitSeconds: seconds,
        ...(chosenVehicles.length < vehicles.length
          ? { vehicleIds: chosenVehicles.map((vehicle) => vehicle.id) }
          : {}),
      },
      { onSuccess: ({ id }) => showRun(id), onError: notifyFailure(words('notStarted')) },
    )
  }
  const [broken, setBroken] = useState<BrokenByDispatch | null>(null)
  /** Dispatches the routes of these vehicles, or all. */
  function dispatch(vehicleIds?: string[], confirmedRules?: string[]): void {
    if (!planId) return
    setBroken(null)
    const unservedCount = plan?.unserved.length ?? 0
    const undispatchedCount = vehicleIds ? (plan?.routes.length ?? 0) - vehicleIds.length : 0
    dispatchPlan.mutate(
      { id: planId, vehicleIds, ...(confirmedRules ? { confirmedRules } : {}) },
      {
        onSuccess: ({ routes, restPlanId }) => {
          const detail = restPlanId
            ? words('routesLater', { count: undispatchedCount })
            : unservedCount > 0 && words('ordersWithoutVan', { count: unservedCount })
          notify({
            title: words('routesDispatched', { count: routes.length }),
            ...(detail ? { detail } : {}),
            action: { label: words('undo'), run: () => undoDispatch(planId) },
            durationMs: UNDO_DISPATCH_MS,
          })
          void navigate(link(restPlanId ? `/tenant/plan?plan=${restPlanId}` : '/tenant/live'))
        },
        onError: (error) => {
          const rules = brokenRulesOf(error)
          if (rules) setBroken({ rules, vehicleIds })
          else notifyFailure(words('notDispatched'))(error)
        },
      },
    )
  }
  function undoDispatch(id: string): void {
    recallPlan(id)
      .then(({ routes, told }) => {
        notify({ title: words('routesRecalled', { count: routes.length }), detail: noticesText(told) })
        setWithdrawn(told)
        return navigate(link(`/tenant/plan?plan=${id}`))
      })
      .catch(notifyFailure(words('notRecalled')))
  }
  function stop(): void {
    if (planId) stopRun.mutate(planId, { onError: notifyFailure(words('notStopped')) })
  }
  return {
    options,
    setOptions,
    start,
    stop,
    dispatch,
    /** Rules of the day that the routes break; a person confirms them before dispatch. */
    broken,
    forgetBroken: () => setBroken(null),
    isStarting: startRun.isPending || isOpening,
    isDispatching: dispatchPlan.isPending,
  }
}
export type PlanActions = ReturnType<typeof usePlanActions>
