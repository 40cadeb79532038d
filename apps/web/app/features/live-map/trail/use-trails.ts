// Fetches and decodes the trails of the day on screen, and derives its texts.
import { useQuery } from '@tanstack/react-query'
import type { TrailsResponse } from '@dropwise/contracts'
import { useMemo } from 'react'
import { useTenant } from '../../../lib/company-context.tsx'
import { count } from '../../../lib/format.ts'
import { liveWords } from '../../../lib/words/live.ts'
import type { VanDay } from '../day.ts'
import { dayTrailsQuery, routeTrailQuery } from './api.ts'
import { toDriven, type DrivenTrail } from './driven.ts'
import type { DaySpan } from './trail-lanes.tsx'

/** The axis is rounded outwards to this, in milliseconds. */
const EDGE_MS = 15 * 60_000

/** The day's trails; the selected van's in full resolution where the day's response is simplified. */
export function useTrails(selected: VanDay | undefined) {
  const { day, today } = useTenant()
  const isOver = day < today
  const ofDay = useQuery(dayTrailsQuery(day, isOver))
  const isThinned = (ofDay.data?.resolutionSeconds ?? 0) > 0
  const inFull = useQuery({
    ...routeTrailQuery(selected?.route.id ?? '', isOver),
    enabled: isThinned && selected !== undefined,
  }).data
  const trails = useMemo(() => ofDay.data?.trails.map(toDriven) ?? [], [ofDay.data])
  const full = useMemo(() => inFull?.trails.map(toDriven)[0], [inFull])
  const visibleVans = useMemo(
    () => (full ? trails.map((trail) => (trail.number === full.number ? full : trail)) : trails),
    [trails, full],
  )
  return {
    query: ofDay,
    trails: visibleVans,
    full: full?.number === selected?.route.number ? inFull : undefined,
  }
}

/** From first departure to last return, planned or actual. */
export function spanOf(vans: readonly VanDay[], trails: readonly DrivenTrail[]): DaySpan {
  const times = [
    ...vans.flatMap(({ route }) => [Date.parse(route.departAt), Date.parse(route.returnAt)]),
    ...trails.flatMap(({ startedAt, finishedAt, times: fixTimes }) => [
      startedAt,
      finishedAt,
      fixTimes.at(-1) ?? null,
    ]),
  ].filter((time) => time !== null)
  const from = Math.floor(Math.min(...times) / EDGE_MS) * EDGE_MS
  return { from, to: Math.max(from + EDGE_MS, Math.ceil(Math.max(...times) / EDGE_MS) * EDGE_MS) }
}

/** Says which share of the stored positions is drawn. */
export function resolutionText(answer: TrailsResponse, isFullFor: number | null): string {
  const stored = count(answer.trails.reduce((sum, { positionCount }) => sum + positionCount, 0))
  const seconds = answer.resolutionSeconds
  if (seconds === 0) return liveWords('allDrawn', { count: stored })
  return isFullFor === null
    ? liveWords('thinned', { count: stored, seconds })
    : liveWords('thinnedBut', { count: stored, seconds, number: isFullFor })
}
