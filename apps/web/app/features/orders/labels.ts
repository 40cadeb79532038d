// Parcel labels: formats, and the download for selected orders.
import { LABEL_ORDERS_MAX } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { notify } from '../../ui/toasts.tsx'
import { ordersWords as words } from '../../lib/words/orders.ts'

export const labelFormats = () =>
  [
    { format: 'pdf', label: words('labelsPdf') },
    { format: 'zpl', label: words('labelsZpl') },
  ] as const

/** Downloads labels of orders; says so when that fails. */
export async function downloadLabels(orderIds: readonly string[], format: 'pdf' | 'zpl'): Promise<void> {
  if (orderIds.length > LABEL_ORDERS_MAX) {
    notify({
      title: words('labelsLimit', { count: LABEL_ORDERS_MAX }),
      detail: words('labelsOfDay'),
      tone: 'bad',
    })
    return
  }
  const query = new URLSearchParams({ format, orderIds: orderIds.join(',') })
  try {
    await downloadFile(`/orders/labels?${query}`, `labels.${format}`)
  } catch (error) {
    const { message, hint } = describeError(error)
    notify({ title: words('labelsNotMade'), detail: hint ?? message, tone: 'bad' })
  }
}
