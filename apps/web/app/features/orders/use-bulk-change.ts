// Changes several orders and reports the result.
import { describeError } from '../../lib/api.ts'
import { plural } from '../../lib/format.ts'
import { notify } from '../../ui/toasts.tsx'
import { useChangeOrders, type OrderPatch } from './api.ts'

/** `outcome` completes "3 orders …". */
export function useBulkChange(ids: string[], onDone: () => void) {
  const { mutate, isPending } = useChangeOrders()
  const changeAll = (patch: OrderPatch, outcome: string) =>
    mutate(
      { ids, patch },
      {
        onSuccess: ({ done, failed }) => {
          const title = `${plural(done, 'order')} ${outcome}`
          if (failed === 0) notify({ title })
          else
            notify({
              title: `${title}, ${failed} refused`,
              detail: 'Orders on the road stay as they are.',
              tone: 'bad',
            })
          onDone()
        },
        onError: (error) =>
          notify({ title: 'Nothing was changed', detail: describeError(error).message, tone: 'bad' }),
      },
    )
  return { changeAll, isPending }
}
