// Optimize Routes: one engine run over the day, with a bar in ten even steps.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { DEFAULT_PLAN_SECONDS, OPTIMISE_STEP } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { useSteppedBar } from '../../lib/stepped-bar.ts'
import { isDemoQuery, isRunning, newestRunQuery, refreshRoutes, useStartRun } from './api.ts'

/** Duration of a demo run: the bar's. */
const DEMO_SECONDS = (OPTIMISE_STEP.everyMs * 100) / OPTIMISE_STEP.points / 1000

interface Followed {
  id: string
  limitSeconds: number
  elapsedSeconds: number
}

export function useOptimise() {
  const { day } = useTenant()
  const client = useQueryClient()
  const newest = useQuery(newestRunQuery(day)).data ?? null
  const isDemo = useQuery(isDemoQuery()).data ?? false
  const start = useStartRun(day)
  const { percent, begin, fill, clear } = useSteppedBar()
  /** The run shown in the bar, until its routes are loaded. */
  const [followed, setFollowed] = useState<Followed | null>(null)
  const running = newest && isRunning(newest) ? newest : null
  const followedId = followed?.id ?? null
  // Also follows a run started elsewhere, or still running after a reload.
  if (running && running.id !== followedId) setFollowed({ id: running.id, ...running.progress })
  const rise = useEffectEvent(() => {
    if (!followed) return
    const { limitSeconds, elapsedSeconds } = followed
    begin(limitSeconds * 10 * OPTIMISE_STEP.points, (elapsedSeconds / limitSeconds) * 100)
  })
  useEffect(() => {
    if (followedId !== null) rise()
  }, [followedId])

  const isOver = followedId !== null && running?.id !== followedId
  useEffect(() => {
    if (!isOver) return
    let isUnmounted = false
    // The demo's bar always takes ten steps; companies need not wait.
    void fill(!isDemo)
      .then(() => refreshRoutes(client))
      .finally(() => {
        if (isUnmounted) return
        clear()
        setFollowed(null)
      })
    return () => {
      isUnmounted = true
    }
  }, [isOver, isDemo, client, fill, clear])
  useEffect(
    () => () => {
      clear()
      setFollowed(null)
    },
    [day, clear],
  )

  const isBusy = start.isPending || followedId !== null || running !== null
  return {
    isBusy,
    percent: percent ?? 0,
    /** Progress of the current or last run. */
    progress: newest?.id === followedId || running ? newest?.progress : undefined,
    /** The previous run, once finished. */
    last: isBusy ? null : newest,
    failure: start.error,
    start: async () => {
      const limitSeconds = (await client.ensureQueryData(isDemoQuery())) ? DEMO_SECONDS : DEFAULT_PLAN_SECONDS
      start.mutate(
        { date: day, timeLimitSeconds: limitSeconds },
        { onSuccess: ({ id }) => setFollowed({ id, limitSeconds, elapsedSeconds: 0 }) },
      )
    },
  }
}
export type Optimise = ReturnType<typeof useOptimise>
