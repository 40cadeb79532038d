// Push notifications in this browser: state, and switching on or off.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../lib/session-context.ts'
import {
  readPushState,
  switchPushOff,
  switchPushOn,
  type PushState,
  type PushWorker,
} from '../../lib/web-push.ts'

export interface Push {
  /** Undefined until the browser responds. */
  state: PushState | undefined
  isBusy: boolean
  failure: unknown
  set: (isOn: boolean) => void
}

export function usePush(worker: PushWorker): Push {
  const { userId } = useUser()
  const queries = useQueryClient()
  const queryKey = ['push', userId, worker.scope]
  const read = useQuery({ queryKey, queryFn: () => readPushState(worker), retry: false })
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? switchPushOn(worker) : switchPushOff(worker)),
    onSuccess: (state) => queries.setQueryData(queryKey, state),
  })
  return {
    state: read.data,
    isBusy: change.isPending,
    failure: change.error,
    set: (isOn) => change.mutate(isOn),
  }
}
