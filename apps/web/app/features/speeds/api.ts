// Calls of the company's driving speeds.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  drivingSpeedsResponse,
  learnedSpeedsResponse,
  type ApplyLearnedBody,
  type SpeedCells,
} from '@dropwise/contracts'
import { ApiError, callApi } from '../../lib/api.ts'

const PATH = '/driving-speeds'
/** Learning reads weeks of drives. */
const LEARN_TIMEOUT_MS = 30_000

export const speedsQuery = () =>
  queryOptions({
    queryKey: ['driving-speeds'],
    queryFn: ({ signal }) => callApi(PATH, drivingSpeedsResponse, { signal }),
  })

export const learnedQuery = () =>
  queryOptions({
    queryKey: ['learned-speeds'],
    queryFn: ({ signal }) =>
      callApi(`${PATH}/learned`, learnedSpeedsResponse, { signal, timeoutMs: LEARN_TIMEOUT_MS }),
    staleTime: 300_000,
  })

export type SpeedChange =
  | { kind: 'save'; cells: SpeedCells }
  | { kind: 'undo' }
  | { kind: 'file'; csv: string }
  | { kind: 'learned'; hours: NonNullable<ApplyLearnedBody>['hours'] }

const CALLS = {
  save: { method: 'PUT', path: PATH },
  undo: { method: 'POST', path: `${PATH}/undo` },
  file: { method: 'POST', path: `${PATH}/import` },
  learned: { method: 'POST', path: `${PATH}/learned/apply` },
} as const

/** `readAt`: `changedAt` of the table on screen, so that nobody's change is overwritten unseen. */
export function useChangeSpeeds() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change: { kind, ...body }, readAt }: { change: SpeedChange; readAt: string | null }) =>
      callApi(CALLS[kind].path, drivingSpeedsResponse, {
        method: CALLS[kind].method,
        body: { ...body, changedAt: readAt },
        timeoutMs: LEARN_TIMEOUT_MS,
      }),
    onSuccess: (table) => {
      queries.setQueryData(speedsQuery().queryKey, table)
      // Plans say whether their speeds are still in force.
      void queries.invalidateQueries({ queryKey: ['plans'] })
    },
    onError: (error) =>
      isChangedMeanwhile(error) ? queries.invalidateQueries({ queryKey: speedsQuery().queryKey }) : undefined,
  })
}

export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'speeds_changed_meanwhile'

/** Sentences of a refused file, one for each line that does not fit; null for another failure. */
export function fileProblems(error: unknown): string[] | null {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed' || !Array.isArray(error.details))
    return null
  return error.details.flatMap((detail: { message?: unknown } | null) =>
    typeof detail?.message === 'string' ? [detail.message] : [],
  )
}
