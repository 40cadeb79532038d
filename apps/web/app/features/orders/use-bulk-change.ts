// Changes several orders and reports the result.
import { describeError } from '../../lib/api.ts'
import { notify } from '../../ui/toasts.tsx'
import { useChangeOrders, type OrderPatch } from './api.ts'
import { ordersWords as words } from '../../lib/words/orders.ts'

/** `outcome`: `3 orders changed`. */
export function useBulkChange(ids: string[], onDone: () => void) {
  const { mutate, isPending } = useChangeOrders()
  const changeAll = (patch: OrderPatch, outcome: (count: number) => string) =>
    mutate(
      { ids, patch },
      {
        onSuccess: ({ done, failed }) => {
          const title = outcome(done)
          if (failed === 0) notify({ title })
          else
            notify({
              title: words('someRefused', { outcome: title, count: failed }),
              detail: words('ordersOnRoadStay'),
              tone: 'bad',
            })
          onDone()
        },
        onError: (error) =>
          notify({ title: words('nothingChanged'), detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return { changeAll, isPending }
}
