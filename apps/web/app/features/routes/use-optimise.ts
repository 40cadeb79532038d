// Optimize Routes: one run of the engine over the day, with a bar that rises in ten even steps of the run's time.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DEFAULT_PLAN_SECONDS, OPTIMISE_STEP } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { isDemoQuery, isRunning, newestRunQuery, refreshRoutes, useStartRun } from './api.ts'

/** The last step belongs to the end of the run: the bar waits below it for an engine that takes longer. */
const LAST_WAIT = 100 - OPTIMISE_STEP.points

/** A run of the demo: as long as the bar takes there. */
const DEMO_SECONDS = (OPTIMISE_STEP.everyMs * 100) / OPTIMISE_STEP.points / 1000

/** Percent of a run: a step for every tenth of its time, 100 once it is over. */
function useStepped(run: { id: string; elapsedMs: number; limitMs: number } | null): number {
  const [state, setState] = useState({ id: '', percent: 0 })
  const { id = '', elapsedMs = 0, limitMs = 0 } = run ?? {}
  const stepMs = (limitMs * OPTIMISE_STEP.points) / 100
  useEffect(() => {
    if (id === '') return
    // A run that somebody else started, or that went on while the page was away, is shown as far as it is.
    const before = Math.floor(elapsedMs / stepMs) * OPTIMISE_STEP.points
    setState({ id, percent: Math.min(LAST_WAIT, before) })
    const timer = setInterval(
      () => setState((now) => ({ id, percent: Math.min(LAST_WAIT, now.percent + OPTIMISE_STEP.points) })),
      stepMs,
    )
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- how far the run was counts once, when it is first seen
  }, [id, stepMs])
  return state.id === id ? state.percent : 0
}

export function useOptimise() {
  const { day } = useTenant()
  const client = useQueryClient()
  const newest = useQuery(newestRunQuery(day)).data ?? null
  const start = useStartRun(day)
  const running = newest && isRunning(newest) ? newest : null
  const percent = useStepped(
    running && {
      id: running.id,
      elapsedMs: running.progress.elapsedSeconds * 1000,
      limitMs: running.progress.limitSeconds * 1000,
    },
  )
  // The bar is at 100 until the routes that the run found are there.
  const [isFetching, setFetching] = useState(false)
  const runningId = running?.id
  useEffect(() => {
    if (!runningId) return
    return () => {
      setFetching(true)
      void refreshRoutes(client).finally(() => setFetching(false))
    }
  }, [runningId, client])

  return {
    /** The run that is under way; null between runs. */
    running,
    isBusy: start.isPending || running !== null || isFetching,
    percent: isFetching && !running ? 100 : percent,
    /** The run before, once it is over. */
    last: running ? null : newest,
    failure: start.error,
    start: async () => {
      const isDemo = await client.ensureQueryData(isDemoQuery())
      start.mutate({ date: day, timeLimitSeconds: isDemo ? DEMO_SECONDS : DEFAULT_PLAN_SECONDS })
    },
  }
}
export type Optimise = ReturnType<typeof useOptimise>
