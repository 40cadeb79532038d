// Accepts or declines one request of the order form. Dispatch can undo a refusal until the message to the visitor leaves.
import { UNDO_DECLINE_SECONDS, type OrderRequest } from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeError } from '../../../lib/api.ts'
import {
  acceptRequest,
  declineRequest,
  requestsQuery,
  restoreRequest,
} from '../../../lib/data/order-requests.ts'
import { frameWords } from '../../../lib/words/frame.ts'
import { orderRequestsWords as words } from '../../../lib/words/order-requests.ts'
import { notify } from '../../../ui/toasts.tsx'

/** Ends before the message leaves. */
const UNDO_MS = (UNDO_DECLINE_SECONDS - 10) * 1_000

export function useAnswer({ id, wish }: OrderRequest) {
  const queries = useQueryClient()
  const isReachable = Boolean(wish?.email || wish?.phone)
  // A separate promise, because the row unmounts once it is answered.
  const restore = () =>
    void restoreRequest(id).then(
      (list) => {
        queries.setQueryData(requestsQuery().queryKey, list)
        notify({ title: words('restored') })
      },
      (error: unknown) =>
        notify({ title: words('notRestored'), detail: describeError(error).message, tone: 'bad' }),
    )
  return useMutation({
    /** Null accepts; a text declines and goes to the visitor. */
    mutationFn: (reason: string | null) => (reason === null ? acceptRequest(id) : declineRequest(id, reason)),
    onSuccess: (list, reason) => {
      queries.setQueryData(requestsQuery().queryKey, list)
      void queries.invalidateQueries({ queryKey: ['orders'] })
      if (reason === null) return notify({ title: words('accepted') })
      notify({
        title: words('declined'),
        ...(isReachable && { detail: words('toldLater') }),
        durationMs: UNDO_MS,
        action: { label: frameWords('undo'), run: restore },
      })
    },
    onError: (error) => {
      notify({ title: words('notAnswered'), detail: describeError(error).message, tone: 'bad' })
      void queries.invalidateQueries({ queryKey: requestsQuery().queryKey })
    },
  })
}
