// Cancelling is final (the state machine ends there), so the call waits for the toast to end; Undo drops it.
import { useCallback } from 'react'
import type { OrderItem } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { listText } from '../../lib/format.ts'
import { pendingIds, sendLater } from '../../lib/pending-ids.ts'
import { notify } from '../../ui/toasts.tsx'
import { useCancelOrders } from './api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'
import { frameWords } from '../../lib/words/frame.ts'

const pending = pendingIds()

/** Orders with a pending, undoable cancellation. */
export const usePendingCancels = pending.usePending

type Cancelled = Pick<OrderItem, 'id' | 'pair'> & Partial<Pick<OrderItem, 'status' | 'routeNumber'>>

/** Names other halves of pairs that are cancelled too; undefined for none. */
export function otherHalfText(orders: readonly Cancelled[]): string | undefined {
  const halves = new Map<string, number>()
  for (const { pair } of orders) if (pair !== null) halves.set(pair, (halves.get(pair) ?? 0) + 1)
  const alone = [...halves].filter(([, count]) => count === 1).map(([pair]) => pair)
  if (alone.length === 0) return undefined
  return alone.length === 1
    ? words('withOtherHalf', { pair: alone[0]! })
    : words('withOtherHalves', { count: alone.length })
}

/** `Off R9, if its van has not been there`; undefined when none is on the road. */
export function roadText(orders: readonly Cancelled[]): string | undefined {
  const onRoad = orders.filter(({ status }) => status === 'dispatched')
  if (onRoad.length === 0) return undefined
  const routes = [...new Set(onRoad.map(({ routeNumber }) => `R${routeNumber}`))]
  return words('offRoutes', { routes: listText(routes) })
}

/** Cancels after the toast, or at once when the page unloads. */
export function useCancelWithUndo(): (orders: readonly Cancelled[]) => void {
  const { mutateAsync } = useCancelOrders()
  return useCallback(
    (orders: readonly Cancelled[]) => {
      const ids = orders.map(({ id }) => id)
      const detail = [roadText(orders), otherHalfText(orders)].filter(Boolean).join('. ')
      const drop = sendLater(() => {
        mutateAsync([...ids])
          .then(({ failed }) => {
            if (failed[0])
              notify({
                title: words('ordersNotCancelled', { count: failed.length }),
                detail: failed[0].message,
                tone: 'bad',
              })
          })
          .catch((error: unknown) =>
            notify({ title: words('nothingCancelled'), detail: describeError(error).message, tone: 'bad' }),
          )
          .finally(() => pending.change(ids, false))
      })
      pending.change(ids, true)
      notify({
        title: words('ordersCancelled', { count: ids.length }),
        ...(detail ? { detail } : {}),
        action: {
          label: frameWords('undo'),
          run: () => {
            drop()
            pending.change(ids, false)
          },
        },
      })
    },
    [mutateAsync],
  )
}
