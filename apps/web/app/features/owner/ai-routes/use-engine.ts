// Runs the engine on the sample day in this page's workers: all vans, or one van again.
import { efficiencyPercent, OPTIMISE_STEP, REROUTE_MS } from '@dropwise/contracts'
import { solve, type Plan, type PlanRoute, type Problem } from '@dropwise/planner'
import { useEffect, useRef, useState } from 'react'
import { useSteppedBar } from '../../../lib/stepped-bar.ts'
import { loadSampleDay, toProblem, type SampleDay } from '../../../lib/sample-day.ts'

/** Duration of the bar (requirement 2.12-1), in milliseconds. */
const RUN_MS = (OPTIMISE_STEP.everyMs * 100) / OPTIMISE_STEP.points

export interface EngineRoute {
  number: number
  stops: number[]
  metres: number
  seconds: number
  packages: number
  /** Time at stops as percent of paid time. */
  efficiency: number
  serviceSeconds: number
  /** Seconds of waiting for windows. */
  waitSeconds: number
  isRerouting: boolean
}

const toRoute = (route: PlanRoute): EngineRoute => ({
  number: route.vehicleIndex + 1,
  stops: route.steps.filter((step) => step.type === 'order').map((step) => step.location),
  metres: route.distance,
  seconds: route.duration,
  packages: route.steps[0]?.load[0] ?? 0,
  efficiency: Math.round(
    efficiencyPercent({ serviceSeconds: route.service, durationSeconds: route.duration }) ?? 0,
  ),
  serviceSeconds: route.service,
  waitSeconds: route.wait,
  isRerouting: false,
})

const routesOf = (plan: Plan) =>
  plan.routes.filter((route) => route.steps.some((step) => step.type === 'order')).map(toRoute)

/** The problem of one van and its stops. */
function partOf(problem: Problem, route: EngineRoute): Problem {
  return {
    ...problem,
    vehicles: problem.vehicles.filter((_, i) => i === route.number - 1),
    orders: problem.orders.filter((order) => route.stops.includes(Number(order.location))),
  }
}

export function useEngine() {
  const [day, setDay] = useState<SampleDay | null>(null)
  const [routes, setRoutes] = useState<EngineRoute[] | null>(null)
  const [unserved, setUnserved] = useState(0)
  const { percent, begin, fill, clear } = useSteppedBar()
  const [failure, setFailure] = useState<'sampleNotLoaded' | 'engineNotStarted' | null>(null)
  const stopper = useRef<AbortController | null>(null)
  const seed = useRef(1)

  useEffect(() => {
    let isUnmounted = false
    loadSampleDay().then(
      (loaded) => void (isUnmounted || setDay(loaded)),
      (error: unknown) => {
        console.error('Loading the sample day failed', error)
        if (!isUnmounted) setFailure('sampleNotLoaded')
      },
    )
    return () => {
      isUnmounted = true
      stopper.current?.abort()
    }
  }, [])

  const options = (timeLimitMs: number, signal?: AbortSignal) => ({
    seed: seed.current,
    timeLimitMs,
    threads: Math.min(2, navigator.hardwareConcurrency || 1),
    ...(signal && { signal }),
  })

  function reportEngine(error: unknown): void {
    console.error('Running the engine failed', error)
    setFailure('engineNotStarted')
  }

  async function optimise(): Promise<void> {
    if (!day) return
    seed.current += 1
    stopper.current = new AbortController()
    begin(OPTIMISE_STEP.everyMs)
    setFailure(null)
    const { signal } = stopper.current
    try {
      const plan = await solve(toProblem(day), options(RUN_MS, signal))
      // After Stop, fill the bar at once.
      await fill(signal.aborted)
      setRoutes(routesOf(plan))
      setUnserved(plan.unserved.length)
    } catch (error) {
      reportEngine(error)
    }
    clear()
  }

  const replace = (number: number, change: (route: EngineRoute) => EngineRoute) =>
    setRoutes((all) => all?.map((route) => (route.number === number ? change(route) : route)) ?? null)

  async function reroute(route: EngineRoute): Promise<void> {
    if (!day) return
    seed.current += 1
    replace(route.number, (r) => ({ ...r, isRerouting: true }))
    try {
      // Waits the two seconds even if one van is solved sooner.
      const [plan] = await Promise.all([
        solve(partOf(toProblem(day), route), options(REROUTE_MS)),
        new Promise((resolve) => setTimeout(resolve, REROUTE_MS)),
      ])
      const [firstRoute] = routesOf(plan)
      replace(route.number, (r) =>
        firstRoute && plan.unserved.length === 0 && firstRoute.seconds <= r.seconds
          ? { ...firstRoute, number: r.number }
          : { ...r, isRerouting: false },
      )
    } catch (error) {
      replace(route.number, (r) => ({ ...r, isRerouting: false }))
      reportEngine(error)
    }
  }

  return { day, routes, unserved, percent, failure, optimise, reroute, stop: () => stopper.current?.abort() }
}
