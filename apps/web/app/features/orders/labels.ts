// Parcel labels: formats, and the download for selected orders.
import { LABEL_ORDERS_MAX } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { downloadFile } from '../../lib/download.ts'
import { notify } from '../../ui/toasts.tsx'

export const LABEL_FORMATS = [
  { format: 'pdf', label: 'Parcel labels (PDF)' },
  { format: 'zpl', label: 'Parcel labels (ZPL, Zebra)' },
] as const

/** Downloads labels of orders; says so when that fails. */
export async function downloadLabels(orderIds: readonly string[], format: 'pdf' | 'zpl'): Promise<void> {
  if (orderIds.length > LABEL_ORDERS_MAX) {
    notify({
      title: `Labels of at most ${LABEL_ORDERS_MAX} selected orders`,
      detail: 'For a whole day use the export menu above the list.',
      tone: 'bad',
    })
    return
  }
  const query = new URLSearchParams({ format, orderIds: orderIds.join(',') })
  try {
    await downloadFile(`/orders/labels?${query}`, `labels.${format}`)
  } catch (error) {
    const { message, hint } = describeError(error)
    notify({ title: 'The labels could not be made', detail: hint ?? message, tone: 'bad' })
  }
}
